import type { Sound } from "../lib/sounds";

/** What can be heard of a table at one moment. */
export interface Moment {
  readonly you: number | null;
  /** The step that is shown, with who made it and whether there is anything to see of it. */
  readonly ply: number;
  readonly seat: number | null;
  readonly seen: boolean;
  /** The viewer has something to decide. */
  readonly yours: boolean;
  /** A move of the viewer's is on its way. */
  readonly sending: boolean;
  readonly over: boolean;
  /** The last chat line that somebody else has written meanwhile. */
  readonly line: string | null;
  /** What went wrong, or cannot be. */
  readonly fault: string | null;
}

/** The sounds that lead from one moment to the next. */
export function between(before: Moment, now: Moment): Sound[] {
  const found: Sound[] = [];
  const moved = now.ply > before.ply && now.seen && now.seat !== null && now.seat !== now.you;
  if (now.fault !== null && now.fault !== before.fault) found.push("error");
  if (now.over && !before.over) found.push("over");
  else if (now.sending && !before.sending) found.push("put");
  else if (moved) found.push("moved");
  // Whoever goes on deciding after a move of their own has been called already.
  if (now.yours && !before.yours && now.seat !== now.you) found.push("turn");
  if (now.line !== null && now.line !== before.line) found.push("chat");
  return found;
}
