import { expect, it } from "vitest";
import { unfolded, type Panel } from "./folding";

const four: Panel[] = [0, 1, 2, 3].map((seat) => ({ seat, whole: 170, brief: 60 }));

it("leaves all open that fit", () => {
  expect(unfolded(four, 680, new Map())).toEqual(new Set([0, 1, 2, 3]));
  expect(unfolded(four, 679, new Map())).toEqual(new Set([0, 1, 2]));
  expect(unfolded(four, 250, new Map())).toEqual(new Set());
});

it("opens what somebody wants to see, in place of others", () => {
  expect(unfolded(four, 350, new Map([[3, true]]))).toEqual(new Set([3]));
  expect(unfolded(four, 460, new Map([[3, true]]))).toEqual(new Set([3, 0]));
});

it("prefers what was opened last", () => {
  expect(
    unfolded(
      four,
      350,
      new Map([
        [3, true],
        [1, true],
      ]),
    ),
  ).toEqual(new Set([1]));
});

it("opens what somebody wants even if it does not fit", () => {
  expect(unfolded(four, 100, new Map([[2, true]]))).toEqual(new Set([2]));
});

it("keeps closed what somebody closed", () => {
  expect(unfolded(four, 1000, new Map([[0, false]]))).toEqual(new Set([1, 2, 3]));
});
