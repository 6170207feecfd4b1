import { untrack } from "svelte";

/** Why the server is away: it cannot save or look up games, or there is no answer from it at all. */
export type Reason = "storage" | "offline";

interface Waiting {
  readonly reason: Reason;
  /** Try again now. */
  readonly hurry: (() => void) | undefined;
}

/** Times at which the server is away, as far as something of this page waits for it. What nobody repeats says by itself that it failed. */
class Away {
  #waiting: readonly Waiting[] = $state.raw([]); // what will be tried again
  #places = $state(0);

  /** How often it has come back. */
  returns = $state(0);

  /** Why it is away now; null if it is not. A server that answers is there, even if something else got no answer lately. */
  get now(): Reason | null {
    if (this.#waiting.some(({ reason }) => reason === "storage")) return "storage";
    return this.#waiting.length > 0 ? "offline" : null;
  }

  /** Something on the page has a better place to say it than the edge. */
  get placed(): boolean {
    return this.#places > 0;
  }

  /** Something failed that is repeated until it works; the result ends that, and says whether it did. */
  begin(reason: Reason, hurry?: () => void): (worked: boolean) => void {
    const waiting: Waiting = { reason, hurry };
    this.#waiting = [...this.#waiting, waiting];
    return (worked) => {
      if (!this.#waiting.includes(waiting)) return;
      this.#waiting = this.#waiting.filter((other) => other !== waiting);
      if (worked && this.now === null) this.returns += 1;
    };
  }

  /** Try everything again now. */
  hurry(): void {
    for (const { hurry } of this.#waiting) hurry?.();
  }

  /** Say it here for as long as the result is not called. */
  place(): () => void {
    const add = (count: number): void => untrack(() => void (this.#places += count));
    add(1);
    return () => add(-1);
  }
}

export const away = new Away();
