/** The score sheet: the lines of the result, summed up by what they are for. */

import { standing } from "../../../lib/standing";
import type { ResultView } from "../../../lib/types";
import type { LaCittaView } from "../types";

export interface Column {
  seat: number;
  citizens: number;
  complete: number;
  famine: number;
  total: number;
  gold: number;
  lines: ResultView["breakdown"][number];
}

/** A column for each seat, in the order of the ranking. */
export function sheetOf({ result }: Pick<LaCittaView, "result">): Column[] {
  if (!result) return [];
  return standing(result).map(({ seat }) => {
    const lines = result.breakdown[seat] ?? [];
    const sum = (id: string): number =>
      lines.filter(({ message }) => message.id === id).reduce((all, { points }) => all + points, 0);
    return {
      seat,
      citizens: sum("lacitta-score-city"),
      complete: sum("lacitta-score-complete"),
      famine: sum("lacitta-score-famine"),
      total: result.scores[seat] ?? 0,
      gold: result.tiebreaks[seat] ?? 0,
      lines,
    };
  });
}
