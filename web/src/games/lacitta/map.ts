/** The map of the box, the same in every game: where the roads run, and which hexes every area covers. */

import { lacitta } from "../../generated/boxes/lacitta";
import { neighbours, type Axial } from "../../lib/hex";
import type { HexName } from "./types";

/** A road hex; its colour says with how many players it is in use. */
export interface Road {
  name: HexName;
  hex: Axial;
  zone: string;
}

/** The place of a landscape: the hexes that it covers, and the road hexes beside it. */
export interface Place {
  cells: Axial[];
  hexes: HexName[];
}

/** What lies in an area, and what a farm, a castle or a quarry beside it gets. */
export interface Landscape {
  landscape: string;
  food: number;
  gold: number;
}

export const ZONES: readonly string[] = lacitta.zones.map(({ id }) => id);

const zoneOf = new Map<string, string>(lacitta.zones.map(({ symbol, id }) => [symbol, id]));
const cells = lacitta.board.rows.flatMap((row, r) =>
  row.cells.split(/\s+/).map((cell, index) => ({ cell, hex: [row.q + index, r] as const satisfies Axial })),
);

/** The road hexes in the order of their numbers. */
export const ROADS: readonly Road[] = cells
  .flatMap(({ cell, hex }) => ({ hex, zone: zoneOf.get(cell) ?? "" }))
  .filter(({ zone }) => zone !== "")
  .map((road, index) => ({ name: String(index + 1), ...road }));

const roadAt = new Map(ROADS.map(({ name, hex }) => [String(hex), name]));

/** The road hexes beside a hex. */
export function roadsBeside(hex: Axial): HexName[] {
  return neighbours(hex).flatMap((next) => roadAt.get(String(next)) ?? []);
}

const areaNames = [...new Set(cells.map(({ cell }) => cell).filter((cell) => !zoneOf.has(cell)))];

/** The areas by name. */
export const PLACES: ReadonlyMap<string, Place> = new Map(
  areaNames.map((area) => {
    const covered = cells.filter(({ cell }) => cell === area).map(({ hex }) => hex);
    return [area, { cells: covered, hexes: [...new Set(covered.flatMap(roadsBeside))] }];
  }),
);

/** A landscape by its name in the box. */
export function landscapeOf(id: string): Landscape {
  const found = lacitta.landscapes.find((entry) => entry.id === id);
  if (!found) throw new Error(`La Città has no landscape "${id}"`);
  return { landscape: id, food: found.food ?? 0, gold: found.gold ?? 0 };
}
