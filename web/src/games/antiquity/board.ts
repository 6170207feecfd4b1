/** Where everything lies on the map. */

import { centre, rotated, type Axial, type Point } from "../../lib/hex";
import { boxAround, SIZE } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import type { AntiquityView, CityView, CountryView, Good, HexName, TileView } from "./types";

export type Terrain = "forest" | "grassland" | "mountain" | "water";
const TERRAIN: Record<string, Terrain> = { F: "forest", G: "grassland", M: "mountain", W: "water" };
const REACH = 4; // from the centre of a tile to its edge

export interface Site extends Point {
  name: HexName;
  /** Where it is drawn. */
  hex: Axial;
  /** As printed, and as it is now: a cut forest is grassland. */
  printed: Terrain;
  terrain: Terrain;
  /** The place of its tile among the tiles. */
  tile: number;
}

/**
 * Maps are written with flat-top hexes and drawn a quarter turn further, so that the map for two lies as wide screens do.
 * `turn` turns the drawing by so many sixths: upright screens see it upright.
 */
export function drawn([q, r]: Axial, turn: number): Axial {
  return rotated([q + r, -q], turn);
}

export function axial(name: HexName): Axial {
  const [q = 0, r = 0] = name.split(",").map(Number);
  return [q, r];
}

export function nameOf([q, r]: Axial): HexName {
  return `${q},${r}`;
}

/** The hexes around one, whether they exist or not. */
export function around(name: HexName): HexName[] {
  const [q, r] = axial(name);
  return [
    nameOf([q, r + 1]),
    nameOf([q + 1, r]),
    nameOf([q + 1, r - 1]),
    nameOf([q, r - 1]),
    nameOf([q - 1, r]),
    nameOf([q - 1, r + 1]),
  ];
}

/** The hex beside another in one of the directions of fisheries. */
export function beside(name: HexName, direction: string): HexName {
  const [south = "", southEast = "", northEast = ""] = around(name);
  return direction === "S" ? south : direction === "SE" ? southEast : northEast;
}

function lettersOf({ centre: [q, r], columns }: Pick<TileView, "centre" | "columns">): [Axial, string][] {
  return columns.flatMap((letters, column) => {
    const dq = column - REACH;
    const first = Math.max(-REACH, -dq - REACH);
    return [...letters].map((letter, place): [Axial, string] => [[q + dq, r + first + place], letter]);
  });
}

/** All hexes of the map by name. */
export function sitesOf({ tiles, cut }: Pick<AntiquityView, "tiles" | "cut">, turn = 0): Map<HexName, Site> {
  const grass = new Set(cut);
  return new Map(
    tiles.flatMap((tile, index) =>
      lettersOf(tile).map(([at, letter]): [HexName, Site] => {
        const [name, hex] = [nameOf(at), drawn(at, turn)];
        const printed = TERRAIN[letter.toUpperCase()] ?? "water";
        return [
          name,
          {
            name,
            hex,
            printed,
            terrain: grass.has(name) ? "grassland" : printed,
            tile: index,
            ...centre(hex, SIZE),
          },
        ];
      }),
    ),
  );
}

export function boardBox(sites: Iterable<Site>, air = 14): Box {
  return boxAround(
    [...sites].map(({ hex }) => hex),
    air,
  );
}

/** A city on the map with its owner. */
export interface Owned {
  seat: number;
  city: CityView;
}

/** What stands and lies where. */
export interface Holdings {
  cities: Map<HexName, Owned>;
  inns: Map<HexName, number>;
  goods: Map<HexName, CountryView>;
  /** By the hex of the man; a fishery by both of its hexes. */
  buildings: Map<HexName, CountryView>;
  ranges: Map<HexName, Good>;
  polluted: Set<HexName>;
  tokens: Set<HexName>;
}

export function holdingsOf(
  view: Pick<AntiquityView, "players" | "country" | "ranges" | "polluted" | "tokens">,
): Holdings {
  return {
    cities: new Map(
      view.players.flatMap(({ cities }, seat) =>
        cities.flatMap((city) => city.hexes.map((hex) => [hex, { seat, city }] as const)),
      ),
    ),
    inns: new Map(view.players.flatMap(({ inns }, seat) => inns.map((hex) => [hex, seat] as const))),
    goods: new Map(view.country.flatMap((country) => country.goods.map((hex) => [hex, country] as const))),
    buildings: new Map(
      view.country.flatMap((country) =>
        (country.kind === "fishery" ? country.hexes : [country.hex]).map((hex) => [hex, country] as const),
      ),
    ),
    ranges: new Map(view.ranges.flatMap(({ good, hexes }) => hexes.map((hex) => [hex, good] as const))),
    polluted: new Set(view.polluted),
    tokens: new Set(view.tokens),
  };
}

/** The sites of some names, those that there are. */
export function sitesFor(sites: ReadonlyMap<HexName, Site>, names: Iterable<HexName>): Site[] {
  return [...names].flatMap((name) => sites.get(name) ?? []);
}
