/** What things are called on the plain page: in the words that the game's package brings, or else by their names in the notation. */

import { plainly, t, words } from "../lib/i18n.svelte";
import type { ActionForm } from "../lib/types";

export class Names {
  /** For each word that an action can have, its part of a circle: things that can be chosen are tinted by it. */
  readonly #hues = new Map<string, number>();

  constructor(
    readonly key: string,
    readonly forms: readonly ActionForm[],
  ) {
    for (const { fields } of forms) {
      for (const { values } of fields) {
        if (values.length > 12 || values.some((value) => /\d/.test(value))) continue;
        values.forEach((value, index) =>
          this.#hues.set(value, Math.round(40 + (360 * index) / values.length) % 360),
        );
      }
    }
  }

  /** What a button says that begins an action. */
  action(verb: string): string {
    return this.#said(`action-${verb}`) ?? capital(plainly(verb));
  }

  /** What is asked for by a field of an action. */
  question(field: string | null): string {
    if (field === null) return t("plain-choose");
    return this.#said(`field-${field}`) ?? capital(plainly(field));
  }

  /** The heading of a field of the view. */
  field(name: string): string {
    return this.#said(`view-${name}`) ?? capital(plainly(name));
  }

  /** The name of a value, wherever it stands. */
  value(word: string | number): string {
    return typeof word === "number" ? String(word) : (this.#said(`name-${word}`) ?? capital(plainly(word)));
  }

  /** What there is to know about a value besides its name. */
  help(word: string): string | null {
    return this.#said(`name-${word}-help`);
  }

  /** What a preview says, in words of its own; null where the game has none for it. */
  preview(name: string, value: unknown): string | null {
    const id = `${this.key}-preview-${name}`;
    return words.has(id) && (typeof value === "number" || typeof value === "string")
      ? t(id, { value })
      : null;
  }

  phase(name: string): string {
    return this.#said(`phase-${name}`) ?? capital(plainly(name));
  }

  /** The tint of a value as a CSS colour, for those that have one. */
  tint(word: string | number | null): string | null {
    const hue = typeof word === "string" ? this.#hues.get(word) : undefined;
    return hue === undefined ? null : `oklch(0.65 0.13 ${hue})`;
  }

  #said(name: string): string | null {
    const id = `${this.key}-${name}`;
    return words.has(id) ? t(id) : null;
  }
}

/** Squares of a board, `b2`, stay as they are written. */
function capital(text: string): string {
  return /^\w\d*$/.test(text) ? text : text.charAt(0).toLocaleUpperCase(words.current) + text.slice(1);
}
