/** What was pointed at or chosen so far, and what follows from it. */

import { antiquity, type AntiquityAction } from "../../generated/actions/antiquity";
import { Choosing, type PartsOf, type Picks } from "../../lib/choosing.svelte";
import type { Message } from "../../lib/types";
import { holdingsOf, sitesOf, type Holdings, type Site } from "./board";
import { shapeOf } from "./buildings";
import { comingTo, type Coming } from "./coming";
import { total } from "./goods";
import { emptySquares, snapped, square, waysToPlace, type Placement } from "./grid";
import { yields, type Yield } from "./map/yields";
import type { Side } from "./share";
import {
  byHex,
  bySquare,
  hexMove,
  isOnMap,
  isOnSquare,
  keyOf,
  type HexMove,
  type SquareAction,
} from "./tools";
import type { AntiquityPreview, HexName, PlayerView, Session, SquareName } from "./types";

/** What lies open over the tray while a plan is made. */
export type Panel = "house" | "storage" | "bank" | "trade" | null;

/** What is picked, part by part. */
export interface Parts {
  /** What is to be built in the countryside, by its key. */
  tool: string;
  space: HexName;
  /** The first hex of a fishery. */
  first: HexName;
  /** A piece that was taken to be built. */
  piece: string;
  square: SquareName;
  turns: number;
}

function partsOf(action: AntiquityAction): PartsOf<Parts> {
  if (isOnMap(action)) {
    const { tool, hexes } = hexMove(action);
    return { tool: keyOf(tool), space: hexes, ...(action.verb === "fishery" ? { first: hexes } : {}) };
  }
  if (isOnSquare(action)) return { square: action.square };
  if (action.verb === "place") return { square: action.square, turns: action.turns };
  return action.verb === "build" ? { piece: action.piece } : {};
}

/** What the viewer has pointed at or chosen, shared by map, cities and tray, and what follows from it. */
export abstract class Chosen {
  /** Picks, points, and sends: some choices are several decisions, one after another. */
  readonly choosing: Choosing<AntiquityAction, Parts, AntiquityPreview>;
  panel: Panel = $state(null);
  /** Whose cities are shown; null for the own ones. */
  looked: number | null = $state(null);
  /** Where cities are shown one at a time, which one. */
  grid = $state(1);
  /** What is shown large though the phase would show the other: as long as the phase lasts, or nothing else is to be decided. */
  protected preferred: { side: Side; while: string } | null = $state.raw(null);
  /** Upright frames see the map upright. */
  upright = $state(0);
  /** Map and cities show where pollution and graves may come. */
  foreseeing = $state(false);

  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(this.session.view, this.upright));
  readonly holdings: Holdings = $derived.by(() => holdingsOf(this.session.view));
  readonly moves: readonly HexMove[] = $derived.by(() => this.choosing.legal.filter(isOnMap).map(hexMove));
  readonly squares: ReadonlyMap<SquareName, SquareAction[]> = $derived.by(() =>
    bySquare(this.choosing.legal.filter(isOnSquare)),
  );
  readonly buildable: ReadonlySet<string> = $derived.by(
    () => new Set(this.choosing.having("build").map(({ piece }) => piece)),
  );
  readonly free: ReadonlySet<SquareName> = $derived.by(() => emptySquares(this.own ?? { cities: [] }));

  /** The moves on the map that are still open after what was chosen. */
  readonly open: ReadonlyMap<HexName, HexMove[]> = $derived.by(() => {
    const { tool, first } = this;
    const moves = tool ? this.moves.filter((move) => keyOf(move.tool) === tool) : this.moves;
    return byHex(
      first ? moves.filter(({ action, hexes }) => action.verb === "fishery" && hexes.includes(first)) : moves,
    );
  });

  /** What is to come for whoever is looked at; null where nothing ever is. */
  readonly coming: Coming | null = $derived.by(() =>
    comingTo(this.session.view, this.seat, this.holdings, this.session.options),
  );
  /** With a building chosen for the countryside, or a city: what each place would yield. */
  readonly yields: ReadonlyMap<HexName, Yield> = $derived.by(() => {
    const kinds = new Set([...this.open.values()].flat().map(({ tool }) => keyOf(tool)));
    if (kinds.size !== 1) return new Map<HexName, Yield>();
    const { sites, holdings, own, session } = this;
    const land = { sites, holdings, own, options: session.options, left: session.view.goods_left };
    return yields(land, this.open);
  });

  /** A hex was chosen where several things are possible: its card stays open, so that the mouse can go over there and press one of them. */
  readonly #asking: HexName | null = $derived.by(() => {
    const moves = this.open.get(this.space ?? "") ?? [];
    return this.tool === null && moves.length > 1 ? this.space : null;
  });

  readonly pointedSpace = $derived.by(() => this.#asking ?? this.hoveredSpace ?? this.space);
  readonly pointedSquare = $derived.by(() => this.hoveredSquare ?? this.square);

  /** The move on the map that is pointed at. */
  readonly pointedMove: HexMove | null = $derived.by(() => {
    const { pointedAction } = this.choosing;
    if (pointedAction) return isOnMap(pointedAction) ? hexMove(pointedAction) : null;
    const moves = this.open.get(this.pointedSpace ?? "") ?? [];
    return moves.length === 1 || this.tool ? (moves[0] ?? null) : null;
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

  readonly ghost: Placement | null = $derived.by(() =>
    this.pointedSquare ? this.heldAt(this.pointedSquare) : null,
  );

  constructor(readonly session: Session) {
    this.choosing = new Choosing<AntiquityAction, Parts, AntiquityPreview>(session, antiquity, {
      partsOf,
      board: ["space", "square"],
      spared: ["tool", "first"],
      turning: { part: "turns", ways: () => this.ways },
      about: () => this.about(),
      refused: (part, picks) => this.refused(part, picks),
      prompt: () => this.prompt(),
    });
  }

  /** What a choice is about: as long as it stays the same, only the others went on who decide at the same time. */
  protected abstract about(): string;
  /** What to say of a pick that cannot be. */
  protected abstract refused(part: keyof Parts, picks: Picks<Parts>): AntiquityAction | Message | null;
  /** What to do next, half-way through choosing; null if nothing is chosen. */
  abstract prompt(): Message | null;

  // What is picked and pointed at -------------------------------------------------------------------------------------------

  get tool(): string | null {
    return this.choosing.picks.tool ?? null;
  }
  get space(): HexName | null {
    return this.choosing.picks.space ?? null;
  }
  get first(): HexName | null {
    return this.choosing.picks.first ?? null;
  }
  get taken(): string | null {
    return this.choosing.picks.piece ?? null;
  }
  get square(): SquareName | null {
    return this.choosing.picks.square ?? null;
  }
  get hoveredSpace(): HexName | null {
    return this.choosing.pointed.space ?? null;
  }
  get hoveredSquare(): SquareName | null {
    return this.choosing.pointed.square ?? null;
  }

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
  /** The piece in hand as it would lie at a square; null if there is none. */
  heldAt(at: SquareName): Placement | null {
    const piece = this.held;
    const city = this.own?.cities.find(({ number }) => number === square(at).city);
    return piece && city && this.seat === this.session.you
      ? snapped(piece, this.choosing.turned, at, city.size, this.free)
      : null;
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
    return phase === "storage" && this.session.legal.length > 0 && !this.can({ verb: "done" }) && due > room
      ? room
      : null;
  }

  // What is shown large -----------------------------------------------------------------------------------------------------

  /** The phase decides whether map or cities are large, until somebody says otherwise. */
  get side(): Side {
    const { phase, round } = this.session.view;
    if (round === 0) return "map";
    if (this.preferred?.while === this.#moment) return this.preferred.side;
    return phase === "city" || phase === "famine" || this.squares.size > 0 ? "city" : "map";
  }

  show(side: Side): void {
    this.preferred = { side, while: this.#moment };
  }

  get #moment(): string {
    const { phase, round } = this.session.view;
    return `${round} ${phase}`;
  }

  can(action: AntiquityAction): boolean {
    return this.choosing.can(action);
  }

  /** Several decisions, one after another; what had to be given and is given already is left out. */
  send(...actions: readonly AntiquityAction[]): void {
    this.stayingAtSquare(() => this.choosing.send(actions));
  }

  /** Where one piece was placed the next can be seen at once: the mouse is still there. */
  protected stayingAtSquare(change: () => void): void {
    const { square: at } = this.choosing.pointed;
    change();
    if (at) this.choosing.point("square", at);
  }
}
