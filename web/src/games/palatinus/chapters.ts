import type { Begins, Reader } from "../../table/chapters";
import type { PalatinusView } from "./types";

const PLACED = new Set([
  "palatinus-event-placed",
  "palatinus-event-placed-wolf",
  "palatinus-event-placed-own-wolf",
]);

/** The log in laying tiles, rounds of placing, and the reveal. A round is over when everybody has placed once more. */
export function chapters(_seats: number, before: PalatinusView | null): Reader {
  const placed = new Map<number, number>();
  for (const { seat } of before?.pieces ?? []) placed.set(seat, (placed.get(seat) ?? 0) + 1);
  let round = before && before.phase !== "tiles" ? 0 : -1; // of placing; 0 while tiles are laid
  return ({ id, args }): Begins | null => {
    if (id === "palatinus-event-wolves-revealed")
      return { round: { id: "palatinus-phase-reveal", args: {} } };
    if (!PLACED.has(id)) {
      if (round >= 0) return null;
      round = 0;
      return { round: { id: "palatinus-phase-tiles", args: {} } };
    }
    const seat = Number(args["player"]);
    const times = (placed.get(seat) ?? 0) + 1;
    placed.set(seat, times);
    if (times <= round) return null;
    round = times;
    return { round: { id: "log-round", args: { round } } };
  };
}
