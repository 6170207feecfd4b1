import { describe, expect, it } from "vitest";
import { chapters } from "./chapters";

const line = (event: string, args = {}) => ({ id: `antiquity-event-${event}`, args });

/** What begins with each line: the number of a round or the id of a phase. */
function read(...lines: ReturnType<typeof line>[]): unknown[] {
  const reader = chapters();
  return lines.map((message) => {
    const begins = reader(message, 0);
    return begins?.round ? begins.round.args["round"] : (begins?.phase?.id ?? null);
  });
}

describe("the log of Antiquity", () => {
  it("begins with the founding of the capitals", () => {
    expect(
      read(
        line("capital-founded"),
        line("capital-founded"),
        line("round-began", { round: 1 }),
        line("built-free"),
        line("manned"),
        line("order-set"),
      ),
    ).toEqual([0, null, 1, "antiquity-web-phase-2", null, "antiquity-web-phase-3"]);
  });

  it("begins with a phase where a lesson begins in the middle of a round", () => {
    expect(read(line("country-built"), line("harvest-kept"), line("round-began", { round: 4 }))).toEqual([
      "antiquity-web-phase-4",
      "antiquity-web-phase-6",
      4,
    ]);
    expect(read(line("grave-removed"), line("manned"))).toEqual([null, "antiquity-web-phase-2"]);
  });
});
