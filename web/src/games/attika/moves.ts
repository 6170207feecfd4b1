/** The legal actions of the viewer, taken apart. */

import type { Axial } from "../../lib/hex";
import type { HexName, Landscape } from "./types";

/** The buildings that may be built, each with the hexes where. */
export function sitesFor(legal: readonly string[]): Map<string, Set<HexName>> {
  const buildings = new Map<string, Set<HexName>>();
  for (const action of legal) {
    const [verb, building, hex] = action.split(" ");
    if (verb !== "build" || !building || !hex) continue;
    buildings.set(building, (buildings.get(building) ?? new Set<HexName>()).add(hex));
  }
  return buildings;
}

/** The places where the turned-up tile may lie, by name; it may be turned as one likes in each. */
export function placesOf(legal: readonly string[]): Map<string, Axial> {
  const places = new Map<string, Axial>();
  for (const action of legal) {
    const [verb, q, r] = action.split(" ");
    if (verb === "tile") places.set(`${q},${r}`, [Number(q), Number(r)]);
  }
  return places;
}

export function building(id: string, hex: HexName): string {
  return `build ${id} ${hex}`;
}

export function laying([q, r]: Axial, rotation: number): string {
  return `tile ${q} ${r} ${rotation}`;
}

export function drawing(stack: number): string {
  return `draw ${stack}`;
}

export function paying(landscape: Landscape): string {
  return `pay ${landscape}`;
}
