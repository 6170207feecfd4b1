import { expect, it } from "vitest";
import { holdingsOf, sitesOf } from "../board";
import { building, city, player, TILE, view } from "../fixtures.svelte";
import { byHex, hexMove, type MapAction } from "../tools";
import type { AntiquityView } from "../types";
import { yieldOf, yields, type Land } from "./yields";

function land(changes: Partial<AntiquityView> = {}, options: Record<string, unknown> = {}): Land {
  const seen = view(changes);
  return {
    sites: sitesOf({ tiles: [TILE], cut: seen.cut }),
    holdings: holdingsOf(seen),
    own: seen.players[0],
    options,
    left: seen.goods_left,
  };
}
const at = (action: MapAction, changes?: Partial<AntiquityView>) => yieldOf(land(changes), hexMove(action));

it("counts the clean and free hexes of the right ground, here and around", () => {
  const forest: MapAction = { verb: "woodcutter", hex: "-4,1" };
  expect(at(forest)).toEqual({ kind: "wood", count: 3 });
  expect(at(forest, { polluted: ["-4,0"] })).toEqual({ kind: "wood", count: 2 });
  expect(at(forest, { cut: ["-4,2"] })).toEqual({ kind: "wood", count: 2 });
  expect(at({ verb: "mine", ore: "gold", hex: "-3,-1" })?.kind).toBe("gold");
});

it("takes no more from the bank than it has, with what was just paid", () => {
  const goods_left = { wood: 1, grain: 0 };
  expect(at({ verb: "woodcutter", hex: "-4,1" }, { goods_left })?.count).toBe(2);
  expect(at({ verb: "farm", crop: "grain", hex: "-4,3" }, { goods_left })?.count).toBe(1);
  expect(at({ verb: "free-farm", crop: "grain", hex: "-4,3" }, { goods_left })?.count).toBe(0);
});

it("counts what would join the zone, further with a Stable", () => {
  const own = player({ cities: [city({ hexes: ["0,-4"] })], zone: ["0,-3"] });
  const near = at({ verb: "inn", hex: "0,-2" }, { players: [own, player()] });
  const stable = { ...building("stable", ["1A1"]), works: true };
  const rider = player({ cities: [city({ hexes: ["0,-4"], buildings: [stable] })], zone: ["0,-3"] });
  const far = at({ verb: "inn", hex: "0,-2" }, { players: [rider, player()] });
  expect(near?.kind).toBe("zone");
  expect(far?.count).toBeGreaterThan(near?.count ?? 0);
});

it("counts the polluted hexes that would be clean", () => {
  expect(at({ verb: "clean", hex: "0,0" }, { polluted: ["0,0", "1,0", "3,0"] })).toEqual({
    kind: "clean",
    count: 2,
  });
});

it("shows at a hex of several fisheries the best of them", () => {
  const moves = (["S", "SE"] as const).map((direction) =>
    hexMove({ verb: "fishery", catch: "fish", hex: "-1,2", direction }),
  );
  const counts = moves.map((move) => yieldOf(land(), move)?.count ?? 0);
  expect(yields(land(), byHex(moves)).get("-1,2")).toEqual({ kind: "fish", count: Math.max(...counts) });
});
