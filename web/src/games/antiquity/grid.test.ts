import { expect, it } from "vitest";
import {
  arranged,
  cellsOf,
  emptySquares,
  orientations,
  outline,
  snapped,
  squaresOfCity,
  waysToPlace,
} from "./grid";
import { city, player } from "./fixtures.svelte";

it("turns pieces and counts the ways that differ", () => {
  expect(orientations("house-1")).toHaveLength(1);
  expect(orientations("explorer")).toHaveLength(2);
  expect(orientations("brewery")).toHaveLength(4);
  expect(cellsOf("storage-2x3", 1)).toHaveLength(6);
  expect(cellsOf("explorer", 1)).toEqual([
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
});

it("lays a piece evenly around the square that is pointed at", () => {
  const free = new Set(squaresOfCity({ number: 1, size: 7 }).map(({ name }) => name));
  const lain = snapped("explorer", 0, "1D4", 7, free);
  expect(lain).toMatchObject({ anchor: "1D3", squares: ["1D3", "1D4", "1D5"], fits: true });
});

it("moves it aside where something stands, and says when nothing fits", () => {
  const free = emptySquares(player({ cities: [city({ houses: ["1D5"] })] }));
  expect(snapped("explorer", 0, "1D4", 7, free)).toMatchObject({ anchor: "1D2", fits: true });
  expect(snapped("explorer", 0, "1D6", 7, free).fits).toBe(false);
  expect(snapped("house-1", 0, "1D5", 7, free).fits).toBe(false);
});

it("draws the outline of two squares without the line between them", () => {
  expect(outline([[0, 0], [0, 1]], 10).match(/M/g)).toHaveLength(6); // prettier-ignore
});

it("puts several grids side by side or below each other, as the frame is", () => {
  expect(arranged([7, 6], { width: 800, height: 300 }).columns).toBe(2);
  expect(arranged([7, 6], { width: 300, height: 800 }).columns).toBe(1);
});

it("lets pieces lie as the table allows", () => {
  expect(waysToPlace("brewery", { pieces_turn: true, pieces_flip: false })).toEqual([0, 1, 2, 3]);
  expect(waysToPlace("brewery", { pieces_turn: true, pieces_flip: true })).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  expect(waysToPlace("brewery", { pieces_turn: false, pieces_flip: true })).toEqual([0, 4]);
  expect(waysToPlace("brewery", { pieces_turn: false, pieces_flip: false })).toEqual([0]);
  expect(waysToPlace("explorer", { pieces_turn: true, pieces_flip: true })).toEqual([0, 1]);
  expect(waysToPlace("storage-1x2", { pieces_turn: false, pieces_flip: false })).toEqual([0, 1]);
  expect(cellsOf("brewery", 4)).toEqual([
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
    [1, 3],
  ]);
});
