/** The variants of a game in its own words. */

import { t, words } from "../lib/i18n.svelte";
import type { GameInfo, OptionInfo, OptionValue } from "../lib/types";

const key = (game: GameInfo, option: OptionInfo): string => `${game.key}-option-${option.name}`;

export function optionName(game: GameInfo, option: OptionInfo): string {
  return t(key(game, option));
}

/** What the variant changes, if there is more to say than its name does. */
export function optionHelp(game: GameInfo, option: OptionInfo): string | null {
  const message = `${key(game, option)}-help`;
  return words.has(message) ? t(message) : null;
}

export function valueText(game: GameInfo, option: OptionInfo, value: OptionValue): string {
  const message = `${key(game, option)}-${value === null ? "null" : String(value)}`;
  if (words.has(message)) return t(message);
  if (typeof value === "boolean") return t(value ? "yes" : "no");
  return String(value);
}
