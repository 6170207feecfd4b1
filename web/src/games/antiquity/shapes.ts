/** The shapes of pieces, in words. */

import { list } from "../../lib/i18n.svelte";
import { cellsOf, type Cell } from "./grid";
import type { Session } from "./types";

type Say = Pick<Session, "t">;

/** What a shape is, as somebody would describe it who cannot show it. */
export interface Shape {
  wide: number;
  high: number;
  /** The corners that are missing, if nothing else is. */
  gaps: string[] | null;
  /** The columns that each row has, counted from 1. */
  rows: number[][];
}

const CORNERS = ["upper-left", "upper-right", "lower-left", "lower-right"];

export function shapeOfCells(cells: readonly Cell[]): Shape {
  const high = Math.max(...cells.map(([row]) => row)) + 1;
  const wide = Math.max(...cells.map(([, column]) => column)) + 1;
  const inside = new Set(cells.map(String));
  const corners: Cell[] = [
    [0, 0],
    [0, wide - 1],
    [high - 1, 0],
    [high - 1, wide - 1],
  ];
  const gaps = CORNERS.filter((_, index) => !inside.has(String(corners[index])));
  const rows = Array.from({ length: high }, (_, row) =>
    cells
      .filter(([at]) => at === row)
      .map(([, column]) => column + 1)
      .sort((a, b) => a - b),
  );
  return { wide, high, gaps: cells.length + gaps.length === wide * high ? gaps : null, rows };
}

/** "2 wide, 3 high, gap lower left". */
export function shapeText(say: Say, piece: string, turns = 0): string {
  const { wide, high, gaps, rows } = shapeOfCells(cellsOf(piece, turns));
  if (wide * high === 1) return say.t("antiquity-web-shape-one");
  if (gaps?.length === 0) return say.t("antiquity-web-shape", { wide, high });
  if (gaps) {
    const corners = list(gaps.map((corner) => say.t("antiquity-web-corner", { corner })));
    return say.t("antiquity-web-shape-gap", { wide, high, gaps: corners });
  }
  const columns = rows.map((row) => list(runsIn(row).map((run) => runText(say, run)))).join("; ");
  return say.t("antiquity-web-shape-rows", { wide, high, rows: columns });
}

/** Numbers that follow each other, as their first and last. */
function runsIn(numbers: readonly number[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs;
}

function runText({ t }: Say, [first, last]: [number, number]): string {
  return first === last ? String(first) : t("antiquity-web-shape-run", { first, last });
}
