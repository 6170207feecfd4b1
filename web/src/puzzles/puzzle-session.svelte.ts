import { api } from "../lib/api";
import type { Foresee } from "../lib/foreseen.svelte";
import { LEAST_PACE, type Durations } from "../lib/session.svelte";
import { settings } from "../lib/settings.svelte";
import type { BaseEvent, BaseView, Known, Message, PuzzleUpdate } from "../lib/types";
import { answered, StudySession, type Study } from "../learn/study-session.svelte";
import { keepSolved } from "./solved";

const BETWEEN = 900; // milliseconds between two moves of the solution, at the usual pace
const LOOK = 60; // milliseconds until somebody looks again whether a move has been shown

function studyOf(game: string, puzzle: string): Study<PuzzleUpdate> {
  return {
    stand: (done, entry, after) => api.solve(game, puzzle, { done: [...done], entry, after }),
    why: (done, action) => api.whyInPuzzle(game, puzzle, done, action),
    preview: (done, action) => api.previewInPuzzle(game, puzzle, done, action),
  };
}

/** A puzzle, where somebody stands in it. */
export class PuzzleSession<V extends BaseView, E extends BaseEvent> extends StudySession<V, E, PuzzleUpdate> {
  /** The solution is being shown, or has been: nobody has solved it then. */
  showing = $state(false);

  readonly #closed = new AbortController();

  private constructor(
    readonly game: string,
    readonly puzzle: string,
    standing: PuzzleUpdate,
    duration: Durations<V, E>,
    foresee?: Foresee<V>,
  ) {
    super(studyOf(game, puzzle), standing, duration, foresee);
  }

  static async enter<V extends BaseView, E extends BaseEvent>(
    game: string,
    puzzle: string,
    signal: AbortSignal,
    duration: Durations<V, E>,
    foresee?: Foresee<V>,
  ): Promise<PuzzleSession<V, E>> {
    const standing = await answered(() => api.solve(game, puzzle, { done: [] }), { signal });
    return new PuzzleSession(game, puzzle, standing, duration, foresee);
  }

  override close(): void {
    this.#closed.abort();
    super.close();
  }

  /** What came of it, as far as it has been shown. */
  get verdict(): PuzzleUpdate["verdict"] {
    return this.settled ? this.standing.verdict : "going";
  }
  /** What to do, or what came of it. */
  get said(): Message {
    return this.verdict === "going" ? this.standing.goal : this.standing.said;
  }
  override get legal(): readonly string[] {
    return this.showing ? [] : super.legal;
  }

  /** Begin anew, without help. */
  override async restart(): Promise<void> {
    this.showing = false;
    await super.restart();
  }

  /** Play the solution, move by move. */
  async show(): Promise<void> {
    if (this.showing || this.submitting) return;
    const { signal } = this.#closed;
    const { solution } = await answered(() => api.solve(this.game, this.puzzle, { done: [], reveal: true }), {
      signal,
    });
    await this.restart();
    this.showing = true;
    for (const action of solution ?? []) {
      await pause(BETWEEN * Math.max(settings.factor, LEAST_PACE));
      while (!this.settled && !signal.aborted) await pause(LOOK);
      if (!this.showing || signal.aborted) return;
      await this.play(action);
    }
  }

  protected override take(standing: PuzzleUpdate, after: Known | null): void {
    super.take(standing, after);
    if (standing.verdict === "solved" && !this.showing) keepSolved(this.game, this.puzzle);
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
