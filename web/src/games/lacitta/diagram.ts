/** The drawings of the rules help: a part of the map with cities on it, written as JSON in a fenced block of the Markdown. */

import { lacitta } from "../../generated/boxes";
import { neighbours, type Axial } from "../../lib/hex";
import { boxAround } from "../../lib/hexboard";
import type { Box } from "../../lib/zoom";
import { areasOf, foodAt, goldAt, sitesOf, type Area, type Site } from "./board";
import type { AreaView, Attraction, HexName, RoadView } from "./types";

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

interface BoxMap {
  roads: RoadView[];
  cells: Map<string, AreaView["cells"]>;
}

/** The map of the box: road hexes in the order of their numbers, and the hexes of every area. */
function mapOfBox(): BoxMap {
  const roads: RoadView[] = [];
  const cells: BoxMap["cells"] = new Map();
  lacitta.board.rows.forEach((row, r) => {
    row.cells.split(/\s+/).forEach((cell, index) => {
      const q = row.q + index;
      if (cell.length === 1) roads.push({ q, r, zone: cell });
      else cells.set(cell, [...(cells.get(cell) ?? []), [q, r]]);
    });
  });
  return { roads, cells };
}

const landscape = (id: string): { food: number; gold: number } => {
  const found = lacitta.landscapes.find((entry) => entry.id === id);
  if (!found) throw new Error(`La Città has no landscape "${id}"`);
  return { food: "food" in found ? found.food : 0, gold: "gold" in found ? found.gold : 0 };
};

export function draw(spec: DiagramSpec): Drawing {
  const { roads, cells } = mapOfBox();
  const names = new Map(roads.map(({ q, r }, index) => [`${q},${r}`, String(index + 1)]));
  const areas = Object.entries(spec.areas ?? {}).map(([area, id]) => {
    const own = cells.get(area) ?? [];
    const hexes = [...new Set(own.flatMap((cell) => neighbours(cell).flatMap((next) => names.get(String(next)) ?? [])))];
    return { area, landscape: id, ...landscape(id), cells: own, hexes };
  });
  const shown = new Set(areas.flatMap(({ hexes }) => hexes));
  const all = sitesOf({ roads, zones: [...new Set(roads.map(({ zone }) => zone))], areas });
  const sites = new Map([...all].filter(([name]) => shown.has(name)));
  const at = (hex: HexName): Site => {
    const site = sites.get(hex);
    if (!site) throw new Error(`hex ${hex} is not on the drawn part of the map`);
    return site;
  };
  const cities = spec.cities ?? [];
  return {
    box: boxAround([...sites.values()].map(({ hex }) => hex), 22),
    sites,
    areas: areasOf(areas),
    tiles: cities.flatMap(({ colour, tiles = {} }) =>
      Object.entries(tiles).map(([hex, building]) => ({ at: at(hex), building, colour, food: foodAt(at(hex)), gold: goldAt(at(hex)) })),
    ),
    castles: cities.map((city) => ({ ...city, at: at(city.castle) })),
    walls: cities.map(({ colour, castle, tiles = {} }) => ({ colour, hexes: [castle, ...Object.keys(tiles)].map((hex) => at(hex).hex) })),
  };
}

/** How many citizens stand on the castle and are free to build. */
export function spareOf({ people, tiles = {} }: DiagramCity): number {
  return Math.max(0, people - 1 - Object.keys(tiles).length);
}
