/** Which players' panels are open when not all of them fit. */

export interface Panel {
  seat: number;
  /** Pixels it takes with everything in it, and with one line. */
  whole: number;
  brief: number;
}

/**
 * As many as fit, and always those that somebody opened, the last opened before all others; what somebody closed stays closed.
 * `wishes` holds what was opened (true) or closed, oldest first.
 */
export function unfolded(
  panels: readonly Panel[],
  room: number,
  wishes: ReadonlyMap<number, boolean>,
): Set<number> {
  const brief = panels.reduce((sum, panel) => sum + panel.brief, 0);
  let spare = room - brief;
  const open = new Set<number>();
  const wanted = [...wishes]
    .filter(([, wish]) => wish)
    .map(([seat]) => seat)
    .reverse();
  const others = panels.map(({ seat }) => seat).filter((seat) => !wishes.has(seat));
  for (const seat of [...wanted, ...others]) {
    const panel = panels.find((one) => one.seat === seat);
    if (!panel) continue;
    const more = panel.whole - panel.brief;
    if (more > spare && seat !== wanted[0]) continue;
    open.add(seat);
    spare -= more;
  }
  return open;
}
