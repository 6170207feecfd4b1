/** Where things are on the screen, as far as they can be seen. */

export interface Seen {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const MOST = 0.9; // of something that must be seen
const LEAST = 4; // pixels of something without which nobody sees it

/** The part of an element that is neither outside of the window nor cut off by what it scrolls in; null if there is none. */
export function seenOf(element: Element): Seen | null {
  const box = element.getBoundingClientRect();
  let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
  const cut = (by: { left: number; top: number; right: number; bottom: number }): void => {
    [left, top] = [Math.max(left, by.left), Math.max(top, by.top)];
    [right, bottom] = [Math.min(right, by.right), Math.min(bottom, by.bottom)];
  };
  cut({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });
  for (let around = element.parentElement; around && around !== document.body; around = around.parentElement)
    if (getComputedStyle(around).overflow !== "visible" && !(around instanceof SVGElement))
      cut(around.getBoundingClientRect());
  const [width, height] = [right - left, bottom - top];
  return width >= LEAST && height >= LEAST ? { left, top, width, height } : null;
}

/** Of the part that is seen, what no sheet lies over from below; null if that is nothing. */
export function bareOf(element: Element): Seen | null {
  const seen = seenOf(element);
  if (!seen || element instanceof SVGElement) return seen; // on a board much is drawn over much
  const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height - LEAST);
  if (!hit || element.contains(hit) || hit.contains(element)) return seen;
  let sheet = hit;
  while (sheet.parentElement && !sheet.parentElement.contains(element)) sheet = sheet.parentElement;
  const height = sheet.getBoundingClientRect().top - seen.top;
  return height >= LEAST ? { ...seen, height } : null;
}

/** All of it can be seen, or as much as there is room for, and nothing lies over its middle. */
export function isInView(element: Element): boolean {
  const seen = seenOf(element);
  const { width, height } = element.getBoundingClientRect();
  const [across, down] = [Math.min(width, innerWidth), Math.min(height, innerHeight)];
  if (!seen || seen.width < MOST * across || seen.height < MOST * down) return false;
  if (element instanceof SVGElement) return true; // on a board much is drawn over much
  const hit = document.elementFromPoint(seen.left + seen.width / 2, seen.top + seen.height / 2);
  return hit === null || element.contains(hit) || hit.contains(element);
}

const SCROLLS = /auto|scroll/;

/**
 * Scrolls what elements stand in until they are in the middle, as far as that goes: all of them if there is room, else the last, for what is to be pressed comes
 * after what is to be read; and what is longer than the room from its beginning. Never the page, which has nothing to scroll.
 */
export function bringIntoView(elements: readonly Element[], behavior: ScrollBehavior): void {
  const around = new Set(elements.flatMap(scrollersOf));
  for (const scroller of around) {
    const outer = scroller.getBoundingClientRect();
    const inside = elements
      .filter((element) => scroller.contains(element))
      .map((element) => element.getBoundingClientRect());
    const middle = (from: "left" | "top", to: "right" | "bottom", room: number): number => {
      const [least, most] = [
        Math.min(...inside.map((box) => box[from])),
        Math.max(...inside.map((box) => box[to])),
      ];
      const last = inside.at(-1);
      if (most - least <= room || !last) return (least + most) / 2;
      return last[to] - last[from] > room ? last[from] + room / 2 : (last[from] + last[to]) / 2;
    };
    const left = middle("left", "right", outer.width) - (outer.left + outer.width / 2);
    const top = middle("top", "bottom", outer.height) - (outer.top + outer.height / 2);
    scroller.scrollBy({ left, top, behavior });
  }
}

/** Everything around an element that scrolls, the nearest first. */
function scrollersOf(element: Element): Element[] {
  const found: Element[] = [];
  for (
    let around = element.parentElement;
    around && around !== document.body;
    around = around.parentElement
  ) {
    const { overflowX, overflowY } = getComputedStyle(around);
    if (SCROLLS.test(overflowX + overflowY)) found.push(around);
  }
  return found;
}
