/** What is said of the squares of a city. */

import { buildingAt, square } from "../grid";
import type { PlayerView, Session, SquareName } from "../types";
import { buildingName, buildingPower, buildingState, pieceName } from "../words";

/** The name of a square with what stands on it, and everything about that. */
export interface Told {
  title: string;
  state: string;
  effect: string;
}

export function toldOf(session: Session, player: PlayerView, name: SquareName): Told {
  const { t } = session;
  const city = player.cities.find(({ number }) => number === square(name).city);
  const grave = city?.graves.includes(name) ?? false;
  const building = buildingAt(player, name);
  if (building) {
    const title =
      building.building === "storage"
        ? pieceName(session, building.piece)
        : buildingName(session, building.building);
    return { title, state: buildingState(session, building), effect: buildingPower(session, building.piece) };
  }
  if (grave) return { title: t("antiquity-web-grave"), state: "", effect: t("antiquity-web-effect-grave") };
  if (city?.houses.includes(name))
    return { title: buildingName(session, "house"), state: "", effect: buildingPower(session, "house") };
  return { title: t("antiquity-web-empty"), state: "", effect: t("antiquity-web-effect-empty") };
}
