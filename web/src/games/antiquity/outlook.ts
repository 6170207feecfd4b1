/** What this round will bring, and what a plan should not overlook. */

import type { Message } from "../../lib/types";
import { buildingOf } from "./buildings";
import { total } from "./goods";
import type { AntiquityView, BuildingView, PlayerView } from "./types";

export interface Warning {
  message: Message;
  /** It hurts, rather than being a pity. */
  grave: boolean;
}

function warning(id: string, args: Message["args"] = {}, grave = false): Warning {
  return { message: { id: `antiquity-web-warn-${id}`, args }, grave };
}

/** Buildings that wait for a man. */
export function unmanned({ cities }: Pick<PlayerView, "cities">): BuildingView[] {
  return cities
    .flatMap(({ buildings }) => buildings)
    .filter(
      ({ building, manned, by_university, graves }) =>
        buildingOf(building).man && !manned && !by_university && graves.length === 0,
    );
}

function menOf(player: PlayerView): Warning[] {
  const waiting = unmanned(player).length;
  const found: Warning[] = [];
  if (player.idle > 0 && waiting > 0) found.push(warning("idle", { men: player.idle, waiting }));
  const carts = player.cities
    .flatMap(({ buildings }) => buildings)
    .filter(({ building, works }) => building === "cart-shop" && works);
  if (carts.length === 0) found.push(warning("no-carts"));
  return found;
}

/** What each cart can still use in the countryside is no waste. */
function storageOf({ goods, forecast, carts }: PlayerView): Warning[] {
  const [count, room] = [total(goods), forecast.capacity];
  return room !== null && count > room
    ? [warning("storage", { count, room, lost: count - room }, room === 0 && count > carts)]
    : [];
}

function famineOf({ forecast: { graves, spare, grave_room } }: PlayerView): Warning[] {
  if (graves === 0) return [];
  if (graves > grave_room) return [warning("doom", { count: graves, room: grave_room }, true)];
  if (graves > spare) return [warning("graves-on-buildings", { count: graves, over: graves - spare }, true)];
  return [warning("graves", { count: graves })];
}

function pollutionOf({ forecast: { pollution, pollution_room } }: PlayerView): Warning[] {
  if (pollution <= pollution_room) return [];
  return [warning("waste", { count: pollution, graves: pollution - pollution_room }, true)];
}

/** Everything that a player should know before going on. */
export function warnings(
  { phase, beginners }: Pick<AntiquityView, "phase" | "beginners">,
  player: PlayerView,
): Warning[] {
  const disasters = beginners ? [] : [...famineOf(player), ...pollutionOf(player)];
  return phase === "city" ? [...disasters, ...storageOf(player), ...menOf(player)] : disasters;
}
