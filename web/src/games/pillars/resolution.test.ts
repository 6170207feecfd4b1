import { expect, it } from "vitest";
import type { Message } from "../../lib/types";
import { beatsOf, changesOf, joined, lineCount } from "./resolution";
import type { Gained, PillarsEvent } from "./types";

function gained(changes: Partial<Gained>): Gained {
  return { type: "pillars-event-gained", seat: 0, reason: "forest", sand: 0, wood: 0, stone: 0, metal: 0, gold: 0, points: 0, wasted: 0, ...changes };
}

const line = (id: string): Message => ({ id, args: {} });

it("parts the log among the places that were resolved", () => {
  const events: PillarsEvent[] = [
    { type: "pillars-event-builder-placed", seat: 0, place: "court", space: 0, paid: 0 },
    { type: "pillars-event-step-began", step: 3, place: "wool-mill" },
    gained({ seat: 1, gold: 4, wasted: 2 }),
    { type: "pillars-event-step-began", step: 4, place: "kingsbridge" },
    { type: "pillars-event-step-began", step: 6, place: "forest" },
    gained({ wood: 3 }),
  ];
  const beats = beatsOf({ events, log: ["placed", "gold", "wasted", "wood"].map(line) }, null);
  expect(beats.map(({ place, lines }) => [place, lines.map(({ id }) => id)])).toEqual([
    ["wool-mill", ["gold", "wasted"]],
    ["forest", ["wood"]],
  ]);
});

it("counts the lines of each event as the server words them", () => {
  expect(lineCount(gained({ wood: 1, stone: 1 }))).toBe(2);
  expect(lineCount({ type: "pillars-event-to-mill", workers: [3, 0, 2], resource_cards: [] })).toBe(2);
  expect(lineCount({ type: "pillars-event-declined", seat: 0, offer: "boost" })).toBe(0);
  expect(lineCount({ type: "pillars-event-converted", seat: 0, craftsman: "r1-woodworker", gold: 1, points: 0, wasted: 3 })).toBe(2);
});

it("shows what a trade and a tax cost", () => {
  expect(changesOf({ type: "pillars-event-bought", seat: 1, resource: "wood", number: 2, gold: 6 })).toEqual([
    { seat: 1, good: "gold", count: -6 },
    { seat: 1, good: "wood", count: 2 },
  ]);
  expect(changesOf({ type: "pillars-event-paid", seat: 0, reason: "court", due: 5, paid: 2, points: 1 })).toEqual([
    { seat: 0, good: "gold", count: -2 },
    { seat: 0, good: "points", count: -1 },
  ]);
});

it("goes on with a place, and forgets the round before", () => {
  const market = { step: 12, place: "market" as const, lines: [line("a")], changes: [] };
  const more = { ...market, lines: [line("b")] };
  expect(joined([market], [more]).map(({ lines }) => lines.length)).toEqual([2]);
  expect(joined([market], [{ ...more, step: 1, place: "event" as const }])).toHaveLength(1);
});
