/** The variants of a game in its own words. */

import { plainly, t, words } from "../lib/i18n.svelte";
import type { GameInfo, OptionInfo, OptionValue } from "../lib/types";

const key = (game: GameInfo, option: OptionInfo): string => `${game.key}-option-${option.name}`;

export function optionName(game: GameInfo, option: OptionInfo): string {
  const own = key(game, option);
  if (words.has(own)) return t(own);
  return option.name === "starting_player" ? t("option-starting-player") : plainly(option.name);
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
  if (option.name === "starting_player") return startingPlayer(value);
  return plainly(String(value));
}

/** Who begins, where the game has no words of its own for it. */
function startingPlayer(seat: OptionValue): string {
  return seat === null
    ? t("option-starting-player-drawn")
    : t("option-starting-player-seat", { number: Number(seat) + 1 });
}
