/** Phase III step by step: what each place brought, taken from the events of a step and its lines in the log. */

import type { Message } from "../../lib/types";
import type { Good, PillarsEvent, PlaceId, Resource } from "./types";

/** What somebody got or lost, to be shown at a place. */
export interface Change {
  seat: number;
  good: Good;
  count: number;
}

/** One place that was resolved, or a part of it. */
export interface Beat {
  step: number;
  place: PlaceId;
  lines: Message[];
  changes: Change[];
}

const SILENT = new Set<PillarsEvent["type"]>([
  "pillars-event-step-began",
  "pillars-event-builder-accepted",
  "pillars-event-declined",
  "pillars-event-finished",
]);
const GOODS: readonly Good[] = ["sand", "wood", "stone", "metal", "gold", "points"];

/** How many lines of the log an event has, as the server words it. */
export function lineCount(event: PillarsEvent): number {
  if (SILENT.has(event.type)) return 0;
  switch (event.type) {
    case "pillars-event-gained":
      return GOODS.filter((good) => event[good]).length + (event.wasted ? 1 : 0);
    case "pillars-event-sold":
    case "pillars-event-converted":
      return event.wasted ? 2 : 1;
    case "pillars-event-to-mill":
      return event.workers.filter(Boolean).length;
    default:
      return 1;
  }
}

export function changesOf(event: PillarsEvent): Change[] {
  const changes: Change[] = [];
  const add = (seat: number, good: Good, count: number): void => {
    if (count) changes.push({ seat, good, count });
  };
  switch (event.type) {
    case "pillars-event-gained":
      for (const good of GOODS) add(event.seat, good, event[good]);
      break;
    case "pillars-event-paid":
      add(event.seat, "gold", -event.paid);
      add(event.seat, "points", -event.points);
      break;
    case "pillars-event-points-lost":
      add(event.seat, "points", -event.points);
      break;
    case "pillars-event-converted":
      add(event.seat, "gold", event.gold);
      add(event.seat, "points", event.points);
      break;
    case "pillars-event-sold":
    case "pillars-event-bought": {
      const sign = event.type === "pillars-event-sold" ? 1 : -1;
      add(event.seat, "gold", sign * event.gold);
      add(event.seat, event.resource as Resource, -sign * event.number);
      break;
    }
  }
  return changes;
}

/** The places that were resolved in a step of the game; `before` is the place that was being resolved when it began. */
export function beatsOf(
  { events, log }: { events: readonly PillarsEvent[]; log: readonly Message[] },
  before: { step: number; place: PlaceId } | null,
): Beat[] {
  const beats: Beat[] = [];
  let beat: Beat | null = before && { ...before, lines: [], changes: [] };
  let line = 0;
  if (beat) beats.push(beat);
  for (const event of events) {
    if (event.type === "pillars-event-step-began") {
      beat = { step: event.step, place: event.place as PlaceId, lines: [], changes: [] };
      beats.push(beat);
    } else if (event.type === "pillars-event-round-began") {
      beat = null;
    }
    const count = lineCount(event);
    beat?.lines.push(...log.slice(line, line + count));
    beat?.changes.push(...changesOf(event));
    line += count;
  }
  return beats.filter(({ lines }) => lines.length > 0);
}

/** Puts new beats behind those of the same round: a place that goes on gets further lines. */
export function joined(known: readonly Beat[], more: readonly Beat[]): Beat[] {
  const first = more[0];
  const all = first && (known.at(-1)?.step ?? 0) > first.step ? [] : [...known];
  for (const beat of more) {
    const last = all.at(-1);
    if (last?.step === beat.step) {
      all[all.length - 1] = { ...beat, lines: [...last.lines, ...beat.lines], changes: beat.changes };
    } else {
      all.push(beat);
    }
  }
  return all;
}
