/** Where the famine and the pollution of this round may strike a player. */

import type { Holdings } from "./board";
import { emptySquares } from "./grid";
import { isCleanAndFree } from "./map/yields";
import type { AntiquityView, HexName, PlayerView, SquareName } from "./types";

export interface Coming {
  /** So much pollution is placed on some of these hexes; what finds no room becomes graves. */
  pollution: number;
  hexes: HexName[];
  /** So many graves come onto some of these squares, by famine and by pollution without room. */
  graves: number;
  squares: SquareName[];
}

const FAMINE = 8;
const POLLUTION = 9;

/** What is to come for a seat if nothing changes any more; null where nothing ever does. */
export function comingTo(
  { players, beginners, round, result, phase_number: phase }: AntiquityView,
  seat: number,
  holdings: Holdings,
  options: Readonly<Record<string, unknown>>,
): Coming | null {
  const player = players[seat];
  if (!player || player.out !== null || beginners || round === 0 || result) return null;
  const others = players.filter((one, index) => index !== seat && one.out === null && hasDump(one));
  const kept = new Set(others.flatMap(({ zone }) => zone));
  const onWood = options["pollution_on_wood"] === true;
  const isOpen = (hex: HexName): boolean =>
    isCleanAndFree(holdings, hex) ||
    (onWood && holdings.goods.get(hex)?.kind === "woodcutter" && !holdings.polluted.has(hex));
  const hexes = player.zone.filter((hex) => isOpen(hex) && !kept.has(hex));
  // In its own phase, what is left of it.
  const left = (own: number, all: number): number => (phase < own ? all : phase === own ? player.due : 0);
  const pollution = left(POLLUTION, player.forecast.pollution);
  const graves = left(FAMINE, player.forecast.graves) + Math.max(0, pollution - hexes.length);
  return { pollution, hexes, graves, squares: gravesAt(player, graves) };
}

/** Empty squares first; if there are too few, also buildings, but no houses. */
function gravesAt(player: PlayerView, count: number): SquareName[] {
  const empty = [...emptySquares(player)];
  if (count <= empty.length) return empty;
  const built = player.cities.flatMap(({ buildings, graves }) =>
    buildings.flatMap(({ squares }) => squares.filter((name) => !graves.includes(name))),
  );
  return [...empty, ...built];
}

function hasDump({ cities }: PlayerView): boolean {
  return cities.some(({ buildings }) =>
    buildings.some(({ building, works }) => building === "dump" && works),
  );
}
