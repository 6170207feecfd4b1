import { expect, it } from "vitest";
import { towards } from "../../lib/hex";
import { outlineOf } from "../../lib/hexboard";
import { besideSlot, boardBox, hillsOf, layingIn, slotHex, spacesOf, tileAt } from "./board";
import { board } from "./fixtures";

const spaces = spacesOf(board());
const beside = (name: string): string[] => (spaces.get(name)?.beside ?? []).toSorted();

it("has 42 spaces and 78 pairs of neighbours", () => {
  expect(spaces.size).toBe(42);
  expect([...spaces.values()].reduce((sum, space) => sum + space.beside.length, 0)).toBe(2 * 78);
});

it("finds neighbours across the borders of tiles", () => {
  expect(beside("A0")).toEqual(["A1", "A5", "B3", "B4", "D2"]);
  expect(beside("C4")).toEqual(["C3", "C5"]);
  expect(beside("F0")).toEqual(["A2", "E3", "E4", "F1", "F5"]);
});

it("knows the springs of every tile", () => {
  const springs = [...spaces.values()].filter(({ spring }) => spring).map(({ name }) => name);
  expect(springs).toEqual(["A1", "A4", "B3", "E5", "F3", "F4", "G2", "C0", "C1", "C3", "D2", "D4"]);
});

it("lays the places of the ring clockwise, for both ways in which tiles mesh", () => {
  expect([1, 2, 3, 4, 5, 6].map((slot) => slotHex(slot, "right"))).toEqual([
    [2, 1],
    [-1, 3],
    [-3, 2],
    [-2, -1],
    [1, -3],
    [3, -2],
  ]);
  expect([1, 2, 3, 4, 5, 6].map((slot) => slotHex(slot, "left"))).toEqual([
    [3, -1],
    [1, 2],
    [-2, 3],
    [-3, 1],
    [-1, -2],
    [2, -3],
  ]);
});

it("names the tiles beside a place of the ring", () => {
  const some = board().filter(({ slot }) => [0, 1, 6].includes(slot));
  expect(besideSlot(2, some)).toEqual(["A", "B"]);
  expect(besideSlot(5, some)).toEqual(["A", "D"]);
});

it("turns a tile clockwise", () => {
  expect(tileAt("A", [], [0, 0], 0).spaces[0]).toEqual([1, 0]);
  expect(tileAt("A", [], [0, 0], 1).spaces[0]).toEqual([0, 1]);
});

it("draws the outline of a tile with its 18 outer sides", () => {
  const tile = tileAt("A", [], [0, 0], 0);
  expect(outlineOf([tile.centre, ...tile.spaces]).match(/M/g)).toHaveLength(18);
});

it("keeps every hex of the board inside its box", () => {
  const box = boardBox("right");
  for (const { x, y } of spaces.values()) {
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
});

it("lets the arrow keys reach every space and hill", () => {
  const points = [...spaces.values(), ...hillsOf(board())];
  const start = points[0];
  const reached = new Set(start ? [start] : []);
  for (const from of reached) {
    for (const [dx, dy] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const next = towards(from, points, dx, dy);
      if (next) reached.add(next);
    }
  }
  expect(reached.size).toBe(49);
});

it("reads where a choice in words would lay the tile", () => {
  expect(layingIn(new Set(["2", "5"]))).toEqual({ slot: 2, rotation: 5 });
  expect(layingIn(new Set(["3"]))).toEqual({ slot: 3, rotation: 3 });
  expect(layingIn(new Set(["A0"]))).toBeNull();
});
