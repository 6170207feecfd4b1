import { describe, expect, it } from "vitest";
import { antiquity } from "../../../generated/actions/antiquity";
import { Choice } from "../choice.svelte";
import { player, session } from "../fixtures.svelte";
import { hexMove, isOnMap, type HexMove } from "../tools";
import type { AntiquityPreview } from "../types";
import { promise } from "./told";

function moveOf(line: string): HexMove {
  const action = antiquity.parse(line);
  if (!action || !isOnMap(action)) throw new Error(`nothing is done on the map by "${line}"`);
  return hexMove(action);
}

const preview = (changes: Partial<AntiquityPreview>): AntiquityPreview => ({
  hexes: [],
  good: null,
  zone: [],
  squares: [],
  fixed: {},
  food: 0,
  luxury: 0,
  ...changes,
});

describe("what a move would bring", () => {
  const table = session([], {
    tokens: ["1,1", "0,-1"],
    polluted: ["2,0"],
    players: [player({ zone: ["1,0"] }), player()],
  });
  const choice = new Choice(table);

  it("tells goods, tokens that are lost under them, and the price", () => {
    const mine = preview({ hexes: ["1,0", "1,1"], good: "stone", fixed: { wood: 1 } });
    expect(promise(table, choice, moveOf("mine stone 1,0"), mine)).toEqual([
      "antiquity-web-brings",
      "antiquity-web-token-lost",
      "antiquity-web-effect-cost",
    ]);
  });

  it("tells what joins the zone only where that is clean, and no price where there is none", () => {
    expect(promise(table, choice, moveOf("inn 1,0"), preview({ zone: ["1,0", "2,0"] }))).toEqual([
      "antiquity-web-zone-then",
    ]);
    expect(promise(table, choice, moveOf("inn 1,0"), preview({ zone: ["1,0", "2,0", "2,1"] }))).toEqual([
      "antiquity-web-zone-then",
      "antiquity-web-zone-new",
    ]);
  });

  it("tells of the tokens under the seven hexes of a city", () => {
    expect(promise(table, choice, moveOf("city 0,0"), preview({ zone: ["1,0"] }))).toEqual([
      "antiquity-web-zone-then",
      "antiquity-web-token-lost",
    ]);
  });

  it("tells that pollution discards a token, unless the table plays otherwise", () => {
    expect(promise(table, choice, moveOf("pollute 1,1"), null)).toEqual(["antiquity-web-token-lost"]);
    const other = { ...table, options: { pollution_discards_tokens: false } };
    expect(promise(other, choice, moveOf("pollute 1,1"), null)).toEqual([]);
    expect(promise(table, choice, moveOf("explore 1,1"), null)).toEqual([]);
  });
});
