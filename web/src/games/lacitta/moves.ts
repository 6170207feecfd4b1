/** The legal actions of the viewer, taken apart. */

import type { Attraction, HexName } from "./types";

export const GOLD = "gold";
export const PASS = "pass";
export const REFRESH = "refresh";
export const KEEP = "keep";

export const castle = (hex: HexName): string => `castle ${hex}`;
export const found = (hex: HexName): string => `found ${hex}`;
export const build = (building: string, hex: HexName): string => `build ${building} ${hex}`;
export const take = (card: string): string => `take ${card}`;
export const pay = (gold: number): string => `pay ${gold}`;
export const cheer = (hex: HexName, attraction: Attraction): string => `cheer ${hex} ${attraction}`;
export const look = (circles: readonly number[]): string => `look ${circles.toSorted().join(",")}`;
export const wish = (attraction: Attraction): string => `wish ${attraction}`;

/** Verbs whose only word is a hex, so that choosing the hex is choosing the action. */
const AT_HEX = ["castle", "send", "welcome", "harvest", "remove", "starve"] as const;
export type AtHex = (typeof AT_HEX)[number];

export function isAtHex(phase: string): phase is AtHex {
  return (AT_HEX as readonly string[]).includes(phase);
}

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

/** The words after a verb, of all legal actions with it. */
export function wordsOf(legal: readonly string[], verb: string): string[] {
  return legal
    .filter((action) => action.startsWith(`${verb} `))
    .map((action) => action.slice(verb.length + 1));
}

/** Where coloured citizens may stand, each with what for. */
export function cheersOf(legal: readonly string[]): Map<HexName, Attraction[]> {
  const places = new Map<HexName, Attraction[]>();
  for (const words of wordsOf(legal, "cheer")) {
    const [hex = "", attraction] = words.split(" ");
    places.set(hex, [...(places.get(hex) ?? []), attraction as Attraction]);
  }
  return places;
}
