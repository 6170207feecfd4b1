import { describe, expect, it } from "vitest";
import { centre, corners, distance, neighbours, rotated, towards, type Axial } from "./hex";

describe("hexes", () => {
  it("lie one step from their six neighbours, whose centres are equally far", () => {
    const here: Axial = [2, -1];
    const from = centre(here);
    for (const next of neighbours(here)) {
      const to = centre(next);
      expect(distance(here, next)).toBe(1);
      expect(Math.hypot(to.x - from.x, to.y - from.y)).toBeCloseTo(Math.sqrt(3));
    }
  });

  it("come back after six sixths of a turn, clockwise", () => {
    expect(rotated([1, 0], 1)).toEqual([-0, 1]);
    expect(rotated([3, -2], 6)).toEqual([3, -2]);
    expect(rotated([3, -2], -1)).toEqual(rotated([3, -2], 5));
  });

  it("have corners at their size from the centre, the first at the upper right", () => {
    const [first, ...others] = corners({ x: 0, y: 0 }, 10);
    expect(first?.x).toBeCloseTo(8.66, 2);
    expect(first?.y).toBeCloseTo(-5);
    expect(others).toHaveLength(5);
  });
});

describe("arrow keys", () => {
  const points = [
    { x: 10, y: 1, name: "near" },
    { x: 20, y: 0, name: "far" },
    { x: -5, y: 0, name: "behind" },
    { x: 1, y: 30, name: "aside" },
  ];

  it("go to the nearest point ahead", () => {
    expect(towards({ x: 0, y: 0 }, points, 1, 0)?.name).toBe("near");
    expect(towards({ x: 0, y: 0 }, points, -1, 0)?.name).toBe("behind");
    expect(towards({ x: 0, y: 0 }, points, 0, 1)?.name).toBe("aside");
  });

  it("stay where nothing lies ahead", () => {
    expect(towards({ x: 0, y: 0 }, points, 0, -1)).toBeNull();
  });
});
