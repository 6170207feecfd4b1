import { perSession } from "../../lib/per-session.svelte";
import { accountOf, type Line } from "./account";
import { beatsOf, timesOf, type Beat } from "./chronicle";
import type { Session } from "./types";

/** The account of the last year's end: told beat by beat while it happens, then put away, and to be opened again. */
export class Telling {
  /** What the shown step tells. */
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is told now; -1 before the first. */
  index = $state(-1);
  open = $state(false);
  /** It is being told, not looked up. */
  running = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: unknown = null;

  /** The whole year's end, over several steps if there was something to decide in between. */
  readonly account: readonly Line[] = $derived.by(() =>
    accountOf(this.session, this.session.log, this.session.view.history),
  );

  constructor(private readonly session: Session) {}

  get current(): Beat | null {
    return this.running ? (this.beats[this.index] ?? null) : null;
  }

  /** A step is shown: tell it if it has something to tell. */
  follow(): void {
    const { step, view, animate, motion } = this.session;
    if (!step || step === this.#told) return;
    this.#told = step;
    this.stop();
    this.open = false;
    this.beats = beatsOf(step.events, view);
    if (this.beats.length > 0 && animate && motion.duration(1) > 0) this.#tell(0);
  }

  toggle(): void {
    const open = !this.open;
    this.stop();
    this.open = open;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
  }

  /** Told at the pace of the table; with reduced motion nothing travels, but everything can still be read. */
  #tell(index: number): void {
    this.open = this.running = true;
    this.index = index;
    const factor = this.session.motion.duration(100) / 100;
    const time = timesOf(this.beats)[index] ?? 0;
    this.#timer = setTimeout(() => {
      if (index + 1 < this.beats.length) this.#tell(index + 1);
      else this.toggle();
    }, time * factor);
  }
}

/** The account that belongs to a session. */
export const tellingOf = perSession((session: Session) => new Telling(session));
