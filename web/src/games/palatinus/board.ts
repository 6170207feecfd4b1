/** Where everything lies on the board. */

import { add, centre, neighbours, rotated, type Axial, type Point } from "../../lib/hex";
import { boxAround, ringOf, SIZE } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import type { Letter, TileView } from "./types";

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
  for (const tile of tiles)
    tile.spaces.forEach((hex, index) => named.set(String(hex), `${tile.letter}${index}`));
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
  return tiles.map(({ letter, laurel, centre: hex }) => ({
    name: `hill-${letter}`,
    letter,
    laurel,
    ...centre(hex, SIZE),
  }));
}

/** A tile that does not lie yet, as it would lie. */
export function tileAt(letter: Letter, springs: number[], at: Axial, rotation: number): TileView {
  const spaces = ringOf(rotation).map((direction) => add(at, direction));
  return { letter, slot: 0, rotation, centre: [...at], spaces, springs, laurel: null };
}

/** How the tiles mesh; null before that is settled, when only the middle tile lies. */
export type Handedness = "right" | "left" | null;

export function slotHex(slot: number, handedness: Handedness): Axial {
  return slot === 0 ? [0, 0] : rotated(FIRST_SLOT[handedness ?? "right"], slot - 1);
}

/** The six places around the first tile. */
export function slotsOf(handedness: Handedness): Slot[] {
  return [1, 2, 3, 4, 5, 6].map((slot) => ({ slot, ...centre(slotHex(slot, handedness), SIZE) }));
}

/** A tile's place and rotation, if what is pointed at are the numbers of an action "lay 2 5"; they may be the same. Spaces have letters. */
export function layingIn(places: ReadonlySet<string>): { slot: number; rotation: number } | null {
  const [slot, rotation = slot] = [...places].filter((place) => /^\d$/.test(place)).map(Number);
  return slot === undefined || rotation === undefined ? null : { slot, rotation };
}

/** The letters of the tiles beside a place of the ring. */
export function besideSlot(slot: number, tiles: readonly TileView[]): Letter[] {
  const near = [0, (slot % 6) + 1, ((slot + 4) % 6) + 1];
  return tiles.filter((tile) => near.includes(tile.slot)).map((tile) => tile.letter);
}

/** The box of the whole board, also of the places where no tile lies yet, so that nothing jumps. */
export function boardBox(handedness: Handedness): Box {
  const middles = [0, 1, 2, 3, 4, 5, 6].map((slot) => slotHex(slot, handedness));
  return boxAround(middles.flatMap((middle) => neighbours(middle)));
}
