import { isOurs } from "../games/boxes";
import { api } from "./api";
import { inWords, words } from "./i18n.svelte";
import type { GameInfo, Me } from "./types";

/** What the whole page needs to know once: the games, and what the reader is called. */
class Catalogue {
  games: readonly GameInfo[] | null = $state.raw(null);
  name = $state("");

  #games: Promise<readonly GameInfo[]> | null = null;

  async load(): Promise<readonly GameInfo[]> {
    this.#games ??= this.#ask();
    try {
      this.games = await this.#games;
      return this.games;
    } catch (error) {
      this.#games = null;
      throw error;
    }
  }

  /** The games, and before anybody sees them the words of those that other packages bring. */
  async #ask(): Promise<readonly GameInfo[]> {
    const games = await api.games();
    await words.welcome(games.map(({ key }) => key).filter((key) => !isOurs(key)));
    return games;
  }

  /** What a game is called in the reader's language; its key until the games are known. */
  title(key: string): string {
    const game = this.games?.find((game) => game.key === key);
    return game ? inWords(game.title) : key;
  }

  async loadName(): Promise<string> {
    return this.#called(await api.me());
  }

  async rename(name: string): Promise<string> {
    return this.#called(await api.rename(name));
  }

  #called(me: Me): string {
    this.name = me.name;
    return me.name;
  }
}

export const catalogue = new Catalogue();
