/** The score sheet when only the result is known: every line of the breakdown names its hill. */

import { LETTERS } from "../board";
import type { Letter, PalatinusView } from "../types";
import type { Frame, Won } from "./reckoning";

/** The outcome as a single frame. */
export function outcome(view: PalatinusView): Frame {
  const won = new Map<Letter, Won[]>();
  for (const hill of LETTERS)
    won.set(
      hill,
      (view.result?.breakdown ?? []).map((_, seat) => wonOn(view, hill, seat)),
    );
  return {
    moment: { kind: "ended" },
    hill: null,
    gone: new Set(view.pieces.filter((piece) => piece.fate !== null).map((piece) => piece.space)),
    covered: false,
    settled: new Set(LETTERS),
    won,
  };
}

function wonOn(view: PalatinusView, hill: Letter, seat: number): Won {
  const lines = (view.result?.breakdown[seat] ?? []).filter(({ message }) => message.args["hill"] === hill);
  const of = (kind: string): typeof lines =>
    lines.filter(({ message }) => message.id === `palatinus-score-${kind}`);
  return {
    captured: of("captured").map(({ message }) => String(message.args["space"])),
    ones: of("capture-disc").length,
    twos: of("tie").length,
    laurel: of("laurel").reduce((sum, line) => sum + line.points, 0),
  };
}
