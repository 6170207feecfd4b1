/** What this round will still bring a player: as a figure, and how it comes about in a sentence. */

import barrel from "icon:barrel";
import cloud from "icon:poison-cloud";
import tomb from "icon:tombstone";
import { total } from "./goods";
import type { PlayerView, Session } from "./types";

export interface Forecast {
  id: "graves" | "pollution" | "room";
  icon: string;
  name: string;
  figure: string;
  text: string;
  /** It will hurt. */
  bad: boolean;
}

const LAST_PHASE: Record<Forecast["id"], number> = { room: 5, graves: 8, pollution: 9 };

/** Without famine and pollution only the room for goods is left to care for. */
export function forecastOf(
  { view, t }: Pick<Session, "view" | "t">,
  { forecast, goods, cities }: PlayerView,
): Forecast[] {
  const { famine, food, granary, graves, spare, pollution, pollution_room: room, capacity } = forecast;
  const count = total(goods);
  const disasters: Forecast[] = [
    {
      id: "graves",
      icon: tomb,
      name: t("antiquity-web-outlook-graves"),
      figure: String(graves),
      text: t("antiquity-web-graves-parts", { famine, food, granary, graves, spare }),
      bad: graves > 0,
    },
    {
      id: "pollution",
      icon: cloud,
      name: t("antiquity-web-outlook-pollution"),
      figure: String(pollution),
      text: t("antiquity-web-pollution-parts", { cities: cities.length, pollution, room }),
      bad: pollution > room,
    },
  ];
  const storage: Forecast = {
    id: "room",
    icon: barrel,
    name: t("antiquity-web-outlook-room"),
    figure: `${count}/${capacity ?? "∞"}`,
    text: t("antiquity-web-room-tip", { room: capacity ?? "any" }),
    bad: capacity !== null && count > capacity,
  };
  return [...(view.beginners ? [] : disasters), storage].map((part) => ({
    ...part,
    bad: part.bad && view.phase_number <= LAST_PHASE[part.id],
  }));
}

/** What of it is still to come in this phase. */
export function stillToCome(session: Pick<Session, "view" | "t">, player: PlayerView): Forecast[] {
  return forecastOf(session, player).filter(({ id }) => session.view.phase_number <= LAST_PHASE[id]);
}
