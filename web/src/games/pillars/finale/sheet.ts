/** The rows of the score sheet: every source of points that anybody had. */

import type { PillarsView } from "../types";

export interface SheetRow {
  source: string;
  /** Points by seat. */
  points: number[];
}

export function sheet({ players }: PillarsView): SheetRow[] {
  const sources = [...new Set(players.flatMap(({ tally }) => Object.keys(tally)))];
  const order = players.flatMap(({ tally }) => Object.keys(tally));
  const last = ["priory", "advantages", "tax", "events"];
  const rank = (source: string): number => (source === "start" ? -1 : last.includes(source) ? 1000 + last.indexOf(source) : order.indexOf(source));
  return sources
    .toSorted((a, b) => rank(a) - rank(b))
    .map((source) => ({ source, points: players.map(({ tally }) => tally[source] ?? 0) }));
}
