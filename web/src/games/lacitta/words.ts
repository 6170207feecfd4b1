/** Names and explanations of what lies on the table, in the reader's words. */

import { signed } from "../../lib/figures";
import { list } from "../../lib/i18n.svelte";
import { besideWater, foodAt, goldAt, type Area, type Placed, type Site } from "./board";
import {
  ATTRACTIONS,
  BUILDER_PRICES,
  buildingOf,
  cardOf,
  CASTLE,
  CASTLE_DISTANCE,
  FOUNDING_CITIZENS,
  LIMITS,
  SCORING,
} from "./buildings";
import { landscapeOf } from "./map";
import type { Arches, Attraction, CityView, LaCittaPreview, Session } from "./types";

type Say = Pick<Session, "t">;

export function tileName({ t }: Say, building: string): string {
  return t(`lacitta-building-${building}`);
}

export function cardName({ t }: Say, card: string): string {
  return t(`lacitta-card-${card}`);
}

export function attractionName({ t }: Say, attraction: Attraction): string {
  return t(`lacitta-attraction-${attraction}`);
}

/** The full effect of a building or castle. */
export function tileEffect({ t }: Say, building: string): string {
  const figures =
    building === CASTLE
      ? {}
      : { ...buildingOf(building).arches, with: LIMITS.with_market, without: LIMITS.without_market };
  return t(`lacitta-effect-${building}`, { ...figures, gold: landscapeOf("mountain").gold });
}

/** The full effect of a politics card, with its price. */
export function cardEffect({ t, view }: Pick<Session, "t" | "view">, card: string): string {
  const { building, choices } = cardOf(card);
  const figures = building ? { ...building.arches, price: building.price ?? 0 } : BUILDER_PRICES;
  const told = choices.map(({ gold, amount }) => t("lacitta-choice", { gold, amount })).join(", ");
  const spread = view.bread_spread ?? "one_city"; // rules 1 do not show what was chosen
  return t(`lacitta-effect-card-${card}`, { ...figures, choices: told, spread });
}

/** What founding a city does. */
export function foundEffect({ t }: Say): string {
  return t("lacitta-effect-found", { citizens: FOUNDING_CITIZENS, distance: CASTLE_DISTANCE });
}

export function landscapeName({ t }: Say, landscape: string): string {
  return t(`lacitta-landscape-${landscape}`);
}

/** What a landscape does for the hexes around it. */
export function landscapeEffect({ t }: Say, { landscape, food }: Pick<Area, "landscape" | "food">): string {
  const kind = food > 0 ? "field" : landscape;
  return t(`lacitta-effect-land-${kind}`, { food, gold: landscapeOf(landscape).gold });
}

/** "Your city on 78", "Anna’s city on 78". */
export function cityName(session: Session, { castle, seat }: Pick<CityView, "castle" | "seat">): string {
  const own = seat === session.you;
  return own
    ? session.t("lacitta-city-own", { space: castle })
    : session.t("lacitta-city", { player: seat, space: castle });
}

/** "5 of at most 8 citizens, 2 of them free". */
export function peopleText(
  { t }: Say,
  { people, limit, spare }: Pick<CityView, "people" | "limit" | "spare">,
): string {
  return t("lacitta-people", { people, limit: limit ?? "none", spare });
}

/** "Culture 2, knowledge 0, health 1". */
export function archesText(say: Say, arches: Arches): string {
  return list(ATTRACTIONS.map((attraction) => `${attractionName(say, attraction)} ${arches[attraction]}`));
}

/** "Your farm", "Anna: farm". */
export function pieceName(session: Session, { building, city }: Placed): string {
  const name = tileName(session, building);
  return city.seat === session.you
    ? session.t("lacitta-piece-own", { name })
    : session.t("lacitta-piece", { player: city.seat, name });
}

/** "Hex 79, beside farmland (3 food) and water". */
export function siteName(say: Say, { name, areas }: Site): string {
  return say.t("lacitta-hex", {
    space: name,
    areas: list(areas.map(({ landscape }) => landscapeName(say, landscape))),
  });
}

/** Why a hex is hatched. */
export function unused({ t }: Say, { zone }: Site): string {
  return t("lacitta-hex-unused", { zone: t(`lacitta-zone-${zone}`) });
}

/** What could be made of a free hex. */
export function promise({ t }: Say, site: Site): string {
  return t("lacitta-hex-promise", {
    food: foodAt(site),
    gold: goldAt(site),
    water: besideWater(site) ? "yes" : "no",
  });
}

/** What an action would bring, line by line. */
export function gains(say: Say, preview: LaCittaPreview): string[] {
  const { t } = say;
  const lines: string[] = [];
  if (preview.food !== 0) lines.push(t("lacitta-gain-food", { count: signed(preview.food) }));
  if (preview.income !== 0) lines.push(t("lacitta-gain-income", { count: signed(preview.income) }));
  const { people } = preview;
  if (people !== 0) lines.push(t("lacitta-gain-people", { count: people, signed: signed(people) }));
  for (const attraction of ATTRACTIONS) {
    const count = preview.attraction[attraction];
    if (count !== 0) lines.push(`${attractionName(say, attraction)} ${signed(count)}`);
  }
  if (preview.gold !== 0) lines.push(t("lacitta-gain-gold", { count: signed(preview.gold) }));
  return lines;
}

/** What else would change: the limit, the bonus, and with whom citizens are exchanged. */
export function outlook(session: Session, preview: LaCittaPreview, before: CityView | null): string[] {
  const { t } = session;
  const lines: string[] = [];
  if (before && preview.limit !== before.limit)
    lines.push(t("lacitta-gain-limit", { limit: preview.limit ?? "none" }));
  if (preview.completes) lines.push(t("lacitta-gain-complete", { points: SCORING.complete_city }));
  const fresh = preview.neighbours.filter((castle) => !before?.neighbours.includes(castle));
  if (fresh.length > 0)
    lines.push(t("lacitta-gain-neighbours", { cities: list(fresh), count: fresh.length }));
  return lines;
}

/** The spoken name of a hex with all that is known of it. */
export function spokenSite(
  session: Session,
  site: Site,
  placed: Placed | undefined,
  extra: readonly string[],
): string {
  const parts = [siteName(session, site)];
  if (placed) parts.push(pieceName(session, placed));
  if (placed?.building === CASTLE)
    parts.push(peopleText(session, placed.city), archesText(session, placed.city.attraction));
  if (!site.usable) parts.push(unused(session, site));
  return [parts.join(", "), ...extra].join("; ");
}

/** The food balance of a player in a sentence. */
export function balanceText({ t }: Say, { food, people }: { food: number; people: number }): string {
  return t("lacitta-balance", { food, people, left: food - people });
}
