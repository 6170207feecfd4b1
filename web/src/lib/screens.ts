/** Looking at a drawing part by part, where the whole would make its places too small to be chosen. */

import type { Point } from "./hex";
import type { Size } from "./rect";
import type { Box } from "./zoom";

/**
 * Parts of the drawing, none larger than `size`, that show all places together: around the first place and its nearest neighbours first, then around the
 * first of those left over. `across` is how large a place is.
 */
export function screens(places: readonly Point[], size: Size, across: number): Box[] {
  const found: Box[] = [];
  let left = [...places];
  while (left[0]) {
    const [first] = left;
    let box = boxAt(first, across);
    const [inside, outside]: [Point[], Point[]] = [[], []];
    for (const place of left.toSorted((a, b) => apart(first, a) - apart(first, b))) {
      const grown = union(box, boxAt(place, across));
      const fits = grown.width <= size.width && grown.height <= size.height;
      if (fits || place === first) box = grown;
      (fits || place === first ? inside : outside).push(place);
    }
    found.push(box);
    left = left.filter((place) => outside.includes(place));
  }
  return found;
}

/** Does a part of the drawing show all of a box? */
export function shows(part: Box, box: Box): boolean {
  return (
    part.x <= box.x &&
    part.y <= box.y &&
    part.x + part.width >= box.x + box.width &&
    part.y + part.height >= box.y + box.height
  );
}

/** A box of some size around the middle of another one. */
export function centred({ x, y, width, height }: Box, size: Size): Box {
  return { x: x + (width - size.width) / 2, y: y + (height - size.height) / 2, ...size };
}

/** Views of this size that show all of a part, with the part in the middle first, then at the sides and in the corners. */
export function placements(part: Box, size: Size): Box[] {
  const middle = centred(part, size);
  const xs = [middle.x, part.x, part.x + part.width - size.width];
  const ys = [middle.y, part.y, part.y + part.height - size.height];
  return ys.flatMap((y) => xs.map((x) => ({ x, y, ...size })));
}

/** Does a box touch a place that is so large? */
export function touches(box: Box, place: Point, across: number): boolean {
  return (
    place.x + across / 2 > box.x &&
    place.y + across / 2 > box.y &&
    place.x - across / 2 < box.x + box.width &&
    place.y - across / 2 < box.y + box.height
  );
}

/** Places in the order in which they matter to somebody: what is near to their own comes first. */
export function nearFirst<P extends Point>(places: readonly P[], own: readonly Point[]): P[] {
  const far = (place: P): number => Math.min(...own.map((at) => apart(at, place)));
  return own.length > 0 ? places.toSorted((a, b) => far(a) - far(b)) : [...places];
}

/** The box of a place that is so large. */
export function boxAt({ x, y }: Point, across: number): Box {
  return { x: x - across / 2, y: y - across / 2, width: across, height: across };
}

/** The smallest box around two. */
export function union(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  const right = Math.max(a.x + a.width, b.x + b.width);
  const bottom = Math.max(a.y + a.height, b.y + b.height);
  return { x, y, width: right - x, height: bottom - y };
}

function apart(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
