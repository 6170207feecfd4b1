import { perSession } from "../../lib/per-session";
import type { Message } from "../../lib/types";
import {
  areasOf,
  cityAt,
  linksOf,
  placedOf,
  sitesOf,
  type Area,
  type Land,
  type Link,
  type Placed,
  type Site,
} from "./board";
import { build, cheer, cheersOf, found, isAtHex, look, sitesFor, take, wordsOf } from "./moves";
import type { Attraction, CityView, HexName, Session } from "./types";

/** What an action card does on the map besides building. */
export const FOUND = "found";

/** Phases in which a city is chosen: any of its tiles will do. */
const OF_CITIES = ["send", "welcome", "starve"];

/**
 * What the viewer has pointed at or chosen so far, shared by board and tray, and what follows from it.
 *
 * With a mouse or the keyboard, what is pointed at has already been shown, and choosing it plays. A finger cannot point without touching:
 * there the first tap only shows, and the second, or the button on the card, plays.
 */
export class Choice {
  /** A building to build, or `FOUND`. */
  tool: string | null = $state(null);
  hoveredTool: string | null = $state(null);
  space: string | null = $state(null);
  hoveredSpace: string | null = $state(null);
  /** A politics card that a finger asked about. */
  card: string | null = $state(null);
  /** An action that a button of the tray stands for, while it is pointed at. */
  hoveredAction: string | null = $state(null);
  /** Hidden voice cards to look at. */
  marked: readonly number[] = $state.raw([]);

  /** The land never changes: as text it is the same after every move, and the map is worked out once. */
  readonly #land: string = $derived.by(() => {
    const { zones, landscapes } = this.session.view;
    return JSON.stringify({ zones, landscapes } satisfies Land);
  });
  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(JSON.parse(this.#land) as Land));
  readonly areas: readonly Area[] = $derived.by(() => areasOf((JSON.parse(this.#land) as Land).landscapes));
  readonly placed: ReadonlyMap<HexName, Placed> = $derived.by(() => placedOf(this.session.view.cities));
  readonly links: readonly Link[] = $derived.by(() => linksOf(this.session.view.cities));
  readonly buildable: ReadonlyMap<string, ReadonlySet<HexName>> = $derived.by(() =>
    sitesFor(this.session.legal),
  );
  readonly foundable: ReadonlySet<HexName> = $derived.by(() => new Set(wordsOf(this.session.legal, FOUND)));
  readonly cheers: ReadonlyMap<HexName, Attraction[]> = $derived.by(() => cheersOf(this.session.legal));

  readonly pointedSpace = $derived.by(() => this.hoveredSpace ?? this.space);
  readonly pointedTool = $derived.by(() => this.hoveredTool ?? this.tool);

  /** The hexes that can be chosen now. */
  readonly targets: ReadonlySet<HexName> = $derived.by(() => this.#targets());

  /** The action that is pointed at, if it is legal. */
  readonly pointedAction: string | null = $derived.by(
    () => this.hoveredAction ?? this.#actionAt(this.pointedSpace),
  );

  constructor(private readonly session: Session) {}

  get ownCities(): CityView[] {
    return this.session.view.cities.filter(({ seat }) => seat === this.session.you);
  }

  /** The city that a hex belongs to. */
  cityOf(hex: HexName | null): CityView | null {
    return this.placed.get(hex ?? "")?.city ?? cityAt(this.session.view.cities, hex);
  }

  /** A way to use an action card, or a building, was chosen. */
  pickTool(tool: string): void {
    if (this.session.legal.length === 0) return;
    const open = tool === FOUND ? this.foundable.size > 0 : this.buildable.has(tool);
    if (!open) {
      void this.session.why(tool === FOUND ? found(this.#freeHex()) : build(tool, this.#freeHex()));
      return;
    }
    const same = this.tool === tool && this.session.view.phase === "turn";
    this.cancel();
    this.tool = same ? null : tool;
  }

  /** A politics card was clicked or tapped. */
  pickCard(card: string, touched = false): void {
    if (this.session.legal.length === 0) return;
    const action = take(card);
    if (touched && this.card !== card) {
      this.cancel();
      this.card = card;
      if (!this.session.legal.includes(action)) void this.session.why(action);
    } else if (this.session.legal.includes(action)) {
      void this.session.play(action);
    } else {
      void this.session.why(action);
    }
  }

  /** A hex was clicked, tapped or entered. */
  pickSpace(hex: string, touched = false): void {
    if (this.session.legal.length === 0 || !this.sites.has(hex)) return;
    const action = this.#actionAt(hex);
    if (this.#several(hex)) {
      this.space = hex;
    } else if (action === null) {
      this.#refuse(hex);
    } else if (touched && this.space !== hex) {
      this.space = hex;
    } else {
      this.play(action);
    }
  }

  /** One of several things that a coloured citizen can stand for. */
  pickAttraction(attraction: Attraction): void {
    if (this.space) this.play(cheer(this.space, attraction));
  }

  /** A hidden voice card is marked or not; the second one is the choice. */
  mark(circle: number): void {
    this.marked = this.marked.includes(circle)
      ? this.marked.filter((other) => other !== circle)
      : [...this.marked, circle];
    if (this.marked.length === 2) this.play(look(this.marked));
  }

  play(action: string): void {
    this.hoveredSpace = this.hoveredAction = null; // what happens there now need not be explained
    void this.session.play(action);
  }

  /** Play what a finger has chosen. */
  confirm(): void {
    const action = this.#actionAt(this.space);
    if (action) this.play(action);
  }

  /** Forget what is chosen; said to be so if there was something. What a card leaves no choice about stays chosen. */
  cancel(): boolean {
    const tool = this.#onlyTool();
    const chosen = this.tool !== tool || this.space !== null || this.card !== null || this.marked.length > 0;
    this.tool = tool;
    this.hoveredTool = this.hoveredAction = this.space = this.card = null;
    this.marked = [];
    return chosen;
  }

  begin(): void {
    this.cancel();
  }

  /** What to do next, half-way through choosing; null if nothing is chosen. */
  prompt(): Message | null {
    const { tool, space } = this;
    if (space && this.cheers.has(space)) return { id: "lacitta-prompt-attraction", args: {} };
    if (space && this.#actionAt(space)) return { id: "lacitta-prompt-confirm", args: {} };
    if (tool === FOUND) return { id: "lacitta-prompt-found", args: {} };
    if (tool) return { id: "lacitta-prompt-site", args: { building: tool } };
    return null;
  }

  #targets(): ReadonlySet<HexName> {
    const { legal, view } = this.session;
    if (legal.length === 0) return new Set();
    if (isAtHex(view.phase)) return new Set(wordsOf(legal, view.phase));
    if (view.phase === "cheer") return new Set(this.cheers.keys());
    const tool = this.pointedTool;
    if (tool === FOUND) return this.foundable;
    return this.buildable.get(tool ?? "") ?? new Set();
  }

  #several(hex: HexName): boolean {
    return (this.cheers.get(hex)?.length ?? 0) > 1;
  }

  #actionAt(hex: HexName | null): string | null {
    if (hex === null) return null;
    const { phase } = this.session.view;
    const target = OF_CITIES.includes(phase) ? (this.cityOf(hex)?.castle ?? hex) : hex;
    if (!this.targets.has(target)) return null;
    if (isAtHex(phase)) return `${phase} ${target}`;
    if (phase === "cheer") {
      const only = this.cheers.get(target);
      return only?.length === 1 && only[0] ? cheer(target, only[0]) : null;
    }
    const { tool } = this;
    if (!tool) return null;
    return tool === FOUND ? found(target) : build(tool, target);
  }

  /** Say why nothing can be done there, or what has to be chosen first. */
  #refuse(hex: HexName): void {
    const { phase } = this.session.view;
    if (isAtHex(phase)) void this.session.why(`${phase} ${hex}`);
    else if (phase === "cheer") void this.session.why(cheer(hex, "culture"));
    else if (this.tool) void this.session.why(this.tool === FOUND ? found(hex) : build(this.tool, hex));
    else if (!this.placed.has(hex)) this.session.explain(this.session.t("lacitta-choose-first"));
  }

  /** With a card for one kind of building there is nothing else to choose. */
  #onlyTool(): string | null {
    const [only, ...others] = this.session.view.phase === "build" ? this.buildable.keys() : [];
    return others.length === 0 ? (only ?? null) : null;
  }

  /** Some hex beside an own city, to ask why nothing can be built. */
  #freeHex(): HexName {
    const beside = this.ownCities.flatMap(({ tiles }) =>
      tiles.flatMap(({ hex }) => this.sites.get(hex)?.beside ?? []),
    );
    return beside.find((hex) => !this.placed.has(hex)) ?? "1";
  }
}

/** The choice that belongs to a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session) => new Choice(session));
