/** What somebody types into the command line: completed, and read. */

import type { Numbered } from "./choices";

/**
 * The words that can follow, of those actions: the rest of the word begun, or the next one. Capitals and the number of spaces do not matter. The terminal
 * completes in the same way (`pentapolis.text.completions`).
 */
export function completions(actions: readonly string[], typed: string): string[] {
  const begun = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const last = typed !== "" && !/\s$/.test(typed) ? (begun.pop() ?? "") : "";
  const found = new Set<string>();
  for (const action of actions) {
    const words = action.split(" ");
    const next = words[begun.length];
    if (next === undefined || begun.some((word, index) => words[index]?.toLowerCase() !== word)) continue;
    if (next.toLowerCase().startsWith(last)) found.add(next);
  }
  return [...found];
}

export interface Suggestion {
  /** The line with the suggested word in it. */
  readonly text: string;
  /** The choice, if it is a whole action. */
  readonly choice: Numbered | null;
}

/** How a line could go on: with each word that can follow; further words come along as long as there is only one. */
export function suggestions(choices: readonly Numbered[], typed: string): Suggestion[] {
  const actions = choices.map(({ action }) => action);
  const begun = typed.split(/\s+/).filter(Boolean);
  if (typed !== "" && !/\s$/.test(typed)) begun.pop();
  const isKnown = typed.trim() !== "" && choices.some(({ action }) => isSame(action, typed));
  if (isKnown) return [];
  return completions(actions, typed).map((word) => {
    let text = [...begun, word].join(" ");
    for (;;) {
      const next = completions(actions, `${text} `);
      if (next.length !== 1 || choices.some(({ action }) => isSame(action, text))) break;
      text = `${text} ${next[0]}`;
    }
    const choice = choices.find(({ action }) => isSame(action, text)) ?? null;
    return { text: choice?.action ?? text, choice };
  });
}

/** What a line means: something that can be played, a number that nothing has, undoing, a wish for a hint, a question, or nothing. */
export type Typed =
  | { kind: "play"; choice: Numbered }
  | { kind: "no-number"; number: number }
  | { kind: "undo" }
  | { kind: "hint" }
  | { kind: "ask"; question: string }
  | { kind: "nothing" };

/** `undo` is what people call undoing, `hint` what they call a hint, apart from each other by commas. */
export function read(line: string, choices: readonly Numbered[], undo = "", hint = ""): Typed {
  const text = line.trim();
  if (text === "") return { kind: "nothing" };
  if (/^\d{1,5}$/.test(text)) {
    const number = Number(text);
    const choice = choices.find((one) => one.number === number);
    if (choice) return { kind: "play", choice };
    if (choices.length > 0) return { kind: "no-number", number };
  }
  const choice = choices.find(({ action }) => isSame(action, text));
  if (choice) return { kind: "play", choice };
  const isOneOf = (phrases: string): boolean =>
    phrases.split(",").some((phrase) => isSame(phrase.trim().toLowerCase(), text));
  if (isOneOf(undo)) return { kind: "undo" };
  return isOneOf(hint) ? { kind: "hint" } : { kind: "ask", question: text };
}

/** An action, however it is written. */
function isSame(action: string, typed: string): boolean {
  return action.toLowerCase() === typed.trim().toLowerCase().split(/\s+/).join(" ");
}

/** What was typed before, to be had back with the arrow keys. */
export class History {
  #lines: string[] = [];
  #at = 0;

  add(line: string): void {
    const text = line.trim();
    if (text && this.#lines.at(-1) !== text) this.#lines.push(text);
    this.#at = this.#lines.length;
  }

  /** The line before the one shown; null if there is none. */
  back(): string | null {
    if (this.#at === 0) return null;
    return this.#lines[--this.#at] ?? null;
  }

  /** The line after the one shown: at the end an empty one; null if that is shown already. */
  forward(): string | null {
    if (this.#at >= this.#lines.length) return null;
    return this.#lines[++this.#at] ?? "";
  }
}
