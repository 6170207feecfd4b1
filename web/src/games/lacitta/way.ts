/** The way of a citizen from city to city, drawn as an arrow that bends over what lies between. */

import type { Point } from "../../lib/hex";

export interface Way {
  path: string;
  /** The tip of the arrow, and the angle at which it points. */
  tip: Point;
  angle: number;
  /** Where there is room for words: on the way, half-way. */
  middle: Point;
}

const LEAVING = 50; // how far from the middle of a castle it begins and ends
const ARRIVING = 62;
const BEND = 0.24;
const MOST_BEND = 110;

export function wayBetween(from: Point, to: Point): Way {
  const along = { x: to.x - from.x, y: to.y - from.y };
  const length = Math.hypot(along.x, along.y);
  const bend = Math.min(BEND * length, MOST_BEND) / length;
  const side = along.x < 0 ? -1 : 1; // always upwards
  const over = {
    x: (from.x + to.x) / 2 + side * along.y * bend,
    y: (from.y + to.y) / 2 - side * along.x * bend,
  };
  const start = towards(from, over, LEAVING);
  const tip = towards(to, over, ARRIVING);
  return {
    path: `M${start.x} ${start.y}Q${over.x} ${over.y} ${tip.x} ${tip.y}`,
    tip,
    angle: (Math.atan2(to.y - over.y, to.x - over.x) * 180) / Math.PI,
    middle: { x: (start.x + 2 * over.x + tip.x) / 4, y: (start.y + 2 * over.y + tip.y) / 4 },
  };
}

function towards(from: Point, to: Point, distance: number): Point {
  const part = distance / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}
