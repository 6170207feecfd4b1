import { towards, type Point } from "./hex";

/** The key of an event that a board may use: nobody is typing, nothing else took it, and it is no shortcut of the browser. */
export function freeKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const busy =
    event.target instanceof Element &&
    event.target.closest("input:not([type=checkbox]), textarea, select, dialog, [contenteditable]") !== null;
  return busy ? null : event.key;
}

/** A click that came from a finger, which cannot point at something before it touches it. */
export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keys on one of many places of a drawing: arrows walk to the next one in their direction, Enter and the space bar choose it. */
export function onPlaceKey<P extends Point>(
  event: KeyboardEvent,
  at: P,
  places: Iterable<P>,
  { walk, pick }: { walk: (to: P) => void; pick: (at: P) => void },
): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const arrow = ARROWS[event.key];
  if (arrow) {
    const next = towards(at, places, arrow.x, arrow.y);
    if (!next) return; // nothing more on that side: what lies around the drawing may have something
    walk(next);
  } else if (event.key === "Enter" || event.key === " ") pick(at);
  else return;
  event.preventDefault();
}
