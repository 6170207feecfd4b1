import type { Begins, Reader } from "../../table/chapters";

/** By which lines a phase is known to have come, by the beginnings of their ids. What can happen in several phases is not among them. */
const PHASES: readonly (readonly [phase: number, beginning: string])[] = [
  [2, "built"],
  [2, "saint-chosen"],
  [2, "manned"],
  [2, "plan-"],
  [2, "revealed-"],
  [2, "offer-"],
  [2, "traded"],
  [3, "order-set"],
  [4, "inn-built"],
  [4, "country-built"],
  [4, "city-founded"],
  [4, "range-fixed"],
  [4, "cleaned"],
  [5, "goods-"],
  [6, "harvest-"],
  [6, "fish-received"],
  [7, "explored"],
  [8, "famine-rose"],
  [8, "graves-famine"],
  [9, "pollut"],
  [9, "graves-pollution"],
  [10, "ended-"],
];
const EVENT = "antiquity-event-";

/**
 * The log in rounds and their phases; what comes before the first round is the founding of the capitals. A lesson or a
 * puzzle begins in the middle of a round, with its phase alone.
 */
export function chapters(): Reader {
  let [begun, now] = [false, 0];
  return ({ id, args }): Begins | null => {
    const known = id.startsWith(EVENT) ? id.slice(EVENT.length) : "";
    const first = !begun;
    begun = true;
    if (known === "round-began" || (first && known === "capital-founded")) {
      now = 0;
      return { round: { id: "antiquity-web-round", args: { round: args["round"] ?? 0 } } };
    }
    const [phase] = PHASES.find(([, beginning]) => known.startsWith(beginning)) ?? [0];
    if (phase <= now) return null;
    now = phase;
    return { phase: { id: `antiquity-web-phase-${phase}`, args: {} } };
  };
}
