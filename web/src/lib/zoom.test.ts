import { expect, it } from "vitest";
import { around, fitted, moved } from "./zoom";

const whole = { x: 0, y: 0, width: 100, height: 80 };

it("magnifies around the point under the pointer, which stays where it is", () => {
  const box = around(whole, { x: 25, y: 20 }, 0.5);
  expect(box).toEqual({ x: 12.5, y: 10, width: 50, height: 40 });
  expect((25 - box.x) / box.width).toBe(25 / 100);
});

it("never shows more than the whole, nor beyond its edges", () => {
  expect(fitted(moved(around(whole, { x: 50, y: 40 }, 0.5), 1000, -1000), whole)).toEqual({ x: 50, y: 0, width: 50, height: 40 });
  expect(fitted(around(whole, { x: 50, y: 40 }, 3), whole)).toEqual(whole);
});
