import { lineText } from "../text/saying";
import { api } from "./api";
import { words } from "./i18n.svelte";
import type { Message } from "./types";

/** A legal action in words, as the server describes it: "Build a house: House 8: 1 food, 1 luxury."; null if it does not say. */
export async function inWords(
  table: string,
  action: string,
  invite: string | null,
  say: (message: Message) => string,
): Promise<string | null> {
  const [{ choices }] = await Promise.all([api.description(table, null, invite), words.describe()]);
  for (const group of choices) {
    const found = group.choices.find((choice) => choice.action === action);
    if (found) return `${say(group.title)}: ${lineText(found.line, say)}`;
  }
  return null;
}
