import { expect, it } from "vitest";
import { added, choices, isComplete, missing, most, suggested } from "./payment";

const due = { food: 2, luxury: 1, alike: false, given: {} };

it("suggests what there is most of, each kind once", () => {
  expect(suggested(due, { grain: 1, sheep: 3, fish: 2, wine: 1, gold: 2 })).toEqual({
    sheep: 1,
    fish: 1,
    gold: 1,
  });
  expect(suggested(due, { sheep: 3, wine: 1 })).toBeNull();
  expect(suggested({ ...due, alike: true }, { sheep: 3, wine: 1 })).toEqual({ sheep: 2, wine: 1 });
});

it("knows what is missing", () => {
  expect(missing(due, { sheep: 1 })).toEqual({ food: 1, luxury: 1 });
  expect(isComplete(due, { sheep: 1, fish: 1, dye: 1 })).toBe(true);
});

it("offers neither building material nor a kind that was given already", () => {
  expect(choices({ ...due, given: { fish: 1 } }, { wood: 5, fish: 2, olives: 1, dye: 1 })).toEqual([
    "olives",
    "dye",
  ]);
  expect(most(due, { grain: 4 }, "grain")).toBe(1);
});

it("replaces a kind when the category is full", () => {
  expect(added(due, { grain: 1, sheep: 1, dye: 1 }, "gold")).toEqual({ grain: 1, sheep: 1, gold: 1 });
});
