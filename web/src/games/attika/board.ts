/** Where everything lies on the board. */

import { add, centre, neighbours, type Axial, type Point } from "../../lib/hex";
import { boxAround, ringOf, SIZE } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import { landscapeOf } from "./landscapes";
import type { AttikaView, BuildingView, HexName, Landscape, TileView } from "./types";

/** A hex of a tile. */
export interface Site extends Point {
  name: HexName;
  hex: Axial;
  symbol: Landscape | null;
  /** Names of the hexes beside it, clockwise from east. */
  beside: HexName[];
}

export interface Shrine extends Point {
  /** "shrine-0": shrines are pointed at like hexes, but nothing is built on them. */
  name: string;
  index: number;
  hex: Axial;
}

/** All hexes of the tiles that lie, by name. */
export function sitesOf(tiles: readonly TileView[]): Map<HexName, Site> {
  const named = new Map<string, HexName>();
  for (const { tile, hexes } of tiles)
    hexes.forEach((hex, position) => named.set(String(hex), `${tile}.${position}`));
  const sites = new Map<HexName, Site>();
  for (const { tile, hexes, symbols } of tiles) {
    hexes.forEach((hex, position) => {
      const name = `${tile}.${position}`;
      const beside = neighbours(hex).flatMap((next) => named.get(String(next)) ?? []);
      sites.set(name, { name, hex, symbol: landscapeOf(symbols[position]), beside, ...centre(hex, SIZE) });
    });
  }
  return sites;
}

export function shrinesOf(shrines: readonly Axial[]): Shrine[] {
  return shrines.map((hex, index) => ({ name: `shrine-${index}`, index, hex, ...centre(hex, SIZE) }));
}

/** A tile as it would lie. */
export function tileAt(
  { tile, symbols }: Pick<TileView, "tile" | "symbols">,
  at: Axial,
  rotation: number,
): TileView {
  return {
    tile,
    symbols,
    rotation,
    hexes: [[...at], ...ringOf(rotation).map((direction) => add(at, direction))],
  };
}

/** The box of all that lies, and of the places where the turned-up tile may lie. */
export function boardBox(
  { tiles, shrines }: Pick<AttikaView, "tiles" | "shrines">,
  places: readonly Axial[] = [],
): Box {
  const lying = [...tiles.flatMap(({ hexes }) => hexes), ...shrines];
  return boxAround([...lying, ...places.flatMap((place) => neighbours(place))], 16);
}

/** Two buildings of one owner beside each other. */
export interface Link {
  from: Site;
  to: Site;
}

export interface Settlement {
  seat: number;
  sites: Site[];
  links: Link[];
}

/** The buildings that hang together, with what joins them. */
export function settlementsOf(
  { players }: Pick<AttikaView, "players">,
  sites: ReadonlyMap<HexName, Site>,
): Settlement[] {
  return players.flatMap(({ settlements }, seat) =>
    settlements.map((names) => {
      const members = names.flatMap((name) => sites.get(name) ?? []);
      return { seat, sites: members, links: linksOf(members) };
    }),
  );
}

export function linksOf(members: readonly Site[]): Link[] {
  return members.flatMap((from, index) =>
    members.slice(index + 1).flatMap((to) => (from.beside.includes(to.name) ? [{ from, to }] : [])),
  );
}

/** The buildings on the board by hex. */
export function builtOf(buildings: readonly BuildingView[]): Map<HexName, BuildingView> {
  return new Map(buildings.map((building) => [building.hex, building]));
}
