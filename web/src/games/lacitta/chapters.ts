import type { Begins, Reader } from "../../table/chapters";

const PHASES: Readonly<Record<string, string>> = {
  "lacitta-event-one-wish": "lacitta-phase-migration",
  "lacitta-event-two-wishes": "lacitta-phase-migration",
  "lacitta-event-famine": "lacitta-phase-feeding",
};

/** The log in years; what comes before the first is placing castles. At a year's end people move, and then they eat. */
export function chapters(): Reader {
  let [begun, phase] = [false, ""];
  return ({ id, args }): Begins | null => {
    if (id === "lacitta-event-year-began") {
      [begun, phase] = [true, ""];
      return { round: { id: "lacitta-log-year", args: { year: args["year"] ?? 0 } } };
    }
    if (!begun) {
      begun = true;
      return { round: { id: "lacitta-phase-castles", args: {} } };
    }
    const next = PHASES[id];
    if (!next || next === phase) return null;
    phase = next;
    return { phase: { id: next, args: {} } };
  };
}
