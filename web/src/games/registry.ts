import { api } from "../lib/api";
import { isServed, serve } from "../lib/boxes";
import { catalogue } from "../lib/catalogue.svelte";
import { plainPage } from "../lib/guests";
import { words } from "../lib/i18n.svelte";
import { box, isOurs } from "./boxes";
import type { GameModule } from "./module";

export { box };

const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** Everything about one game, loaded when it is needed. */
export async function load(key: string): Promise<GameModule> {
  const games = await catalogue.load();
  const found = modules[`./${key}/index.ts`];
  if (found) {
    await prepareBox(key);
    return found();
  }
  if (isOurs(key) || !games.some((game) => game.key === key)) {
    throw new Error(`this client has no game "${key}"`);
  }
  const [{ plainModule }, page] = await Promise.all([
    import("../plain/index"),
    plainPage(key, words.current),
  ]);
  return plainModule(key, page.actions);
}

/** Asks for the figures of a game that the server plays with a box of its own; the built-in ones need no question. */
async function prepareBox(key: string): Promise<void> {
  const game = (await catalogue.load()).find((info) => info.key === key);
  if (!game?.box || isServed(key)) return;
  const { figures } = await api.box(key, game.box.digest);
  serve(key, figures);
}

/** Style declarations that give a part of the page the accent of a game. */
export function accentOf(key: string, dark: boolean): string {
  const { accent } = box(key);
  const wash = `color-mix(in oklab, var(--accent) ${dark ? 16 : 12}%, var(--paper))`; // as in styles/tokens.css
  return `--accent: ${dark ? accent.dark : accent.light}; --accent-wash: ${wash}`;
}
