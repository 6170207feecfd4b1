/** Which neighbours matter to an inhabitant, for the lines on the board. The numbers that count come from the server. */

import type { BoardSpace } from "./board";
import type { PieceView, Role } from "./types";

export interface Tie {
  space: string;
  /** What this neighbour gives to a merchant or farmer; both ends of the span differ if it is an unknown wolf. */
  least: number;
  most: number;
}

/** What a merchant earns from a neighbour. */
export const NEIGHBOUR_VALUE: Record<Role, number> = { merchant: 1, farmer: 2, soldier: 3 };
/** What a farmer earns from a spring, or from an empty field beside it. */
export const FARM_VALUE = 2;

/** The spaces that would pay a merchant or farmer here, or that a soldier would look at. */
export function ties(
  role: Role,
  at: BoardSpace,
  spaces: ReadonlyMap<string, BoardSpace>,
  pieces: ReadonlyMap<string, PieceView>,
  springsAlsoFields = false,
): Tie[] {
  const beside = at.beside.flatMap((name) => spaces.get(name) ?? []);
  if (role === "farmer") {
    const own = at.spring ? [{ space: at.name, least: FARM_VALUE, most: FARM_VALUE }] : [];
    return [...own, ...beside.flatMap((space) => farmed(space, !pieces.has(space.name), springsAlsoFields))];
  }
  return beside.flatMap((space) => {
    const piece = pieces.get(space.name);
    if (!piece || (role === "soldier" && piece.role === "soldier")) return [];
    return [met(role, space.name, piece)];
  });
}

function farmed(space: BoardSpace, empty: boolean, springsAlsoFields: boolean): Tie[] {
  const counts = Number(space.spring) + Number(empty && (!space.spring || springsAlsoFields));
  return counts === 0 ? [] : [{ space: space.name, least: counts * FARM_VALUE, most: counts * FARM_VALUE }];
}

function met(role: "merchant" | "soldier", space: string, piece: PieceView): Tie {
  if (role === "soldier") return { space, least: 1, most: 1 };
  if (piece.role) return { space, least: NEIGHBOUR_VALUE[piece.role], most: NEIGHBOUR_VALUE[piece.role] };
  return { space, least: NEIGHBOUR_VALUE.merchant, most: NEIGHBOUR_VALUE.farmer };
}
