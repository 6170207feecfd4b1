/** What happens by itself when a year ends: the vote, migration, feeding, the new year; told one thing after another. */

import { ROADS } from "./map";
import type {
  Attraction,
  CityLost,
  Famine,
  HexName,
  LaCittaEvent,
  LaCittaView,
  Migrated,
  Starved,
  TileRemoved,
} from "./types";

/** A number of citizens before and after. */
export interface Change {
  before: number;
  after: number;
}

export type Beat =
  | { kind: "voices"; voices: Attraction[]; wishes: Attraction[] }
  | { kind: "migrated"; event: Migrated; from: Change; to: Change }
  | { kind: "still" }
  | { kind: "removed"; event: TileRemoved }
  | { kind: "lost"; event: CityLost }
  | { kind: "famine"; event: Famine }
  | { kind: "starved"; event: Starved; change: Change }
  | { kind: "ended"; year: number; points: number[] }
  | { kind: "began"; year: number; startPlayer: number; voice: Attraction; newcomers: number; gold: number };

/** How long each is told, in milliseconds at the normal pace. */
const PATIENCE: Record<Beat["kind"], number> = {
  voices: 2600,
  migrated: 1600,
  still: 1200,
  removed: 900,
  lost: 1300,
  famine: 1500,
  starved: 700,
  ended: 1600,
  began: 1400,
};
const LONGEST = 20_000;

/** The beats of a step, in order; [] if it tells of nothing that happened by itself. */
export function beatsOf(events: readonly LaCittaEvent[], { cities }: Pick<LaCittaView, "cities">): Beat[] {
  const people = new Map(cities.map((city) => [city.castle, city.people]));
  // From the end backwards, because the view is the position after all of it.
  const back = (castle: HexName, by: number): Change => {
    const after = people.get(castle) ?? 0;
    people.set(castle, after - by);
    return { before: after - by, after };
  };
  const beats: Beat[] = [];
  let [newcomers, gold] = [0, 0];
  for (const event of [...events].reverse()) {
    switch (event.type) {
      case "lacitta-event-grown":
        for (const castle of event.castles) back(castle, 1);
        newcomers += event.castles.length;
        break;
      case "lacitta-event-income":
        gold += event.gold;
        break;
      case "lacitta-event-year-began":
        // In the first year castles stand and everything has yet to happen.
        if (event.year > 1) {
          beats.push({
            kind: "began",
            year: event.year,
            startPlayer: event.start_player,
            voice: event.voice,
            newcomers,
            gold,
          });
        }
        break;
      case "lacitta-event-year-ended":
        beats.push({ kind: "ended", year: event.year, points: event.points });
        break;
      case "lacitta-event-starved":
        beats.push({ kind: "starved", event, change: back(event.castle, -1) });
        break;
      case "lacitta-event-famine":
        beats.push({ kind: "famine", event });
        break;
      case "lacitta-event-tile-removed":
        beats.push({ kind: "removed", event });
        break;
      case "lacitta-event-city-lost":
        beats.push({ kind: "lost", event });
        break;
      case "lacitta-event-migrated": {
        const to = back(event.castle, event.joined ? 1 : 0);
        beats.push({ kind: "migrated", event, from: back(event.castle_from, -1), to });
        break;
      }
      case "lacitta-event-voices-revealed":
        if (event.wishes.length === 1 && !beats.some(({ kind }) => kind === "migrated"))
          beats.push({ kind: "still" });
        beats.push({ kind: "voices", voices: event.voices, wishes: event.wishes });
        break;
      default:
        break;
    }
  }
  return beats.reverse();
}

/** How long each beat is told; a year in which very much happens is told faster. */
export function timesOf(beats: readonly Beat[]): number[] {
  const times = beats.map(({ kind }) => PATIENCE[kind]);
  const total = times.reduce((sum, time) => sum + time, 0);
  return total > LONGEST ? times.map((time) => (time * LONGEST) / total) : times;
}

export function durationOf(beats: readonly Beat[]): number {
  return timesOf(beats).reduce((sum, time) => sum + time, 0);
}

/** The seats of a beat, those it concerns most first. */
export function seatsOf(beat: Beat): number[] {
  switch (beat.kind) {
    case "migrated":
      return [beat.event.seat, beat.event.seat_from];
    case "removed":
    case "lost":
    case "famine":
    case "starved":
      return [beat.event.seat];
    case "began":
      return [beat.startPlayer];
    default:
      return [];
  }
}

/** The castles and buildings that a beat is about. */
function placesOf(beat: Beat): HexName[] {
  switch (beat.kind) {
    case "migrated":
      return [beat.event.castle, beat.event.castle_from];
    case "removed":
      return [beat.event.space];
    case "lost":
    case "starved":
      return [beat.event.castle];
    default:
      return [];
  }
}

const UPPER = 3; // rows of the map that a line of words may hide
const LOWER = 13;

/** Where words hide less of what they tell: at the upper or the lower rim of the map; for a whole year the same. */
export function quietRim(beats: readonly Beat[]): "top" | "bottom" {
  const rows = beats.flatMap(placesOf).map((place) => ROADS[Number(place) - 1]?.hex[1] ?? 0);
  return rows.filter((row) => row >= LOWER).length > rows.filter((row) => row <= UPPER).length
    ? "top"
    : "bottom";
}
