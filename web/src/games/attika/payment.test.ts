import { describe, expect, it } from "vitest";
import { cheapest, dueOf, inOrder, missing, payments } from "./payment";

// The fortress of the first worked example: a hill and a mountain are left to pay.
const fortress = dueOf("HM", 0);

describe("what is missing", () => {
  it("counts a matching card as one symbol, any two cards as another", () => {
    expect(missing(fortress, { hill: 1, mountain: 1 })).toBe(0);
    expect(missing(fortress, { hill: 1, forest: 1, water: 1 })).toBe(0);
    expect(missing(fortress, { forest: 1, water: 3 })).toBe(0);
    expect(missing(fortress, { hill: 3 })).toBe(0);
  });

  it("tells too few and too many", () => {
    expect(missing(fortress, { forest: 1, water: 1 })).toBe(2);
    expect(missing(fortress, { hill: 1, mountain: 2 })).toBe(-1);
  });

  it("adds the cards for a new settlement", () => {
    expect(missing(dueOf("HH", 1), { hill: 2, water: 1 })).toBe(0);
    expect(missing(dueOf("*", 2), { forest: 3 })).toBe(0);
  });
});

it("finds every payment that a hand allows", () => {
  const all = payments(fortress, { hill: 1, mountain: 1, forest: 1, water: 3 }).map((payment) =>
    inOrder(payment)
      .map((card) => card[0])
      .join(""),
  );
  expect(all.toSorted()).toEqual(
    ["hm", "fhw", "fmw", "fwww", "hww", "mww"].map((cards) => inLetters(cards)).toSorted(),
  );
});

function inLetters(cards: string): string {
  return [..."wfhm"]
    .map((letter) => letter.repeat([...cards].filter((card) => card === letter).length))
    .join("");
}

it("suggests the fewest cards, of the kinds one has most of", () => {
  expect(inOrder(cheapest(fortress, { hill: 1, mountain: 2, water: 5 }) ?? {})).toEqual(["hill", "mountain"]);
  expect(inOrder(cheapest(dueOf("**", 0), { hill: 1, mountain: 3, water: 1 }) ?? {})).toEqual([
    "mountain",
    "mountain",
  ]);
  expect(cheapest(fortress, { hill: 1 })).toBeNull();
});
