/** City grids, and pieces on them. */

import { shapeOf } from "./buildings";
import type { BuildingView, CityView, PlayerView, SquareName } from "./types";

export type Cell = readonly [row: number, column: number];

export interface Square {
  name: SquareName;
  city: number;
  row: number;
  column: number;
}

const ROWS = "ABCDEFG";

/** The letter of a row, as it stands at the rim of a grid and in the names of its squares. */
export function rowLetter(row: number): string {
  return ROWS[row] ?? "?";
}

export function squareName(city: number, row: number, column: number): SquareName {
  return `${city}${rowLetter(row)}${column + 1}`;
}

export function square(name: SquareName): Square {
  return { name, city: Number(name[0]), row: ROWS.indexOf(name[1] ?? ""), column: Number(name[2]) - 1 };
}

export function squaresOfCity({ number, size }: Pick<CityView, "number" | "size">): Square[] {
  return Array.from({ length: size * size }, (_, index) =>
    square(squareName(number, Math.floor(index / size), index % size)),
  );
}

function turned(cells: readonly Cell[]): Cell[] {
  const bottom = Math.max(...cells.map(([row]) => row));
  return cells.map(([row, column]) => [column, bottom - row]);
}

function flipped(cells: readonly Cell[]): Cell[] {
  const width = Math.max(...cells.map(([, column]) => column));
  return cells.map(([row, column]) => [row, width - column]);
}

const keyOf = (cells: readonly Cell[]): string => cells.map(String).sort().join(" ");

function unturned(piece: string): Cell[] {
  return shapeOf(piece).flatMap((line, row) =>
    [...line].flatMap((mark, column): Cell[] => (mark === "#" ? [[row, column]] : [])),
  );
}

/** The different ways to turn some cells, by quarter turns clockwise. */
function turnings(cells: Cell[]): Map<string, Cell[]> {
  const found = new Map<string, Cell[]>();
  for (let turns = 0; turns < 4; turns++) {
    if (!found.has(keyOf(cells))) found.set(keyOf(cells), cells);
    cells = turned(cells);
  }
  return found;
}

/** The different ways to turn a piece, by quarter turns clockwise: its cells counted from the top left of the box around it. */
export function orientations(piece: string): Cell[][] {
  return [...turnings(unturned(piece)).values()];
}

/** The same, and after them what the piece looks like that was turned over, where that differs. */
function everyOrientation(piece: string): Cell[][] {
  const cells = unturned(piece);
  const found = turnings(cells);
  for (const [key, way] of turnings(flipped(cells))) if (!found.has(key)) found.set(key, way);
  return [...found.values()];
}

/** The orientations by number that a table allows. Storages always lie either way. */
export function waysToPlace(
  piece: string,
  { pieces_turn, pieces_flip }: { pieces_turn: boolean; pieces_flip: boolean },
): number[] {
  const cells = unturned(piece);
  const forms = pieces_flip ? [cells, flipped(cells)] : [cells];
  const turns = pieces_turn || piece.startsWith("storage");
  const allowed = new Set(forms.flatMap((form) => (turns ? [...turnings(form).keys()] : [keyOf(form)])));
  return everyOrientation(piece).flatMap((way, number) => (allowed.has(keyOf(way)) ? [number] : []));
}

export function cellsOf(piece: string, turns: number): Cell[] {
  const ways = everyOrientation(piece);
  return ways[turns % ways.length] ?? [];
}

/** The squares of a player on which nothing stands. */
export function emptySquares(player: Pick<PlayerView, "cities">): Set<SquareName> {
  const free = new Set<SquareName>();
  for (const city of player.cities) {
    for (const { name } of squaresOfCity(city)) free.add(name);
    for (const { squares } of city.buildings) for (const name of squares) free.delete(name);
    for (const name of [...city.houses, ...city.graves]) free.delete(name);
  }
  return free;
}

/** A piece as it would lie. */
export interface Placement {
  piece: string;
  turns: number;
  /** The top left square of the box around it. */
  anchor: SquareName;
  squares: SquareName[];
  fits: boolean;
}

/**
 * The piece where it is pointed at: of all places that cover the square, the one that lies most evenly around it and fits. If none fits it lies there
 * anyway, as far as the grid reaches, to show why.
 */
export function snapped(
  piece: string,
  turns: number,
  at: SquareName,
  size: number,
  free: ReadonlySet<SquareName>,
): Placement {
  const ways = everyOrientation(piece);
  const way = turns % ways.length;
  const cells = ways[way] ?? [];
  const point = square(at);
  const height = Math.max(...cells.map(([row]) => row));
  const width = Math.max(...cells.map(([, column]) => column));
  const middle = [height / 2, width / 2] as const;
  let best: Placement | null = null;
  let least = Infinity;
  for (const [row, column] of cells) {
    const [top, left] = [point.row - row, point.column - column];
    if (top < 0 || left < 0 || top + height >= size || left + width >= size) continue;
    const squares = cells.map(([dr, dc]) => squareName(point.city, top + dr, left + dc));
    const fits = squares.every((name) => free.has(name));
    const cost = Math.hypot(row - middle[0], column - middle[1]) + (fits ? 0 : 100);
    if (cost < least)
      [best, least] = [{ piece, turns: way, anchor: squareName(point.city, top, left), squares, fits }, cost];
  }
  return best ?? { piece, turns: way, anchor: at, squares: [at], fits: false };
}

/** Is there a place for a piece in a city, in one of some ways to lay it? */
export function hasRoom(
  piece: string,
  ways: readonly number[],
  city: Pick<CityView, "number" | "size">,
  free: ReadonlySet<SquareName>,
): boolean {
  return squaresOfCity(city).some(
    ({ name }) => free.has(name) && ways.some((turns) => snapped(piece, turns, name, city.size, free).fits),
  );
}

/** The building that covers a square. */
export function buildingAt(player: Pick<PlayerView, "cities">, name: SquareName): BuildingView | null {
  return (
    player.cities.flatMap(({ buildings }) => buildings).find(({ squares }) => squares.includes(name)) ?? null
  );
}

/** The outline of some cells as an SVG path, each `size` wide: the sides that no two of them share. */
export function outline(cells: readonly Cell[], size: number): string {
  const inside = new Set(cells.map(String));
  return cells
    .flatMap(([row, column]) => {
      const [x, y] = [column * size, row * size];
      const sides: [Cell, string][] = [
        [[row - 1, column], `M${x} ${y}h${size}`],
        [[row + 1, column], `M${x} ${y + size}h${size}`],
        [[row, column - 1], `M${x} ${y}v${size}`],
        [[row, column + 1], `M${x + size} ${y}v${size}`],
      ];
      return sides.flatMap(([beyond, side]) => (inside.has(String(beyond)) ? [] : [side]));
    })
    .join("");
}

/** Grids beside each other: where each begins, in squares, and how much room all of them take. */
export interface Arrangement {
  columns: number;
  places: Cell[];
  width: number;
  height: number;
}

const BETWEEN = [1.1, 0.6] as const; // squares between rows, with room for a title, and between columns

function inColumns(sizes: readonly number[], columns: number): Arrangement {
  const rows = Math.ceil(sizes.length / columns);
  const largest = (chosen: (index: number) => boolean): number =>
    Math.max(...sizes.filter((_, index) => chosen(index)));
  const widths = Array.from(
    { length: columns },
    (_, column) => largest((index) => index % columns === column) + BETWEEN[1],
  );
  const heights = Array.from(
    { length: rows },
    (_, row) => largest((index) => Math.floor(index / columns) === row) + BETWEEN[0],
  );
  const sum = (lengths: number[]): number => lengths.reduce((total, length) => total + length, 0);
  const places = sizes.map((_, index): Cell => [
    sum(heights.slice(0, Math.floor(index / columns))),
    sum(widths.slice(0, index % columns)),
  ]);
  return { columns, places, width: sum(widths), height: sum(heights) };
}

/** Where the grids of several cities lie so that they are as large as possible in a frame. */
export function arranged(sizes: readonly number[], frame: { width: number; height: number }): Arrangement {
  const scale = ({ width, height }: Arrangement): number =>
    Math.min(frame.width / width, frame.height / height);
  const ways = sizes.map((_, index) => inColumns(sizes, index + 1));
  return ways.sort((a, b) => scale(b) - scale(a))[0] ?? { columns: 1, places: [], width: 8, height: 8 };
}
