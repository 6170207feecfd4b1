/** How map and cities share the board: one of them large, the other as a small picture; only where there is plenty of room both in full. */

import type { Size } from "../../lib/rect";
import { scaleIn } from "../../lib/room";
import { arranged } from "./grid";

export type Side = "map" | "city";

/** Where the rail with the small picture lies, and how many pixels it takes. */
export interface Share {
  /** A rail at the side, a rail above, no rail at all, or two panes. */
  shape: "column" | "row" | "alone" | "both";
  /** The width of a column, the height of a row. */
  rail: number;
  /** There is room for words in the rail, not only for pictures. */
  roomy: boolean;
}

export const ALONE: Share = { shape: "alone", rail: 0, roomy: false };
export const BOTH: Share = { shape: "both", rail: 0, roomy: true };

const PLENTY: Size = { width: 1300, height: 500 };
const LEAST = { column: 72, row: 64 };
/** The most that a rail takes of the frame: beside the map, which can always use more room, beside cities, and beside what needs every pixel. */
export const MOST = { map: 0.22, city: 0.46, all: 0 };
const ROOMY = { column: 176, row: 132 };
const STEP = 4;
const ENOUGH = 0.95; // of the size that the large one could have
const KEPT = 0.9; // of that size where the rail stays on the side where it is

/** The room that a rail leaves. */
export function stageOf({ width, height }: Size, { shape, rail }: Share): Size {
  return { width: width - (shape === "column" ? rail : 0), height: height - (shape === "row" ? rail : 0) };
}

/**
 * The share in which the large one is about as large as it can be, and the small picture gets what that leaves. `scale` says how large things are
 * in some room, and `need` how large they must be if they can. A longer prompt changes the frame a little: the rail then stays where it `was`, if it can.
 */
export function shared(
  frame: Size,
  scale: (stage: Size) => number,
  most: number,
  need = 0,
  was?: Share["shape"],
): Share {
  if (frame.width >= PLENTY.width && frame.height >= PLENTY.height) return BOTH;
  const all = [...rails("column", frame.width, most), ...rails("row", frame.height, most)].map((share) => ({
    share,
    scale: scale(stageOf(frame, share)),
    picture: Math.min(share.rail, share.shape === "column" ? frame.height : frame.width),
  }));
  const kept = all.filter(({ share }) => share.shape === was);
  const least = Math.max(KEPT * bestOf(all), Math.min(bestOf(all), need));
  const ways = bestOf(kept) >= least ? kept : all;
  const best = bestOf(ways);
  const [found] = ways
    .filter((way) => way.scale >= Math.max(ENOUGH * best, Math.min(best, need)))
    .sort((a, b) => b.picture - a.picture || b.scale - a.scale);
  return found?.share ?? ALONE;
}

function bestOf(ways: readonly { scale: number }[]): number {
  return Math.max(...ways.map(({ scale }) => scale));
}

function rails(shape: "column" | "row", length: number, part: number): Share[] {
  const least = LEAST[shape];
  const most = Math.max(least, part * length);
  return Array.from({ length: Math.floor((most - least) / STEP) + 1 }, (_, index) => {
    const rail = least + index * STEP;
    return { shape, rail, roomy: rail >= ROOMY[shape] };
  });
}

const LARGE = 76; // pixels of a square beyond which nothing is gained
const EASY = 1.25; // how much larger than need be squares are if all cities are to be seen at once

/** How many pixels a square has if all these cities are shown in a frame. */
function squareIn(sizes: readonly number[], frame: Size): number {
  return scaleIn(frame, arranged(sizes, frame));
}

/** Whether all cities can be shown at once; otherwise they are shown one at a time. `least` is what a square must have. */
export function together(sizes: readonly number[], frame: Size, least: number): boolean {
  return sizes.length < 2 || squareIn(sizes, frame) >= EASY * least;
}

/** How large the squares of cities of these sizes are in a frame. */
export function cityScale(sizes: readonly number[], least: number): (frame: Size) => number {
  return (frame) =>
    Math.min(LARGE, squareIn(together(sizes, frame, least) ? sizes : [Math.max(7, ...sizes)], frame));
}

/** Where there is little room, one city at a time: the one that was last turned to. */
export function citiesIn<C extends { number: number; size: number }>(
  cities: readonly C[],
  frame: Size,
  least: number,
  turnedTo: number,
): readonly C[] {
  const [chosen] = [...cities.filter(({ number }) => number === turnedTo), ...cities];
  const all = together(
    cities.map(({ size }) => size),
    frame,
    least,
  );
  return chosen && !all ? [chosen] : cities;
}

const PLAN = 144; // pixels under which a plan says nothing: then they scroll
const GAP = 16; // pixels between plans, at most
const WORDS = 76; // pixels that a plan's player, and what was done, take above and below it

/** How so many plans lie beside each other as large as they can be: in how many columns, and how many pixels high each is. */
export function besides(plans: number, { width, height }: Size): { columns: number; side: number } {
  const ways = Array.from({ length: plans }, (_, index) => {
    const columns = index + 1;
    const across = width / columns - GAP;
    return { columns, across, side: Math.min(across, height / Math.ceil(plans / columns) - WORDS) };
  });
  const [largest] = ways.toSorted((a, b) => b.side - a.side);
  if (largest && largest.side >= PLAN) return { columns: largest.columns, side: largest.side };
  const scrolling = ways.findLast(({ across }) => across >= PLAN) ?? ways[0];
  return { columns: scrolling?.columns ?? 1, side: Math.max(0, scrolling?.across ?? 0) };
}
