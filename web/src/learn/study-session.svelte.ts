import { offlinePause, repeat } from "../lib/again";
import { AwayError, OfflineError } from "../lib/errors";
import { Foreseen, type Foresee } from "../lib/foreseen.svelte";
import { notices } from "../lib/notices.svelte";
import { Session, type Durations } from "../lib/session.svelte";
import type { BaseEvent, BaseView, Known, Refusal, Step, Table } from "../lib/types";

/** Where somebody stands in a study: a position that follows from what they have done. */
export interface Standing {
  table: Table;
  /** Which of its positions it began with; another one has steps of its own. */
  scene: number;
  steps: readonly unknown[];
  legal: readonly string[];
  /** What led there; less than was sent if something did not fit, or was refused. */
  done: readonly string[];
  refusal: Refusal | null;
}

/** What a study asks the server. Nothing is stored there: all that was done comes with every question. */
export interface Study<S extends Standing> {
  stand(done: readonly string[], entry: string | null, after: Known | null): Promise<S>;
  why(done: readonly string[], action: string): Promise<{ refusal: Refusal | null }>;
  preview(done: readonly string[], action: string): Promise<{ preview: unknown }>;
}

const NOTHING: readonly string[] = [];

/**
 * A position that somebody learns from: a lesson, or something to solve. It is played like a table, but alone, and whatever was done can be taken back.
 * What the server refuses is explained until the next try.
 */
export class StudySession<
  V extends BaseView,
  E extends BaseEvent,
  S extends Standing = Standing,
> extends Session<V, E> {
  submitting = $state(false);
  /** There was no answer: it is being asked again. */
  resending = $state(false);
  /** What the server said last. */
  standing: S;

  readonly #coming: Foreseen<V>;
  readonly #leaving = new AbortController();
  readonly #previews = new Map<string, Promise<unknown>>();
  readonly #told = new Map<string, unknown>(); // those that have been answered
  readonly #foreseen: V | null = $derived.by(() => {
    const { shown, steps } = this.playback;
    return shown && !this.resending ? this.#coming.in(shown, steps, this.you) : null;
  });

  constructor(
    private readonly study: Study<S>,
    standing: S,
    duration: Durations<V, E>,
    foresee: Foresee<V> = () => null,
  ) {
    super(standing.table, duration);
    this.#coming = new Foreseen(foresee, (action) => this.#told.get(this.#keyOf(action)));
    this.standing = $state.raw(standing);
    this.playback.reset(stepsOf(standing));
  }

  close(): void {
    this.playback.stop();
    this.#leaving.abort();
  }

  // What is shown -----------------------------------------------------------------------------------------------------------

  get you(): number | null {
    return this.table.you;
  }
  override get view(): V {
    return this.#foreseen ?? this.position;
  }
  override get before(): V | null {
    const [first] = this.playback.steps;
    return first && first.ply > 0 ? first.view : null;
  }
  override get animate(): boolean {
    return this.#foreseen !== null || super.animate;
  }
  get done(): readonly string[] {
    return this.standing.done;
  }
  /** What was done has been shown: it is the learner's turn again, to do something or to read. */
  get settled(): boolean {
    return this.caughtUp && !this.submitting && !this.telling;
  }
  get legal(): readonly string[] {
    return this.settled ? this.standing.legal : NOTHING;
  }
  get cutOff(): boolean {
    return this.resending;
  }
  /** There is something to take back. */
  get canGoBack(): boolean {
    return this.done.length > 0 && !this.submitting;
  }

  // What is done ------------------------------------------------------------------------------------------------------------

  async play(
    action: string,
    then: readonly string[] = [],
    asked: { dropped?: () => void } = {},
  ): Promise<void> {
    if (this.submitting) return;
    this.#coming.send([action, ...then], this.position.ply);
    const played = await this.enter(action);
    if (!played) asked.dropped?.(); // nothing of what was to follow is sent
  }

  /** One entry more. False if it was refused, or could not be sent. */
  protected enter(entry: string): Promise<boolean> {
    const newest = this.playback.newest?.ply ?? 0;
    return this.#go(this.done, entry, { scene: this.standing.scene, ply: newest });
  }

  /** Take the last entry back. */
  async back(): Promise<void> {
    if (this.canGoBack) await this.#go(this.done.slice(0, -1), null, null);
  }

  /** Begin anew. */
  async restart(): Promise<void> {
    await this.#go([], null, null);
  }

  settle(): void {
    this.#coming.forget();
  }

  async #go(done: readonly string[], entry: string | null, after: Known | null): Promise<boolean> {
    if (this.submitting) return false;
    this.submitting = true;
    this.explain(null);
    try {
      const standing = await answered(() => this.study.stand(done, entry, after), {
        signal: this.#leaving.signal,
        onagain: () => (this.resending = true),
      });
      this.take(standing, after);
      return standing.refusal === null;
    } catch (error) {
      this.#coming.forget();
      if (!this.#leaving.signal.aborted) notices.problem(error);
      return false;
    } finally {
      this.submitting = this.resending = false;
    }
  }

  /** Go on from what the server said. */
  protected take(standing: S, after: Known | null): void {
    const steps = stepsOf<V, E>(standing);
    const goesOn = after !== null && after.scene === standing.scene;
    this.table = standing.table;
    this.standing = standing;
    if (standing.refusal) {
      this.#coming.forget();
      this.explain(this.say(standing.refusal));
    }
    if (goesOn && steps.every(({ ply }) => ply > after.ply)) this.playback.push(steps);
    else if (steps.length > 0) {
      this.#coming.forget();
      this.playback.reset(steps);
    }
    this.#previews.clear();
    this.#told.clear();
  }

  // What is asked -----------------------------------------------------------------------------------------------------------

  /** What was explained stays until the next try. */
  override explain(text: string | null): void {
    super.explain(text, Infinity);
  }

  /** The learner chooses something: what was explained has been read. */
  see(): boolean {
    this.explain(null);
    return false;
  }

  async why(action: string): Promise<Refusal | null> {
    try {
      const { refusal } = await this.study.why(this.done, action);
      if (refusal) this.explain(this.say(refusal));
      return refusal;
    } catch (error) {
      notices.problem(error);
      return null;
    }
  }

  async preview(action: string): Promise<unknown> {
    const key = this.#keyOf(action);
    let answer = this.#previews.get(key);
    if (!answer) {
      answer = this.study.preview(this.done, action).then(
        ({ preview }) => {
          this.#told.set(key, preview);
          return preview;
        },
        () => {
          this.#previews.delete(key);
          return null;
        },
      );
      this.#previews.set(key, answer);
    }
    return answer;
  }

  #keyOf(action: string): string {
    return `${this.done.length} ${action}`;
  }
}

/** Ask until there is an answer. Nothing is stored by asking, so the same question can be asked any number of times. */
export function answered<T>(
  ask: () => Promise<T>,
  options: { signal?: AbortSignal; onagain?: () => void } = {},
): Promise<T> {
  return repeat(ask, {
    pause: (error, attempt) => {
      if (error instanceof AwayError) return error.seconds;
      return error instanceof OfflineError ? offlinePause(attempt) : null;
    },
    ...options,
  });
}

function stepsOf<V extends BaseView, E extends BaseEvent>(standing: Standing): readonly Step<V, E>[] {
  return standing.steps as readonly Step<V, E>[]; // the game's module knows its own views
}
