const NOTCH = 90; // milliseconds: one notch of the wheel, one step

/** While something is being turned, the wheel over an element turns it instead of magnifying the board. */
export function turnByWheel(
  turning: () => boolean,
  turn: (steps: number) => void,
): (node: SVGElement) => () => void {
  return (node) => {
    let rested = 0;
    const onwheel = (event: WheelEvent): void => {
      if (!turning() || event.ctrlKey) return;
      event.preventDefault();
      event.stopPropagation();
      if (event.timeStamp < rested) return;
      rested = event.timeStamp + NOTCH;
      turn(event.deltaY > 0 ? 1 : -1);
    };
    node.addEventListener("wheel", onwheel, { passive: false });
    return () => node.removeEventListener("wheel", onwheel);
  };
}
