/** Where a picture goes when things lie over its frame: none of it may be hidden, and it should be as large as it can be. */

import type { Rect, Size } from "./rect";

const AIR = 4; // pixels between the picture and what lies over its frame

/** How large a drawing of this shape becomes in a rectangle, in pixels for each of its units. */
export function scaleIn(room: Size, shape: Size): number {
  return Math.min(room.width / shape.width, room.height / shape.height);
}

/** The rectangle in which a drawing of this shape becomes largest without touching anything that lies over the frame; null if there is none. */
export function clearRoom(frame: Size, covers: readonly Rect[], shape: Size): Rect | null {
  const walls = covers.map((cover) => edges(grown(cover, AIR)));
  const lefts = [0, ...walls.map(({ right }) => right)];
  const tops = [0, ...walls.map(({ bottom }) => bottom)];
  const rights = [frame.width, ...walls.map(({ left }) => left)];
  const bottoms = [frame.height, ...walls.map(({ top }) => top)];
  let best: Rect | null = null;
  let most: readonly [number, number] = [0, 0];
  for (const left of lefts)
    for (const top of tops)
      for (const right of rights)
        for (const bottom of bottoms) {
          const room = { left, top, width: right - left, height: bottom - top };
          if (!inside(room, frame) || walls.some((wall) => meet(edges(room), wall))) continue;
          // Of two that show the drawing equally large, the one with more air around it.
          const worth = [scaleIn(room, shape), room.width * room.height] as const;
          if (worth[0] > most[0] || (worth[0] === most[0] && worth[1] > most[1]))
            [best, most] = [room, worth];
        }
  return best;
}

export interface Arrangement<Place> {
  place: Place;
  /** Null if the picture has to lie under something. */
  room: Rect | null;
}

const WORTHWHILE = 0.97; // a place further down the list must show the picture noticeably larger
const MOVING = 0.8; // and another place than the last one much larger: people know where the controls are

/** The first of several places for the controls that shows the picture about as large as any other, or the one where they stood last. */
export function arranged<Place>(
  frame: Size,
  covers: readonly Rect[],
  shape: Size,
  places: readonly { place: Place; room: Rect }[],
  last?: Place,
): Arrangement<Place> | undefined {
  const found = places.map(({ place, room: taken }) => {
    const free =
      inside(taken, frame) && !covers.some((cover) => meet(edges(grown(cover, AIR)), edges(taken)));
    const room = free ? clearRoom(frame, [...covers, taken], shape) : null;
    return { place, room, scale: room ? scaleIn(room, shape) : 0 };
  });
  const largest = Math.max(...found.map(({ scale }) => scale));
  const stays = found.find(({ place, scale }) => place === last && scale > 0 && scale >= MOVING * largest);
  return stays ?? found.find(({ scale }) => scale >= WORTHWHILE * largest);
}

interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

function edges({ left, top, width, height }: Rect): Edges {
  return { left, top, right: left + width, bottom: top + height };
}

function grown({ left, top, width, height }: Rect, by: number): Rect {
  return { left: left - by, top: top - by, width: width + 2 * by, height: height + 2 * by };
}

function inside(room: Rect, frame: Size): boolean {
  const { left, top, right, bottom } = edges(room);
  return (
    left >= 0 &&
    top >= 0 &&
    right <= frame.width &&
    bottom <= frame.height &&
    room.width > 0 &&
    room.height > 0
  );
}

function meet(one: Edges, other: Edges): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
