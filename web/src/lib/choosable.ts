import type { Point } from "./hex";
import type { Rect } from "./rect";

/**
 * What can be chosen, as the page shows it. A button that can be pressed speaks for itself; a place of a drawing says it with `data-choosable`.
 * Whatever has nothing to do with the decision (magnifying, looking something up, taking back) stands in, or is, `[data-aside]`.
 */
const CHOOSABLE = '[data-choosable="true"], button:enabled:not([aria-disabled="true"])';

/** The parts of a table in which something is decided. */
const PARTS = ["board", "tray"] as const;
export type Part = (typeof PARTS)[number];

/** Where something lies on the screen. */
export interface Lying extends Point {
  readonly element: Element;
}

export function isChoosable(element: Element): boolean {
  return element.matches(CHOOSABLE) && element.closest("[data-aside]") === null;
}

/** Whether somebody can see it, and so go there. */
export function isShown(element: Element): boolean {
  return element.checkVisibility({ visibilityProperty: true });
}

/** The part of the table that something is in. */
export function partOf(element: Element): Part | null {
  const name = element.closest<HTMLElement>("[data-part]")?.dataset["part"];
  return PARTS.find((part) => part === name) ?? null;
}

export function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Everything in a part that can be chosen now, as one reads: line by line. */
export function choosableIn(part: Part): Element[] {
  const found = [...document.querySelectorAll(`[data-part="${part}"] :is(${CHOOSABLE})`)];
  return reading(
    found
      .filter((element) => isChoosable(element) && isShown(element))
      .map((element) => ({ element, ...middleOf(element) })),
  );
}

const LINE = 8; // pixels by which things in the same line may differ

/** Of the next row below (1) or above (-1), what lies nearest across; null if there is none. */
export function inNextRow<T>(from: Rect, all: readonly { element: T; box: Rect }[], way: 1 | -1): T | null {
  const edge = ({ top, height }: Rect, far: boolean): number => (far === way > 0 ? top + height : top) * way;
  const beyond = all.filter(({ box }) => edge(box, false) >= edge(from, true) - LINE);
  const end = Math.min(...beyond.map(({ box }) => edge(box, true)));
  const aside = (box: Rect): number => Math.abs(box.left + box.width / 2 - from.left - from.width / 2);
  const row = beyond.filter(({ box }) => edge(box, false) < end - LINE);
  return row.sort((one, other) => aside(one.box) - aside(other.box))[0]?.element ?? null;
}

/** Things in the order in which one reads. */
export function reading<T>(lying: readonly (Point & { readonly element: T })[]): T[] {
  const lines: (Point & { readonly element: T })[][] = [];
  for (const one of [...lying].sort((a, b) => a.y - b.y)) {
    const line = lines.at(-1);
    if (line?.[0] && one.y - line[0].y <= LINE) line.push(one);
    else lines.push([one]);
  }
  return lines.flatMap((line) => line.sort((a, b) => a.x - b.x).map(({ element }) => element));
}

/** The nearest to a point. */
export function nearest<T extends Point>(points: Iterable<T>, to: Point): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const far = Math.hypot(point.x - to.x, point.y - to.y);
    if (far < least) [best, least] = [point, far];
  }
  return best;
}

/** The next of several things, or the one before; after the last comes the first. */
export function neighbour<T>(all: readonly T[], from: T | null, step: 1 | -1): T | null {
  const at = from === null ? -1 : all.indexOf(from);
  if (at < 0) return (step > 0 ? all[0] : all.at(-1)) ?? null;
  return all[(at + step + all.length) % all.length] ?? null;
}

/** What can be chosen next to something, or before it: on the board, or where nothing there can be, in the tray. */
export function nextChoosable(from: Element | null, step: 1 | -1): Element | null {
  const part = PARTS.find((one) => choosableIn(one).length > 0);
  const all = part ? choosableIn(part) : [];
  if (from && all.includes(from)) return neighbour(all, from, step);
  if (part && from && partOf(from) === part) return nearest(lyingIn(part), middleOf(from))?.element ?? null;
  return all.find((one) => one.getAttribute("tabindex") === "0") ?? neighbour(all, null, step);
}

/** What can be chosen, of one part if there is something, else of the other: the nearest to a point, or else the first. */
export function choosableNear(part: Part | null, point: Point | null): Element | null {
  for (const one of part ? [part, ...PARTS.filter((other) => other !== part)] : PARTS) {
    const all = choosableIn(one);
    if (all.length === 0) continue;
    const near = point && one === part ? nearest(lyingIn(one), point)?.element : undefined;
    return near ?? all[0] ?? null;
  }
  return null;
}

function lyingIn(part: Part): Lying[] {
  return choosableIn(part).map((element) => ({ element, ...middleOf(element) }));
}
