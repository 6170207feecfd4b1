/** Where everything lies on the board. One unit of the drawing is a fiftieth of a hex's radius. */

import { add, centre, corners, DIRECTIONS, neighbours, rotated, type Axial, type Point } from "../../lib/hex";
import type { Box } from "../../lib/zoom";
import type { Letter, TileView } from "./types";

export const SIZE = 50;
export const LETTERS: readonly Letter[] = ["A", "B", "C", "D", "E", "F", "G"];

/** The middle of the first place of the ring; the other five follow clockwise. */
const FIRST_SLOT: Record<"right" | "left", Axial> = { right: [2, 1], left: [3, -1] };

export interface BoardSpace extends Point {
  name: string;
  letter: Letter;
  index: number;
  spring: boolean;
  /** Names of the spaces beside it, clockwise from east; hills are none. */
  beside: string[];
}

export interface Slot extends Point {
  slot: number;
}

/** All spaces of the tiles that lie, by name. */
export function spacesOf(tiles: readonly TileView[]): Map<string, BoardSpace> {
  const named = new Map<string, string>();
  for (const tile of tiles) tile.spaces.forEach((hex, index) => named.set(String(hex), `${tile.letter}${index}`));
  const spaces = new Map<string, BoardSpace>();
  for (const tile of tiles) {
    tile.spaces.forEach((hex, index) => {
      const beside = neighbours(hex).flatMap((next) => named.get(String(next)) ?? []);
      const name = `${tile.letter}${index}`;
      spaces.set(name, {
        name,
        letter: tile.letter,
        index,
        spring: tile.springs.includes(index),
        beside,
        ...centre(hex, SIZE),
      });
    });
  }
  return spaces;
}

export interface Hill extends Point {
  /** "hill-C": hills are pointed at like spaces, but are none. */
  name: string;
  letter: Letter;
  laurel: number | null;
}

export function hillsOf(tiles: readonly TileView[]): Hill[] {
  return tiles.map(({ letter, laurel, centre: hex }) => ({ name: `hill-${letter}`, letter, laurel, ...centre(hex, SIZE) }));
}

/** The hexes of a tile's six spaces, seen from its hill. */
export function ringOf(rotation: number): Axial[] {
  return DIRECTIONS.map((_, index) => DIRECTIONS[(index + rotation) % 6] as Axial);
}

/** A tile that does not lie yet, as it would lie. */
export function tileAt(letter: Letter, springs: number[], at: Axial, rotation: number): TileView {
  const spaces = ringOf(rotation).map((direction) => add(at, direction));
  return { letter, slot: 0, rotation, centre: at, spaces, springs, laurel: null };
}

/** The outer edge of some hexes as an SVG path of its sides: those that no two of the hexes share. */
export function outlineOf(hexes: readonly Axial[]): string {
  const inside = new Set(hexes.map(String));
  const sides = hexes.flatMap((hex) => {
    const points = corners(centre(hex, SIZE), SIZE);
    // Side d runs between corners d and d + 1, and faces the direction d.
    return neighbours(hex).flatMap((next, direction) => {
      const [from, to] = [points[direction], points[(direction + 1) % 6]];
      return inside.has(String(next)) || !from || !to ? [] : [`M${pair(from)}L${pair(to)}`];
    });
  });
  return sides.join("");
}

function pair({ x, y }: Point): string {
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}

export function slotHex(slot: number, handedness: "right" | "left"): Axial {
  return slot === 0 ? [0, 0] : rotated(FIRST_SLOT[handedness], slot - 1);
}

/** The six places around the first tile. */
export function slotsOf(handedness: "right" | "left"): Slot[] {
  return [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, ...centre(slotHex(slot, handedness), SIZE) }));
}

/** The letters of the tiles beside a place of the ring. */
export function besideSlot(slot: number, tiles: readonly TileView[]): Letter[] {
  const near = [0, (slot % 6) + 1, ((slot + 4) % 6) + 1];
  return tiles.filter((tile) => near.includes(tile.slot)).map((tile) => tile.letter);
}

/** A box around hexes, with some air. */
export function boxAround(hexes: readonly Axial[], air = 14): Box {
  const points = hexes.map((hex) => centre(hex, SIZE));
  const [halfWidth, halfHeight] = [(SIZE * Math.sqrt(3)) / 2 + air, SIZE + air];
  const x = Math.min(...points.map((point) => point.x)) - halfWidth;
  const y = Math.min(...points.map((point) => point.y)) - halfHeight;
  return {
    x,
    y,
    width: Math.max(...points.map((point) => point.x)) + halfWidth - x,
    height: Math.max(...points.map((point) => point.y)) + halfHeight - y,
  };
}

/** The box of the whole board, also of the places where no tile lies yet, so that nothing jumps. */
export function boardBox(handedness: "right" | "left"): Box {
  const middles = [0, 1, 2, 3, 4, 5, 6].map((slot) => slotHex(slot, handedness));
  return boxAround(middles.flatMap((middle) => neighbours(middle)));
}
