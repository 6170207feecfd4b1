import { perSession } from "../../lib/per-session";
import type { Message } from "../../lib/types";
import { hillsOf, spacesOf, type BoardSpace, type Hill } from "./board";
import { roleOf } from "./kinds";
import { laying, layings, meshings, placements, placing } from "./moves";
import type { PieceView, Session } from "./types";

const SETTING = "pentapolis.palatinus.openWolves";

/**
 * What the viewer has pointed at or chosen so far, shared by board and tray, and what follows from it.
 *
 * With a mouse or the keyboard, what is pointed at has already been shown, and choosing it plays. A finger cannot point without touching:
 * there the first tap only shows, and the second, or the button on the card, plays.
 */
export class Choice {
  kind: string | null = $state(null);
  hoveredKind: string | null = $state(null);
  space: string | null = $state(null);
  hoveredSpace: string | null = $state(null);
  slot: number | null = $state(null);
  hoveredSlot: number | null = $state(null);
  rotation: number = $state(0);
  /** The owner wants to see under all own wolves all the time. */
  openWolves: boolean = $state(stored());

  readonly spaces: ReadonlyMap<string, BoardSpace> = $derived.by(() => spacesOf(this.session.view.tiles));
  readonly hills: readonly Hill[] = $derived.by(() => hillsOf(this.session.view.tiles));
  readonly pieces: ReadonlyMap<string, PieceView> = $derived.by(
    () => new Map(this.session.view.pieces.map((piece) => [piece.space, piece])),
  );
  readonly placements: ReadonlyMap<string, ReadonlySet<string>> = $derived.by(() =>
    placements(this.session.legal),
  );
  readonly layings: ReadonlyMap<number, number[]> = $derived.by(() => layings(this.session.legal));

  readonly meshings: readonly string[] = $derived.by(() => meshings(this.session.legal));

  /** Space, kind and place of the ring to show something about. */
  readonly pointedSpace = $derived.by(() => this.hoveredSpace ?? this.space);
  readonly pointedKind = $derived.by(() => this.hoveredKind ?? this.kind);
  readonly pointedSlot = $derived.by(() => this.hoveredSlot ?? this.slot);

  /** The placement that is pointed at, if it is legal. */
  readonly pointedPlacing = $derived.by(() => {
    const [kind, space] = [this.pointedKind, this.pointedSpace];
    return kind && space && this.placements.get(kind)?.has(space) ? placing(kind, space) : null;
  });

  constructor(private readonly session: Session) {}

  get placingNow(): boolean {
    return this.placements.size > 0;
  }

  get layingNow(): boolean {
    return this.layings.size > 0;
  }

  /** A space was clicked, tapped or entered. */
  pickSpace(space: string, touched = false): void {
    if (!this.placingNow) return;
    const kind = this.kind;
    const empty = !this.pieces.has(space);
    if (kind === null && empty) {
      this.space = this.space === space ? null : space;
    } else if (kind === null || !this.placements.get(kind)?.has(space)) {
      void this.session.why(placing(kind ?? this.#anyKind(), space));
    } else if (touched && this.space !== space) {
      this.space = space;
    } else {
      this.#play(placing(kind, space));
    }
  }

  /** A kind was chosen in the tray or by its key. */
  pickKind(kind: string, touched = false): void {
    if (!this.placingNow) return;
    if (!this.placements.has(kind)) {
      void this.session.why(placing(kind, this.space ?? this.#anySpace()));
    } else if (this.space !== null && this.kind === null && !touched) {
      this.#play(placing(kind, this.space));
    } else {
      this.kind = this.kind === kind && this.space === null ? null : kind;
    }
  }

  /** The next kind that may be placed, of those with this role. */
  pickRole(role: string): void {
    const kinds = [...this.placements.keys()].filter((kind) => roleOf(kind) === role);
    const next = kinds[(kinds.indexOf(this.kind ?? "") + 1) % kinds.length];
    if (next && next !== this.kind) this.kind = next;
    else if (!next && this.placingNow) this.pickKind(role);
  }

  /** A place of the ring was chosen. */
  pickSlot(slot: number, touched = false): void {
    if (!this.layingNow) return;
    if (!this.layings.has(slot)) {
      void this.session.why(laying(slot, this.rotation));
    } else if (touched && this.slot !== slot) {
      this.slot = slot;
    } else {
      this.#play(laying(slot, this.rotation));
    }
  }

  /** The starting player settled how the tiles mesh. */
  mesh(action: string): void {
    this.#play(action);
  }

  /** Play what is chosen. */
  confirm(): void {
    const slot = this.pointedSlot;
    if (this.layingNow && slot !== null) this.#play(laying(slot, this.rotation));
    else if (this.pointedPlacing) this.#play(this.pointedPlacing);
  }

  turn(steps: number): void {
    this.rotation = (this.rotation + steps + 6) % 6;
  }

  /** Forget what is chosen; said to be so if there was something. */
  cancel(): boolean {
    const chosen = this.kind !== null || this.space !== null || this.slot !== null;
    this.kind = this.hoveredKind = this.space = this.slot = null;
    return chosen;
  }

  /** Begin anew in a new position. A single kind is chosen already. */
  begin(): void {
    this.cancel();
    this.rotation = 0;
    if (this.placements.size === 1) this.kind = [...this.placements.keys()][0] ?? null;
  }

  /** What to do next, half-way through choosing; null if nothing is chosen. */
  prompt(): Message | null {
    const { kind, space } = this;
    if (this.layingNow && this.slot !== null) return { id: "palatinus-prompt-turn-tile", args: {} };
    if (!this.placingNow) return null;
    if (kind && space) return { id: "palatinus-prompt-confirm", args: { kind, space } };
    if (kind) return { id: "palatinus-prompt-choose-space", args: { kind } };
    if (space) return { id: "palatinus-prompt-choose-kind", args: { space } };
    return null;
  }

  keepWolvesOpen(open: boolean): void {
    this.openWolves = open;
    try {
      localStorage.setItem(SETTING, String(open));
    } catch {
      // private mode: the choice holds for this visit
    }
  }

  #play(action: string): void {
    this.hoveredSpace = null; // what lies there now need not be explained
    void this.session.play(action);
  }

  #anyKind(): string {
    return [...this.placements.keys()][0] ?? "merchant";
  }

  #anySpace(): string {
    return [...this.spaces.keys()].find((space) => !this.pieces.has(space)) ?? "A0";
  }
}

function stored(): boolean {
  try {
    return localStorage.getItem(SETTING) === "true";
  } catch {
    return false;
  }
}

/** The choice that belongs to a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session) => new Choice(session));
