/** Phase III step by step: what each place brought, taken from the lines of the log. */

import type { LogStep, Message } from "../../lib/types";
import { craftsmanOf, isEvent, isPlace, placeOf } from "./cards";
import type { Good, PlaceId } from "./types";

/** What somebody got or lost. */
export interface Change {
  seat: number;
  good: Good;
  count: number;
}

/** One place that was resolved, with what is told of it. */
export interface Beat {
  step: number;
  place: PlaceId;
  lines: Message[];
}

const EVENT = "pillars-event-";
const PLACES_OF_LINES: Readonly<Record<string, PlaceId>> = {
  revealed: "event",
  "bishop-protection": "event",
  "bishop-resource": "event",
  "points-lost": "event",
  "dismissed-collapse": "event",
  "advantage-gained": "kingsbridge",
  "advantage-left": "kingsbridge",
  "tax-rolled": "court",
  "craftsman-gained": "shiring",
  "craftsman-left": "shiring",
  "dismissed-limit": "shiring",
  "workers-promised": "castle",
  bought: "market",
  sold: "market",
  stopped: "market",
  boosted: "cathedral",
  "boosted-all": "cathedral",
  "converted-points": "cathedral",
  "converted-gold": "cathedral",
  returned: "cathedral",
  "part-built": "cathedral",
  "start-player": "start-player",
  ended: "cathedral",
};

/** The name of a line without what all of them begin with. */
export function nameOf({ id }: Message): string {
  return id.slice(EVENT.length);
}

/** The place that a line of phase III belongs to; null if it goes with the line before. */
export function placeOfLine(line: Message): PlaceId | null {
  const name = nameOf(line);
  const reason = String(line.args["reason"]);
  switch (name) {
    case "gained":
      return isPlace(reason) ? reason : isEvent(reason) ? "event" : "kingsbridge";
    case "paid":
    case "paid-short":
    case "paid-nothing":
      return reason === "court" ? "court" : "event";
    case "advantage-used":
      return line.args["card"] === "thomas" ? "event" : "court";
    default:
      return PLACES_OF_LINES[name] ?? null;
  }
}

/** Of these lines those that tell of phase III: from the event on, if it is revealed in them, and up to the next round. */
export function linesOfPlaces(lines: readonly Message[]): Message[] {
  const first = lines.findLastIndex((line) => nameOf(line) === "revealed");
  const told = lines.slice(Math.max(first, 0));
  const end = told.findIndex((line) => nameOf(line) === "round-began");
  return end < 0 ? told : told.slice(0, end);
}

/** Lines of phase III by the places that they belong to. */
export function byPlace(lines: readonly Message[]): Beat[] {
  const beats: Beat[] = [];
  for (const line of lines) {
    const last = beats.at(-1);
    const place = placeOfLine(line) ?? last?.place ?? "event";
    if (last?.place === place) last.lines.push(line);
    else beats.push({ step: placeOf(place).step, place, lines: [line] });
  }
  return beats;
}

/** The places that were resolved since the event was last revealed; none before the first. */
export function beatsOf(log: readonly Pick<LogStep, "log">[]): Beat[] {
  const lines = log.flatMap((step) => step.log);
  return lines.some((line) => nameOf(line) === "revealed") ? byPlace(linesOfPlaces(lines)) : [];
}

/** Where the last so many lines begin: the beat, and the line in it. */
export function freshFrom(beats: readonly Beat[], fresh: number): { beat: number; line: number } {
  let left = fresh;
  for (let beat = beats.length - 1; beat >= 0; beat -= 1) {
    const count = beats[beat]?.lines.length ?? 0;
    if (left <= count) return { beat, line: count - left };
    left -= count;
  }
  return { beat: 0, line: 0 };
}

/** How many lines of a step have been told when its places are shown up to this beat: with the last one also what follows it. */
export function toldWith(lines: readonly Message[], beats: readonly Beat[], at: number): number {
  if (at >= beats.length - 1) return lines.length;
  const first = lines.indexOf(linesOfPlaces(lines)[0] as Message);
  const later = beats.slice(at + 1).reduce((sum, beat) => sum + beat.lines.length, 0);
  return Math.max(first, first + linesOfPlaces(lines).length - later);
}

/** How many lines of a step come before the one that says whose builder was drawn. */
export function toldBeforeDraw(lines: readonly Message[]): number {
  const drawn = lines.findIndex((line) => nameOf(line) === "builder-drawn");
  return drawn < 0 ? lines.length : drawn;
}

/** What a line says that somebody got or lost. */
export function changesOf(line: Message): Change[] {
  const { args } = line;
  const seat = Number(args["player"]);
  const number = (name: string): number => Number(args[name] ?? 0);
  const changes = (goods: readonly (readonly [Good, number])[]): Change[] =>
    goods.flatMap(([good, count]) => (count === 0 ? [] : [{ seat, good, count }]));
  switch (nameOf(line)) {
    case "gained":
      return changes([[args["good"] as Good, number("count")]]);
    case "paid":
    case "paid-short":
      return changes([
        ["gold", -number("gold")],
        ["points", -number("points")],
      ]);
    case "points-lost":
      return changes([["points", -number("points")]]);
    case "bought":
      return changes([
        ["gold", -number("gold")],
        [args["resource"] as Good, number("count")],
      ]);
    case "sold":
      return changes([
        ["gold", number("gold")],
        [args["resource"] as Good, -number("count")],
      ]);
    case "returned":
      return changes([[args["resource"] as Good, -1]]);
    case "converted-points":
    case "converted-gold": {
      const { takes } = craftsmanOf(String(args["craftsman"]));
      return changes([
        ...takes.map(([good, count]) => [good, -count] as const),
        ["gold", number("gold")],
        ["points", number("points")],
      ]);
    }
    default:
      return [];
  }
}

/** Everything that somebody got or lost of one kind as one number. */
export function summed(changes: readonly Change[]): Change[] {
  const sums = new Map<string, Change>();
  for (const { seat, good, count } of changes) {
    const key = `${seat} ${good}`;
    sums.set(key, { seat, good, count: (sums.get(key)?.count ?? 0) + count });
  }
  return [...sums.values()].filter(({ count }) => count !== 0);
}
