import { perSession } from "../../lib/per-session";
import { beatsOf, joined, type Beat } from "./resolution";
import type { PillarsEvent, PillarsView, PlaceId, Session } from "./types";
import type { Step } from "../module";

/** How long a place is shown while phase III goes on by itself, in milliseconds at the normal pace. */
export const BEAT = 1_100;
/** How long the bag is shaken before somebody sees whose builder it is. */
export const SUSPENSE = 1_000;

type PillarsStep = Step<PillarsView, PillarsEvent>;

/** The place that was being resolved in a position; null in phases I and II. */
function placeIn(view: PillarsView | null): { step: number; place: PlaceId } | null {
  return view && view.phase === "places" && view.step > 0 ? { step: view.step, place: view.stage as PlaceId } : null;
}

/** What a step wants to be looked at, in milliseconds; undefined for the usual time. */
export function durationOf(step: PillarsStep): number | undefined {
  const drawn = step.events.some(({ type }) => type === "pillars-event-builder-drawn");
  const beats = step.events.some(({ type }) => type === "pillars-event-step-began") ? beatsOf(step, null).length : 0;
  if (beats > 0) return beats * BEAT;
  return drawn ? SUSPENSE + 700 : undefined;
}

/** The places of this round that have been resolved so far, shown one after another; each can be looked at again. */
export class Resolution {
  beats: readonly Beat[] = $state.raw([]);
  /** The beat that is looked at. */
  at = $state(0);
  /** The picture of the valley shows the beats one after another. */
  playing = $state(false);
  /** The bag is being shaken. */
  shaking = $state(false);

  readonly beat: Beat | null = $derived.by(() => this.beats[this.at] ?? null);

  #seen: PillarsStep | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shake: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** A new step is shown. */
  follow(): void {
    const { step, animate, motion } = this.session;
    if (!step || step === this.#seen) return;
    const before = animate ? placeIn(this.#seen?.view ?? null) : null;
    this.#seen = step;
    this.#suspense(step, animate);
    const more = beatsOf(step, before);
    const known = animate ? this.beats : [];
    if (more.length === 0) {
      if (!animate) this.beats = [];
      return;
    }
    this.beats = joined(known, more);
    const first = this.beats.length - more.length;
    const moving = animate && motion.duration(BEAT) > 0;
    this.#stop();
    this.at = moving ? first : this.beats.length - 1;
    if (moving && step.events.some(({ type }) => type === "pillars-event-step-began")) this.#play();
  }

  /** Look at one beat again, as long as one likes. */
  show(index: number): void {
    this.#stop();
    this.at = Math.max(0, Math.min(index, this.beats.length - 1));
  }

  /** See all that happened once more, from the first place on. */
  replay(): void {
    this.#stop();
    this.at = 0;
    this.#play();
  }

  skip(): void {
    this.show(this.beats.length - 1);
  }

  #play(): void {
    this.playing = true;
    this.#timer = setTimeout(() => {
      if (this.at >= this.beats.length - 1) this.playing = false;
      else {
        this.at += 1;
        this.#play();
      }
    }, this.session.motion.duration(BEAT) || BEAT);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
  }

  #suspense(step: PillarsStep, animate: boolean): void {
    clearTimeout(this.#shake);
    const time = animate && step.view.builders.drawn !== null ? this.session.motion.duration(SUSPENSE) : 0;
    const drawn = step.events.some(({ type }) => type === "pillars-event-builder-drawn");
    this.shaking = drawn && time > 0;
    if (this.shaking) this.#shake = setTimeout(() => (this.shaking = false), time);
  }
}

/** The resolution that belongs to a session: the same for its board and its tray. */
export const resolutionOf = perSession((session: Session) => new Resolution(session));
