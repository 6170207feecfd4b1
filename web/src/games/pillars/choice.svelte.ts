import { perSession } from "../../lib/per-session";
import type { Message } from "../../lib/types";
import { priceOf } from "./cards";
import { targetOf } from "./layout";
import { after, trading } from "./moves";
import { resolutionOf } from "./resolution.svelte";
import type { PlayerView, Resource, Session } from "./types";

/** What can be done with an own craftsman now, by the verb of the notation. */
export type CraftsmanVerb = "convert" | "boost" | "dismiss";

/** Whose builders the start player accepts for the rest of a round: their own, or everybody's. */
export type Accepted = "mine" | "all";

/**
 * What the viewer has pointed at or chosen so far, shared by board and tray, and what follows from it.
 *
 * With a mouse or the keyboard choosing a place plays. A finger cannot point without touching: there the first tap only shows, and the
 * second, or the button on the card, plays. Whoever parts with a craftsman is asked once more.
 */
export class Choice {
  space: string | null = $state(null);
  hoveredSpace: string | null = $state(null);
  /** The craftsman to part with. */
  leaving: string | null = $state(null);
  /** The trade that is being put together. */
  trade: { resource: Resource; number: number } | null = $state.raw(null);

  readonly targets: ReadonlySet<string> = $derived.by(() => after(this.session.legal, "place"));
  readonly pointedSpace = $derived.by(() => this.hoveredSpace ?? this.space);

  /** What the own craftsmen can be asked for now. */
  readonly verb: CraftsmanVerb | null = $derived.by(() => {
    const { decision } = this.session.view;
    if (this.session.legal.length === 0) return null;
    if (decision === "dismiss" || decision === "lose-craftsman") return "dismiss";
    return decision === "convert" || decision === "boost" ? decision : null;
  });

  /** Whose builders the start player lets pass without being asked, and in which round. */
  #accepting: { whose: Accepted; round: number } | null = $state.raw(null);
  #queue: string[] = $state.raw([]);

  constructor(private readonly session: Session) {}

  get me(): PlayerView | null {
    return this.session.view.players[this.session.you ?? -1] ?? null;
  }

  /** The suggested plan is being played. */
  get working(): boolean {
    return this.#queue.length > 0;
  }

  can(action: string): boolean {
    return this.session.legal.includes(action);
  }

  /** Play an action, or ask why it cannot be played. */
  act(action: string): void {
    if (this.session.legal.length === 0) return;
    this.hoveredSpace = null;
    if (this.can(action)) void this.session.play(action);
    else void this.session.why(action);
  }

  /** A place was clicked, tapped or entered. */
  pickSpace(name: string, touched = false): void {
    const placing =
      this.session.view.decision === "place-or-wait" || this.session.view.decision === "place-free";
    if (!placing || this.session.legal.length === 0) {
      this.space = this.space === name ? null : name;
    } else if (!this.targets.has(name)) {
      this.space = name;
      this.#explain(name);
    } else if (touched && this.space !== name) {
      this.space = name;
    } else {
      this.act(`place ${name}`);
    }
  }

  /** An own craftsman was chosen. */
  pickCraftsman(id: string): void {
    if (this.verb === "dismiss") this.leaving = this.leaving === id ? null : id;
    else if (this.verb) this.act(`${this.verb} ${id}`);
  }

  /** One cube more to buy, or one more to sell; a trade is about one kind. */
  deal(resource: Resource, step: 1 | -1): void {
    const number = this.#dealt(resource) + step;
    if (number !== 0 && !this.can(trading(resource, number)))
      void this.session.why(trading(resource, number));
    else this.trade = number === 0 ? null : { resource, number };
  }

  canDeal(resource: Resource, step: 1 | -1): boolean {
    const number = this.#dealt(resource) + step;
    return number === 0 || this.can(trading(resource, number));
  }

  /** The gold that the trade brings, or below 0 costs. */
  get worth(): number {
    if (!this.trade) return 0;
    const { buy, sell } = priceOf(this.trade.resource);
    return -this.trade.number * (this.trade.number > 0 ? buy : sell);
  }

  /** Let all craftsmen work as the plan suggests, one after the other. */
  workAsPlanned(): void {
    this.#queue = [...(this.session.view.workshop?.plan ?? [])];
    this.#work();
  }

  /** Whose builders are accepted without asking for the rest of this round; null if every draw asks. */
  get accepting(): Accepted | null {
    return this.#accepting?.round === this.session.view.round ? this.#accepting.whose : null;
  }

  /** Accept the drawn builder, and those that follow it this round. */
  acceptFromNowOn(whose: Accepted): void {
    this.#accepting = { whose, round: this.session.view.round };
    this.#accept();
  }

  askAgain(): void {
    this.#accepting = null;
  }

  /** Play what is chosen. */
  confirm(): void {
    if (this.leaving) this.act(`dismiss ${this.leaving}`);
    else if (this.trade) this.act(trading(this.trade.resource, this.trade.number));
    else if (this.space) this.act(`place ${this.space}`);
  }

  /** Forget what is chosen; said to be so if there was something. */
  cancel(): boolean {
    const chosen = this.space !== null || this.leaving !== null || this.trade !== null;
    this.space = this.leaving = this.trade = null;
    return chosen;
  }

  /** Begin anew in a new position; a plan goes on. */
  begin(): void {
    this.cancel();
    if (this.session.legal.length === 0) return;
    this.#work();
    this.#accept();
  }

  /** What to do next, half-way through choosing; null if nothing is chosen. */
  prompt(): Message | null {
    const { view } = this.session;
    const { shaking, playing, beat } = resolutionOf(this.session);
    if (playing && beat) return { id: "pillars-prompt-resolving", args: { step: beat.step } };
    if (shaking) return { id: "pillars-prompt-shaking", args: { cost: view.builders.price } };
    if (this.leaving) return { id: "pillars-prompt-leaving", args: { craftsman: this.leaving } };
    return null;
  }

  #dealt(resource: Resource): number {
    return this.trade?.resource === resource ? this.trade.number : 0;
  }

  #accept(): void {
    const { view, you } = this.session;
    const covered = this.accepting === "all" || (this.accepting === "mine" && view.builders.drawn === you);
    if (covered && this.can("accept")) void this.session.play("accept");
  }

  #work(): void {
    const [next, ...rest] = this.#queue;
    this.#queue = next && this.can(`convert ${next}`) ? rest : [];
    if (next && this.can(`convert ${next}`)) void this.session.play(`convert ${next}`);
  }

  #explain(name: string): void {
    const target = targetOf(name);
    const spaces = this.session.view.places[target?.place ?? ""];
    if (spaces) void this.session.why(`place ${name}`);
    else this.session.explain(this.session.t("pillars-no-builders"));
  }
}

/** The choice that belongs to a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session) => new Choice(session));
