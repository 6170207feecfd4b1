import type { Asked } from "./types";

interface Proposed {
  /** The moves that will be sent, one after another. */
  moves: readonly string[];
  dropped: (() => void) | undefined;
}

/** The move that the viewer is asked about before it is sent. */
export class Proposal {
  #now: Proposed | null = $state.raw(null);
  #agreed: readonly string[] = []; // what follows on a move that was agreed to

  get moves(): readonly string[] {
    return this.#now?.moves ?? [];
  }

  /** Whether these moves may be sent: they were proposed before, or belong to some that were. Otherwise they are proposed now. */
  settles(moves: readonly string[], { sure = false, dropped }: Asked): boolean {
    const again = moves.join("\n") === this.moves.join("\n");
    const [first = "", ...rest] = moves;
    if (sure || again || this.#agreed.includes(first)) {
      this.#now = null;
      this.#agreed = rest;
      return true;
    }
    this.#now = { moves, dropped };
    return false;
  }

  /** It is not sent after all. True if there was one. */
  drop(): boolean {
    const now = this.#now;
    this.#now = null;
    this.#agreed = [];
    now?.dropped?.();
    return now !== null;
  }
}
