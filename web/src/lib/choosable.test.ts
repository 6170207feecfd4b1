import { describe, expect, it } from "vitest";
import { inNextRow, nearest, neighbour, reading } from "./choosable";
import type { Rect } from "./rect";

describe("reading", () => {
  it("goes line by line, and things in a line may be a little higher or lower", () => {
    const lying = [
      { element: "c", x: 10, y: 50 },
      { element: "b", x: 40, y: 2 },
      { element: "a", x: 5, y: 6 },
      { element: "d", x: 60, y: 45 },
    ];
    expect(reading(lying)).toEqual(["a", "b", "c", "d"]);
  });
});

describe("the next row", () => {
  const box = (left: number, top: number, width: number, height = 40): Rect => ({ left, top, width, height });
  const back = { element: "back", box: box(112, 60, 112) };
  const pieces = [
    { element: "third", box: box(8, 104, 40) },
    { element: "fourth", box: box(51, 107, 40) },
  ];
  const shop = { element: "shop", box: box(162, 148, 150, 60) };
  const all = [back, ...pieces, shop];

  it("is the nearest one, however far aside its things lie", () => {
    expect(inNextRow(back.box, [...pieces, shop], 1)).toBe("fourth");
    expect(inNextRow(shop.box, [back, ...pieces], -1)).toBe("fourth");
    expect(inNextRow(box(8, 107, 40), [back, shop], -1)).toBe("back");
  });
  it("is not there beyond the last one", () => {
    expect(inNextRow(shop.box, all, 1)).toBeNull();
    expect(inNextRow(back.box, all, -1)).toBeNull();
  });
});

describe("neighbour", () => {
  it("goes on and back, and around", () => {
    expect(neighbour(["a", "b", "c"], "a", 1)).toBe("b");
    expect(neighbour(["a", "b", "c"], "c", 1)).toBe("a");
    expect(neighbour(["a", "b", "c"], "a", -1)).toBe("c");
  });
  it("begins at an end if one is nowhere", () => {
    expect(neighbour(["a", "b", "c"], null, 1)).toBe("a");
    expect(neighbour(["a", "b", "c"], null, -1)).toBe("c");
    expect(neighbour([], null, 1)).toBeNull();
  });
});

describe("nearest", () => {
  it("is the one with the least distance", () => {
    const points = [
      { name: "far", x: 9, y: 9 },
      { name: "near", x: 1, y: 2 },
    ];
    expect(nearest(points, { x: 0, y: 0 })?.name).toBe("near");
    expect(nearest([], { x: 0, y: 0 })).toBeNull();
  });
});
