/** What can be chosen, as lists: numbered, sorted by what matters, and found by a few letters. */

import type { Choice, Choices } from "../lib/types";
import { lineText, type Say } from "./saying";

/** A choice, with the number by which it can be named: it keeps that as long as the position stays, however the list is sorted. */
export interface Numbered {
  readonly number: number;
  readonly action: string;
  readonly text: string;
  readonly facts: Readonly<Record<string, number>>;
}

export interface Group {
  readonly key: string;
  readonly title: string;
  readonly sorts: readonly string[];
  readonly choices: readonly Numbered[];
}

/** The choices of a description in words, numbered throughout. */
export function numbered(groups: readonly Choices[], say: Say): Group[] {
  let number = 0;
  const count = ({ action, line, facts = {} }: Choice): Numbered => ({
    number: ++number,
    action,
    text: lineText(line, say),
    facts,
  });
  return groups.map(({ key, title, choices, sorts = [] }) => ({
    key,
    title: say(title),
    sorts,
    choices: choices.map(count),
  }));
}

/** Of these facts less is better; of all others more is. */
const LEAST_FIRST = new Set(["price", "distance", "loss", "square"]);

/** Sorted by a fact, the best first; those that lack it come last. Without a fact, or one that nobody has, as the game sorted them. */
export function sorted(choices: readonly Numbered[], fact: string | null): readonly Numbered[] {
  if (fact === null) return choices;
  const direction = LEAST_FIRST.has(fact) ? 1 : -1;
  const rank = ({ facts }: Numbered): number => (fact in facts ? direction * (facts[fact] ?? 0) : Infinity);
  // Equals keep their order; Infinity - Infinity is no number.
  return [...choices].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** Everything that the choices of these groups can be sorted by. */
export function sortsOf(groups: readonly Group[]): string[] {
  return [...new Set(groups.flatMap(({ sorts, choices }) => (choices.length > 1 ? sorts : [])))];
}

/** The choices whose words or notation contain all that is typed. */
export function matching(choices: readonly Numbered[], typed: string): readonly Numbered[] {
  const wanted = plain(typed).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return choices;
  return choices.filter(({ number, action, text }) => {
    const said = plain(`${number} ${text} ${action}`);
    return wanted.every((word) => said.includes(word));
  });
}

/** Small letters without accents. */
function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}
