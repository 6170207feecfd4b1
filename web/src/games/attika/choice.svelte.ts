import type { Axial } from "../../lib/hex";
import { perSession } from "../../lib/per-session";
import type { Message } from "../../lib/types";
import {
  builtOf,
  settlementsOf,
  shrinesOf,
  sitesOf,
  tileAt,
  type Settlement,
  type Shrine,
  type Site,
} from "./board";
import { building, laying, paying, placesOf, sitesFor } from "./moves";
import { cheapest, dueOf, inOrder, missing, type Due } from "./payment";
import type { AttikaPreview, BuildingView, Cards, HexName, Landscape, Session, TileView } from "./types";
import { buildingName } from "./words";

/** A payment that is being put together, before anything is sent. */
export interface Payment {
  building: string;
  hex: HexName;
  /** What is to be paid, in letters, and as numbers together with the cost of a new settlement. */
  need: string;
  due: Due;
  cards: Cards;
}

/**
 * What the viewer has pointed at or chosen so far, shared by board and tray, and what follows from it.
 *
 * With a mouse or the keyboard, what is pointed at has already been shown, and choosing it plays. A finger cannot point without touching:
 * there the first tap only shows, and the second, or the button on the card, plays. Where there are several ways to pay, choosing a hex
 * opens the payment instead.
 */
export class Choice {
  building: string | null = $state(null);
  hoveredBuilding: string | null = $state(null);
  space: string | null = $state(null);
  hoveredSpace: string | null = $state(null);
  place: string | null = $state(null);
  hoveredPlace: string | null = $state(null);
  rotation: number = $state(0);
  payment: Payment | null = $state.raw(null);

  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(this.session.view.tiles));
  readonly shrines: readonly Shrine[] = $derived.by(() => shrinesOf(this.session.view.shrines));
  readonly built: ReadonlyMap<HexName, BuildingView> = $derived.by(() =>
    builtOf(this.session.view.buildings),
  );
  readonly settlements: readonly Settlement[] = $derived.by(() =>
    settlementsOf(this.session.view, this.sites),
  );
  readonly buildable: ReadonlyMap<string, ReadonlySet<HexName>> = $derived.by(() =>
    sitesFor(this.session.legal),
  );
  readonly places: ReadonlyMap<string, Axial> = $derived.by(() => placesOf(this.session.legal));

  readonly pointedSpace = $derived.by(() => this.hoveredSpace ?? this.space);
  readonly pointedBuilding = $derived.by(() => this.hoveredBuilding ?? this.building);
  readonly pointedPlace = $derived.by(() => this.hoveredPlace ?? this.place);

  /** The fewest cards that the chosen building costs on each free hex. */
  readonly prices: ReadonlyMap<HexName, number> = $derived.by(() => {
    const known =
      this.session.legal.length > 0 ? this.session.view.prices[this.pointedBuilding ?? ""] : undefined;
    return new Map(Object.entries(known ?? {}));
  });

  /** The build that is pointed at, if it is legal. */
  readonly pointedBuild = $derived.by(() => {
    const [id, hex] = [this.pointedBuilding, this.pointedSpace];
    return id && hex && this.buildable.get(id)?.has(hex) ? building(id, hex) : null;
  });

  /** The turned-up tile as it would lie where it is pointed to. */
  readonly ghost: TileView | null = $derived.by(() => {
    const [tile, at] = [this.session.view.turned_tile, this.places.get(this.pointedPlace ?? "")];
    return tile && at ? tileAt(tile, at, this.rotation) : null;
  });

  /** Cards that are still to be given for what was just built. */
  #queue: Landscape[] = [];

  constructor(private readonly session: Session) {}

  get layingNow(): boolean {
    return this.places.size > 0;
  }

  /** A building was chosen on the player board or by its key. */
  pickBuilding(id: string): void {
    if (this.session.legal.length === 0) return;
    if (id in this.session.view.prices) {
      const same = this.building === id && this.session.view.phase !== "drawn";
      this.cancel();
      this.building = same ? null : id;
    } else {
      void this.session.why(building(id, this.#anyHex()));
    }
  }

  /** A hex was clicked, tapped or entered. */
  pickSpace(hex: string, touched = false): void {
    if (this.session.legal.length === 0 || !this.sites.has(hex)) return;
    const id = this.building;
    if (id === null) {
      if (this.buildable.size > 0 && !this.built.has(hex))
        this.session.explain(this.session.t("attika-choose-building-first"));
    } else if (!this.buildable.get(id)?.has(hex)) {
      void this.session.why(building(id, hex));
    } else if (this.payment?.hex === hex) {
      this.confirm();
    } else if (touched && this.space !== hex) {
      this.payment = null;
      this.space = hex;
    } else {
      void this.#build(id, hex);
    }
  }

  /** A place for the turned-up tile was chosen. */
  pickPlace(name: string, touched = false): void {
    const at = this.places.get(name);
    if (!at) return;
    if (touched && this.place !== name) this.place = name;
    else void this.session.play(laying(at, this.rotation));
  }

  turn(steps: number): void {
    this.rotation = (this.rotation + steps + 6) % 6;
  }

  /** One card more or less in the payment. */
  give(landscape: Landscape, step: 1 | -1): void {
    const { payment } = this;
    if (!payment) return;
    const number = (payment.cards[landscape] ?? 0) + step;
    this.payment = { ...payment, cards: { ...payment.cards, [landscape]: number } };
  }

  /** Put the payment together again as suggested. */
  suggest(): void {
    const { payment } = this;
    const cards = payment && cheapest(payment.due, this.#hand());
    if (payment && cards) this.payment = { ...payment, cards };
  }

  /** Play what is chosen. */
  confirm(): void {
    const { payment } = this;
    const at = this.places.get(this.pointedPlace ?? "");
    if (at) void this.session.play(laying(at, this.rotation));
    else if (payment && missing(payment.due, payment.cards) === 0) this.#pay(payment);
    else if (!payment && this.building && this.space) void this.#build(this.building, this.space);
  }

  /** Forget what is chosen; said to be so if there was something. The drawn building stays chosen. */
  cancel(): boolean {
    const drawn =
      this.session.view.phase === "drawn" && this.session.legal.length > 0
        ? this.session.view.building
        : null;
    const chosen =
      this.building !== drawn || this.space !== null || this.place !== null || this.payment !== null;
    this.building = drawn;
    this.hoveredBuilding = this.space = this.place = this.payment = null;
    return chosen;
  }

  /** Begin anew in a new position: give the next card of a payment that is on its way, or let something be chosen. */
  begin(): void {
    const { legal, view } = this.session;
    this.cancel();
    this.rotation = 0;
    if (legal.length === 0) return;
    const [next, ...rest] = view.phase === "paying" ? this.#queue : [];
    this.#queue = rest;
    if (next && legal.includes(paying(next))) void this.session.play(paying(next));
  }

  /** What to do next, half-way through choosing; null if nothing is chosen. */
  prompt(): Message | null {
    const { building: id, space, payment } = this;
    if (this.layingNow && this.place !== null) return { id: "attika-prompt-turn-tile", args: {} };
    const name = id ? buildingName(this.session, id) : "";
    if (payment) return { id: "attika-prompt-choose-cards", args: { name } };
    if (id && space) return { id: "attika-prompt-confirm", args: { name } };
    if (id && this.session.view.phase !== "drawn") return { id: "attika-prompt-choose-hex", args: { name } };
    return null;
  }

  /** Build, and where there is a choice of cards ask for it first. */
  async #build(id: string, hex: HexName): Promise<void> {
    const preview = (await this.session.preview(building(id, hex))) as AttikaPreview | null;
    if (!preview || !this.buildable.get(id)?.has(hex)) return;
    const due = dueOf(preview.need, preview.settlement);
    const cards = preview.ways > 1 ? cheapest(due, this.#hand()) : null;
    if (cards) {
      this.space = hex;
      this.payment = { building: id, hex, need: preview.need, due, cards };
    } else {
      this.#play(building(id, hex));
    }
  }

  #pay({ building: id, hex, cards }: Payment): void {
    this.#queue = inOrder(cards);
    this.#play(building(id, hex));
  }

  #play(action: string): void {
    this.hoveredSpace = null; // what lies there now need not be explained
    void this.session.play(action);
  }

  #hand(): Cards {
    return this.session.view.players[this.session.you ?? -1]?.hand ?? {};
  }

  #anyHex(): HexName {
    return [...this.sites.keys()].find((hex) => !this.built.has(hex)) ?? "1.0";
  }
}

/** The choice that belongs to a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session) => new Choice(session));
