/** Where everything lies on the map. */

import { centre, type Point } from "../../lib/hex";
import { boxAround, SIZE } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import { landscapeOf, PLACES, ROADS, roadsBeside, type Landscape, type Place, type Road } from "./map";
import type { CityView, HexName, LaCittaView, TileView } from "./types";

/** A hex of a road. */
export interface Site extends Point, Road {
  /** Whether it is in use with so many players. */
  usable: boolean;
  /** The landscapes beside it: one or two. */
  areas: Area[];
  /** Names of the road hexes beside it. */
  beside: HexName[];
}

/** A landscape where it lies. */
export interface Area extends Point, Place, Landscape {
  area: string;
  /** Its triangle points up rather than down. */
  up: boolean;
}

/** A tile with the city that it belongs to. */
export interface Placed extends TileView {
  city: CityView;
}

/** What differs from game to game: the roads in use, and what lies in each area. */
export type Land = Pick<LaCittaView, "zones" | "landscapes">;

/** All road hexes by name. */
export function sitesOf({ zones, landscapes }: Land): Map<HexName, Site> {
  const areas = areasOf(landscapes);
  return new Map(
    ROADS.map((road) => {
      const site: Site = {
        ...road,
        usable: zones.includes(road.zone),
        areas: areas.filter(({ hexes }) => hexes.includes(road.name)),
        beside: roadsBeside(road.hex),
        ...centre(road.hex, SIZE),
      };
      return [road.name, site];
    }),
  );
}

/** The landscapes with their middles. */
export function areasOf(landscapes: Land["landscapes"]): Area[] {
  return Object.entries(landscapes).map(([area, id]) => {
    const place = placeOf(area);
    const points = place.cells.map((cell) => centre(cell, SIZE));
    const middle = { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) };
    const rows = place.cells.map(([, r]) => r);
    const top = Math.min(...rows);
    return {
      area,
      ...place,
      ...landscapeOf(id),
      ...middle,
      up: rows.filter((row) => row === top).length === 1,
    };
  });
}

function placeOf(area: string): Place {
  const found = PLACES.get(area);
  if (!found) throw new Error(`La Città has no area "${area}"`);
  return found;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}

/** All tiles on the board by hex. */
export function placedOf(cities: readonly CityView[]): Map<HexName, Placed> {
  return new Map(cities.flatMap((city) => city.tiles.map((tile) => [tile.hex, { ...tile, city }] as const)));
}

export function cityAt(cities: readonly CityView[], castle: HexName | null): CityView | null {
  return cities.find((city) => city.castle === castle) ?? null;
}

/** What is seen whole: the landscapes and the roads in use. */
export function boardBox({ zones }: Pick<Land, "zones">): Box {
  const used = ROADS.filter(({ zone }) => zones.includes(zone)).map(({ hex }) => hex);
  return boxAround([...used, ...[...PLACES.values()].flatMap(({ cells }) => cells)], 10);
}

/** Food of a farm or castle on a hex. */
export function foodAt({ areas }: Site): number {
  return areas.reduce((sum, { food }) => sum + food, 0);
}

/** Gold of a quarry on a hex, a year. */
export function goldAt({ areas }: Site): number {
  return areas.reduce((sum, { gold }) => sum + gold, 0);
}

export function besideWater({ areas }: Site): boolean {
  return areas.some(({ landscape }) => landscape === "water");
}

/** Two cities that exchange citizens; each pair once. */
export interface Link {
  key: string;
  a: CityView;
  b: CityView;
}

export function linksOf(cities: readonly CityView[]): Link[] {
  return cities.flatMap((a) =>
    a.neighbours.flatMap((name) => {
      const b = cityAt(cities, name);
      return b && Number(a.castle) < Number(b.castle) ? [{ key: `${a.castle}-${b.castle}`, a, b }] : [];
    }),
  );
}

/** The tiles of two cities that lie nearest to each other: where a line between them looks shortest. */
export function nearest(a: CityView, b: CityView, sites: ReadonlyMap<HexName, Site>): [Site, Site] | null {
  let best: [Site, Site] | null = null;
  let least = Infinity;
  for (const from of a.tiles) {
    for (const to of b.tiles) {
      const [one, other] = [sites.get(from.hex), sites.get(to.hex)];
      if (!one || !other) continue;
      const apart = Math.hypot(one.x - other.x, one.y - other.y);
      if (apart < least) [best, least] = [[one, other], apart];
    }
  }
  return best;
}
