/** The view, events and previews of Palatinus, as in src/pentapolis/games/palatinus/view.py and events.py. */

import type { Axial } from "../../lib/hex";
import type { BaseView } from "../../lib/types";
import type { GameSession } from "../module";

export type Role = "merchant" | "farmer" | "soldier";
export type Letter = string;

export interface TileView {
  letter: Letter;
  slot: number;
  rotation: number;
  centre: Axial;
  spaces: Axial[];
  springs: number[];
  laurel: number | null;
}

export interface PieceView {
  space: string;
  seat: number;
  colour: string;
  wolf: boolean;
  role: Role | null;
  fate: "captured" | "retreated" | null;
}

export interface StockView {
  total: number;
  kinds: Record<string, number>;
}

export interface WinningsView {
  captured: number;
  one_discs: number;
  two_discs: number;
  laurels: number[];
  points: number;
  items: number;
}

export interface PalatinusView extends BaseView {
  game: "palatinus";
  phase: "tiles" | "placement" | "over";
  starting_player: number;
  handedness: "right" | "left";
  empty_spring_also_empty_field: boolean;
  extra_colours: string[];
  round: number;
  rounds: number;
  soldier_lock: number;
  tiles: TileView[];
  next_tile: Letter | null;
  next_springs: number[];
  tiles_left: number;
  pieces: PieceView[];
  stocks: StockView[];
  winnings: WinningsView[];
}

export interface Span {
  least: number;
  most: number;
}

export interface PalatinusPreview {
  space: string;
  role: Role;
  influence: Span | null;
  merchants: Span | null;
  farmers: Span | null;
  hill: { hill: Letter; totals: Span[] };
}

export interface TileLaid {
  type: "palatinus-event-tile-laid";
  seat: number;
  letter: Letter;
  slot: number;
  rotation: number;
}

export interface TileDrawn {
  type: "palatinus-event-tile-drawn";
  seat: number;
  letter: Letter;
}

export interface LaurelsDealt {
  type: "palatinus-event-laurels-dealt";
  laurels: Record<Letter, number>;
}

export interface Placed {
  type: "palatinus-event-placed";
  seat: number;
  space: string;
  colour: string;
  wolf: boolean;
  role: Role | null;
}

export interface WolvesRevealed {
  type: "palatinus-event-wolves-revealed";
  wolves: { space: string; seat: number; role: Role }[];
}

export interface SoldierActed {
  space: string;
  seat: number;
  merchants: number;
  farmers: number;
  captures: string[];
}

export interface Captured {
  space: string;
  seat: number;
  role: Role;
  captor: number;
  discs: number[];
}

export interface SoldiersActed {
  type: "palatinus-event-soldiers-acted";
  hill: Letter;
  soldiers: SoldierActed[];
  captured: Captured[];
}

export interface Influence {
  space: string;
  seat: number;
  role: Role;
  points: number;
  parts: [space: string, points: number][];
}

export interface HillScored {
  type: "palatinus-event-hill-scored";
  hill: Letter;
  laurel: number;
  influence: Influence[];
  totals: number[];
  leaders: number[];
}

export interface Ended {
  type: "palatinus-event-ended";
  ranking: number[][];
  scores: number[];
  items: number[];
}

export type PalatinusEvent =
  | TileLaid
  | TileDrawn
  | LaurelsDealt
  | Placed
  | WolvesRevealed
  | SoldiersActed
  | HillScored
  | Ended;

export type Session = GameSession<PalatinusView, PalatinusEvent>;
