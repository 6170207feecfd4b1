import { describe, expect, it } from "vitest";
import type { Reader } from "../table/chapters";
import { chapters as antiquity } from "./antiquity/chapters";
import { chapters as attika } from "./attika/chapters";
import { chapters as lacitta } from "./lacitta/chapters";
import type { AttikaView } from "./attika/types";
import { chapters as palatinus } from "./palatinus/chapters";
import type { PalatinusView } from "./palatinus/types";
import { chapters as pillars } from "./pillars/chapters";

type Line = readonly [id: string, seat?: number, args?: Record<string, string | number>];

/** What begins with which line: its number, the round and the phase. */
function beginnings(read: Reader, lines: readonly Line[]): string[] {
  return lines.flatMap(([id, seat = 0, args = { player: seat }], index) => {
    const begins = read({ id, args }, seat);
    const told = [begins?.round, begins?.phase].flatMap((message) =>
      message ? [[message.id, ...Object.values(message.args)].join(" ")] : [],
    );
    return told.length > 0 ? [`${index}: ${told.join(", ")}`] : [];
  });
}

describe("the log of a game in chapters", () => {
  it("of Palatinus: tiles, rounds in which everybody places once, the reveal", () => {
    const lines: Line[] = [
      ["palatinus-event-tile-laid"],
      ["palatinus-event-laurels-dealt"],
      ["palatinus-event-placed", 1],
      ["palatinus-event-placed-own-wolf", 0],
      ["palatinus-event-placed", 1],
      ["palatinus-event-placed-wolf", 0],
      ["palatinus-event-wolves-revealed"],
      ["palatinus-event-hill-won"],
    ];
    expect(beginnings(palatinus(2, null), lines)).toEqual([
      "0: palatinus-phase-tiles",
      "2: log-round 1",
      "4: log-round 2",
      "6: palatinus-phase-reveal",
    ]);
  });

  it("of Palatinus, from the middle of a round", () => {
    const pieces = [0, 1, 0, 1, 0].map((seat) => ({ seat })) as PalatinusView["pieces"];
    const before = { phase: "placement", pieces } as PalatinusView;
    const lines: Line[] = [
      ["palatinus-event-something-else", 1],
      ["palatinus-event-placed", 1],
      ["palatinus-event-placed", 0],
      ["palatinus-event-placed", 1],
    ];
    expect(beginnings(palatinus(2, before), lines)).toEqual(["1: log-round 3", "2: log-round 4"]);
  });

  it("of Attika: rounds, from whoever began", () => {
    const lines: Line[] = [
      ["a", 1],
      ["b", 1],
      ["c", 2],
      ["d", 0],
      ["e", 1],
      ["f", 2],
    ];
    expect(beginnings(attika(3, null), lines)).toEqual(["0: log-round 1", "4: log-round 2"]);
    expect(beginnings(attika(1, null), lines)).toEqual([]);
    expect(beginnings(attika(3, {} as AttikaView), lines)).toEqual([]);
  });

  it("of La Città: castles, years, and what happens at their ends", () => {
    const lines: Line[] = [
      ["lacitta-event-castle-placed"],
      ["lacitta-event-year-began", 0, { year: 1 }],
      ["lacitta-event-gold-taken"],
      ["lacitta-event-two-wishes"],
      ["lacitta-event-migrated"],
      ["lacitta-event-famine"],
      ["lacitta-event-famine"],
      ["lacitta-event-year-began", 0, { year: 2 }],
      ["lacitta-event-one-wish"],
    ];
    expect(beginnings(lacitta(), lines)).toEqual([
      "0: lacitta-phase-castles",
      "1: lacitta-log-year 1",
      "3: lacitta-phase-migration",
      "5: lacitta-phase-feeding",
      "7: lacitta-log-year 2",
      "8: lacitta-phase-migration",
    ]);
    // A lesson that begins in the middle of a year:
    expect(beginnings(lacitta(), lines.slice(2, 5))).toEqual(["1: lacitta-phase-migration"]);
  });

  it("of the Pillars: rounds with three phases", () => {
    const lines: Line[] = [
      ["pillars-event-round-began", 0, { round: 1 }],
      ["pillars-event-card-taken"],
      ["pillars-event-builder-drawn"],
      ["pillars-event-builder-drawn"],
      ["pillars-event-revealed"],
      ["pillars-event-round-began", 0, { round: 2 }],
    ];
    expect(beginnings(pillars(), lines)).toEqual([
      "0: log-round 1, pillars-phase-cards",
      "2: pillars-phase-builders 0",
      "4: pillars-phase-places 0",
      "5: log-round 2, pillars-phase-cards",
    ]);
  });

  it("of Antiquity: rounds with those phases in which something happened, each once", () => {
    const lines: Line[] = [
      ["antiquity-event-capital-founded"],
      ["antiquity-event-round-began", 0, { round: 1 }],
      ["antiquity-event-built-paid"],
      ["antiquity-event-order-set"],
      ["antiquity-event-country-built"],
      ["antiquity-event-harvest-kept"],
      ["antiquity-event-country-built"],
      ["antiquity-event-graves-famine"],
      ["antiquity-event-round-began", 0, { round: 2 }],
      ["antiquity-event-manned"],
    ];
    expect(beginnings(antiquity(), lines)).toEqual([
      "0: antiquity-web-round 0",
      "1: antiquity-web-round 1",
      "2: antiquity-web-phase-2",
      "3: antiquity-web-phase-3",
      "4: antiquity-web-phase-4",
      "5: antiquity-web-phase-6",
      "7: antiquity-web-phase-8",
      "8: antiquity-web-round 2",
      "9: antiquity-web-phase-2",
    ]);
  });
});
