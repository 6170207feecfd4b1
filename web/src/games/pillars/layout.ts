/** Where things lie in the picture of the valley, in units of the drawing. */

import type { Point } from "../../lib/hex";
import type { Box } from "../../lib/zoom";
import { FIGURES, placeOf } from "./cards";
import type { PlaceId } from "./types";

export const VALLEY: Box = { x: 0, y: 0, width: 1200, height: 1000 };

/** The fourteen places clockwise from the upper right, the cathedral in the middle. */
export const SITES: Readonly<Record<PlaceId, Box>> = {
  event: { x: 930, y: 72, width: 196, height: 146 },
  bishop: { x: 930, y: 232, width: 196, height: 146 },
  "wool-mill": { x: 930, y: 392, width: 196, height: 146 },
  kingsbridge: { x: 836, y: 552, width: 290, height: 196 },
  priory: { x: 860, y: 762, width: 224, height: 124 },
  forest: { x: 616, y: 762, width: 224, height: 124 },
  quarry: { x: 372, y: 762, width: 224, height: 124 },
  "gravel-pit": { x: 128, y: 762, width: 224, height: 124 },
  court: { x: 74, y: 600, width: 268, height: 148 },
  shiring: { x: 74, y: 388, width: 290, height: 196 },
  castle: { x: 74, y: 228, width: 210, height: 146 },
  market: { x: 74, y: 72, width: 300, height: 142 },
  cathedral: { x: 410, y: 84, width: 480, height: 466 },
  "start-player": { x: 470, y: 600, width: 250, height: 128 },
};

/** Something on the board that can be pointed at: a place, or one of its two spaces where a player chooses. */
export interface Target extends Box {
  /** As the notation names it: "court", "shiring-2". */
  name: string;
  place: PlaceId;
  /** The only space that belongs to it; null if it takes the first that is free. */
  space: number | null;
}

function targetsOf(place: PlaceId): Target[] {
  const { spaces, chosen } = placeOf(place);
  const site = SITES[place];
  if (!chosen) return [{ name: place, place, space: null, ...site }];
  const width = site.width / spaces;
  const head = 42;
  return Array.from({ length: spaces }, (_, space) => ({
    name: `${place}-${space + 1}`,
    place,
    space,
    x: site.x + space * width,
    y: site.y + head,
    width,
    height: site.height - head,
  }));
}

export const TARGETS: readonly Target[] = (Object.keys(SITES) as PlaceId[]).flatMap(targetsOf);

/** Between a target's rim and what can be touched of it. */
export const INSET = 3;

/** How wide or high the least of them is. */
export const LEAST_TARGET = Math.min(...TARGETS.flatMap(({ width, height }) => [width, height])) - 2 * INSET;

export function targetOf(name: string): Target | undefined {
  return TARGETS.find((target) => target.name === name);
}

export function middle({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

/** Where the builders of a place stand. */
export function spacePoints(place: PlaceId): Point[] {
  const { spaces, chosen } = placeOf(place);
  const site = SITES[place];
  const bottom = site.y + site.height - 44;
  if (chosen) return targetsOf(place).map(({ x, width }) => ({ x: x + width - 40, y: bottom }));
  const step = Math.min(58, (site.width - 80) / Math.max(1, spaces - 1));
  const start = site.x + site.width - 40 - (spaces - 1) * step;
  return Array.from({ length: spaces }, (_, space) => ({ x: start + space * step, y: bottom }));
}

/** The way through the valley, from place to place. */
export function way(): string {
  const round = (Object.keys(SITES) as PlaceId[]).slice(0, -2).map((place) => middle(SITES[place]));
  const ring = round.map(({ x, y }, index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join(" ");
  return `${ring} M374 150 Q 402 170 398 300 T 430 520 Q 460 560 540 552 M 560 574 L 590 610`;
}

const RIM = 30;

/** The field of the score track for a number of points: round the rim, clockwise from the lower left. 0 lies before field 1. */
export function scorePoint(points: number): Point {
  const lap = FIGURES.points_lap;
  const field = points === 0 ? 0 : ((points - 1) % lap) + 1;
  const [width, height] = [VALLEY.width - 2 * RIM, VALLEY.height - 2 * RIM];
  let way = (field / (lap + 1)) * 2 * (width + height);
  if (way <= height) return { x: RIM, y: RIM + height - way };
  way -= height;
  if (way <= width) return { x: RIM + way, y: RIM };
  way -= width;
  if (way <= height) return { x: RIM + width, y: RIM + way };
  return { x: RIM + width - (way - height), y: RIM + height };
}

/** The field of the gold track. */
export function goldPoint(gold: number): Point {
  return { x: 150 + (gold * 920) / FIGURES.gold_limit, y: 924 };
}

/** Discs on the same field lie in a row, the first on the field itself: where each lies in it, by seat. */
export function ranks(values: readonly number[]): number[] {
  return values.map((value, seat) => values.slice(0, seat).filter((other) => other === value).length);
}

/** A disc of the score track; further ones on the same field lie towards the middle of the picture. */
export function scoreDisc(points: number, rank: number): Point {
  const { x, y } = scorePoint(points);
  const inward = rank * 24;
  if (y === RIM) return { x, y: y + inward };
  if (y === VALLEY.height - RIM) return { x, y: y - inward };
  return { x: x === RIM ? x + inward : x - inward, y };
}
