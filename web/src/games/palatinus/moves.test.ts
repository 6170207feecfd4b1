import { expect, it } from "vitest";
import { laying, layings, meshings, placements, placing } from "./moves";

it("takes laying actions apart", () => {
  const found = layings(["lay 2 0", "lay 2 1", "lay 6 0"]);
  expect([...found]).toEqual([
    [2, [0, 1]],
    [6, [0]],
  ]);
  expect(laying(2, 1)).toBe("lay 2 1");
});

it("takes placing actions apart", () => {
  const found = placements(["place soldier A0", "place soldier B3", "place extra-wolf-farmer A0"]);
  expect([...(found.get("soldier") ?? [])]).toEqual(["A0", "B3"]);
  expect(found.get("extra-wolf-farmer")?.has("A0")).toBe(true);
  expect(placing("wolf-farmer", "C4")).toBe("place wolf-farmer C4");
});

it("finds nothing in actions of the other phase", () => {
  expect(layings(["place soldier A0"]).size).toBe(0);
  expect(placements(["lay 1 0"]).size).toBe(0);
});

it("finds the ways in which tiles may mesh", () => {
  expect(meshings(["mesh right", "mesh left"])).toEqual(["mesh right", "mesh left"]);
  expect(meshings(["lay 1 0", "place soldier A0"])).toEqual([]);
});
