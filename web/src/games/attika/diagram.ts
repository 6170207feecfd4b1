/** The drawings of the rules help: a small position, written as JSON in a fenced block of the Markdown. */

import type { Axial } from "../../lib/hex";
import { boxAround } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import { linksOf, shrinesOf, sitesOf, tileAt, type Settlement, type Shrine, type Site } from "./board";
import type { HexName, TileView } from "./types";

export interface DiagramBuilding {
  hex: HexName;
  building: string;
  colour: string;
  /** About to be built: drawn over its hex. */
  ghost?: boolean;
}

export interface DiagramSpec {
  /** What the drawing shows, for those who cannot see it; also its caption unless there is one. */
  alt: string;
  caption?: string;
  tiles: { tile: number; symbols: string; at?: Axial; rotation?: number }[];
  shrines?: Axial[];
  buildings?: DiagramBuilding[];
  /** A hex with the hexes whose symbols pay there, and the number of cards that is left to pay. */
  prices?: { hex: HexName; symbols?: HexName[]; free_by?: HexName; cards: number }[];
  /** Places where a tile may lie: their middles. */
  places?: Axial[];
  /** The hexes of a winning connection, from shrine to shrine by their numbers in the list. */
  chain?: { hexes: HexName[]; shrines: [number, number] };
  /** The arrows of these groups, as on a player board, instead of a board. */
  groups?: string[];
}

export interface Drawing {
  box: Box;
  tiles: TileView[];
  sites: Map<HexName, Site>;
  shrines: Shrine[];
  colours: string[];
  settlements: Settlement[];
}

/** A specification as it comes from the Markdown, checked as far as drawing it needs. */
export function parse(spec: unknown): DiagramSpec {
  if (typeof spec !== "object" || spec === null || !("alt" in spec)) throw new Error("a diagram needs alt");
  if (!("tiles" in spec) && !("groups" in spec)) throw new Error("a diagram needs tiles or groups");
  return { tiles: [], ...(spec as Partial<DiagramSpec>) } as DiagramSpec;
}

export function draw(spec: DiagramSpec): Drawing {
  const tiles = spec.tiles.map(({ tile, symbols, at = [0, 0], rotation = 0 }) =>
    tileAt({ tile, symbols }, at, rotation),
  );
  const sites = sitesOf(tiles);
  const shrines = shrinesOf(spec.shrines ?? []);
  const places = (spec.places ?? []).flatMap((at) => tileAt({ tile: 0, symbols: "" }, at, 0).hexes);
  const box = boxAround([...tiles.flatMap(({ hexes }) => hexes), ...(spec.shrines ?? []), ...places], 12);
  const colours = [...new Set((spec.buildings ?? []).map(({ colour }) => colour))];
  return {
    box,
    tiles,
    sites,
    shrines,
    colours,
    settlements: colours.flatMap((_, seat) => settlements(spec, sites, colours, seat)),
  };
}

/** The buildings of one colour, by what hangs together. */
function settlements(
  { buildings = [] }: DiagramSpec,
  sites: Map<HexName, Site>,
  colours: string[],
  seat: number,
): Settlement[] {
  const own = buildings
    .filter(({ colour, ghost }) => colour === colours[seat] && !ghost)
    .flatMap(({ hex }) => sites.get(hex) ?? []);
  const found: Settlement[] = [];
  const left = new Set(own);
  for (const start of left) {
    const members = new Set([start]);
    for (const member of members) {
      for (const other of own) if (member.beside.includes(other.name)) members.add(other);
    }
    for (const member of members) left.delete(member);
    found.push({ seat, sites: [...members], links: linksOf([...members]) });
  }
  return found;
}
