/** How near the players are to the saints' conditions. */

import { antiquity } from "../../generated/boxes/antiquity";
import { BUILDINGS } from "./buildings";
import { FOOD, LUXURY } from "./goods";
import type { AntiquityView, PlayerView, Saint } from "./types";

const { people_to_win: PEOPLE, goods_to_win: OF_EACH, conditions_to_win: CONDITIONS } = antiquity.figures;
export const ALL_TYPES = BUILDINGS.size;

export interface Progress {
  saint: Saint;
  count: number;
  all: number;
}

/** The types of building that stand without a grave. */
export function standingTypes({ cities, houses }: Pick<PlayerView, "cities" | "houses">): Set<string> {
  const standing = cities.flatMap(({ buildings }) =>
    buildings.filter(({ graves }) => graves.length === 0).map(({ building }) => building),
  );
  return new Set(houses.length > 0 ? ["house", ...standing] : standing);
}

/** How much of another's zone lies in the own one, where neither city nor inn stands; the whole of it encloses. */
function enclosure(view: Pick<AntiquityView, "players">, seat: number): { count: number; all: number } {
  const built = new Set(
    view.players.flatMap(({ cities, inns }) => [...cities.flatMap(({ hexes }) => hexes), ...inns]),
  );
  const own = new Set(view.players[seat]?.zone);
  const others = view.players.flatMap(({ zone, out }, other) => {
    const open = zone.filter((hex) => !built.has(hex));
    return other === seat || out !== null || open.length === 0
      ? []
      : [{ count: open.filter((hex) => own.has(hex)).length, all: open.length }];
  });
  return others.sort((a, b) => b.count / b.all - a.count / a.all)[0] ?? { count: 0, all: 1 };
}

/** The conditions of the four saints, and of Santa Maria, who asks for two of them. */
export function progressOf(view: Pick<AntiquityView, "players">, seat: number): Progress[] {
  const player = view.players[seat];
  if (!player) return [];
  const kinds = [...FOOD, ...LUXURY];
  const four: Progress[] = [
    { saint: "nicolo", count: player.men, all: PEOPLE },
    { saint: "barbara", count: standingTypes(player).size, all: ALL_TYPES },
    {
      saint: "christofori",
      count: kinds.filter((good) => (player.goods[good] ?? 0) >= OF_EACH).length,
      all: kinds.length,
    },
    { saint: "giorgio", ...enclosure(view, seat) },
  ];
  return [
    ...four,
    { saint: "maria", count: four.filter(({ count, all }) => count >= all).length, all: CONDITIONS },
  ];
}
