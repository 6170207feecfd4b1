import { perSession } from "../../lib/per-session.svelte";
import type { Frame } from "./finale/reckoning";
import type { Session } from "./types";

/** The moment of the reveal that is shown, so that nothing else on the page runs ahead of it. */
export class Reveal {
  frame: Frame | null = $state.raw(null);
}

export const revealOf = perSession((_session: Session) => new Reveal());
