/** How lines of a description are written out, as `pentapolis.words` does it in the terminal. */

import type { Line, Message, Part } from "../lib/types";

export type Say = (message: Message) => string;

/** A sentence, or the beginning of a list and its items; where an item has a comma of its own, semicolons keep them apart. */
export function lineText({ message, items = [] }: Line, say: Say): string {
  const said = say(message);
  if (items.length === 0) return said;
  const texts = items.map(say);
  return `${said} ${texts.join(texts.some((text) => text.includes(", ")) ? "; " : ", ")}.`;
}

/** Everything that a part says, its details too, for the ear: titles and lines one after another. */
export function partText(part: Part, say: Say): string {
  const { title, lines = [], parts = [] } = part;
  return [
    `${say(title)}:`,
    ...lines.map((line) => lineText(line, say)),
    ...parts.map((inner) => partText(inner, say)),
  ].join(" ");
}

/** How many lines a part has, with its details. */
export function length({ lines = [], parts = [] }: Part): number {
  return parts.reduce((sum, part) => sum + 1 + length(part), lines.length);
}
