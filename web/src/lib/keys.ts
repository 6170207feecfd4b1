/** The key of an event that a board may use: nobody is typing, nothing else took it, and it is no shortcut of the browser. */
export function freeKey(event: KeyboardEvent): string | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const busy =
    event.target instanceof Element &&
    event.target.closest("input, textarea, select, dialog, [contenteditable]") !== null;
  return busy ? null : event.key;
}

/** A click that came from a finger, which cannot point at something before it touches it. */
export function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
