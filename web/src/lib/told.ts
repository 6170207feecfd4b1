import type { LogStep, Note } from "./types";

interface Written {
  readonly log: readonly LogStep[];
  readonly view: { readonly ply: number };
}

/** The log as far as it may be read; `discreet` says nothing yet of the step being shown. */
export function written({ log, view }: Written, discreet: boolean): readonly LogStep[] {
  return discreet ? log.filter(({ ply }) => ply < view.ply) : log;
}

/** One entry of the log: a move, or something that happened beside the moves. */
export interface Told extends LogStep {
  key: string;
}

/** The log of the moves with the notes among them, each after the moves that it followed. */
export function told(log: readonly LogStep[], notes: readonly Note[]): readonly Told[] {
  const moves = log.map((step) => ({ ...step, key: `${step.ply}` }));
  const others = notes.map(({ ply, seat, message }, index) => ({
    ply,
    seat,
    log: [message],
    key: `note ${index}`,
  }));
  // Sorting keeps the order of equals: a note comes after the move with its ply.
  return [...moves, ...others].sort((one, other) => one.ply - other.ply);
}
