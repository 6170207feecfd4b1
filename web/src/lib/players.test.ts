import { describe, expect, it } from "vitest";
import { COLOURS, coloursToBe, EMBLEMS, lookOf, LOOKS, shortened } from "./players";

it("gives every colour an emblem of its own", () => {
  expect(new Set(COLOURS.map((colour) => LOOKS[colour].emblem)).size).toBe(EMBLEMS.length);
  expect(lookOf("green").emblem).toBe("ox");
});

it("foresees the colours of seats that have not chosen", () => {
  expect(coloursToBe([null, "red", null], COLOURS)).toEqual(["blue", "red", "green"]);
  expect(coloursToBe([null, null], ["red"])).toEqual(["red", null]);
});

describe("a name in a narrow place", () => {
  it("is whole if it fits", () => {
    expect(shortened("Anna", 6)).toBe("Anna");
    expect(shortened("", 6)).toBe("");
  });

  it("ends in dots if it does not, sooner with wide letters", () => {
    expect(shortened("alexandra the great", 8)).toBe("alexand…");
    expect(shortened("W".repeat(30), 8)).toBe("WWWW…");
  });

  it("is never cut inside an emoji", () => {
    expect(shortened("👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦", 6)).toBe("👩‍👩‍👧‍👦👩‍👩‍👧‍👦…");
    expect(shortened("🦊".repeat(30), 1)).toBe("🦊…");
  });
});
