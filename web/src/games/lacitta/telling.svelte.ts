import { perSession } from "../../lib/per-session";
import { beatsOf, timesOf, type Beat } from "./chronicle";
import type { Session } from "./types";

/** The account of the last year's end: told beat by beat, then put away, and to be opened again. */
export class Telling {
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is told now; -1 before the first. */
  index = $state(-1);
  open = $state(false);
  /** It is being told, not looked up. */
  running = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #told: unknown = null;

  constructor(private readonly session: Session) {}

  get current(): Beat | null {
    return this.running ? (this.beats[this.index] ?? null) : null;
  }

  /** A step is shown: tell it if it has something to tell. */
  follow(): void {
    const { step, view, animate, motion } = this.session;
    if (!step || step === this.#told) return;
    this.#told = step;
    const beats = beatsOf(step.events, view);
    this.stop();
    this.open = false;
    if (beats.length === 0) return;
    // Decisions in between part the end of a year into several steps; it is one account.
    const goesOn = this.beats.length > 0 && beats[0]?.kind !== "voices" && !this.beats.some(({ kind }) => kind === "ended");
    const earlier = goesOn && animate ? this.beats : [];
    this.beats = [...earlier, ...beats];
    this.index = this.beats.length - 1;
    if (animate && motion.duration(1) > 0) this.#tell(earlier.length);
  }

  toggle(): void {
    const open = !this.open;
    this.stop();
    this.open = open;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.running = false;
    this.index = this.beats.length - 1;
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
