/** Names and explanations of cards, places and pieces, in the reader's words. */

import { list } from "../../lib/i18n.svelte";
import { advantageOf, craftsmanOf, eventOf, resourceCardOf, type Amounts } from "./cards";
import { targetOf } from "./layout";
import type { PillarsView, PlayerView, Session } from "./types";

type Say = Pick<Session, "t">;
type Scope = PillarsView["archbishop_scope"];

export function craftsmanName({ t }: Say, id: string): string {
  return t(`pillars-craftsman-${id}`);
}

/** "3 sand", "1 wood and 1 metal". */
export function amountsText({ t }: Say, amounts: Amounts): string {
  return list(amounts.map(([good, count]) => t("pillars-amount", { good, count })));
}

/** The full effect of a craftsman, in sentences. */
export function craftsmanEffect(say: Say, id: string, withCost = true): string {
  const { t } = say;
  const { family, cost, capacity, takes, makes, needs, needsHeld } = craftsmanOf(id);
  const made = amountsText(say, makes);
  const sentences = [
    takes.length > 0
      ? t("pillars-does-convert", { takes: amountsText(say, takes), makes: made, capacity })
      : t(needsHeld ? "pillars-does-alone-held" : "pillars-does-alone", { makes: made }),
  ];
  if (needs) sentences.push(t("pillars-does-needs", { family: needs }));
  if (family === "woodworker") sentences.push(t("pillars-does-buy-wood"));
  if (family === "stonecutter") sentences.push(t("pillars-does-sell-stone"));
  if (family === "mortar-mixer") sentences.push(t("pillars-does-mortar"));
  if (withCost && cost > 0) sentences.push(t("pillars-does-cost", { cost }));
  return sentences.join(" ");
}

export function resourceCardName({ t }: Say, id: string): string {
  return t(`pillars-card-${id}`);
}

export function resourceCardEffect({ t }: Say, id: string): string {
  const { workers, yields, resource } = resourceCardOf(id);
  return t("pillars-does-yield", { workers, count: yields, good: resource });
}

export function advantageName({ t }: Say, id: string): string {
  return t(`pillars-advantage-${id}`);
}

export function advantageEffect({ t }: Say, id: string): string {
  return `${t(`pillars-effect-advantage-${id}`)} ${t(`pillars-kind-${advantageOf(id).kind}`)}`;
}

export function eventName({ t }: Say, id: string): string {
  return t(`pillars-eventcard-${id}`);
}

/** What an event does; whom the archbishop's gift helps is an option of the table. */
export function eventEffect(say: Say, id: string, scope: Scope = "one-craftsman"): string {
  return `${eventRule(say, id, scope)} ${say.t(eventOf(id).positive ? "pillars-eventkind-good" : "pillars-eventkind-bad")}`;
}

/** The same without the kind of event. */
export function eventRule({ t }: Say, id: string, scope: Scope = "one-craftsman"): string {
  return t(`pillars-effect-eventcard-${id}`, { scope });
}

export function placeName({ t }: Say, place: string): string {
  return t(`pillars-place-${place}`);
}

export function placeEffect({ t }: Say, place: string): string {
  return t(`pillars-effect-place-${place}`);
}

/** The card that lies beside a space of Kingsbridge or Shiring. */
export function cardAt(view: PillarsView, target: string): string | null {
  const found = targetOf(target);
  if (found?.space == null) return null;
  return (found.place === "shiring" ? view.shiring : view.kingsbridge)[found.space] ?? null;
}

export function cardName(say: Say, place: string, card: string): string {
  return place === "shiring" ? craftsmanName(say, card) : advantageName(say, card);
}

export function cardEffect(say: Say, place: string, card: string): string {
  return place === "shiring" ? craftsmanEffect(say, card, false) : advantageEffect(say, card);
}

/** "Anna, empty": who stands on the spaces of a place. */
function standing(session: Session, owners: readonly (number | null)[]): string {
  return list(
    owners.map((seat) =>
      seat === null ? session.t("pillars-space-free") : session.t("pillars-space-of", { player: seat }),
    ),
  );
}

/** What is said of a place with all that lies and stands there. */
export function spokenTarget(session: Session, name: string): string {
  const target = targetOf(name);
  if (!target) return name;
  const { view } = session;
  const owners = view.places[target.place];
  const card = cardAt(view, name);
  const parts = [placeName(session, target.place)];
  if (card)
    parts.push(`${cardName(session, target.place, card)}: ${cardEffect(session, target.place, card)}`);
  else parts.push(placeEffect(session, target.place));
  if (owners) parts.push(standing(session, target.space === null ? owners : [owners[target.space] ?? null]));
  parts.push(...workersLines(session, target.place));
  if (target.place === "event" && view.event)
    parts.push(
      `${eventName(session, view.event)}: ${eventEffect(session, view.event, view.archbishop_scope)}`,
    );
  const past = target.place === "event" ? pastEvents(session) : null;
  if (past) parts.push(past);
  return parts.map((part) => part.replace(/\.$/, "")).join(". ");
}

/** The events of earlier rounds; null in the first. */
export function pastEvents(session: Session): string | null {
  const past = session.view.past_events.filter((id) => id !== session.view.event);
  return past.length > 0
    ? session.t("pillars-past-events", { cards: list(past.map((id) => eventName(session, id))) })
    : null;
}

/** "Anna: 5 workers", for everybody who has some at a place. */
export function workersLines(session: Session, place: string): string[] {
  return session.view.players.flatMap(({ workers }, seat) => {
    const count = workers.at[place] ?? 0;
    return count > 0 ? [session.t("pillars-workers-of", { player: seat, workers: count })] : [];
  });
}

/** Where the points of a player came from so far, line by line. */
export function tallyLines({ t }: Say, { tally }: PlayerView): string[] {
  return Object.entries(tally).map(([source, points]) => `${sourceName({ t }, source)}: ${signed(points)}`);
}

const OTHER_SOURCES = new Set(["start", "priory", "advantages", "tax", "events"]);

export function sourceName({ t }: Say, source: string): string {
  return OTHER_SOURCES.has(source)
    ? t(`pillars-score-${source}`)
    : t("pillars-score-craftsman", { family: source });
}

export function signed(count: number): string {
  return count > 0 ? `+${count}` : count < 0 ? `−${-count}` : "0";
}
