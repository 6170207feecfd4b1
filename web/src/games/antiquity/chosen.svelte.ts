/** What was pointed at or chosen so far, and what follows from it. */

import { holdingsOf, sitesOf, type Holdings, type Site } from "./board";
import { shapeOf } from "./buildings";
import { total } from "./goods";
import { emptySquares, snapped, square, waysToPlace, type Placement } from "./grid";
import { byHex, bySquare, hexMoves, wordsOf, type HexMove } from "./moves";
import type { HexName, PlayerView, Session, SquareName } from "./types";

/** What lies open over the tray while a plan is made. */
export type Panel = "house" | "storage" | "bank" | "trade" | null;

/** What the viewer has pointed at or chosen, shared by map, cities and tray; some choices are several decisions, sent one after another. */
export class Chosen {
  /** What is to be built in the countryside. */
  tool: string | null = $state(null);
  space: HexName | null = $state(null);
  hoveredSpace: HexName | null = $state(null);
  /** The first hex of a fishery. */
  first: HexName | null = $state(null);
  /** An action that is pointed at on the card of a hex. */
  hoveredAction: string | null = $state(null);
  /** A piece that was taken to be built. */
  taken: string | null = $state(null);
  turns = $state(0);
  square: SquareName | null = $state(null);
  hoveredSquare: SquareName | null = $state(null);
  panel: Panel = $state(null);
  /** Whose cities are shown; null for the own ones. */
  looked: number | null = $state(null);
  /** On narrow screens, which city is shown, and whether it is the cities that are in view. */
  grid = $state(1);
  side: "map" | "city" = $state("map");
  /** Upright screens see the map upright. */
  upright = $state(0);

  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(this.session.view, this.upright));
  readonly holdings: Holdings = $derived.by(() => holdingsOf(this.session.view));
  readonly moves: readonly HexMove[] = $derived.by(() => hexMoves(this.session.legal));
  readonly squares: ReadonlyMap<SquareName, string[]> = $derived.by(() => bySquare(this.session.legal));
  readonly buildable: ReadonlySet<string> = $derived.by(() => new Set(wordsOf(this.session.legal, "build")));
  readonly free: ReadonlySet<SquareName> = $derived.by(() => emptySquares(this.own ?? { cities: [] }));

  /** The moves on the map that are still open after what was chosen. */
  readonly open: ReadonlyMap<HexName, HexMove[]> = $derived.by(() => {
    const moves = this.tool ? this.moves.filter(({ tool }) => tool === this.tool) : this.moves;
    const { first } = this;
    return byHex(
      first ? moves.filter(({ verb, hexes }) => verb === "fishery" && hexes.includes(first)) : moves,
    );
  });

  readonly pointedSpace = $derived.by(() => this.hoveredSpace ?? this.space);
  readonly pointedSquare = $derived.by(() => this.hoveredSquare ?? this.square);

  /** The action on the map that is pointed at. */
  readonly pointedAction: string | null = $derived.by(() => {
    if (this.hoveredAction) return this.hoveredAction;
    const moves = this.open.get(this.pointedSpace ?? "") ?? [];
    return moves.length === 1 || this.tool ? (moves[0]?.action ?? null) : null;
  });

  /** The piece that is to be placed. */
  readonly held: string | null = $derived.by(() => {
    const { plan } = this.session.view;
    if (this.session.legal.length === 0) return null;
    return plan?.step === "place" || plan?.step === "move" ? plan.piece : this.taken;
  });

  /** The ways in which it may lie at this table, by their numbers. */
  readonly ways: readonly number[] = $derived.by(() =>
    this.held ? waysToPlace(this.held, this.session.view) : [0],
  );

  readonly ghost: Placement | null = $derived.by(() => {
    const [piece, at] = [this.held, this.pointedSquare];
    const city = at ? this.own?.cities.find(({ number }) => number === square(at).city) : undefined;
    return piece && at && city && this.seat === this.session.you
      ? snapped(piece, this.turns, at, city.size, this.free)
      : null;
  });

  #queue: string[] = [];

  constructor(protected readonly session: Session) {}

  get own(): PlayerView | undefined {
    return this.session.view.players[this.session.you ?? -1];
  }
  /** Whose cities are shown; who only watches follows whoever acts alone, and sees the winner's at the end. */
  get seat(): number {
    const { actors, order, result } = this.session.view;
    const acting = actors.length === 1 ? actors[0] : result?.ranking[0]?.[0];
    return this.looked ?? this.session.you ?? acting ?? order[0] ?? 0;
  }
  get layingNow(): boolean {
    return this.held !== null && shapeOf(this.held).join("").length > 1;
  }
  /** Something is to be chosen in the city. */
  get inCity(): boolean {
    const { phase, plan } = this.session.view;
    return (
      this.session.legal.length > 0 &&
      ((phase === "city" && plan?.step !== "offered") || this.squares.size > 0)
    );
  }

  /** Where less can be stored than must go: how many goods are kept; null otherwise. */
  get roomToKeep(): number | null {
    const { phase, due } = this.session.view;
    const room = total(this.own?.goods ?? {}) - due;
    return phase === "storage" && this.session.legal.length > 0 && !this.can("done") && due > room
      ? room
      : null;
  }

  can(action: string): boolean {
    return this.session.legal.includes(action);
  }

  /** Several decisions, one after another. */
  send(...actions: string[]): void {
    this.#queue = actions;
    this.hoveredSpace = this.hoveredAction = null;
    this.sendNext();
  }

  protected sendNext(): void {
    while (this.#queue.length > 0) {
      const action = this.#queue.shift() ?? "";
      if (!this.can(action)) continue; // what had to be given is given already
      void this.session.play(action);
      return;
    }
  }
}
