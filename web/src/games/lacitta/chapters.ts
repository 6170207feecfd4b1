import type { Begins, Reader } from "../../table/chapters";

const PHASES: Readonly<Record<string, string>> = {
  "lacitta-event-one-wish": "lacitta-phase-migration",
  "lacitta-event-two-wishes": "lacitta-phase-migration",
  "lacitta-event-famine": "lacitta-phase-feeding",
};

/** The log in years, after the placing of castles. A lesson may begin in the middle of a year. At a year's end people move, and then they eat. */
export function chapters(): Reader {
  let [begun, phase] = [false, ""];
  return ({ id, args }): Begins | null => {
    if (id === "lacitta-event-year-began") {
      [begun, phase] = [true, ""];
      return { round: { id: "lacitta-log-year", args: { year: args["year"] ?? 0 } } };
    }
    if (!begun && id === "lacitta-event-castle-placed") {
      begun = true;
      return { round: { id: "lacitta-phase-castles", args: {} } };
    }
    const next = PHASES[id];
    if (!next || next === phase) return null;
    phase = next;
    return { phase: { id: next, args: {} } };
  };
}
