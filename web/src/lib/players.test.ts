import { expect, it } from "vitest";
import { COLOURS, coloursToBe, EMBLEMS, lookOf, LOOKS } from "./players";

it("gives every colour an emblem of its own", () => {
  expect(new Set(COLOURS.map((colour) => LOOKS[colour].emblem)).size).toBe(EMBLEMS.length);
  expect(lookOf("green").emblem).toBe("ox");
});

it("foresees the colours of seats that have not chosen", () => {
  expect(coloursToBe([null, "red", null], COLOURS)).toEqual(["blue", "red", "green"]);
  expect(coloursToBe([null, null], ["red"])).toEqual(["red", null]);
});
