import { api } from "../lib/api";
import { isServed, serve } from "../lib/boxes";
import { catalogue } from "../lib/catalogue.svelte";
import type { GameBox, GameModule } from "./module";

const boxes = import.meta.glob<GameBox>("./*/box.ts", { eager: true, import: "default" });
const modules = import.meta.glob<GameModule>("./*/index.ts", { import: "default" });

/** The box of a game, ready or coming; undefined for a game that this client does not know. */
export function box(key: string): GameBox | undefined {
  return boxes[`./${key}/box.ts`];
}

/** Everything about one game, loaded when it is needed. */
export async function load(key: string): Promise<GameModule> {
  const found = modules[`./${key}/index.ts`];
  if (!found) throw new Error(`this client has no game "${key}"`);
  await prepareBox(key);
  return found();
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
  const accent = box(key)?.accent;
  if (!accent) return "";
  const wash = `color-mix(in oklab, var(--accent) ${dark ? 16 : 12}%, var(--paper))`; // as in styles/tokens.css
  return `--accent: ${dark ? accent.dark : accent.light}; --accent-wash: ${wash}`;
}
