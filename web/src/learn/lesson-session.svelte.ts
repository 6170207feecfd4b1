import { api } from "../lib/api";
import type { Foresee } from "../lib/foreseen.svelte";
import type { Durations } from "../lib/session.svelte";
import type { BaseEvent, BaseView, Known, LessonTask, LessonUpdate } from "../lib/types";
import { keep, type Progress } from "./progress";
import { answered, StudySession, type Study } from "./study-session.svelte";

/** The entry of somebody who has read a step that asks for nothing. */
const NEXT = "next";

function studyOf(game: string, chapter: string): Study<LessonUpdate> {
  return {
    stand: (done, entry, after) => api.learn(game, chapter, done, entry, after),
    why: (done, action) => api.whyInLesson(game, chapter, done, action),
    preview: (done, action) => api.previewInLesson(game, chapter, done, action),
  };
}

/** A chapter of a lesson, where its learner stands. What they have done is kept in the browser. */
export class LessonSession<V extends BaseView, E extends BaseEvent> extends StudySession<V, E, LessonUpdate> {
  /** What is told and tried now: of what has been shown, not of what is still on its way. Null when the chapter is over. */
  readonly task: LessonTask | null = $derived.by(() =>
    this.caughtUp && !this.telling ? this.standing.task : this.#before,
  );
  #before: LessonTask | null = $state.raw(null);

  private constructor(
    readonly game: string,
    readonly chapter: string,
    standing: LessonUpdate,
    duration: Durations<V, E>,
    foresee?: Foresee<V>,
  ) {
    super(studyOf(game, chapter), standing, duration, foresee);
    this.#keep();
  }

  /** Go on where somebody left it; as far as it still fits. */
  static async resume<V extends BaseView, E extends BaseEvent>(
    game: string,
    chapter: string,
    { done }: Progress,
    signal: AbortSignal,
    duration: Durations<V, E>,
    foresee?: Foresee<V>,
  ): Promise<LessonSession<V, E>> {
    const standing = await answered(() => api.learn(game, chapter, done, null, null), { signal });
    return new LessonSession(game, chapter, standing, duration, foresee);
  }

  /** The whole chapter has been done, and shown. */
  get over(): boolean {
    return this.standing.task === null && this.settled;
  }

  /** It is only to be read: a button leads on. */
  get goesOn(): boolean {
    return this.settled && this.standing.task?.goes_on === true;
  }

  /** It has been read. */
  async next(): Promise<void> {
    if (this.goesOn) await this.enter(NEXT);
  }

  protected override take(standing: LessonUpdate, after: Known | null): void {
    this.#before = this.task;
    super.take(standing, after);
    this.#keep();
  }

  #keep(): void {
    const { task, done } = this.standing;
    keep(this.game, this.chapter, task ? { done, step: task.number, of: task.of } : null);
  }
}
