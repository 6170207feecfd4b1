/**
 * Choosing one of many actions, field by field, without knowing anything about the game: only the legal actions as text, and how they are written.
 *
 * First one chooses a verb together with the first of its words that is not the same in all its actions, then word after word. Words that leave no choice are
 * taken by themselves.
 */

import type { ActionForm } from "../lib/types";

/** One legal action, taken apart. */
interface Written {
  text: string;
  verb: string;
  words: readonly string[];
}

/** What has been chosen so far: a verb, and some of the words after it. */
export interface Chosen {
  verb: string;
  /** The word of each field; undefined where it is still open. */
  words: readonly (string | undefined)[];
}

/** One thing that can be chosen next. */
export interface Option {
  chosen: Chosen;
  /** The word that it adds; null for a verb that leaves nothing else to choose. */
  word: string | null;
  /** The action that it completes, if it does. */
  action: string | null;
}

/** Options that answer the same question. */
export interface Group {
  verb: string;
  /** The field that is asked for; null for a verb that leaves nothing else to choose. */
  field: string | null;
  /** Everything that the field can ever be, legal or not. */
  values: readonly string[];
  /** The words that all of its actions have. */
  settled: readonly string[];
  options: Option[];
}

function takenApart(legal: readonly string[]): Written[] {
  return legal.map((text) => {
    const [verb = "", ...words] = text.split(" ");
    return { text, verb, words };
  });
}

/** All that can be chosen next: for each verb a group, or the one that goes on from what is chosen. */
export function groups(
  legal: readonly string[],
  forms: readonly ActionForm[],
  chosen: Chosen | null,
): Group[] {
  const open = takenApart(legal).filter((action) => fits(action, chosen));
  const verbs = [...new Set(open.map(({ verb }) => verb))];
  return verbs.map((verb) =>
    groupOf(
      verb,
      open.filter((action) => action.verb === verb),
      forms,
    ),
  );
}

function fits({ verb, words }: Written, chosen: Chosen | null): boolean {
  return (
    !chosen ||
    (verb === chosen.verb && chosen.words.every((word, index) => word === undefined || words[index] === word))
  );
}

function groupOf(verb: string, actions: readonly Written[], forms: readonly ActionForm[]): Group {
  const count = actions[0]?.words.length ?? 0;
  const found = Array.from({ length: count }, (_, index) => [
    ...new Set(actions.map(({ words }) => words[index] ?? "")),
  ]);
  const asked = found.findIndex((words) => words.length > 1);
  const words = found.map((list) => (list.length === 1 ? list[0] : undefined));
  const settled = words.flatMap((word) => word ?? []);
  if (asked < 0) {
    const option = { chosen: { verb, words }, word: null, action: actions[0]?.text ?? null };
    return { verb, field: null, values: [], settled, options: [option] };
  }
  const form = forms.find((known) => known.verb === verb)?.fields[asked];
  const options = (found[asked] ?? []).map((word) => {
    const left = actions.filter((action) => action.words[asked] === word);
    const action = left.length === 1 ? (left[0]?.text ?? null) : null;
    return { chosen: { verb, words: words.with(asked, word) }, word, action };
  });
  return { verb, field: form?.name ?? null, values: form?.values ?? [], settled, options };
}

/** Where a word lies if it is a letter with a number, like a square of a chessboard. */
export interface Square {
  column: number;
  row: number;
}

const SQUARE = /^([a-z])([1-9][0-9]?)$/i;
const MOST_COLUMNS = 12;

/** The squares that words stand for, if all of them are squares of a board that is not too wide. */
export function squares(words: readonly string[]): Map<string, Square> | null {
  const found = new Map<string, Square>();
  for (const word of words) {
    const [, letter, number] = SQUARE.exec(word) ?? [];
    if (!letter || !number) return null;
    found.set(word, { column: letter.toLowerCase().charCodeAt(0) - 96, row: Number(number) });
  }
  return Math.max(0, ...[...found.values()].map(({ column }) => column)) <= MOST_COLUMNS ? found : null;
}
