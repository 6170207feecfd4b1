/** The drawings of the rules help: a piece of country or of a city, written as JSON in a fenced block of the Markdown. */

import type { Box } from "../../lib/zoom";
import { centre, type Axial } from "../../lib/hex";
import { SIZE } from "../../lib/hexboard";
import { boardBox, drawn, nameOf, type Site, type Terrain } from "./board";
import { cellsOf, type Cell } from "./grid";
import type { CountryKind, Good, HexName } from "./types";

export interface CityDiagram {
  size: number;
  buildings?: {
    piece: string;
    at: Cell;
    turns?: number;
    manned?: boolean;
    taught?: boolean;
    ghost?: boolean;
  }[];
  houses?: Cell[];
  graves?: Cell[];
}

export interface DiagramSpec {
  /** What the drawing shows, for those who cannot see it; also its caption unless there is one. */
  alt: string;
  caption?: string;
  /** Columns of letters as on a tile, each with the place of its first hex. */
  land?: { from: Axial; letters: string }[];
  cities?: { hex: HexName; colour: string; number?: number }[];
  inns?: { hex: HexName; colour: string }[];
  country?: {
    kind: CountryKind;
    good: Good;
    hex: HexName;
    second?: HexName;
    goods: HexName[];
    colour: string;
  }[];
  polluted?: HexName[];
  cut?: HexName[];
  tokens?: HexName[];
  /** Hexes of a zone of control. */
  zone?: { hexes: HexName[]; colour: string };
  /** A city grid instead of country. */
  city?: CityDiagram;
  /** The shapes of these buildings instead. */
  shapes?: string[];
}

const TERRAIN: Record<string, Terrain> = { F: "forest", G: "grassland", M: "mountain", W: "water" };

export function parse(spec: unknown): DiagramSpec {
  if (typeof spec !== "object" || spec === null || !("alt" in spec)) throw new Error("a diagram needs alt");
  if (!("land" in spec) && !("city" in spec) && !("shapes" in spec))
    throw new Error("a diagram needs land, city or shapes");
  return spec as DiagramSpec;
}

/** The hexes of a drawn country. */
export function landOf({ land = [], cut = [] }: DiagramSpec): Map<HexName, Site> {
  return new Map(
    land.flatMap(({ from: [q, r], letters }) =>
      [...letters].flatMap((letter, place): [HexName, Site][] => {
        const printed = TERRAIN[letter];
        const at: Axial = [q, r + place];
        const [name, hex] = [nameOf(at), drawn(at, 0)];
        return printed
          ? [
              [
                name,
                {
                  name,
                  hex,
                  printed,
                  terrain: cut.includes(name) ? "grassland" : printed,
                  tile: 0,
                  ...centre(hex, SIZE),
                },
              ],
            ]
          : [];
      }),
    ),
  );
}

export function boxOf(spec: DiagramSpec, sites: ReadonlyMap<HexName, Site>, cell: number): Box | null {
  if (spec.city)
    return { x: -8, y: -8, width: spec.city.size * cell + 16, height: spec.city.size * cell + 16 };
  return spec.land ? boardBox(sites.values(), 12) : null;
}

/** The cells of a piece as it lies on a grid. */
export function laid(piece: string, [row, column]: Cell, turns = 0): Cell[] {
  return cellsOf(piece, turns).map(([r, c]) => [row + r, column + c]);
}
