/**
 * Actions in the browser: typed objects here, one line of text on the way to and from the server.
 *
 * `generated/actions/<game>.ts` has, for every game, the type of its actions, told apart by their verbs (`{ verb: "place", kind: "farmer", space: "C4" }`), and a
 * table with the words of every field. A `Notation` reads and writes by that table exactly as the Python library does (`place farmer C4`): a verb, then one word
 * for each field in the order of the table; spacing and capitals do not matter when it reads.
 *
 * A server may play with a box of its own, in which there are other numbers and more or fewer names than those built in. Then every word of the right form is
 * accepted; what is legal is the server's business anyhow.
 */

import { isServed } from "./boxes";

/** What all actions have. */
export interface AnyAction {
  readonly verb: string;
}

/** The action of a game that has this verb. */
export type ActionWith<A extends AnyAction, V extends A["verb"]> = Extract<A, { verb: V }>;

/** The words that a field can have. */
export interface Domain<T extends string | number = string | number> {
  /** The value that a word stands for; undefined if it is none of them. */
  value(word: string, anyBox: boolean): T | undefined;
  readonly size: number;
}

/** What a field with these words can be. */
export type Value<D> = D extends Domain<infer T> ? T : never;

/** For each verb its fields, in the order of the text. */
export type Verbs<A extends AnyAction> = {
  readonly [V in A["verb"]]: {
    readonly [F in Exclude<keyof ActionWith<A, V>, "verb">]: ActionWith<A, V>[F] extends string | number
      ? Domain<ActionWith<A, V>[F]>
      : never;
  };
};

/** Whole numbers, written as such. */
export function numbers(first: number, last: number): Domain<number> {
  return {
    size: last - first + 1,
    value(word, anyBox) {
      const number = Number(word);
      const written = Number.isInteger(number) && String(number) === word;
      return written && (anyBox || (first <= number && number <= last)) ? number : undefined;
    },
  };
}

/** Names, which are single words. */
export function names<const N extends string>(list: readonly N[]): Domain<N> {
  const known = new Map(list.map((name) => [name.toLowerCase(), name]));
  return {
    size: list.length,
    value: (word, anyBox) => known.get(word.toLowerCase()) ?? (anyBox ? (word as N) : undefined),
  };
}

export class Notation<A extends AnyAction> {
  readonly #key: string;
  readonly #verbs: ReadonlyMap<string, { verb: string; fields: readonly (readonly [string, Domain])[] }>;

  constructor(key: string, verbs: Verbs<A>) {
    this.#key = key;
    this.#verbs = new Map(
      Object.entries<Record<string, Domain>>(verbs).map(([verb, fields]) => [
        verb.toLowerCase(),
        { verb, fields: Object.entries(fields) },
      ]),
    );
  }

  /** How many actions the game has in our own box. */
  get size(): number {
    return [...this.#verbs.values()].reduce(
      (sum, { fields }) => sum + fields.reduce((product, [, { size }]) => product * size, 1),
      0,
    );
  }

  /** The action that a line of text names; null if it names none of this game. */
  parse(text: string): A | null {
    const [first = "", ...words] = text.trim().split(/\s+/);
    const found = this.#verbs.get(first.toLowerCase());
    if (!found || found.fields.length !== words.length) return null;
    const action: Record<string, string | number> = { verb: found.verb };
    for (const [index, [field, domain]] of found.fields.entries()) {
      const value = domain.value(words[index] ?? "", isServed(this.#key));
      if (value === undefined) return null;
      action[field] = value;
    }
    return action as unknown as A;
  }

  /** The actions that lines of text name, without those that are none of this game. */
  parseAll(lines: readonly string[]): A[] {
    return lines.flatMap((line) => this.parse(line) ?? []);
  }

  /** The line of text that names an action. */
  write(action: A): string {
    const values = action as unknown as Record<string, string | number>;
    const fields = this.#verbs.get(action.verb)?.fields ?? [];
    return [action.verb, ...fields.map(([field]) => values[field])].join(" ");
  }
}
