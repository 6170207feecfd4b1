/** Drawing boards of hexes. One unit of the drawing is a fiftieth of a hex's radius. */

import { centre, corners, DIRECTIONS, neighbours, type Axial, type Point } from "./hex";
import type { Box } from "./zoom";

export const SIZE = 50;
/** The radius of the part of a hex that can be hit, which leaves a seam between neighbours. */
export const TARGET = SIZE - 1;
/** How far it is from side to side. */
export const TARGET_ACROSS = TARGET * Math.sqrt(3);

/** The six hexes around the middle of a flower-shaped tile, seen from there, as they lie when it is turned. */
export function ringOf(rotation: number): Axial[] {
  return DIRECTIONS.map((_, index) => DIRECTIONS[(index + rotation) % 6] as Axial);
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
