import type { Begins, Reader } from "../../table/chapters";

const PHASES: Readonly<Record<string, string>> = {
  "pillars-event-builder-drawn": "pillars-phase-builders",
  "pillars-event-builder-set-aside": "pillars-phase-builders",
  "pillars-event-revealed": "pillars-phase-places",
};

/** The log in rounds, each with its three phases. */
export function chapters(): Reader {
  let phase = "";
  return ({ id, args }): Begins | null => {
    if (id === "pillars-event-round-began") {
      phase = "pillars-phase-cards";
      return {
        round: { id: "log-round", args: { round: args["round"] ?? 0 } },
        phase: { id: phase, args: {} },
      };
    }
    const next = PHASES[id];
    if (!next || next === phase) return null;
    phase = next;
    return { phase: { id: next, args: { step: 0 } } };
  };
}
