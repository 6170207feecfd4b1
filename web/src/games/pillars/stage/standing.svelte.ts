import { MediaQuery } from "svelte/reactivity";
import { perSession } from "../../../lib/per-session.svelte";
import { craftsmanVerb } from "../choice.svelte";
import { resolutionOf } from "../resolution.svelte";
import type { Session } from "../types";

const wide = new MediaQuery("min-width: 64rem");

/**
 * Where the stage stands. With room enough it is beside the valley, always. Otherwise the one of the two that is decided on is large: the stage,
 * with the valley in what it leaves, or the valley, and then the stage is with the own things.
 */
class Standing {
  #kept: string | null = $state.raw(null);

  constructor(private readonly session: Session) {}

  get beside(): boolean {
    return wide.current;
  }

  /** What is decided at the moment, by whomever, is on the stage; the market stays there while others trade. */
  get asked(): boolean {
    const { phase, decision } = this.session.view;
    if (resolutionOf(this.session).playing || phase === "builders") return false;
    if (phase === "cards" || decision === "trade") return true;
    return this.session.deciding && decision !== "return-resources";
  }

  get large(): boolean {
    return !wide.current && this.asked && this.#kept !== this.#about;
  }

  get withOwn(): boolean {
    return !wide.current && !this.large && this.session.you !== null;
  }

  /** The own craftsmen are what is decided on: they have come onto the stage. */
  get withCraftsmen(): boolean {
    return this.large && craftsmanVerb(this.session) !== null;
  }

  /** Somebody would rather see the other one large, as long as it is about the same. */
  swap(): void {
    this.#kept = this.large ? this.#about : null;
  }

  get #about(): string {
    const { round, phase, decision } = this.session.view;
    return phase === "places" ? `${round} ${decision}` : `${round} ${phase}`;
  }
}

export const standingOf = perSession((session: Session) => new Standing(session));
