import { expect, it } from "vitest";
import { antiquity } from "../../generated/actions/antiquity";
import { attempt, byHex, bySquare, goodOf, hexMove, isOnMap, isOnSquare, keyOf, type HexMove } from "./tools";

function moves(...lines: string[]): HexMove[] {
  return antiquity.parseAll(lines).filter(isOnMap).map(hexMove);
}

it("knows what is done on the map, and where", () => {
  const [woodcutter, farm, fishery, none] = moves(
    "woodcutter 0,-3",
    "farm wine 2,-2",
    "fishery fish -1,2 S",
    "build granary",
  );
  expect(woodcutter).toMatchObject({ tool: { verb: "woodcutter" }, hexes: ["0,-3"] });
  expect(farm).toMatchObject({ tool: { verb: "farm", crop: "wine" }, hexes: ["2,-2"] });
  expect(fishery).toMatchObject({ tool: { verb: "fishery", catch: "fish" }, hexes: ["-1,2", "-1,3"] });
  expect(none).toBeUndefined();
  expect([woodcutter, farm, fishery].map((move) => move && keyOf(move.tool))).toEqual([
    "woodcutter",
    "farm wine",
    "fishery fish",
  ]);
  expect([woodcutter, farm, fishery].map((move) => move && goodOf(move.tool))).toEqual([
    null,
    "wine",
    "fish",
  ]);
});

it("finds fisheries at both of their hexes", () => {
  const found = byHex(moves("fishery fish -1,2 NE", "woodcutter -1,2"));
  expect(found.get("-1,2")).toHaveLength(2);
  expect(found.get("0,1")).toHaveLength(1);
});

it("finds what can be done at squares", () => {
  const legal = antiquity.parseAll(["man 1A1", "heal 1C3", "lift 1A1", "place 1A1 0", "done"]);
  const found = bySquare(legal.filter(isOnSquare));
  expect(found.get("1A1")?.map((action) => antiquity.write(action))).toEqual(["man 1A1", "lift 1A1"]);
  expect([...found.keys()]).toEqual(["1A1", "1C3"]);
});

it("asks about a fishery with a direction", () => {
  expect(antiquity.write(attempt({ verb: "fishery", catch: "dye" }, "1,1"))).toBe("fishery dye 1,1 S");
  expect(antiquity.write(attempt({ verb: "inn" }, "1,1"))).toBe("inn 1,1");
});
