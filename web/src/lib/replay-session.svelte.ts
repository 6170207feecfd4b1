import { LEAST_PACE, Session, type Durations } from "./session.svelte";
import type { BaseEvent, BaseView, Seat, Step, Update } from "./types";

/** A finished game that is looked at again, from any seat. */
export class ReplaySession<V extends BaseView, E extends BaseEvent> extends Session<V, E> {
  readonly legal: readonly string[] = [];
  readonly submitting = false;
  readonly you: number | null;
  playing = $state(false);
  readonly #seats: readonly Seat[];

  constructor(update: Update, seat: number | null, index: number, duration: Durations<V, E>) {
    super(update.table, duration);
    this.you = seat;
    this.#seats = update.table.seats.map((one) => ({ ...one, online: true, thinking: false }));
    this.playback.reset(update.steps as unknown as Step<V, E>[]); // the game's module knows its own views
    this.playback.go(index);
  }

  /** Who sat where; who is there now, or thinks, has nothing to do with a game that is over. */
  override get seats(): readonly Seat[] {
    return this.#seats;
  }

  protected override get pace(): number {
    return Math.max(super.pace, LEAST_PACE);
  }

  play(): Promise<void> {
    return Promise.resolve();
  }
  why(): Promise<null> {
    return Promise.resolve(null);
  }
  preview(): Promise<null> {
    return Promise.resolve(null);
  }

  go(index: number): void {
    this.playing = false;
    this.playback.go(index);
  }

  toggle(): void {
    this.playing = !this.playing;
    if (!this.playing) {
      this.playback.stop();
      return;
    }
    if (this.caughtUp) this.playback.go(0);
    this.playback.play();
  }
}
