import { perSession } from "../../lib/per-session.svelte";
import { plansIn, type RevealedPlan } from "./reveal";
import type { Session } from "./types";

/** The plans of this round, side by side: shown when they are revealed, to be put away, and to be looked at again. */
export class Reveal {
  plans: ReadonlyMap<number, RevealedPlan> = $state.raw(new Map());
  open = $state(false);
  /** Somebody wants to see it, whatever else there is to do. */
  asked = $state(false);

  #round = 0;
  #seen: unknown = null;

  constructor(private readonly session: Session) {}

  /** A step is shown. A plan that had to be made again is revealed after the others, and joins them. */
  follow(): void {
    const { step, animate, view } = this.session;
    if (!step || step === this.#seen) return;
    this.#seen = step;
    const fresh = plansIn(step);
    if (view.round !== this.#round) {
      this.#round = view.round;
      this.plans = new Map();
    }
    if (fresh.length > 0) {
      this.plans = new Map([...this.plans, ...fresh.map((plan) => [plan.seat, plan] as const)]);
      this.open = animate;
      this.asked = false;
    } else if (view.phase !== "country") this.close();
  }

  show(): void {
    this.open = this.asked = true;
  }

  close(): void {
    this.open = this.asked = false;
  }
}

/** The reveal that belongs to a session. */
export const revealOf = perSession((session: Session) => new Reveal(session));
