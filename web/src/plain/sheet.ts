import type { Message, ResultView } from "../lib/types";

/** A line of the score sheet: where points came from, and how many each seat got for it. */
export interface Row {
  key: string;
  message: Message;
  /** Null where the seat has no such line. */
  points: (number | null)[];
}

/** Lines that say the same of several seats are one row; numbers in them may differ ("house", "houses"). */
export function rows(result: ResultView): Row[] {
  const found = new Map<string, Row>();
  result.breakdown.forEach((lines, seat) => {
    for (const { message, points } of lines) {
      const words = Object.entries(message.args).filter(([, value]) => typeof value === "string");
      const key = JSON.stringify([message.id, words]);
      const row = found.get(key) ?? { key, message, points: result.scores.map(() => null) };
      row.points[seat] = (row.points[seat] ?? 0) + points;
      if (size(message) > size(row.message)) row.message = message;
      found.set(key, row);
    }
  });
  const ids = [...found.values()].map(({ message }) => message.id);
  // What is the same kind of line stands together, whoever had it first.
  return [...found.values()].sort(
    (one, other) => ids.indexOf(one.message.id) - ids.indexOf(other.message.id),
  );
}

function size({ args }: Message): number {
  return Object.values(args).reduce<number>((sum, value) => sum + (typeof value === "number" ? value : 0), 0);
}
