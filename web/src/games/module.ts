import type { Component } from "svelte";
import type { Coach } from "../coach/coach";
import type { Language } from "../lib/i18n.svelte";
import type { KeyHelp } from "../lib/keys-help.svelte";
import type { Asked, BaseEvent, BaseView, LogStep, Message, Refusal, Seat, Step, Table } from "../lib/types";
import type { Reader } from "../table/chapters";

export type { BaseEvent, BaseView, Message, Refusal, Seat, Step } from "../lib/types";

/** Everything that the shell needs of one game. A game's folder exports it as default from `index.ts`; `games/registry.ts` imports it lazily. */
export interface GameModule<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  key: string;
  /** The board: fills its container, offers the legal targets to mouse, touch and keyboard. */
  Board: Component<{ session: GameSession<V, E> }>;
  /** Own hand or stock; on a phone it slides up from below. Not shown to spectators. */
  Tray: Component<{ session: GameSession<V, E> }>;
  /** The few figures of the viewer that are always in view: beside the button that opens and closes the tray, where there is one. */
  TrayHead?: Component<{ session: GameSession<V, E> }>;
  /**
   * The public holdings of a seat, inside that seat's panel (about 300 px wide). The panel shows name, colour, emblem and turn itself.
   * `brief`: there is little room; one line with what matters most, and somebody who wants the rest opens the panel.
   */
  PlayerInfo: Component<{ session: GameSession<V, E>; seat: number; brief: boolean }>;
  /** The end of the game in place of board and tray: reveal and score sheet, steppable. See `FinaleProps`. */
  Finale: Component<FinaleProps<V, E>>;
  /** A drawing on the help page, as a `<figure>` with its caption: a fenced block "```diagram" holding JSON. */
  Diagram: Component<{ spec: unknown }>;
  /** The steps of a round or of the game for the strip in the header, in order; exactly one is current unless the game is over. */
  phases(view: V): Phase[];
  /** The view that the board shows now, if that is not always the newest: while something is played place by place, say. */
  shown?(session: GameSession<V, E>): V;
  /** Up to three sentences on how the game was decided; only called when `view.result` is there. `step` led to it. */
  story(view: V, step: Step<V, E> | null): Message[];
  /** What stands over the story, if it is not simply who won (a race against time, say). */
  headline?(view: V): Message | null;
  /** What a player's score counts, if not points; `place` is where they came. */
  score?(count: number, place: number): Message;
  /** In a small space the place says more than the score: whoever has most need not have won. */
  ranked?: boolean;
  /**
   * How the log is told in rounds and phases, at a table with so many seats; it is one piece without. `before` is the position that it begins with, if it does not
   * begin with the game.
   */
  chapters?(seats: number, before: V | null): Reader;
  /** What keys do in this game, beside those of every table. */
  keys?: readonly KeyHelp[];
  /** How long this step needs to be seen, in milliseconds at the normal pace, when it is more than a single piece moving (900). */
  duration?(step: Step<V, E>): number | undefined;
  /**
   * The view with the viewer's move in it, to be shown until the server has answered: the piece where it goes and gone from where it was, and nothing that
   * follows from it. `told` is what the server said beforehand that the action would do, if the page has asked. Null for whatever draws or reveals something,
   * ends a part of the game, or does what the page cannot know.
   */
  foresee?(view: V, action: string, told: unknown): V | null;
  /**
   * Takes an action that was chosen elsewhere, in a hint, as if it had been chosen on the board, where more is asked before it is sent: which cards pay, say.
   * False if there is nothing to ask.
   */
  take?(session: GameSession<V, E>, action: string): boolean;
  /** Where the help explains what is to be decided, and what the coach says about it. */
  coach?: Coach;
  /** The rules help as Markdown, loaded when somebody opens it. */
  help: Record<Language, () => Promise<string>>;
}

export interface Phase {
  id: string;
  message: Message;
  current: boolean;
}

export interface FinaleProps<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  session: GameSession<V, E>;
  /** True if the end has just come while the viewer watched: play the reveal from its beginning. Otherwise begin with the whole outcome. */
  live: boolean;
  /** Call it when the outcome is fully shown (or the viewer skipped to it): only then does the shell name the winner. */
  onfinished: () => void;
}

/** One table as its viewer sees it now. Reactive: read its fields in templates, `$derived` and `$effect`. */
export interface GameSession<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  /**
   * The view shown now. It may lag behind the newest while steps are played one after another, and while a move of the viewer's own is on its way it shows
   * that already.
   */
  readonly view: V;
  /** The step that led to `view`, but for a move that is on its way; null before the first. Its events are what there is to animate. */
  readonly step: Step<V, E> | null;
  /** True if `step` was just played forward; false after a jump (loading, undo, slider): then nothing should travel. */
  readonly animate: boolean;
  /** True if `view` is the newest. Only then are there legal actions. */
  readonly caughtUp: boolean;
  /** The actions that the viewer may take now, as text; [] unless `caughtUp`, all has been told, and it is their decision. */
  readonly legal: readonly string[];
  /** The viewer's seat; null for a spectator. In a replay, the seat from which it is seen. */
  readonly you: number | null;
  readonly seats: readonly Seat[];
  /** The variants that the table has chosen. */
  readonly options: Table["options"];
  /** What has been told up to `view`, step by step. After loading a page the past arrives a moment later. */
  readonly log: readonly LogStep[];
  /** The seats that have to decide; none while the board is still telling how it came to that, and none in a game that was closed. */
  readonly actors: readonly number[];
  /** The viewer's seat is one of them. Whatever asks for a decision is shown only then, also while a move is on its way and nothing is legal. */
  readonly deciding: boolean;
  /** The connection is lost, and nothing can be done before it is back. */
  readonly cutOff?: boolean;
  /** A move is on its way to the server. */
  readonly submitting: boolean;
  /** Spaces to highlight because a log line that names them is hovered or focused, or because something happened there since the viewer's last move. */
  readonly highlighted: ReadonlySet<string>;
  /** Spaces that a log line or a hint speaks of at the moment: a board that does not show their names anyway does so now. */
  readonly pointed: ReadonlySet<string>;
  readonly motion: Motion;

  /**
   * Sends a move; problems appear as a notice. Where it can be foreseen the view shows it at once, and as it was before if the server refuses it. `then` are
   * the moves that will be sent after it: what can be foreseen of them is shown together with it. Where the viewer wants to be asked first, it is sent when it
   * is played a second time.
   */
  play(action: string, then?: readonly string[], asked?: Asked): Promise<void>;
  /** The viewer wants to be asked before a move is sent. */
  readonly asks?: boolean;
  /** The viewer wants to be asked before a blunder is sent. */
  readonly warns?: boolean;
  /** What the viewer was asked about is not sent; `anew`: because there is another position. True if there was anything. */
  letGo?(anew?: boolean): boolean;
  /** Nothing more follows of what was to be sent after a move: the view is the position itself again. */
  settle?(): void;
  /** The viewer has seen what happened since their last move, or chooses something: it is highlighted no longer. True if anything was. */
  see?(): boolean;
  /** Asks why an action is not possible now, and shows the answer near the prompt. */
  why(action: string): Promise<Refusal | null>;
  /** What an action would do; kept for as long as the position stays. */
  preview(action: string): Promise<unknown>;
  /** Shows a passing explanation near the prompt, and has it read aloud. */
  explain(text: string): void;
  /** Refines the prompt while the player is half-way through choosing; null gives the server's prompt back. Every new view resets it. */
  setPrompt(message: Message | null): void;
  /**
   * For a board that shows a step bit by bit: so many lines of it have been told; null when all of it has. Until then the log says no more,
   * nobody is said to be deciding, and nothing can be chosen. Every new step resets it.
   */
  tell(lines: number | null): void;
  /** The name of a seat as people see it ("Anna", "Bot Livia"). */
  name(seat: number): string;
  /** Puts a message into the reader's words; seat arguments become names, as docs/api.md says. */
  t(id: string, args?: Record<string, string | number>): string;
}

export interface Motion {
  /** A duration in milliseconds, adapted to the pace setting; 0 if nothing should move. */
  duration(milliseconds: number): number;
  /** The user asked for reduced motion: cross-fade instead of travelling. */
  readonly reduced: boolean;
}

/** What the start page needs of every game, ready or coming: small, always loaded, the default export of `games/<key>/box.ts`. */
export interface GameBox {
  key: string;
  /** The game's accent as CSS colours that carry white text (light) and dark text (dark) at a contrast of 4.5. */
  accent: { light: string; dark: string };
  /** A small vignette, drawn into a 4:3 frame (viewBox 0 0 320 240); fills its container. */
  BoxArt: Component<Record<string, never>>;
}
