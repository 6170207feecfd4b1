/** What is said of the squares of a city. */

import { buildingAt, cellsOf, square, squareName, type Placement } from "../grid";
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

const SQUARE = /^\d[A-G]\d$/;

/** The squares that an action is about, by what its notation names: a building, a square, or where a piece would lie. */
export function namedSquares(
  player: PlayerView,
  named: ReadonlySet<string>,
  piece: string | null,
): SquareName[] {
  const name = [...named].find((part) => SQUARE.test(part));
  if (!name) return [];
  if (!piece) return buildingAt(player, name)?.squares ?? [name];
  const turns = Number([...named].find((part) => /^\d$/.test(part)) ?? 0);
  const { city, row, column } = square(name);
  return cellsOf(piece, turns).map(([down, right]) => squareName(city, row + down, column + right));
}

/** Whether a piece fits where it would lie, and what it covers, or what is in its way. */
export function fitText(
  session: Session,
  player: PlayerView,
  { fits, squares }: Placement,
  free: ReadonlySet<SquareName>,
): string {
  const { t } = session;
  if (fits) return t("antiquity-web-fits", { where: squares.map(withoutCity).join(" ") });
  const blocked = squares.find((name) => !free.has(name));
  return blocked
    ? t("antiquity-web-fits-not-for", {
        what: toldOf(session, player, blocked).title,
        square: withoutCity(blocked),
      })
    : t("antiquity-web-fits-not");
}

/** "B2": in a city one knows which one it is. */
function withoutCity(name: SquareName): string {
  return name.slice(1);
}
