/** Which cards pay for a building. The rules decide; this counts along, so that a whole payment can be put together before it is sent. */

import { attika } from "../../generated/boxes/attika";
import { counted, LANDSCAPES, sum } from "./landscapes";
import type { Cards, Landscape } from "./types";

const RATE = attika.turn.cards_for_one_symbol;

/** What is to be paid: symbols by landscape, and cards of any kind. */
export interface Due {
  need: Record<Landscape, number>;
  anything: number;
}

/** What is to be paid, from a price in letters ("HM*") and the cost of a new settlement. */
export function dueOf(need: string, settlement: number): Due {
  return { need: counted(need), anything: [...need].filter((letter) => letter === "*").length + settlement };
}

/** How many cards are still missing from a payment; below zero there are too many. */
export function missing({ need, anything }: Due, cards: Cards): number {
  const symbols = sum(need);
  const matching = LANDSCAPES.reduce(
    (total, landscape) => total + Math.min(need[landscape], cards[landscape] ?? 0),
    0,
  );
  return RATE * symbols + anything - (RATE - 1) * matching - sum(cards);
}

/** Every payment that these cards allow: exactly what is due, no card too many. */
export function payments(due: Due, hand: Cards): Cards[] {
  const found: Cards[] = [];
  const most = RATE * sum(due.need) + due.anything;
  const choose = (index: number, chosen: Cards): void => {
    const landscape = LANDSCAPES[index];
    if (landscape === undefined) {
      if (missing(due, chosen) === 0) found.push(chosen);
      return;
    }
    for (let number = 0; number <= Math.min(hand[landscape] ?? 0, most); number++) {
      choose(index + 1, { ...chosen, [landscape]: number });
    }
  };
  choose(0, {});
  return found;
}

/** Whether a payment has at least these cards. */
export function includes(payment: Cards, cards: Cards): boolean {
  return LANDSCAPES.every((landscape) => (payment[landscape] ?? 0) >= (cards[landscape] ?? 0));
}

/** The payment that leaves most: fewest cards, and of those the one that keeps the hand most varied. */
export function cheapest(due: Due, hand: Cards): Cards | null {
  const left = (payment: Cards): number[] =>
    LANDSCAPES.map((landscape) => (hand[landscape] ?? 0) - (payment[landscape] ?? 0));
  const uneven = (payment: Cards): number =>
    left(payment).reduce((total, number) => total + number * number, 0);
  const all = payments(due, hand);
  return all.reduce<Cards | null>((best, payment) => {
    if (!best || sum(payment) < sum(best)) return payment;
    return sum(payment) === sum(best) && uneven(payment) < uneven(best) ? payment : best;
  }, null);
}

/** The cards of a payment one by one, in the order in which the rules take them. */
export function inOrder(payment: Cards): Landscape[] {
  return LANDSCAPES.flatMap((landscape) => Array.from({ length: payment[landscape] ?? 0 }, () => landscape));
}
