/** What the server tells of games that other packages bring: their words, and how their actions are written. */

import { api } from "./api";
import type { Language } from "./languages";
import type { PlainPage } from "./types";

const pages = new Map<string, Promise<PlainPage>>();

/** What the plain page needs of a game, in one language; asked for once. */
export function plainPage(key: string, language: Language): Promise<PlainPage> {
  const name = `${key} ${language}`;
  const known = pages.get(name);
  if (known) return known;
  const asked = api.plain(key, language);
  pages.set(name, asked);
  asked.catch(() => pages.delete(name)); // the next one asks again
  return asked;
}
