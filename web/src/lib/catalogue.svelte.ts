import { api } from "./api";
import type { GameInfo, Me } from "./types";

/** What the whole page needs to know once: the games, and what the reader is called. */
class Catalogue {
  games: readonly GameInfo[] | null = $state.raw(null);
  name = $state("");

  #games: Promise<readonly GameInfo[]> | null = null;

  async load(): Promise<readonly GameInfo[]> {
    this.#games ??= api.games();
    try {
      this.games = await this.#games;
      return this.games;
    } catch (error) {
      this.#games = null;
      throw error;
    }
  }

  title(key: string): string {
    return this.games?.find((game) => game.key === key)?.title ?? key;
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
