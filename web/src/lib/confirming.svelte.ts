import { inWords } from "./action-words";
import type { Hints, Warning } from "./hints.svelte";
import { t } from "./i18n.svelte";
import { Proposal } from "./proposal.svelte";
import { settings } from "./settings.svelte";
import type { Asked, Message, Table } from "./types";

const CONSIDERING = 400; // milliseconds after which it is said that a move is being thought about

/** A table where somebody plays, as far as a move can be asked about. */
interface Playing {
  readonly table: Table;
  readonly legal: readonly string[];
  readonly deciding: boolean;
  readonly hints: Hints;
  readonly say: (message: Message) => string;
  play(action: string, then: readonly string[]): Promise<void>;
}

/** What comes between choosing a move and sending it, for whoever wants to be asked about every move or warned of blunders. */
export class Confirming {
  #proposal = new Proposal();
  #worded: { action: string; text: string | null } | null = $state.raw(null); // what the viewer is asked about, in words
  #warned: { action: string; warning: Warning } | null = $state.raw(null); // why the viewer is asked
  #considering = $state(false); // it takes a while to find out whether a move is a blunder

  constructor(
    private readonly playing: Playing,
    private readonly invite: string | null,
  ) {}

  /** The viewer wants to be asked about every move. */
  get asks(): boolean {
    return settings.confirms;
  }

  /** The viewer wants to be warned of blunders, and may be. */
  get warns(): boolean {
    return settings.warns && this.playing.hints.allowed;
  }

  /** Whether these moves may be sent now. If not, the viewer is asked, at once or if they turn out to be a blunder. */
  maySend(moves: readonly string[], asked: Asked): boolean {
    if (!this.asks && !this.warns) return true;
    if (!this.asks && !this.#proposal.isAsked && this.#proposal.isAbout(moves)) return false; // being thought about
    if (this.#proposal.settles(moves, asked, this.asks)) return true;
    const [action = ""] = moves;
    this.#warned = null;
    if (this.asks) void this.#putIntoWords(action);
    if (this.warns) void this.#consider(moves);
    return false;
  }

  /** The move that the viewer is asked about; null if there is none. */
  get proposed(): string | null {
    const [action] = this.#proposal.isAsked ? this.#proposal.moves : [];
    return action !== undefined && this.playing.legal.includes(action) ? action : null;
  }

  /** What the viewer is asked, in words as soon as the server has said them; null if there is nothing to ask. */
  get question(): string | null {
    return this.proposed === null ? null : (this.worded ?? t("confirm-this"));
  }

  /** The question, once it can be put into words. */
  get worded(): string | null {
    const [worded, { proposed }] = [this.#worded, this];
    if (!worded || worded.action !== proposed) return null;
    return worded.text === null ? t("confirm-this") : t("confirm-play", { action: worded.text });
  }

  /** Why the viewer should think about the proposed move once more; null if nothing is known against it. */
  get warning(): Warning | null {
    const warned = this.#warned;
    return warned && warned.action === this.proposed ? warned.warning : null;
  }

  /** A move was chosen and is being thought about; the viewer is not asked yet. */
  get weighs(): boolean {
    return this.#proposal.moves.length > 0 && !this.#proposal.isAsked;
  }

  /** That takes so long that it is said. */
  get lingers(): boolean {
    return this.#considering;
  }

  /** Send what the viewer was asked about. */
  agree(): void {
    const [action] = this.#proposal.moves;
    if (action === undefined || !this.playing.legal.includes(action)) this.letGo();
    else void this.playing.play(action, this.#proposal.agree().slice(1));
  }

  letGo(anew = false): boolean {
    // What is being thought about outlives moves of others who decide at the same time.
    if (anew && this.weighs && this.playing.deciding) return false;
    this.#considering = false;
    return this.#proposal.drop(anew);
  }

  /** Nothing follows any more on what was agreed to. */
  end(): void {
    this.#proposal.end();
  }

  /** Find out whether a move is a blunder; if not, and the viewer does not want to be asked anyway, it is sent. */
  async #consider(moves: readonly string[]): Promise<void> {
    const [action = ""] = moves;
    const timer = setTimeout(
      () => (this.#considering = !this.asks && this.#proposal.moves === moves),
      CONSIDERING,
    );
    const warning = await this.playing.hints.warning(action);
    clearTimeout(timer);
    if (this.#proposal.moves !== moves) return; // the viewer wants something else by now
    this.#considering = false;
    if (warning) {
      this.#warned = { action, warning };
      this.#proposal.ask();
    } else if (!this.asks) this.agree();
  }

  async #putIntoWords(action: string): Promise<void> {
    this.#worded = null;
    // Where there are no words for it, it is asked without.
    const { table, say } = this.playing;
    const text = await inWords(table.id, action, this.invite, say).catch(() => null);
    if (this.#proposal.moves[0] === action) this.#worded = { action, text };
  }
}
