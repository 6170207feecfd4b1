/** How the buildings stand on a player board: groups side by side, their arrows from left to right. */

import { BUILDINGS, buildingOf, GROUPS } from "./buildings";
import type { AttikaView } from "./types";

export const CELL = { width: 80, height: 56 };

/** Where the buildings of a group stand that is no simple chain: columns from left to right, in each its buildings from above. */
const SHAPES: Record<string, readonly (readonly string[])[]> = {
  city: [
    ["oracle", "theatre", "tavern"],
    ["", "capital", ""],
    ["plaza", "gymnasium", "statue"],
    ["market", "stadium", "temple"],
  ],
};

/** The groups in the order in which they fill a player board. */
export const GROUP_ORDER: readonly string[] = [
  "city",
  "supply",
  "streets",
  "defence",
  "shipping",
  "minting",
  "wine",
];

export interface Slot {
  building: string;
  column: number;
  row: number;
}

export interface Block {
  group: string;
  columns: number;
  rows: number;
  slots: Slot[];
  /** From the middle of one cell to that of another. */
  arrows: { from: Slot; to: Slot }[];
}

export function blockOf(group: string): Block {
  const shape = SHAPES[group] ?? (GROUPS.get(group)?.kinds ?? []).map(({ id }) => [id]);
  const slots = shape.flatMap((column, at) =>
    column.flatMap((building, row) => (building ? [{ building, column: at, row }] : [])),
  );
  const arrows = slots.flatMap((to) =>
    slots
      .filter((from) => from !== to && buildingOf(to.building).before.includes(from.building))
      .map((from) => ({ from, to })),
  );
  return {
    group,
    columns: shape.length,
    rows: Math.max(...shape.map((column) => column.length)),
    slots,
    arrows,
  };
}

/** What has become of the buildings of one kind: on the board, on the player board, still in a stack. */
export interface Fate {
  built: number;
  stored: number;
  hidden: number;
}

export function fatesOf(
  view: Pick<AttikaView, "players" | "buildings" | "building" | "turn_of">,
  seat: number,
): Map<string, Fate> {
  const player = view.players[seat];
  return new Map(
    [...BUILDINGS.keys()].map((id) => {
      const built = view.buildings.filter((piece) => piece.seat === seat && piece.building === id).length;
      const hidden = (player?.main_left[id] ?? 0) + (player?.others_left[id] ?? 0);
      return [id, { built, stored: player?.stored[id] ?? 0, hidden }];
    }),
  );
}
