import { pillars, type PlaceBuilder } from "../../generated/actions/pillars";
import { targetOf } from "./layout";
import type { PillarsView } from "./types";

/** A builder in its place, before the server has said so; not the last one, after which the places are resolved. */
export function foresee(view: PillarsView, text: string): PillarsView | null {
  const action = pillars.parse(text);
  return action?.verb === "place" && !isLast(view) ? placed(view, action) : null;
}

function isLast({ builders }: PillarsView): boolean {
  const waiting = builders.waiting.length - (builders.drawn === null ? 1 : 0);
  return waiting <= 0 && builders.bag.every((count) => count === 0);
}

function placed(view: PillarsView, { target }: PlaceBuilder): PillarsView | null {
  const { seat, builders, decision } = view;
  const { place, space } = targetOf(target) ?? {};
  const spaces = view.places[place ?? ""];
  const player = view.players[seat ?? -1];
  if (seat === null || !place || !spaces || !player) return null;
  const at = space ?? spaces.indexOf(null);
  const gold = player.gold - (decision === "place-or-wait" ? builders.price : 0);
  return {
    ...view,
    builders: {
      ...builders,
      drawn: null,
      waiting: builders.drawn === null ? builders.waiting.slice(1) : builders.waiting,
    },
    places: { ...view.places, [place]: spaces.with(at, seat) },
    players: view.players.with(seat, { ...player, gold }),
  };
}
