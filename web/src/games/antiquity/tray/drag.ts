import type { Choice } from "../choice.svelte";

const SLACK = 8; // pixels before a press becomes a drag
const HOLD = 220; // milliseconds that a finger rests before it carries: a quick one scrolls the page

/** The square under a point of the screen. */
export function squareAt({ clientX, clientY }: Pick<PointerEvent, "clientX" | "clientY">): string | null {
  const target = document.elementFromPoint(clientX, clientY);
  return target instanceof SVGElement ? (target.dataset["square"] ?? null) : null;
}

/**
 * A piece can be dragged from its button onto a square: it is taken, shown where it would lie, and put down when it is let go. A mouse carries at
 * once, a finger after it has rested a moment.
 */
export function dragOnto(
  ready: () => boolean,
  take: () => void,
  choice: Choice,
): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let dragging = false;
    let rested = false;
    let resting: ReturnType<typeof setTimeout> | undefined;

    const begin = (): void => {
      dragging = true;
      node.dispatchEvent(new PointerEvent("pointercancel", { bubbles: true, pointerId: -1 })); // an explanation that was about to come does not
      take();
    };
    const onpointerdown = (event: PointerEvent): void => {
      if (!ready() || event.button !== 0) return;
      start = event;
      dragging = false;
      rested = event.pointerType !== "touch";
      clearTimeout(resting);
      resting = setTimeout(() => (rested = true), HOLD);
    };
    const onpointermove = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const slipped = Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) >= SLACK;
      if (!dragging && slipped && !rested) return end(event);
      if (!dragging && slipped) begin();
      if (dragging) choice.choosing.point("square", squareAt(event));
    };
    const end = ({ pointerId }: PointerEvent): void => {
      if (pointerId !== start?.pointerId) return;
      clearTimeout(resting);
      start = null;
    };
    const onpointerup = (event: PointerEvent): void => {
      if (start && dragging && squareAt(event)) choice.place();
      if (start && dragging && event.pointerType === "touch") choice.choosing.point("square", null);
      end(event);
    };
    /** The click at the end of a drag is none. */
    const onclick = (event: MouseEvent): void => {
      if (dragging) event.stopImmediatePropagation();
      dragging = false;
    };
    /** Whoever carries does not scroll. */
    const ontouchmove = (event: TouchEvent): void => {
      if (rested && start && event.cancelable) event.preventDefault();
    };
    node.addEventListener("pointerdown", onpointerdown);
    node.addEventListener("click", onclick, { capture: true });
    node.addEventListener("touchmove", ontouchmove, { passive: false });
    window.addEventListener("pointermove", onpointermove);
    window.addEventListener("pointerup", onpointerup);
    window.addEventListener("pointercancel", end);
    return () => {
      clearTimeout(resting);
      node.removeEventListener("pointerdown", onpointerdown);
      node.removeEventListener("click", onclick, { capture: true });
      node.removeEventListener("touchmove", ontouchmove);
      window.removeEventListener("pointermove", onpointermove);
      window.removeEventListener("pointerup", onpointerup);
      window.removeEventListener("pointercancel", end);
    };
  };
}
