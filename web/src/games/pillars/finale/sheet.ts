/** The rows of the score sheet: every source of points that anybody had, in the order of the box. */

import { FAMILIES } from "../cards";
import type { PillarsView } from "../types";

export interface SheetRow {
  source: string;
  /** Points by seat. */
  points: number[];
}

const SOURCES = ["start", ...FAMILIES, "priory", "advantages", "tax", "events"];

export function sheet({ players }: PillarsView): SheetRow[] {
  return SOURCES.map((source) => ({ source, points: players.map(({ tally }) => tally[source] ?? 0) })).filter(
    ({ points }) => points.some((count) => count !== 0),
  );
}
