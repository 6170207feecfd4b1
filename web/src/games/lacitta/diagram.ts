/** The drawings of the rules help: a part of the map with cities on it, written as JSON in a fenced block of the Markdown. */

import type { Axial } from "../../lib/hex";
import { boxAround } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import { areasOf, foodAt, goldAt, sitesOf, type Area, type Site } from "./board";
import { ZONES } from "./map";
import type { Attraction, HexName } from "./types";

export interface DiagramCity {
  colour: string;
  castle: HexName;
  people: number;
  /** null: no limit. */
  limit?: number | null;
  tiles?: Record<HexName, string>;
  complete?: boolean;
}

export interface DiagramSpec {
  /** What the drawing shows, for those who cannot see it; also its caption unless there is one. */
  alt: string;
  caption?: string;
  /** The landscapes by the names of their areas; the roads around them are drawn with them. */
  areas?: Record<string, string>;
  cities?: DiagramCity[];
  /** Hexes with a sign: possible, not possible, or a number or word. */
  marks?: Record<HexName, string>;
  /** Citizens who move, and why. */
  moves?: { from: HexName; to: HexName; wish: Attraction; more: number; less: number }[];
  /** These buildings side by side, instead of a map. */
  buildings?: string[];
}

export interface DiagramTile {
  at: Site;
  building: string;
  colour: string;
  food: number;
  gold: number;
}

export interface Drawing {
  box: Box;
  sites: Map<HexName, Site>;
  areas: Area[];
  /** Buildings before castles, so that no castle is covered. */
  tiles: DiagramTile[];
  castles: (DiagramCity & { at: Site })[];
  /** The outlines to draw around each city. */
  walls: { colour: string; hexes: Axial[] }[];
}

/** A specification as it comes from the Markdown, checked as far as drawing it needs. */
export function parse(spec: unknown): DiagramSpec {
  if (typeof spec !== "object" || spec === null || !("alt" in spec)) throw new Error("a diagram needs alt");
  if (!("areas" in spec) && !("buildings" in spec)) throw new Error("a diagram needs areas or buildings");
  return spec as DiagramSpec;
}

export function draw(spec: DiagramSpec): Drawing {
  const landscapes = spec.areas ?? {};
  const areas = areasOf(landscapes);
  const shown = new Set(areas.flatMap(({ hexes }) => hexes));
  const all = sitesOf({ zones: [...ZONES], landscapes });
  const sites = new Map([...all].filter(([name]) => shown.has(name)));
  const at = (hex: HexName): Site => {
    const site = sites.get(hex);
    if (!site) throw new Error(`hex ${hex} is not on the drawn part of the map`);
    return site;
  };
  const cities = spec.cities ?? [];
  return {
    box: boxAround(
      [...sites.values()].map(({ hex }) => hex),
      22,
    ),
    sites,
    areas,
    tiles: cities.flatMap(({ colour, tiles = {} }) =>
      Object.entries(tiles).map(([hex, building]) => ({
        at: at(hex),
        building,
        colour,
        food: foodAt(at(hex)),
        gold: goldAt(at(hex)),
      })),
    ),
    castles: cities.map((city) => ({ ...city, at: at(city.castle) })),
    walls: cities.map(({ colour, castle, tiles = {} }) => ({
      colour,
      hexes: [castle, ...Object.keys(tiles)].map((hex) => at(hex).hex),
    })),
  };
}

/** How many citizens stand on the castle and are free to build. */
export function spareOf({ people, tiles = {} }: DiagramCity): number {
  return Math.max(0, people - 1 - Object.keys(tiles).length);
}
