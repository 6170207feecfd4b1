import type { GameSession, Motion } from "../games/module";
import { named, say, t, type Args } from "./i18n.svelte";
import { Playback } from "./playback.svelte";
import { settings } from "./settings.svelte";
import type { Asked, BaseEvent, BaseView, LogStep, Message, Refusal, Seat, Step, Table } from "./types";

const OWN_STEP = 350; // your own move needs no more than its travel
const OTHER_STEP = 900;
const EXPLANATION_STAYS = 7_000;
const FADE = 150;
/** Whoever wants to see something again wants to see it, also where moves otherwise appear at once. */
export const LEAST_PACE = 0.3;

export type Durations<V extends BaseView, E extends BaseEvent> = (step: Step<V, E>) => number | undefined;

/** Durations adapted to what the user chose. */
export const motion: Motion = {
  duration: (milliseconds) =>
    (settings.reduced ? Math.min(milliseconds, FADE) : milliseconds) * settings.factor,
  get reduced() {
    return settings.reduced;
  },
};

/** How people see a seat: by the name that somebody gave, else by its colour. */
export function seatName(seat: Seat | undefined): string {
  if (!seat) return "?";
  if (seat.name) return seat.name;
  if (seat.kind === "open") return t("seat-open");
  return seat.colour ? t(`colour-${seat.colour}`) : t("seat-guest");
}

/** What a live table and a replay have in common. */
export abstract class Session<V extends BaseView, E extends BaseEvent> implements GameSession<V, E> {
  readonly playback: Playback<V, E>;
  readonly motion = motion;
  table: Table;
  explanation: string | null = $state(null);

  #pointed: ReadonlySet<string> = $state.raw(new Set()); // what a line of the log or a hint names that is looked at
  #prompt: { message: Message; step: Step<V, E> | null } | null = $state.raw(null);
  #telling: { lines: number; step: Step<V, E> | null } | null = $state.raw(null);
  #forget: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table, duration: Durations<V, E>) {
    this.table = $state.raw(table);
    this.playback = new Playback<V, E>({
      // What others decide in secret brings nothing to look at.
      hold: (step) =>
        step.events.length === 0 || this.inPassing(step)
          ? 0
          : (duration(step) ?? (step.seat === this.you ? OWN_STEP : OTHER_STEP)) * this.pace,
    });
  }

  /** How much longer or shorter than normal a step is held; 0 shows it in passing. */
  protected get pace(): number {
    return settings.factor;
  }

  /** Whether a step keeps nobody from what they are at. */
  protected inPassing(_step: Step<V, E>): boolean {
    return false;
  }

  abstract readonly legal: readonly string[];
  abstract readonly you: number | null;
  abstract readonly submitting: boolean;
  abstract play(action: string, then?: readonly string[], asked?: Asked): Promise<void>;
  abstract why(action: string): Promise<Refusal | null>;
  abstract preview(action: string): Promise<unknown>;

  /** Whether there is a position to show yet. */
  get ready(): boolean {
    return this.playback.shown !== null;
  }
  get step(): Step<V, E> | null {
    return this.playback.shown;
  }
  get view(): V {
    return this.position;
  }
  /** The view of the shown step, as the server told it. */
  protected get position(): V {
    const step = this.playback.shown;
    if (!step) throw new Error("there is no position yet");
    return step.view;
  }
  get animate(): boolean {
    return this.playback.animate;
  }
  get caughtUp(): boolean {
    return this.playback.behind === 0;
  }
  get seats(): readonly Seat[] {
    return this.table.seats;
  }
  get options(): Table["options"] {
    return this.table.options;
  }
  /** The position that the log begins with, if it does not begin with the game. */
  get before(): V | null {
    return null;
  }
  get log(): readonly LogStep[] {
    return this.playback.steps
      .slice(0, this.playback.index + 1)
      .map(({ ply, seat, log }) => ({ ply, seat, log: this.#toldOf(ply, log) }))
      .filter((step) => step.log.length > 0);
  }

  /** The board is still telling the shown step line by line. */
  get telling(): boolean {
    return this.#telling !== null && this.#telling.step === this.step;
  }

  /** Who has to decide, as far as that has been told. */
  get actors(): readonly number[] {
    return this.telling ? [] : this.view.actors;
  }

  get deciding(): boolean {
    return this.you !== null && this.actors.includes(this.you);
  }

  tell(lines: number | null): void {
    this.#telling = lines === null ? null : { lines, step: this.step };
  }

  #toldOf(ply: number, lines: readonly Message[]): Message[] {
    const told = this.#telling && this.telling && ply === this.step?.ply ? this.#telling.lines : lines.length;
    return lines.slice(0, told);
  }

  get promptText(): string {
    return this.say(this.halfway ?? this.view.prompt);
  }

  /** What the board says to do next, half-way through choosing; null if nothing is chosen yet. */
  get halfway(): Message | null {
    const own = this.#prompt;
    return own && own.step === this.step ? own.message : null;
  }

  setPrompt(message: Message | null): void {
    this.#prompt = message && { message, step: this.step };
  }

  explain(text: string | null, stays = EXPLANATION_STAYS): void {
    clearTimeout(this.#forget);
    this.explanation = text;
    if (text !== null && stays < Infinity) this.#forget = setTimeout(() => (this.explanation = null), stays);
  }

  /** Show these spaces until the result is called, or something else wants to show others. */
  highlight(spaces: Iterable<string>): () => void {
    const own = new Set(spaces);
    this.#pointed = own;
    return () => {
      if (this.#pointed === own) this.#pointed = new Set();
    };
  }

  get pointed(): ReadonlySet<string> {
    return this.#pointed;
  }

  get highlighted(): ReadonlySet<string> {
    return this.#pointed;
  }

  readonly name = (seat: number): string => seatName(this.seats[seat]);

  readonly t = (id: string, args: Args = {}): string => t(id, named(args, this.name));

  readonly say = (message: Message): string => say(message, this.name);
}

/** The spaces and places that a message names. */
export function spacesOf({ args }: Message): string[] {
  return [args["space"], args["spaces"], args["place"]]
    .flatMap((value) => (value === undefined ? [] : String(value).split(" ")))
    .filter(Boolean);
}
