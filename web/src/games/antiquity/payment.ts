/** Paying with food and luxuries: what can be given, and what is suggested. */

import { changed, FOOD, GOODS, LUXURY } from "./goods";
import type { Good, Goods } from "./types";

/** So much is still to be paid. `alike`: units of a category may be of one kind (Faculty of Philosophy). */
export interface Due {
  food: number;
  luxury: number;
  alike: boolean;
  /** What was given already: its kinds cannot be given again unless they may be alike. */
  given: Goods;
}

const CATEGORIES = [
  { kinds: FOOD, key: "food" },
  { kinds: LUXURY, key: "luxury" },
] as const;

/** How many of a good may be given for what is due. */
export function most(due: Due, stock: Goods, good: Good): number {
  const category = CATEGORIES.find(({ kinds }) => kinds.includes(good));
  if (!category || due[category.key] === 0) return 0;
  const have = Math.min(stock[good] ?? 0, due[category.key]);
  if (due.alike) return have;
  return due.given[good] ? 0 : Math.min(1, have);
}

/** What can be given, kind by kind, from the largest stock on: what is scarce is kept. */
export function suggested(due: Due, stock: Goods): Goods | null {
  let chosen: Goods = {};
  for (const { kinds, key } of CATEGORIES) {
    for (let left: number = due[key]; left > 0; left--) {
      const open = kinds.filter((good) => (chosen[good] ?? 0) < most(due, stock, good));
      const rest = (good: Good): number => (stock[good] ?? 0) - (chosen[good] ?? 0);
      const [next] = open.sort((a, b) => rest(b) - rest(a));
      if (!next) return null;
      chosen = changed(chosen, next, 1);
    }
  }
  return chosen;
}

/** How much of each category is still missing in a choice; negative if there is too much. */
export function missing(due: Due, chosen: Goods): { food: number; luxury: number } {
  const count = (kinds: readonly Good[]): number => kinds.reduce((sum, good) => sum + (chosen[good] ?? 0), 0);
  return { food: due.food - count(FOOD), luxury: due.luxury - count(LUXURY) };
}

export function isComplete(due: Due, chosen: Goods): boolean {
  const { food, luxury } = missing(due, chosen);
  return food === 0 && luxury === 0;
}

/** The kinds among which there is a choice. */
export function choices(due: Due, stock: Goods): Good[] {
  return GOODS.filter((good) => most(due, stock, good) > 0);
}

/** The choice with one unit more of a good; where the category is full, instead of another kind of it. */
export function added(due: Due, chosen: Goods, good: Good): Goods {
  const category = CATEGORIES.find(({ kinds }) => kinds.includes(good));
  if (!category) return chosen;
  const full = missing(due, chosen)[category.key] === 0;
  const instead = full
    ? category.kinds.find((other) => other !== good && (chosen[other] ?? 0) > 0)
    : undefined;
  return changed(instead ? changed(chosen, instead, -1) : chosen, good, 1);
}
