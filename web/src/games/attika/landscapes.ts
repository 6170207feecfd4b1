/** The four landscapes, in the order in which cards are given. */

import { attika } from "../../generated/boxes/attika";
import type { Cards, Landscape, Letter } from "./types";

export const LANDSCAPES: readonly Landscape[] = attika.landscapes.map(({ id }) => id);

const BY_LETTER = new Map<Letter, Landscape>(attika.landscapes.map(({ letter, id }) => [letter, id]));

/** The landscape of a letter; null for a blank hex, or a cost of any kind. */
export function landscapeOf(letter: Letter | undefined): Landscape | null {
  return BY_LETTER.get(letter ?? "") ?? null;
}

/** Letters as numbers by landscape: "HMM" is one hill and two mountains. */
export function counted(letters: string): Record<Landscape, number> {
  const numbers = { water: 0, forest: 0, hill: 0, mountain: 0 };
  for (const letter of letters) {
    const landscape = landscapeOf(letter);
    if (landscape) numbers[landscape] += 1;
  }
  return numbers;
}

export function sum(cards: Cards): number {
  return LANDSCAPES.reduce((total, landscape) => total + (cards[landscape] ?? 0), 0);
}
