/** The legal actions of the viewer, taken apart. */

/** The places of the ring where the tile may lie, each with its rotations. */
export function layings(legal: readonly string[]): Map<number, number[]> {
  const slots = new Map<number, number[]>();
  for (const action of legal) {
    const [verb, slot, rotation] = action.split(" ");
    if (verb !== "lay") continue;
    slots.set(Number(slot), [...(slots.get(Number(slot)) ?? []), Number(rotation)]);
  }
  return slots;
}

/** The kinds that may be placed, each with the spaces where. */
export function placements(legal: readonly string[]): Map<string, Set<string>> {
  const kinds = new Map<string, Set<string>>();
  for (const action of legal) {
    const [verb, kind, space] = action.split(" ");
    if (verb !== "place" || !kind || !space) continue;
    const spaces = kinds.get(kind) ?? new Set<string>();
    kinds.set(kind, spaces.add(space));
  }
  return kinds;
}

/** The ways in which the starting player may let the tiles mesh. */
export function meshings(legal: readonly string[]): string[] {
  return legal.filter((action) => action.startsWith("mesh "));
}

export function laying(slot: number, rotation: number): string {
  return `lay ${slot} ${rotation}`;
}

export function placing(kind: string, space: string): string {
  return `place ${kind} ${space}`;
}
