import type { Begins, Reader } from "../../table/chapters";
import type { AttikaView } from "./types";

/**
 * The log in rounds: one begins whenever whoever began the game has a turn. Somebody alone has turns, but no rounds, and nobody knows the round of a position that
 * was made.
 */
export function chapters(seats: number, before: AttikaView | null): Reader {
  if (before) return () => null;
  let first: number | null = null;
  let now: number | null = null;
  let round = 0;
  return (_, seat): Begins | null => {
    if (seat === null || seats < 2 || seat === now) return null;
    now = seat;
    first ??= seat;
    if (seat !== first) return null;
    round += 1;
    return { round: { id: "log-round", args: { round } } };
  };
}
