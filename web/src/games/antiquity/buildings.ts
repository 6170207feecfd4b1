/** The city buildings of the box: pictures, shapes, prices, and the pieces that they are built as. */

import theology from "icon:prayer";
import biology from "icon:plant-seed";
import alchemy from "icon:round-bottom-flask";
import philosophy from "icon:philosopher-bust";
import university from "icon:graduate-cap";
import brewery from "icon:beer-stein";
import labour from "icon:manacles";
import stable from "icon:horse-head";
import harbour from "icon:anchor";
import hospital from "icon:hospital-cross";
import explorer from "icon:compass";
import granary from "icon:granary";
import dump from "icon:trash-can";
import cathedral from "icon:church";
import market from "icon:scales";
import cart from "icon:old-wagon";
import fountain from "icon:water-fountain";
import storage from "icon:barrel";
import house from "icon:house";
import { antiquity } from "../../generated/boxes/antiquity";
import type { Goods } from "./types";

export interface Price {
  fixed: Goods;
  food: number;
  luxury: number;
}

export interface Building {
  id: string;
  icon: string;
  shape: readonly string[];
  /** Works only while manned. */
  man: boolean;
  supply: "own" | "common" | "houses";
  faculty: boolean;
  price: Price;
}

const ICONS: Record<string, string> = {
  theology,
  biology,
  alchemy,
  philosophy,
  university,
  brewery,
  "forced-labour": labour,
  stable,
  harbour,
  hospital,
  explorer,
  granary,
  dump,
  cathedral,
  market,
  "cart-shop": cart,
  fountain,
  storage,
  house,
};

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  antiquity.buildings.map((entry): [string, Building] => {
    const { id, shape, man, supply } = entry;
    const fixed: Goods = {};
    if (entry.wood) fixed.wood = entry.wood;
    if (entry.stone) fixed.stone = entry.stone;
    const price = { fixed, food: 0, luxury: entry.luxury ?? 0 };
    return [id, { id, icon: ICONS[id] ?? "", shape, man, supply, faculty: entry.faculty ?? false, price }];
  }),
);

/** The order in which they are offered: what every city begins with first. */
export const OFFERED: readonly string[] = [
  "house",
  "cart-shop",
  "storage",
  "fountain",
  "granary",
  "explorer",
  "market",
  "brewery",
  "harbour",
  "stable",
  "hospital",
  "dump",
  "forced-labour",
  "university",
  "theology",
  "philosophy",
  "biology",
  "alchemy",
  "cathedral",
];

export const HOUSES = antiquity.figures.houses;
const { houses } = antiquity;

/** "storage-2x3" is a storage, "house-5" a house. */
export function typeOf(piece: string): string {
  return /^(house|storage)-/.exec(piece)?.[1] ?? piece;
}

export function buildingOf(piece: string): Building {
  const found = BUILDINGS.get(typeOf(piece));
  if (!found) throw new Error(`there is no building "${piece}"`);
  return found;
}

export function houseNumber(piece: string): number {
  return Number(/^house-(\d+)$/.exec(piece)?.[1] ?? 0);
}

/** The rows and columns of a storage. */
export function sizeOf(piece: string): [rows: number, columns: number] {
  const [, rows = "1", columns = "2"] = /^storage-(\d)x(\d)$/.exec(piece) ?? [];
  return [Number(rows), Number(columns)];
}

export function shapeOf(piece: string): readonly string[] {
  if (typeOf(piece) !== "storage" || piece === "storage") return buildingOf(piece).shape;
  const [rows, columns] = sizeOf(piece);
  return Array<string>(rows).fill("#".repeat(columns));
}

export function priceOf(piece: string): Price {
  const number = houseNumber(piece);
  if (number === 0) return buildingOf(piece).price;
  return { fixed: {}, food: houses.food[number - 1] ?? 0, luxury: houses.luxury[number - 1] ?? 0 };
}

export function squaresOf(piece: string): number {
  return [...shapeOf(piece).join("")].filter((cell) => cell === "#").length;
}
