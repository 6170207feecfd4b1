import { expect, it } from "vitest";
import { around, between, fitted, moved, showing } from "./zoom";

const whole = { x: 0, y: 0, width: 100, height: 80 };

it("magnifies around the point under the pointer, which stays where it is", () => {
  const box = around(whole, { x: 25, y: 20 }, 0.5);
  expect(box).toEqual({ x: 12.5, y: 10, width: 50, height: 40 });
  expect((25 - box.x) / box.width).toBe(25 / 100);
});

it("never shows more than the whole, nor beyond its edges", () => {
  expect(fitted(moved(around(whole, { x: 50, y: 40 }, 0.5), 1000, -1000), whole)).toEqual({
    x: 50,
    y: 0,
    width: 50,
    height: 40,
  });
  expect(fitted(around(whole, { x: 50, y: 40 }, 3), whole)).toEqual(whole);
});

it("goes to a part in the shape of the whole, magnified no more than allowed", () => {
  expect(showing({ x: 90, y: 70, width: 5, height: 8 }, whole, 4)).toEqual({
    x: 75,
    y: 60,
    width: 25,
    height: 20,
  });
  expect(showing({ x: -10, y: -10, width: 200, height: 10 }, whole, 4)).toEqual(whole);
});

it("goes from one box to another, at once if that takes no time", () => {
  const to = { x: 10, y: 20, width: 30, height: 40 };
  const way = between({ x: 0, y: 0, width: 100, height: 100 }, to);
  expect(way(0.5)).toEqual({ x: 5, y: 10, width: 65, height: 70 });
  expect(way(0 / 0)).toEqual(to);
});
