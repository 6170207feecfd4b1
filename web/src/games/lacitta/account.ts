/** The beats of a year's end in words: mostly those of the log, so that the same thing is said in the same way. */

import type { Beat } from "./chronicle";
import type { Session } from "./types";

export function tell({ t }: Pick<Session, "t">, beat: Beat): string {
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
      return t("lacitta-event-tile-removed", { player: beat.event.seat, building: beat.event.building, space: beat.event.space });
    case "lost":
      return t("lacitta-event-city-lost", { player: beat.event.seat, space: beat.event.castle });
    case "famine":
      return t("lacitta-event-famine", { player: beat.event.seat, food: beat.event.food, people: beat.event.people });
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
