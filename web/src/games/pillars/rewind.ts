/** The table as it was when a place of phase III was resolved, while the newest view is already further. */

import type { Message } from "../../lib/types";
import { advantageOf, craftsmanOf, placeOf } from "./cards";
import { changesOf, nameOf, type Beat } from "./resolution";
import type { PillarsEvent, PillarsView, PlayerView } from "./types";

/** The view with the builder that was placed in the step that led on to phase III. */
export function withPlaced(view: PillarsView, events: readonly PillarsEvent[]): PillarsView {
  const places = { ...view.places };
  for (const event of events) {
    if (event.type !== "pillars-event-builder-placed") continue;
    places[event.place] = (places[event.place] ?? []).map((seat, space) =>
      space === event.space ? event.seat : seat,
    );
  }
  return { ...view, places };
}

/**
 * The view when the beat at `at` was resolved: players without what later places brought them, and the board as far as it is known from
 * `before`, a view from before the places were resolved.
 */
export function rewound(
  view: PillarsView,
  before: PillarsView | null,
  beats: readonly Beat[],
  at: number,
): PillarsView {
  const later = beats.slice(at + 1).flatMap(({ lines }) => lines);
  const step = beats[at]?.step ?? 0;
  const told = beats.slice(0, at + 1).flatMap(({ lines }) => lines);
  const found = (name: string): Message | undefined => told.find((line) => nameOf(line) === name);
  const revealed = found("revealed");
  const roll = found("tax-rolled")?.args["roll"];
  // The log of a puzzle or lesson may begin in the middle of a round, after the event.
  const known = revealed ? null : (before ?? view);
  const players = withoutLater(view.players, later);
  const then = {
    ...view,
    phase: "places" as const,
    step,
    players,
    event: revealed ? String(revealed.args["event"]) : (known?.event ?? null),
    tax_roll: roll === undefined ? (known?.tax_roll ?? null) : Number(roll),
  };
  return before ? { ...then, ...boardAt(view, before, players, step) } : then;
}

function boardAt(
  view: PillarsView,
  before: PillarsView,
  players: PlayerView[],
  step: number,
): Partial<PillarsView> {
  const here = view.round === before.round ? view : before; // what a new round has changed at once
  const left = (place: string): boolean => placeOf(place).step < step;
  const places = Object.entries(before.places).map(([place, owners]) => [
    place,
    left(place) ? owners.map(() => null) : owners,
  ]);
  return {
    round: before.round,
    market: here.market,
    court_metal: here.court_metal,
    start_player: left("cathedral") ? view.start_player : before.start_player,
    cathedral: left("market") ? view.cathedral : before.cathedral,
    kingsbridge: before.kingsbridge.map((card) => (left("kingsbridge") ? null : card)),
    shiring: before.shiring.map((card) => (left("shiring") ? null : card)),
    places: Object.fromEntries(places) as PillarsView["places"],
    players: players.map((player, seat) => ({
      ...player,
      workers: workersAt(before.players[seat] ?? player, left),
    })),
  };
}

function workersAt({ workers }: PlayerView, left: (place: string) => boolean): PlayerView["workers"] {
  return { ...workers, at: Object.fromEntries(Object.entries(workers.at).filter(([place]) => !left(place))) };
}

/** Take back what these lines tell, the last first. */
function withoutLater(players: readonly PlayerView[], lines: readonly Message[]): PlayerView[] {
  const then = players.map((player) => ({ ...player, resources: { ...player.resources } }));
  for (const line of lines.toReversed()) {
    const player = then[Number(line.args["player"])];
    if (!player) continue;
    for (const { good, count } of changesOf(line)) {
      if (good === "gold" || good === "points") player[good] -= count;
      else player.resources[good] = (player.resources[good] ?? 0) - count;
    }
    takeBackCard(player, line);
  }
  return then;
}

function takeBackCard(player: PlayerView, line: Message): void {
  const { card, craftsman } = line.args;
  switch (nameOf(line)) {
    case "advantage-gained":
      player.advantages = player.advantages.filter((id) => id !== card);
      break;
    case "advantage-used":
      player.advantages = [...player.advantages, advantageOf(String(card)).id];
      break;
    case "craftsman-gained":
      player.craftsmen = player.craftsmen.filter((id) => id !== craftsman);
      break;
    case "dismissed-limit":
    case "dismissed-collapse":
      player.craftsmen = [...player.craftsmen, craftsmanOf(String(craftsman)).id];
      break;
  }
}
