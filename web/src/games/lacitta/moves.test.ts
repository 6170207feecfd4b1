import { expect, it } from "vitest";
import { cheersOf, look, sitesFor, wordsOf } from "./moves";

it("takes legal actions apart", () => {
  const legal = ["gold", "build farm 79", "build farm 77", "build statue 79", "found 119"];
  expect([...(sitesFor(legal).get("farm") ?? [])]).toEqual(["79", "77"]);
  expect(wordsOf(legal, "found")).toEqual(["119"]);
});

it("names both attractions of a hospital", () => {
  expect(cheersOf(["cheer 80 knowledge", "cheer 80 health", "cheer 81 culture"]).get("80")).toEqual([
    "knowledge",
    "health",
  ]);
});

it("names voice cards in their order", () => {
  expect(look([3, 1])).toBe("look 1,3");
});
