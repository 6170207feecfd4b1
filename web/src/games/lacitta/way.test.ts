import { expect, it } from "vitest";
import { wayBetween } from "./way";

it("bends upwards, whichever way it goes", () => {
  const right = wayBetween({ x: 0, y: 0 }, { x: 400, y: 0 });
  const left = wayBetween({ x: 400, y: 0 }, { x: 0, y: 0 });
  expect(right.middle.y).toBeLessThan(0);
  expect(left.middle.y).toBeCloseTo(right.middle.y, 0);
});

it("ends before the castle and points at it", () => {
  const { tip, angle } = wayBetween({ x: 0, y: 0 }, { x: 400, y: 0 });
  expect(Math.hypot(tip.x - 400, tip.y)).toBeCloseTo(62);
  expect(angle).toBeGreaterThan(0);
  expect(angle).toBeLessThan(45);
});
