import { expect, it } from "vitest";
import { attempt, byHex, bySquare, hexMove, hexMoves, wordsOf } from "./moves";

it("takes actions on the map apart", () => {
  expect(hexMove("woodcutter 0,-3")).toMatchObject({
    verb: "woodcutter",
    tool: "woodcutter",
    good: null,
    hexes: ["0,-3"],
  });
  expect(hexMove("farm wine 2,-2")).toMatchObject({ tool: "farm wine", good: "wine", hexes: ["2,-2"] });
  expect(hexMove("fishery fish -1,2 S")).toMatchObject({ tool: "fishery fish", hexes: ["-1,2", "-1,3"] });
  expect(hexMove("build granary")).toBeNull();
});

it("finds fisheries at both of their hexes", () => {
  const found = byHex(hexMoves(["fishery fish -1,2 NE", "woodcutter -1,2"]));
  expect(found.get("-1,2")).toHaveLength(2);
  expect(found.get("0,1")).toHaveLength(1);
});

it("finds what can be done at squares", () => {
  const found = bySquare(["man 1A1", "heal 1C3", "lift 1A1", "place 1A1 0", "done"]);
  expect(found.get("1A1")).toEqual(["man 1A1", "lift 1A1"]);
  expect(wordsOf(["exchange wood", "exchange dye", "done"], "exchange")).toEqual(["wood", "dye"]);
});

it("asks about a fishery with a direction", () => {
  expect(attempt("fishery dye", "1,1")).toBe("fishery dye 1,1 S");
  expect(attempt("inn", "1,1")).toBe("inn 1,1");
});
