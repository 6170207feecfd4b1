/**
 * The choosing machine: how people get from the legal actions of a position to the one that they play. All games use this one; a game says with a few small functions
 * (`Parts`) what is special about it.
 *
 * **Parts.** People choose an action part by part: a kind of inhabitant, then a space. `partsOf` shows an action as its parts; often they are its fields, but a button
 * may stand for a verb, and any tile of a city for the city (a list of values: each of them will do). What an action has no part for is a button, played as it is.
 *
 * **Pick and refine.** `picks` are the values picked so far. `open` are the legal actions that fit them, and `options(part)` the values that can be picked next. `pick` is for every
 * click, tap and key: it picks a value or, if no legal action has it together with the other picks, says why not. Picked again, a value is let go.
 * As soon as one action has all its parts picked it is `decided`, and that is played.
 *
 * **Point and preview.** `pointed` is what the mouse is over or the focus is on; `shown` is that, or else what is picked; `action` is what would be played if it were picked.
 * With a mouse or the keyboard, what is pointed at has already been shown, and picking it plays. A finger cannot point without touching: there the first tap on the
 * board only shows, and the second, or a button that calls `confirm`, plays. Whoever wants to be asked before every move (`session.asks`) gets the same with mouse and
 * keyboard: what is decided stays picked, and the session asks. Whoever wants to be warned of blunders (`session.warns`) is asked only sometimes, and a moment later.
 *
 * **Go back.** `cancel` forgets all picks but those that the position leaves no choice about (`given`). Every new position begins anew.
 *
 * **Play.** `play` sends an action, `act` sends it or asks why it cannot be, and `send` sends several, one after another, as the positions come in.
 */

import { untrack } from "svelte";
import type { ActionWith, AnyAction, Notation } from "./notation";
import type { Asked, Message, Refusal } from "./types";

/** The session of a game, as far as choosing needs it. */
interface Table {
  readonly view: { readonly ply: number };
  readonly legal: readonly string[];
  readonly cutOff?: boolean;
  readonly asks?: boolean;
  readonly warns?: boolean;
  play(action: string, then?: readonly string[], asked?: Asked): Promise<void>;
  letGo?(anew?: boolean): boolean;
  settle?(): void;
  see?(): boolean;
  why(action: string): Promise<Refusal | null>;
  preview(action: string): Promise<unknown>;
  explain(text: string): void;
  setPrompt(message: Message | null): void;
  t(id: string, args?: Message["args"]): string;
}

/** An action as its parts; where any of several values will do, all of them. */
export type PartsOf<P> = { readonly [K in keyof P]?: P[K] | readonly P[K][] };

/** What is picked, by part. */
export type Picks<P> = { readonly [K in keyof P]?: P[K] };

/** What is special about choosing in one game. `P` has a field for every part, with the type of its values. */
export interface Parts<A extends AnyAction, P extends object> {
  partsOf(action: A): PartsOf<P>;
  /** Parts that are places on the board. Pointing at them outlives a new position, and a finger has to tap them twice. */
  readonly board: readonly (keyof P)[];
  /** Parts with which a choice begins: whoever picks another value forgets all other picks. */
  readonly afresh?: readonly (keyof P)[];
  /** Parts that need not be picked where there is one possibility. */
  readonly spared?: readonly (keyof P)[];
  /** Parts that no action has: something that is being put together. Forgotten as soon as anything else is picked. */
  readonly own?: readonly (keyof P)[];
  /** The part that says how a piece is turned. It always has a value, the first of `ways` to begin with. */
  readonly turning?: { readonly part: keyof P; ways(): readonly number[] };
  /** Picks that the position leaves no choice about. */
  given?(): Picks<P>;
  /** Whether the last pick can be, where that is not the same as being part of a legal action; undefined where it is. */
  pickable?(part: keyof P, picks: Picks<P>): boolean | undefined;
  /** What to say if the last pick cannot be: an action to ask the server about, an explanation, or nothing. */
  refused(part: keyof P, picks: Picks<P>): A | Message | null;
  /** What a choice is about: nothing is forgotten before that changes. Without it every new position begins anew. */
  about?(): string;
  /** After every beginning of an own decision, with nothing on its way. */
  begun?(): void;
  /** What happens when an action is decided, if it is not simply played. */
  decide?(action: A): void;
  /** What to do next, half-way through choosing; null if the server's prompt says it. */
  prompt(picks: Picks<P>): Message | null;
}

/** `Told` is what the server says that an action would do. */
export class Choosing<A extends AnyAction, P extends object, Told = unknown> {
  /** What is picked so far. */
  picks: Picks<P> = $state.raw({});
  /** What is pointed at. */
  pointed: Picks<P> = $state.raw({});
  /** An action that is pointed at as a whole, such as a button. */
  pointedAction: A | null = $state.raw(null);
  /** How a piece that is being laid is turned. */
  turned = $state(0);

  /** The actions that the viewer may take now. */
  readonly legal: readonly A[] = $derived.by(() => this.notation.parseAll(this.session.legal));
  readonly #texts: ReadonlySet<string> = $derived.by(
    () => new Set(this.legal.map((action) => this.notation.write(action))),
  );
  readonly #taken: readonly { action: A; parts: PartsOf<P> }[] = $derived.by(() =>
    this.legal.map((action) => ({ action, parts: this.parts.partsOf(action) })),
  );

  /** What is pointed at, or else picked. */
  readonly shown: Picks<P> = $derived.by(() => ({ ...this.picks, ...this.pointed }));
  /** The legal actions that fit the picks. */
  readonly open: readonly A[] = $derived.by(() => this.#fitting(this.picks).map(({ action }) => action));
  /** The action that is pointed at or picked. */
  readonly action: A | null = $derived.by(() => this.pointedAction ?? this.decided(this.#shownNow()));

  #queue: readonly A[] = $state.raw([]);
  #stops = false;
  #ply = 0;
  #about: string | undefined;

  constructor(
    readonly session: Table,
    readonly notation: Notation<A>,
    private readonly parts: Parts<A, P>,
  ) {}

  // What there is to choose from --------------------------------------------------------------------------------------------

  /** It is the viewer's decision. */
  get yours(): boolean {
    return this.session.legal.length > 0;
  }

  /** The legal actions with a verb. */
  having<V extends A["verb"]>(verb: V): ActionWith<A, V>[] {
    return this.legal.filter((action): action is ActionWith<A, V> => action.verb === verb);
  }

  can(action: A): boolean {
    return this.#texts.has(this.notation.write(action));
  }

  /** The values of a part that fit everything else that is picked, or pointed at beside the board: a place under the mouse narrows nothing. */
  options<K extends keyof P>(part: K): ReadonlySet<P[K]> {
    const beside = only(this.pointed, (at) => !this.parts.board.includes(at));
    const others = only<P>({ ...this.picks, ...beside }, (at) => at !== part);
    return new Set(this.#fitting(others).flatMap(({ parts }) => valuesOf(parts, part)));
  }

  /** What is shown, without places of an earlier position that nobody has pointed away from since. */
  #shownNow(): Picks<P> {
    const known = new Set(this.#taken.flatMap(({ parts }) => partsIn(parts)));
    return { ...this.picks, ...only(this.pointed, (part) => known.has(part)) };
  }

  /** The one action whose parts are all among these picks; null if there is none, or still a choice. */
  decided(picks: Picks<P>): A | null {
    const { spared = [], turning } = this.parts;
    const free = new Set<keyof P>(turning ? [...spared, turning.part] : spared);
    const whole = this.#fitting(picks).filter(({ parts }) => {
      const needed = partsIn(parts).filter((part) => !free.has(part));
      const turned =
        !turning ||
        !(turning.part in parts) ||
        valuesOf(parts, turning.part).some((way) => way === this.turned);
      return turned && needed.length > 0 && needed.every((part) => picks[part] !== undefined);
    });
    return whole.length === 1 && whole[0] ? whole[0].action : null;
  }

  #fitting(picks: Picks<P>): readonly { action: A; parts: PartsOf<P> }[] {
    const own = this.parts.own ?? [];
    const wanted = partsIn(picks).filter((part) => !own.includes(part));
    return this.#taken.filter(({ parts }) =>
      wanted.every((part) => valuesOf(parts, part).some((value) => value === picks[part])),
    );
  }

  // Picking and pointing ----------------------------------------------------------------------------------------------------

  /** A value was clicked, tapped or chosen by a key. */
  pick<K extends keyof P>(part: K, value: P[K], touched = false): void {
    if (!this.yours) return;
    this.session.see?.();
    const same = this.picks[part] === value;
    const picks = this.#with(part, value);
    const action = this.decided(picks);
    const onBoard = this.parts.board.includes(part);
    if (!this.#pickable(part, picks)) this.#refuse(part, picks);
    else if (action && this.session.asks) {
      this.picks = picks;
      this.#decide(action);
    } else if (action && (!touched || (same && onBoard))) {
      if (this.session.warns) this.picks = picks;
      this.#decide(action);
    } else this.picks = same && !action ? this.#without(part) : picks;
  }

  /** Pick a value, or let go of it, whatever is legal: to look at something, or for a part of the game's own. */
  set<K extends keyof P>(part: K, value: P[K] | null): void {
    if (value !== null) this.session.see?.();
    this.picks = value === null ? this.#without(part) : this.#with(part, value);
  }

  /** The mouse or the focus is on a value; with null on none. */
  point<K extends keyof P>(part: K, value: P[K] | null): void {
    const others = only(this.pointed, (at) => at !== part);
    this.pointed = value === null ? others : { ...others, [part]: value };
  }

  /** The mouse or the focus has left a value. */
  leave<K extends keyof P>(part: K, value: P[K]): void {
    if (this.pointed[part] === value) this.point(part, null);
  }

  #pickable(part: keyof P, picks: Picks<P>): boolean {
    return this.parts.pickable?.(part, picks) ?? this.#fitting(picks).length > 0;
  }

  #with<K extends keyof P>(part: K, value: P[K]): Picks<P> {
    const kept = this.parts.afresh?.includes(part) ? this.#given() : this.#withoutOwn();
    return { ...kept, [part]: value };
  }

  #without(part: keyof P): Picks<P> {
    if (this.parts.afresh?.includes(part)) return this.#given();
    return { ...this.#given(), ...only(this.#withoutOwn(), (at) => at !== part) };
  }

  #withoutOwn(): Picks<P> {
    return only(this.picks, (part) => !this.parts.own?.includes(part));
  }

  #given(): Picks<P> {
    return this.yours ? (this.parts.given?.() ?? {}) : {};
  }

  #refuse(part: keyof P, picks: Picks<P>): void {
    const said = this.parts.refused(part, picks);
    if (said === null) return;
    if ("verb" in said) this.why(said);
    else this.session.explain(this.session.t(said.id, said.args));
  }

  #decide(action: A): void {
    if (this.parts.decide) this.parts.decide(action);
    else this.play(action);
  }

  // Turning -----------------------------------------------------------------------------------------------------------------

  /** A piece is being laid that can be turned. */
  get layingNow(): boolean {
    const { turning } = this.parts;
    return turning !== undefined && this.#taken.some(({ parts }) => turning.part in parts);
  }

  turn(steps: number): void {
    const ways = this.parts.turning?.ways() ?? [0];
    this.turned = ways[(ways.indexOf(this.turned) + steps + ways.length) % ways.length] ?? 0;
  }

  // Going on and going back -------------------------------------------------------------------------------------------------

  /** Play what is picked, or else pointed at. */
  confirm(): void {
    const action = this.decided(this.picks) ?? this.action;
    if (action) this.#decide(action);
  }

  /** Send an action; one that was agreed to beforehand is not asked about. */
  play(action: A, sure = false): void {
    this.#queue = [];
    this.#play(action, sure);
  }

  #play(action: A, sure = false): void {
    this.pointed = {}; // what happens there now need not be explained
    this.pointedAction = null;
    void this.session.play(
      this.notation.write(action),
      this.#queue.map((next) => this.notation.write(next)),
      { sure, dropped: () => this.#drop() },
    );
  }

  /** The viewer was asked, and wants something else. */
  #drop(): void {
    this.#queue = [];
    this.picks = this.#given();
  }

  /** Ask why an action cannot be. */
  why(action: A): void {
    void this.session.why(this.notation.write(action));
  }

  /** Play an action, or ask why it cannot be. */
  act(action: A): void {
    if (!this.yours) return;
    if (this.can(action)) this.play(action);
    else this.why(action);
  }

  /** What an action would do. */
  preview(action: A): Promise<Told | null> {
    return this.session.preview(this.notation.write(action)) as Promise<Told | null>;
  }

  /** Several decisions, one after another. One that is not to be taken any more is left out, or with "stop" ends it all. */
  send(actions: readonly A[], missing: "skip" | "stop" = "skip"): void {
    if (!this.yours) return;
    this.#queue = actions;
    this.#stops = missing === "stop";
    this.#sendNext();
  }

  /** Some decisions are still to be sent. */
  get sending(): boolean {
    return this.#queue.length > 0;
  }

  #sendNext(): boolean {
    const next = this.#queue.findIndex((action) => this.can(action));
    const action = this.#stops && next > 0 ? undefined : this.#queue[next];
    this.#queue = action ? this.#queue.slice(next + 1) : [];
    if (action) this.#play(action);
    return action !== undefined;
  }

  /** Forget what is picked; said to be so if there was something. */
  cancel(anew = false): boolean {
    const asked = this.session.letGo?.(anew) ?? false;
    const given = this.#given();
    const picked = partsIn(this.picks).some((part) => this.picks[part] !== given[part]);
    this.picks = given;
    this.pointed = only(this.pointed, (part) => this.parts.board.includes(part));
    this.pointedAction = null;
    return picked || asked;
  }

  /** The same, and nothing on the board is pointed at any more. */
  escape(): boolean {
    this.pointed = {};
    return this.cancel();
  }

  /** Begin anew in a new position; what is still to be sent goes on its way, unless somebody went back. */
  begin(): void {
    const { ply } = this.session.view;
    if (ply < this.#ply) this.#queue = [];
    this.#ply = ply;
    const about = this.parts.about?.();
    if (about === undefined || about !== this.#about) {
      this.cancel(true);
      this.turned = this.parts.turning?.ways()[0] ?? 0;
      this.#about = about;
    }
    if (!this.yours) return;
    if (this.#sendNext()) return;
    this.session.settle?.();
    this.parts.begun?.();
  }

  /** What to do next, half-way through choosing; null if the server's prompt says it. */
  prompt(): Message | null {
    return this.parts.prompt(this.picks);
  }
}

function partsIn<P extends object>(parts: PartsOf<P> | Picks<P>): (keyof P)[] {
  return Object.keys(parts).filter((part) => parts[part as keyof P] !== undefined) as (keyof P)[];
}

function only<P extends object>(picks: Picks<P>, wanted: (part: keyof P) => boolean): Picks<P> {
  const kept = partsIn(picks).filter(wanted);
  return Object.fromEntries(kept.map((part) => [part, picks[part]])) as Picks<P>;
}

function valuesOf<P extends object, K extends keyof P>(parts: PartsOf<P>, part: K): readonly P[K][] {
  const value = parts[part];
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as readonly P[K][]) : [value as P[K]];
}

/** What a board follows: the machine itself, or a choice that is more than that. */
interface Followed {
  readonly session: Table;
  begin(): void;
  prompt(): Message | null;
}

/**
 * While a board is shown: begin anew with every position, or when it becomes the viewer's turn, and say what to do next. While there is no connection nothing is
 * legal, but what is picked stays so for when it is back.
 */
export function follow(choice: () => Followed): void {
  const isNew = news(() => choice().session);
  $effect(() => {
    if (isNew()) untrack(() => choice().begin());
  });
  $effect(() => {
    const prompt = choice().prompt();
    untrack(() => choice().session.setPrompt(prompt));
  });
}

/** What an action would do, as soon as the server has said it; null until then. Without an action given it is the one that is pointed at or picked. */
export function previewOf<A extends AnyAction, P extends object, Told>(
  choice: () => Choosing<A, P, Told>,
  action: () => A | null = () => choice().action,
): { readonly current: Told | null } {
  let found: Told | null = $state.raw(null);
  $effect(() => {
    const wanted = action();
    found = null;
    if (!wanted) return;
    let still = true;
    void choice()
      .preview(wanted)
      .then((answer) => {
        if (still) found = answer;
      });
    return () => (still = false);
  });
  return {
    get current() {
      return found;
    },
  };
}

/** Whether there is another position, or something else to choose, than when this was last asked; a lost connection brings neither. */
function news(session: () => Pick<Table, "view" | "legal" | "cutOff">): () => boolean {
  let [before, choices]: [number | null, readonly string[]] = [null, []];
  return () => {
    const { view, legal, cutOff } = session();
    if (cutOff || (view.ply === before && legal === choices)) return false;
    [before, choices] = [view.ply, legal];
    return true;
  };
}

// For the plain page of any game, whose actions have no types here ---------------------------------------------
interface Shown {
  readonly view: { readonly ply: number };
  readonly legal: readonly string[];
  readonly cutOff?: boolean;
  setPrompt(message: Message | null): void;
  preview(action: string): Promise<unknown>;
}

/** What the viewer has chosen so far, half-way to an action. */
interface ByHand {
  /** Begin anew in a new position. */
  begin(): void;
  /** What to do next; null if nothing is chosen. */
  prompt(): Message | null;
}

/** While a board is shown: begin anew with every position, or when it becomes the viewer's turn, and say what to do next. */
export function followChoice(session: () => Shown, choice: () => ByHand): void {
  const isNew = news(session);
  $effect(() => {
    if (isNew()) untrack(() => choice().begin());
  });
  $effect(() => {
    const prompt = choice().prompt();
    untrack(() => session().setPrompt(prompt));
  });
}

/** What the pointed action would do, as soon as the server has said it; null until then. */
export function pointedPreview<P>(
  session: () => Shown,
  action: () => string | null,
): { readonly current: P | null } {
  let found: P | null = $state.raw(null);
  $effect(() => {
    const wanted = action();
    found = null;
    if (!wanted) return;
    let still = true;
    void session()
      .preview(wanted)
      .then((answer) => {
        if (still) found = answer as P | null;
      });
    return () => (still = false);
  });
  return {
    get current() {
      return found;
    },
  };
}
