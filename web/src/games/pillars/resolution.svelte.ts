import { perSession } from "../../lib/per-session.svelte";
import {
  beatsOf,
  byPlace,
  changesOf,
  freshFrom,
  linesOfPlaces,
  summed,
  toldBeforeDraw,
  toldWith,
  type Beat,
  type Change,
} from "./resolution";
import { rewound, withPlaced } from "./rewind";
import type { PillarsEvent, PillarsView, Session } from "./types";
import type { Step } from "../module";

/** How long a place is shown while phase III goes on by itself, in milliseconds at the normal pace. */
export const BEAT = 1_100;
/** How long the bag is shaken before somebody sees whose builder it is. */
export const SUSPENSE = 1_000;

type PillarsStep = Step<PillarsView, PillarsEvent>;

/** Does a further place come up in this step? */
function movesOn({ events }: PillarsStep): boolean {
  return events.some(({ type }) => type === "pillars-event-step-began");
}

function draws({ events }: PillarsStep): boolean {
  return events.some(({ type }) => type === "pillars-event-builder-drawn");
}

/** What a step wants to be looked at, in milliseconds; undefined for the usual time. */
export function durationOf(step: PillarsStep): number | undefined {
  if (movesOn(step)) return byPlace(linesOfPlaces(step.log)).length * BEAT;
  return draws(step) ? SUSPENSE + 700 : undefined;
}

/** The places of this round that have been resolved so far, shown one after another; each can be looked at again. */
export class Resolution {
  readonly beats: readonly Beat[] = $derived.by(() => {
    const { log, step } = this.session;
    return beatsOf(step ? [...log.filter(({ ply }) => ply !== step.ply), step] : log);
  });
  /** The places are shown one after another. */
  playing = $state(false);
  /** The bag is being shaken. */
  shaking = $state(false);

  /** The beat that is looked at. */
  readonly at: number = $derived.by(() => Math.min(this.#chosen ?? Infinity, this.beats.length - 1));
  readonly beat: Beat | null = $derived.by(() => this.beats[this.at] ?? null);

  /** What the beat that is played brought; of the first one only what is new. */
  readonly changes: Change[] = $derived.by(() => {
    const { beat, line } = this.#from;
    return summed(this.beat?.lines.slice(this.at === beat ? line : 0).flatMap(changesOf) ?? []);
  });

  /** The table to be shown: while places are played, as it was then. */
  readonly view: PillarsView = $derived.by(() =>
    this.playing ? rewound(this.session.view, this.#before, this.beats, this.at) : this.session.view,
  );

  #chosen: number | null = $state(null); // null: the newest
  #from = $state.raw({ beat: 0, line: 0 });
  #before: PillarsView | null = $state.raw(null);
  #outset: PillarsView | null = null; // before the first place of the round was resolved
  #seen: PillarsStep | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #shake: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly session: Session) {}

  /** A new step is shown. */
  follow(): void {
    const { step, animate, motion } = this.session;
    if (!step || step === this.#seen) return;
    const before = animate && this.#seen ? withPlaced(this.#seen.view, step.events) : null;
    this.#seen = step;
    this.#suspense(step, animate);
    this.#stop();
    this.#chosen = null;
    if (!before || before.phase === "builders") this.#outset = before;
    if (!before || !movesOn(step) || motion.duration(BEAT) === 0) return;
    this.#before = before;
    this.#from = freshFrom(this.beats, linesOfPlaces(step.log).length);
    this.#chosen = this.#from.beat;
    this.#play(step);
  }

  /** Look at one beat again, as long as one likes. */
  show(index: number): void {
    this.#stop();
    this.#chosen = Math.max(0, Math.min(index, this.beats.length - 1));
  }

  /** See all that happened once more, from the first place on. */
  replay(): void {
    this.#stop();
    this.#before = this.#outset;
    this.#from = { beat: 0, line: 0 };
    this.#chosen = 0;
    this.#play(null);
  }

  skip(): void {
    this.show(this.beats.length - 1);
  }

  /** Show beat after beat. What is `news` is told with them; the log of what is seen once more is there already. */
  #play(news: PillarsStep | null): void {
    this.playing = true;
    if (news) this.session.tell(toldWith(news.log, this.beats, this.at));
    this.#timer = setTimeout(
      () => {
        if (this.at >= this.beats.length - 1) this.#stop();
        else {
          this.#chosen = this.at + 1;
          this.#play(news);
        }
      },
      this.session.motion.duration(BEAT) || BEAT,
    );
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.playing = false;
    if (!this.shaking) this.session.tell(null);
  }

  #suspense(step: PillarsStep, animate: boolean): void {
    clearTimeout(this.#shake);
    const time = animate && step.view.builders.drawn !== null ? this.session.motion.duration(SUSPENSE) : 0;
    this.shaking = draws(step) && time > 0;
    if (!this.shaking) return;
    this.session.tell(toldBeforeDraw(step.log));
    this.#shake = setTimeout(() => {
      this.shaking = false;
      this.session.tell(null);
    }, time);
  }
}

/** The resolution that belongs to a session: the same for its board, its tray and the players. */
export const resolutionOf = perSession((session: Session): Resolution => new Resolution(session));
