/** The ink of the map: stippled forest, shaded mountain, lined sea, drawn as one path for each kind of ground. */

import { corners, type Point } from "../../../lib/hex";
import { SIZE } from "../../../lib/hexboard";
import type { Site, Terrain } from "../board";

/** A number between 0 and 1 that is always the same for a hex and a place in it. */
function chance(name: string, place: number): number {
  let value = 2166136261 ^ place;
  for (const letter of name) value = Math.imul(value ^ letter.charCodeAt(0), 16777619);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  return ((value ^ (value >>> 16)) >>> 0) / 4294967296;
}

const n = (value: number): string => value.toFixed(1);

export function hexPath({ x, y }: Point, size = SIZE): string {
  return `M${corners({ x, y }, size)
    .map((point) => `${n(point.x)} ${n(point.y)}`)
    .join("L")}Z`;
}

function dot(x: number, y: number, r: number): string {
  return `M${n(x - r)} ${n(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0`;
}

/** Crowns of trees in two rings. */
function forest({ name, x, y }: Site): string {
  return Array.from({ length: 10 }, (_, place) => {
    const [ring, of] = place < 3 ? [11, 3] : [29, 7];
    const angle = ((place + 0.7 * chance(name, place)) / of) * 2 * Math.PI;
    const away = ring + 7 * (chance(name, place + 20) - 0.5);
    return dot(x + away * Math.cos(angle), y + away * Math.sin(angle), 4.4 + 2 * chance(name, place + 40));
  }).join("");
}

/** Tufts of grass, or the stumps of a forest that was cut. */
function grassland({ name, x, y, printed }: Site): string {
  const cut = printed === "forest";
  return Array.from({ length: cut ? 5 : 3 }, (_, place) => {
    const angle = ((place + 0.6 * chance(name, place)) / (cut ? 5 : 3)) * 2 * Math.PI;
    const away = 17 + 11 * chance(name, place + 20);
    const [px, py] = [n(x + away * Math.cos(angle)), n(y + away * Math.sin(angle))];
    return cut ? `M${px} ${py}h7m-1.5 0v-4.5h-4v4.5` : `M${px} ${py}l-3-6m3 6v-8m0 8l3-6`;
  }).join("");
}

const PEAKS = [
  [-17, 20],
  [17, 18],
  [0, -2],
] as const;

/** Three peaks; the side that lies in the shade is dark, so that they are seen from far away too. */
function mountain({ name, x, y }: Site): string {
  return PEAKS.map(([dx, dy], place) => {
    const high = 27 + 7 * chance(name, place);
    const [px, py] = [x + dx, y + dy];
    const left = `M${n(px - 16)} ${n(py)}Q${n(px - 6)} ${n(py - 5)} ${n(px)} ${n(py - high)}`;
    const shade = `Q${n(px + 7)} ${n(py - 8)} ${n(px + 16)} ${n(py)}Q${n(px + 7)} ${n(py - 3)} ${n(px + 3)} ${n(py)}L${n(px - 1)} ${n(py - high * 0.45)}Z`;
    return `${left}M${n(px)} ${n(py - high)}${shade}`;
  }).join("");
}

function water({ name, x, y }: Site): string {
  return [-18, 2, 22]
    .map((dy, place) => {
      const half = dy === 2 ? 30 : 22;
      const start = x - half + 8 * (chance(name, place) - 0.5);
      return `M${n(start)} ${n(y + dy - 3)}q${half / 4}-8 ${half / 2} 0t${half / 2} 0t${half / 2} 0t${half / 2} 0`;
    })
    .join("");
}

const INK: Record<Terrain, (site: Site) => string> = { forest, grassland, mountain, water };

export interface Layer {
  terrain: Terrain;
  ground: string;
  ink: string;
}

/** For each kind of ground its hexes and what is drawn on them. Hexes in `bare` stay without ink. */
export function layers(sites: Iterable<Site>, bare: { has(name: string): boolean }): Layer[] {
  const all = [...sites];
  return (["water", "grassland", "forest", "mountain"] as const).map((terrain) => {
    const own = all.filter((site) => site.terrain === terrain);
    return {
      terrain,
      ground: own.map((site) => hexPath(site)).join(""),
      ink: own
        .filter(({ name }) => !bare.has(name))
        .map(INK[terrain])
        .join(""),
    };
  });
}

/** A stain with an uneven rim. */
export function stain({ name, x, y }: Site): string {
  const points = Array.from({ length: 9 }, (_, place) => {
    const angle = (place / 9) * 2 * Math.PI;
    const away = 26 + 12 * chance(name, place + 60);
    return { x: x + away * Math.cos(angle), y: y + away * Math.sin(angle) };
  });
  const middle = (a: Point, b: Point): string => `${n((a.x + b.x) / 2)} ${n((a.y + b.y) / 2)}`;
  const at = (index: number): Point => points[index % points.length] ?? { x, y };
  const curves = points.map((point, index) => `Q${n(point.x)} ${n(point.y)} ${middle(point, at(index + 1))}`);
  return `M${middle(at(8), at(0))}${curves.join("")}Z${dot(x + 33 * Math.cos(chance(name, 90) * 6.3), y + 33 * Math.sin(chance(name, 90) * 6.3), 3)}`;
}
