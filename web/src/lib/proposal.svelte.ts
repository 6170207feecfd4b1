import type { Asked } from "./types";

interface Proposed {
  /** The moves that will be sent, one after another. */
  moves: readonly string[];
  dropped: (() => void) | undefined;
}

/** The move that the viewer is asked about before it is sent, or that is being thought about first. */
export class Proposal {
  #now: Proposed | null = $state.raw(null);
  #isAsked = $state(false);
  #agreed: readonly string[] = []; // what follows on a move that was agreed to

  get moves(): readonly string[] {
    return this.#now?.moves ?? [];
  }

  /** The viewer is asked about it: played again, it is sent. Otherwise it is only being thought about. */
  get isAsked(): boolean {
    return this.#isAsked;
  }

  /** Whether these moves may be sent: they were asked about before, or belong to some that were. Otherwise they are proposed now. */
  settles(moves: readonly string[], { sure = false, dropped }: Asked, ask = true): boolean {
    const again = this.#isAsked && this.isAbout(moves);
    const [first = "", ...rest] = moves;
    if (sure || again || this.#agreed.includes(first)) {
      this.#now = null;
      this.#agreed = rest;
      return true;
    }
    this.#now = { moves, dropped };
    this.#isAsked = ask;
    return false;
  }

  /** Whether just these moves are proposed. */
  isAbout(moves: readonly string[]): boolean {
    return this.#now !== null && moves.join("\n") === this.moves.join("\n");
  }

  /** The viewer shall be asked about what was being thought about. */
  ask(): void {
    this.#isAsked = true;
  }

  /** It may be sent. */
  agree(): readonly string[] {
    const { moves } = this;
    this.#now = null;
    this.#agreed = moves;
    return moves;
  }

  /** Nothing follows any more on what was agreed to. */
  end(): void {
    this.#agreed = [];
  }

  /** It is not sent after all; what follows on a move that was agreed to may still come. True if there was one. */
  drop(followed = false): boolean {
    const now = this.#now;
    this.#now = null;
    if (!followed) this.end();
    now?.dropped?.();
    return now !== null;
  }
}
