import type { Attachment } from "svelte/attachments";

type Side = "up" | "down" | "left" | "right";

interface Scrolled {
  readonly scrollTop: number;
  readonly scrollLeft: number;
  readonly clientHeight: number;
  readonly clientWidth: number;
  readonly scrollHeight: number;
  readonly scrollWidth: number;
}

const LEAST = 2; // pixels; less is rounding

/** The sides on which something that scrolls has more to show. */
export function sidesWithMore(node: Scrolled): Side[] {
  const beyond: Record<Side, number> = {
    up: node.scrollTop,
    down: node.scrollHeight - node.clientHeight - node.scrollTop,
    left: node.scrollLeft,
    right: node.scrollWidth - node.clientWidth - node.scrollLeft,
  };
  return (["up", "down", "left", "right"] as const).filter((side) => beyond[side] >= LEAST);
}

const SCROLLS = new Set(["auto", "scroll"]);
/** What can have the focus and leaves the keys that scroll alone; fields with several lines or choices need them. */
const FOCUSABLE = "a[href], button, input, summary, [tabindex]";

/** The sides on which an element has more, if it can be scrolled there at all: what is only too large for it is cut off, or hangs over. */
function sidesOf(node: HTMLElement): Side[] {
  const { overflowX, overflowY } = getComputedStyle(node);
  return sidesWithMore(node).filter((side) =>
    SCROLLS.has(side === "up" || side === "down" ? overflowY : overflowX),
  );
}

/**
 * Whatever scrolls says that it does: its edge is soft wherever there is more (`[data-more]` in `styles/base.css`). For any element with
 * `overflow: auto`, in either direction. Keys scroll what has the focus: if there is nothing in it that could have it, it can have it itself.
 */
export const scrollCue: Attachment<HTMLElement> = (node) => {
  let stop = false; // it is a Tab stop because of this
  const measure = (): void => {
    const sides = sidesOf(node);
    node.dataset["more"] = sides.join(" ");
    const alone = sides.length > 0 && node.querySelector(FOCUSABLE) === null;
    if (alone && !node.hasAttribute("tabindex")) [stop, node.tabIndex] = [true, 0];
    else if (!alone && stop) {
      stop = false;
      node.removeAttribute("tabindex");
    }
  };
  const sizes = new ResizeObserver(measure);
  const follow = (): void => {
    sizes.disconnect();
    for (const one of [node, ...node.children]) sizes.observe(one);
    measure();
  };
  // What is in it may take another size without a change of its own box, when it is drawn.
  let frame = 0;
  const contents = new MutationObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(follow);
  });
  contents.observe(node, { childList: true, subtree: true });
  node.addEventListener("scroll", measure, { passive: true });
  follow();
  return () => {
    cancelAnimationFrame(frame);
    sizes.disconnect();
    contents.disconnect();
    node.removeEventListener("scroll", measure);
  };
};
