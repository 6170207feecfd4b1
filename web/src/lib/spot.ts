/** Where a small card goes that tells about a place on a board. */

import type { Rect, Size } from "./rect";

export type Spot = Pick<Rect, "left" | "top">;

const GAP = 10;
const NARROW = 560;
const CLEARANCE = 64; // at most this far from its place, so that the eye finds the way
const HIDES_KEPT = 1_000;

/**
 * The best spot for a card in a frame: beside its place towards the rim of the board, or else on another side of it. What is kept stays in
 * view if it can, and then as little as possible is covered of what can be chosen. In a narrow frame the card lies along an edge.
 */
export function spotFor(
  card: Size,
  frame: Size,
  place: Rect,
  kept: readonly Rect[] = [],
  choosable: readonly Rect[] = [],
): Spot {
  const spots =
    frame.width < NARROW
      ? alongEdges(card, frame, place)
      : [...around(card, frame, bounding([place, ...kept])), ...around(card, frame, place)];
  const cost = (spot: Spot): number => {
    const lying = { ...spot, ...card };
    const hidden = [place, ...kept].reduce((sum, rect) => sum + covered(rect, lying), 0);
    return HIDES_KEPT * hidden + choosable.reduce((sum, rect) => sum + covered(rect, lying), 0);
  };
  const costs = spots.map(cost);
  return spots[costs.indexOf(Math.min(...costs))] ?? { left: GAP, top: GAP };
}

/** How much of a place lies under a card: from 0 to 1. */
export function covered(place: Rect, card: Rect): number {
  const across = Math.min(place.left + place.width, card.left + card.width) - Math.max(place.left, card.left);
  const down = Math.min(place.top + place.height, card.top + card.height) - Math.max(place.top, card.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / (place.width * place.height);
}

/** Beside, above and below, in the order in which they are liked, all inside the frame. */
function around(card: Size, frame: Size, place: Rect): Spot[] {
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2];
  const clearance = Math.min(CLEARANCE, 1.1 * place.width) + GAP;
  const left = { left: place.left - clearance - card.width, top: y - card.height / 2 };
  const right = { left: place.left + place.width + clearance, top: y - card.height / 2 };
  const above = { left: x - card.width / 2, top: place.top - clearance - card.height };
  const below = { left: x - card.width / 2, top: place.top + place.height + clearance };
  const liked = [...(x > frame.width / 2 ? [right, left] : [left, right]), above, below];
  const shifted = liked.flatMap((spot) => [
    { ...spot, top: place.top },
    { ...spot, top: place.top + place.height - card.height },
    { ...spot, left: place.left },
    { ...spot, left: place.left + place.width - card.width },
  ]);
  return [...liked, ...shifted].map((spot) => inside(spot, card, frame));
}

function alongEdges(card: Size, frame: Size, place: Rect): Spot[] {
  const left = (frame.width - card.width) / 2;
  const edges = [
    { left, top: GAP },
    { left, top: frame.height - card.height - GAP },
  ];
  return place.top + place.height / 2 > frame.height / 2 ? edges : edges.reverse();
}

function inside({ left, top }: Spot, card: Size, frame: Size): Spot {
  const within = (value: number, most: number): number => Math.max(GAP, Math.min(value, most - GAP));
  return { left: within(left, frame.width - card.width), top: within(top, frame.height - card.height) };
}

function bounding(rects: readonly Rect[]): Rect {
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const right = Math.max(...rects.map((rect) => rect.left + rect.width));
  const bottom = Math.max(...rects.map((rect) => rect.top + rect.height));
  return { left, top, width: right - left, height: bottom - top };
}
