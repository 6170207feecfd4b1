/**
 * One Tab stop for a whole part of the page: Tab goes into it and out of it, arrow keys, Home and End go about inside. Whatever can be focused in there takes part
 * by itself, also what comes and goes; what handles arrow keys of its own (a map, tabs) does so first.
 *
 * Tab leads to what has the focus or had it last; if that cannot be chosen, to the nearest thing that can.
 */
import type { Attachment } from "svelte/attachments";
import { inNextRow, isChoosable, isShown, middleOf, nearest } from "./choosable";
import { towards, type Point } from "./hex";

/**
 * How arrow keys lead on: in a "list" to the next and the one before; in "rows" left and right do, up and down go to the next row; on a "plane" all go where they
 * point.
 */
export type Layout = "list" | "rows" | "plane";

const MEMBERS = 'button:enabled, a[href], input[type="checkbox"], [role="button"], [role="tab"], [data-stop]';
const WATCHED = ["tabindex", "disabled", "aria-disabled", "hidden", "data-choosable"];

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type Focusable = HTMLElement | SVGElement;

/** Attach it to whatever shall be one Tab stop. */
export function roving(layout: Layout): Attachment<HTMLElement> {
  return (node) => {
    let last: Focusable | null = null;
    let place: Point | null = null; // where it was, for when it is gone

    const members = (): Focusable[] =>
      [...node.querySelectorAll<Focusable>(MEMBERS)].filter((one) => one.closest("dialog") === null);

    function stopAmong(all: readonly Focusable[]): Focusable | null {
      const held = document.activeElement as Focusable | null;
      if (held && all.includes(held)) return held;
      const here = last && all.includes(last) && isShown(last) ? last : null;
      if (here && isChoosable(here)) return here;
      const open = all.filter((one) => isChoosable(one) && isShown(one));
      const from = here ? middleOf(here) : place;
      const near =
        from &&
        nearest(
          open.map((element) => ({ element, ...middleOf(element) })),
          from,
        );
      return near?.element ?? open[0] ?? here ?? all.find(isShown) ?? null;
    }

    function settle(): void {
      const all = members();
      const stop = stopAmong(all);
      for (const one of all) {
        const wanted = one === stop ? "0" : "-1";
        if (one.getAttribute("tabindex") !== wanted) one.setAttribute("tabindex", wanted);
      }
    }

    function target(key: string, from: Focusable): Focusable | null {
      const all = members().filter(isShown);
      if (key === "Home") return all[0] ?? null;
      if (key === "End") return all.at(-1) ?? null;
      const [right, down] = ARROWS[key] ?? [0, 0];
      const beside = all[all.indexOf(from) + right + down] ?? null;
      if (layout === "list" || (layout === "rows" && down === 0)) return beside;
      const others = all.filter((one) => one !== from);
      if (layout === "rows") {
        const boxes = others.map((element) => ({ element, box: element.getBoundingClientRect() }));
        return inNextRow(from.getBoundingClientRect(), boxes, down > 0 ? 1 : -1) ?? beside;
      }
      const points = others.map((element) => ({ element, ...middleOf(element) }));
      return towards(middleOf(from), points, right, down)?.element ?? beside;
    }

    function onkeydown(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (!(event.key in ARROWS) && event.key !== "Home" && event.key !== "End") return;
      const from = event.target as Focusable;
      if (!members().includes(from)) return;
      event.preventDefault();
      target(event.key, from)?.focus();
    }

    function onfocusin(event: FocusEvent): void {
      last = event.target as Focusable;
      place = middleOf(last);
      settle();
    }

    const watch = new MutationObserver(settle);
    watch.observe(node, { childList: true, subtree: true, attributes: true, attributeFilter: WATCHED });
    node.addEventListener("keydown", onkeydown);
    node.addEventListener("focusin", onfocusin);
    settle();
    return () => {
      watch.disconnect();
      node.removeEventListener("keydown", onkeydown);
      node.removeEventListener("focusin", onfocusin);
    };
  };
}
