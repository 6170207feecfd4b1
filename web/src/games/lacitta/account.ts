/** The account of a year's end in words: those of the log, so that the same thing is said in the same way. */

import type { LogStep, Message } from "../../lib/types";
import { seatsOf, type Beat } from "./chronicle";
import type { Attraction, Session } from "./types";

type Say = Pick<Session, "t">;

export interface Line {
  kind: Beat["kind"] | "wish";
  text: string;
  /** Whom it is about, those it concerns most first. */
  seats: number[];
  /** The four cards that were turned up, and whether each is a wish. */
  voices?: { voice: Attraction; wanted: boolean }[];
  /** The points of everybody at that moment. */
  points?: readonly number[];
}

/** A beat as it is told while it happens. */
export function lineOf(say: Say, beat: Beat): Line {
  const line: Line = { kind: beat.kind, text: tell(say, beat), seats: seatsOf(beat) };
  if (beat.kind === "voices") line.voices = cards(beat.voices, beat.wishes);
  if (beat.kind === "ended") line.points = beat.points;
  return line;
}

function cards(voices: readonly Attraction[], wishes: readonly string[]): NonNullable<Line["voices"]> {
  return voices.map((voice) => ({ voice, wanted: wishes.includes(voice) }));
}

export function tell({ t }: Say, beat: Beat): string {
  switch (beat.kind) {
    case "voices": {
      const [first = "", second] = beat.wishes;
      if (second === undefined) return t("lacitta-event-one-wish", { attraction: first });
      return t("lacitta-event-two-wishes", { attraction: first, attraction_other: second });
    }
    case "migrated": {
      const { seat, castle, attraction, seat_from, castle_from, attraction_from, wish, joined } = beat.event;
      const args = { player: seat, player_from: seat_from, space: castle, space_from: castle_from };
      const reason = { attraction: wish, more: attraction, less: attraction_from };
      return t(joined ? "lacitta-event-migrated" : "lacitta-event-migrated-away", { ...args, ...reason });
    }
    case "still":
      return t("lacitta-tell-still");
    case "removed":
      return t("lacitta-event-tile-removed", {
        player: beat.event.seat,
        building: beat.event.building,
        space: beat.event.space,
      });
    case "lost":
      return t("lacitta-event-city-lost", { player: beat.event.seat, space: beat.event.castle });
    case "famine":
      return t("lacitta-event-famine", {
        player: beat.event.seat,
        food: beat.event.food,
        people: beat.event.people,
      });
    case "starved":
      return t("lacitta-event-starved", { player: beat.event.seat, space: beat.event.castle });
    case "ended":
      return t("lacitta-tell-ended", { year: beat.year });
    case "began": {
      const { year, startPlayer: player, voice: attraction, newcomers, gold } = beat;
      return `${t("lacitta-event-year-began", { year, player, attraction })} ${t("lacitta-tell-growth", { count: newcomers, gold })}`;
    }
  }
}

// The last year's end, from the log -------------------------------------------------------------------

const VOTE = ["lacitta-event-one-wish", "lacitta-event-two-wishes"];
const BEGAN = "lacitta-event-year-began";
const OVER = "lacitta-event-ended";

/** What simply happened, in the words of the log. */
const KINDS: Record<string, Line["kind"]> = {
  "lacitta-event-wish-chosen": "wish",
  "lacitta-event-migrated": "migrated",
  "lacitta-event-migrated-away": "migrated",
  "lacitta-event-tile-removed": "removed",
  "lacitta-event-city-lost": "lost",
  "lacitta-event-famine": "famine",
  "lacitta-event-starved": "starved",
};

/**
 * The last year's end as the log has it, from the vote to the growth of the new year: whole as soon as the log is there, also after the page
 * was loaded anew or when a replay jumps to it.
 */
export function accountOf(
  say: Say,
  log: readonly LogStep[],
  history: readonly (readonly number[])[],
): Line[] {
  const messages = log.flatMap((step) => step.log);
  const from = messages.findLastIndex(({ id }) => VOTE.includes(id));
  const [vote, ...rest] = from < 0 ? [] : messages.slice(from);
  if (!vote) return [];
  const end = rest.findIndex(({ id }) => id === BEGAN || id.startsWith(OVER));
  const happened = (end < 0 ? rest : rest.slice(0, end)).flatMap((message) => lineOfLog(say, message));
  const still =
    !happened.some(({ kind }) => kind === "migrated") &&
    (end >= 0 || vote.args["attraction_other"] === undefined);
  return [
    voteOfLog(say, vote),
    ...(still ? [lineOf(say, { kind: "still" })] : []),
    ...happened,
    ...(end < 0 ? [] : endOfLog(say, rest.slice(end), history)),
  ];
}

function voteOfLog({ t }: Say, { id, args }: Message): Line {
  const voices = String(args["voices"]).split(" ") as Attraction[];
  return {
    kind: "voices",
    text: t(id, args),
    seats: [],
    voices: cards(voices, [String(args["attraction"]), String(args["attraction_other"])]),
  };
}

function lineOfLog({ t }: Say, { id, args }: Message): Line[] {
  const kind = KINDS[id];
  const seats = [args["player"], args["player_from"]].flatMap((seat) =>
    seat === undefined ? [] : Number(seat),
  );
  return kind ? [{ kind, text: t(id, args), seats }] : [];
}

/** The points, and unless the game is over what the new year brought; turns of the new year may follow. */
function endOfLog(
  say: Say,
  [first, ...rest]: readonly Message[],
  history: readonly (readonly number[])[],
): Line[] {
  const over = first?.id !== BEGAN;
  const year = over ? history.length : Number(first.args["year"]) - 1;
  const ended = lineOf(say, { kind: "ended", year, points: [...(history[year - 1] ?? [])] });
  if (over) return [ended];
  const stop = rest.findIndex(({ id }) => id !== "lacitta-event-grown" && id !== "lacitta-event-income");
  const sum = (id: string, name: string): number =>
    rest
      .slice(0, stop < 0 ? rest.length : stop)
      .filter((message) => message.id === id)
      .reduce((all, { args }) => all + Number(args[name]), 0);
  const began = lineOf(say, {
    kind: "began",
    year: year + 1,
    startPlayer: Number(first.args["player"]),
    voice: String(first.args["attraction"]) as Attraction,
    newcomers: sum("lacitta-event-grown", "count"),
    gold: sum("lacitta-event-income", "gold"),
  });
  return [ended, began];
}
