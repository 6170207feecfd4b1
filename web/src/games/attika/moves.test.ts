import { expect, it } from "vitest";
import { building, drawing, laying, paying, placesOf, sitesFor } from "./moves";

it("takes building actions apart", () => {
  const found = sitesFor([
    "draw 1",
    "build fortress 16.1",
    "build fortress 16.2",
    "build grain-field 1.0",
    "finish",
  ]);
  expect([...found].map(([id, hexes]) => [id, ...hexes])).toEqual([
    ["fortress", "16.1", "16.2"],
    ["grain-field", "1.0"],
  ]);
});

it("finds each place of a tile once", () => {
  expect([...placesOf(["tile -4 1 0", "tile -4 1 1", "tile 3 -2 5"])]).toEqual([
    ["-4,1", [-4, 1]],
    ["3,-2", [3, -2]],
  ]);
});

it("writes actions as the rules read them", () => {
  expect([building("mill", "1.0"), laying([-4, 1], 5), drawing(3), paying("hill")]).toEqual([
    "build mill 1.0",
    "tile -4 1 5",
    "draw 3",
    "pay hill",
  ]);
});
