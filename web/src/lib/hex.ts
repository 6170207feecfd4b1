/** Hex geometry, as in kernel/hexes.py: axial coordinates, pointy-top hexes, r growing downwards, directions clockwise from east. */

export type Axial = readonly [q: number, r: number];
export interface Point {
  x: number;
  y: number;
}

export const DIRECTIONS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
];

/** The centre of a hex whose corners lie `size` from it. */
export function centre([q, r]: Axial, size = 1): Point {
  return { x: size * Math.sqrt(3) * (q + r / 2), y: size * 1.5 * r };
}

/** The six corners of a hex around a point, clockwise from the upper right. */
export function corners(around: Point, size = 1): Point[] {
  return Array.from({ length: 6 }, (_, index) => {
    const angle = (Math.PI / 180) * (60 * index - 30);
    return { x: around.x + size * Math.cos(angle), y: around.y + size * Math.sin(angle) };
  });
}

/** A hex as the `points` of an SVG polygon. */
export function polygon(around: Point, size = 1): string {
  return corners(around, size)
    .map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`)
    .join(" ");
}

export function add([q, r]: Axial, [dq, dr]: Axial): [q: number, r: number] {
  return [q + dq, r + dr];
}

/** A hex turned clockwise around the origin by so many sixths of a full turn. */
export function rotated([q, r]: Axial, steps: number): Axial {
  let turned: Axial = [q, r];
  for (let step = ((steps % 6) + 6) % 6; step > 0; step--) turned = [-turned[1], turned[0] + turned[1]];
  return turned;
}

export function neighbours(hex: Axial): Axial[] {
  return DIRECTIONS.map((direction) => add(hex, direction));
}

export function distance([q, r]: Axial, [oq, or]: Axial): number {
  const [dq, dr] = [q - oq, r - or];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
}

/**
 * Of several points, the nearest one in the direction of an arrow key, or null if there is none: how keys move the focus on a
 * board. Points straight ahead win over points to the side.
 */
export function towards<T extends Point>(from: Point, points: Iterable<T>, dx: number, dy: number): T | null {
  let best: T | null = null;
  let least = Infinity;
  for (const point of points) {
    const [x, y] = [point.x - from.x, point.y - from.y];
    const ahead = x * dx + y * dy;
    if (ahead <= 1e-6) continue;
    const aside = Math.abs(x * dy - y * dx);
    if (aside > 2 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [point, cost];
  }
  return best;
}
