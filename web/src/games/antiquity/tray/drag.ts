import type { Choice } from "../choice.svelte";

const SLACK = 8; // pixels before a press becomes a drag

function squareUnder(event: PointerEvent): string | null {
  const target = document.elementFromPoint(event.clientX, event.clientY);
  return target instanceof SVGElement ? (target.dataset["square"] ?? null) : null;
}

/** A piece can be dragged from its button onto a square: it is taken, shown where it would lie, and put down when it is let go. */
export function dragOnto(ready: () => boolean, take: () => void, choice: Choice): (node: HTMLElement) => () => void {
  return (node) => {
    let start: PointerEvent | null = null;
    let dragging = false;

    const onpointerdown = (event: PointerEvent): void => {
      if (!ready() || event.button !== 0) return;
      start = event;
      dragging = false;
    };
    const onpointermove = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      if (!dragging && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLACK) return;
      if (!dragging) {
        dragging = true;
        take();
      }
      choice.hoveredSquare = squareUnder(event);
    };
    const onpointerup = (event: PointerEvent): void => {
      if (dragging && squareUnder(event)) choice.place();
      start = null;
    };
    /** The click at the end of a drag is none. */
    const onclick = (event: MouseEvent): void => {
      if (dragging) event.stopImmediatePropagation();
      dragging = false;
    };
    const onpointercancel = (): void => {
      start = null;
    };
    node.addEventListener("pointerdown", onpointerdown);
    node.addEventListener("click", onclick, { capture: true });
    window.addEventListener("pointermove", onpointermove);
    window.addEventListener("pointerup", onpointerup);
    window.addEventListener("pointercancel", onpointercancel);
    return () => {
      node.removeEventListener("pointerdown", onpointerdown);
      node.removeEventListener("click", onclick, { capture: true });
      window.removeEventListener("pointermove", onpointermove);
      window.removeEventListener("pointerup", onpointerup);
      window.removeEventListener("pointercancel", onpointercancel);
    };
  };
}
