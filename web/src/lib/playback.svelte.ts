import type { BaseEvent, BaseView, Step } from "./types";

export interface Timing<V extends BaseView, E extends BaseEvent> {
  /** How long a step wants to be looked at before the next one, in milliseconds; 0 shows it in passing. */
  hold: (step: Step<V, E>) => number;
}

/** The steps of a game, of which one is shown; those that arrive are shown one after another. */
export class Playback<V extends BaseView, E extends BaseEvent> {
  steps: readonly Step<V, E>[] = $state.raw([]);
  index = $state(-1);
  /** The shown step was played forward, so its events may be animated. */
  animate = $state(false);

  #timer: ReturnType<typeof setTimeout> | undefined;
  #ready = 0; // the moment from which the next step may be shown

  constructor(
    private readonly timing: Timing<V, E>,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  get shown(): Step<V, E> | null {
    return this.steps[this.index] ?? null;
  }
  get newest(): Step<V, E> | null {
    return this.steps.at(-1) ?? null;
  }
  get behind(): number {
    return this.steps.length - 1 - this.index;
  }

  /** Show the last of these steps at once; nothing travels. */
  reset(steps: readonly Step<V, E>[]): void {
    this.stop();
    this.steps = steps;
    this.#show(steps.length - 1, false);
  }

  /** Add steps at the end, to be shown in their time. */
  push(steps: readonly Step<V, E>[]): void {
    this.steps = [...this.steps, ...steps];
    this.play();
  }

  /** Add steps that came before the first; what is shown stays. */
  prepend(steps: readonly Step<V, E>[]): void {
    this.steps = [...steps, ...this.steps];
    this.index += steps.length;
  }

  /** Show again what followed a ply, one step after another. */
  again(ply: number): void {
    this.go(this.steps.findLastIndex((step) => step.ply <= ply));
    this.play();
  }

  /** Show the following steps one after another until the newest. */
  play(): void {
    const next = this.steps[this.index + 1];
    if (this.#timer !== undefined || !next) return;
    // What brings nothing to look at need not wait until something else has been looked at.
    const wait = this.timing.hold(next) > 0 ? this.#ready - this.clock() : 0;
    if (wait <= 0) {
      this.#show(this.index + 1, true);
      this.play();
    } else {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#ready = 0;
        this.play();
      }, wait);
    }
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#ready = 0;
  }

  /** Show one step; moving on by one is animated, a jump is not. */
  go(index: number): void {
    this.stop();
    const target = Math.max(0, Math.min(index, this.steps.length - 1));
    this.#show(target, target === this.index + 1);
  }

  skip(): void {
    this.stop();
    this.#show(this.steps.length - 1, false);
  }

  #show(index: number, animate: boolean): void {
    this.index = index;
    this.animate = animate;
    const step = this.shown;
    this.#ready = animate && step ? Math.max(this.#ready, this.clock() + this.timing.hold(step)) : 0;
  }
}
