import type { Frame } from "./finale/reckoning";
import type { Session } from "./types";

/** The moment of the reveal that is shown, so that nothing else on the page runs ahead of it. */
export class Reveal {
  frame: Frame | null = $state.raw(null);
}

const reveals = new WeakMap<Session, Reveal>();

export function revealOf(session: Session): Reveal {
  let reveal = reveals.get(session);
  if (!reveal) reveals.set(session, (reveal = new Reveal()));
  return reveal;
}
