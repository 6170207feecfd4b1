import { perSession } from "../../lib/per-session.svelte";
import type { Session } from "./types";

/** Whose builders the start player accepts for the rest of a round: their own, or everybody's. */
export type Accepted = "mine" | "all";

/** Whose builders the start player lets pass without being asked, and in which round. */
class Accepting {
  #standing: { whose: Accepted; round: number } | null = $state.raw(null);
  #taken: number | null = null; // where the last builder was accepted without asking

  constructor(private readonly session: Session) {}

  /** Whose builders are accepted without asking for the rest of this round; null if every draw asks. */
  get whose(): Accepted | null {
    return this.#standing?.round === this.session.view.round ? this.#standing.whose : null;
  }

  /** The builder that was drawn is one of them. */
  get covers(): boolean {
    const { view, you } = this.session;
    return this.whose === "all" || (this.whose === "mine" && view.builders.drawn === you);
  }

  /** The builder that was drawn is one of them, and now to be accepted. If that was refused, as in a lesson that wants something else, the player is asked again. */
  take(): boolean {
    if (!this.covers) return false;
    const { ply } = this.session.view;
    if (this.#taken === ply) this.askAgain();
    this.#taken = ply;
    return this.covers;
  }

  fromNowOn(whose: Accepted): void {
    this.#taken = null;
    this.#standing = { whose, round: this.session.view.round };
  }

  askAgain(): void {
    this.#standing = null;
  }
}

export const acceptingOf = perSession((session: Session) => new Accepting(session));
