import { expect, it } from "vitest";
import { BUILDINGS, buildingOf, GROUPS } from "./buildings";
import { blockOf, fatesOf, GROUP_ORDER } from "./playerboard";
import { buildings, player, view } from "./fixtures";

it("has thirty buildings of 24 kinds, each with a picture of its own", () => {
  expect(BUILDINGS.size).toBe(24);
  expect([...BUILDINGS.values()].reduce((sum, { count }) => sum + count, 0)).toBe(30);
  expect(new Set([...BUILDINGS.values()].map(({ icon }) => icon)).size).toBe(24);
});

it("follows the arrows in both directions", () => {
  expect(buildingOf("capital").after).toEqual([
    "oracle",
    "theatre",
    "tavern",
    "plaza",
    "gymnasium",
    "statue",
  ]);
  expect(buildingOf("market").before).toEqual(["plaza"]);
  expect(buildingOf("street").before).toEqual(["street"]);
});

it("puts every kind of building on the player board once, with its arrows", () => {
  const blocks = GROUP_ORDER.map(blockOf);
  expect(blocks.flatMap(({ slots }) => slots.map(({ building }) => building)).toSorted()).toEqual(
    [...BUILDINGS.keys()].toSorted(),
  );
  expect(blocks.map(({ arrows }) => arrows.length)).toEqual([9, 3, 0, 2, 1, 1, 1]);
  expect([...GROUP_ORDER].toSorted()).toEqual([...GROUPS.keys()].toSorted());
});

it("tells what has become of each kind", () => {
  const mine = player({ stored: { ship: 1 }, others_left: { ship: 1 } });
  const fates = fatesOf(
    view({ players: [mine, player()], buildings: buildings("1.0 ship 0, 1.1 ship 1") }),
    0,
  );
  expect(fates.get("ship")).toEqual({ built: 1, stored: 1, hidden: 1 });
});
