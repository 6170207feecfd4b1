/** The goods of the box, in its order, with their pictures. */

import log from "icon:log";
import stone from "icon:stone-block";
import grain from "icon:wheat";
import sheep from "icon:sheep";
import olive from "icon:olive";
import fish from "icon:double-fish";
import gold from "icon:gold-bar";
import grapes from "icon:grapes";
import pearl from "icon:oyster-pearl";
import pot from "icon:painted-pottery";
import { antiquity } from "../../generated/boxes/antiquity";
import type { Good, Goods } from "./types";

export type Category = "building" | "food" | "luxury";

export const GOODS: readonly Good[] = antiquity.goods.map(({ id }) => id);
export const FOOD: readonly Good[] = ofCategory("food");
export const LUXURY: readonly Good[] = ofCategory("luxury");

function ofCategory(category: Category): Good[] {
  return antiquity.goods.filter((good) => good.category === category).map(({ id }) => id);
}

export function categoryOf(good: Good): Category {
  return antiquity.goods.find(({ id }) => id === good)?.category ?? "building";
}

export const GOOD_ICONS: Record<Good, string> = {
  wood: log,
  stone,
  grain,
  sheep,
  olives: olive,
  fish,
  gold,
  wine: grapes,
  pearls: pearl,
  dye: pot,
};

/** The ground of a counter in light and in dark mode; the picture on it is dark ink, or light in the dark. */
export const GOOD_PAINT: Record<Good, string> = {
  wood: "light-dark(#c89a63, #8d6235)",
  stone: "light-dark(#c3c2bd, #6b7075)",
  grain: "light-dark(#ecc65a, #8c6d17)",
  sheep: "light-dark(#f4ecdc, #7d7668)",
  olives: "light-dark(#b6c07a, #5e6a2b)",
  fish: "light-dark(#9cc3d6, #35637a)",
  gold: "light-dark(#f3d067, #917016)",
  wine: "light-dark(#cf96a8, #7c3a50)",
  pearls: "light-dark(#e9e2ef, #6d6480)",
  dye: "light-dark(#c7a3d8, #6c4484)",
};

export function total(goods: Goods): number {
  return Object.values(goods).reduce((sum, count) => sum + count, 0);
}

/** Goods in the order of the box, each as often as there are of it. */
export function listed(goods: Goods): Good[] {
  return GOODS.flatMap((good) => Array<Good>(Math.max(0, goods[good] ?? 0)).fill(good));
}

/** What is left of some goods without others. */
export function without(goods: Goods, others: Goods): Goods {
  const left: Goods = {};
  for (const good of GOODS) {
    const count = (goods[good] ?? 0) - (others[good] ?? 0);
    if (count > 0) left[good] = count;
  }
  return left;
}

/** Some goods and others. */
export function summed(goods: Goods, others: Goods): Goods {
  return listed(others).reduce((sum, good) => changed(sum, good, 1), goods);
}

export function changed(goods: Goods, good: Good, step: number): Goods {
  const { [good]: count = 0, ...rest } = goods;
  return count + step > 0 ? { ...rest, [good]: count + step } : rest;
}
