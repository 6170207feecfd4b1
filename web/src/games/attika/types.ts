/** The view, events and previews of Attika, as in src/pentapolis/games/attika/view.py and events.py. */

import type { Axial } from "../../lib/hex";
import type { BaseView } from "../../lib/types";
import type { GameSession } from "../module";

export type Landscape = "water" | "forest" | "hill" | "mountain";
/** W, F, H, M; in costs also "*" for any, on tiles "." for none. */
export type Letter = string;
/** Numbers of cards by landscape; only those there are. */
export type Cards = Partial<Record<Landscape, number>>;
/** The name of a hex: tile, dot, position on it ("16.3"). */
export type HexName = string;

export interface TileView {
  tile: number;
  symbols: string;
  rotation: number;
  hexes: Axial[];
}

export interface TurnedTileView {
  tile: number;
  symbols: string;
}

export interface BuildingView {
  hex: HexName;
  seat: number;
  building: string;
}

export interface PlayerView {
  city: string;
  stacks: number[];
  main_left: Record<string, number>;
  others_left: Record<string, number>;
  stored: Record<string, number>;
  built: number;
  cards: number;
  hand: Cards | null;
  amphorae: number;
  settlements: HexName[][];
  groups: Record<string, number>;
  joined: string[];
}

export interface AttikaView extends BaseView {
  game: "attika";
  phase: "choose" | "acting" | "drawn" | "paying" | "tile" | "cards" | "over";
  mode: "draw" | "build" | null;
  turn: number;
  turn_of: number;
  actions_left: number | null;
  bought: boolean;
  starting_player: number;
  solo_race: boolean;
  race_turns: number | null;
  tiles: TileView[];
  tiles_left: number;
  turned_tile: TurnedTileView | null;
  shrines: Axial[];
  buildings: BuildingView[];
  building: string | null;
  site: HexName | null;
  paid: Cards;
  players: PlayerView[];
  deck: number;
  deck_when_shuffled: Cards;
  discard: Cards;
  amphorae: number;
  prices: Record<string, Record<HexName, number>>;
  chain: HexName[];
  joined_shrines: number[];
}

export interface AttikaPreview {
  building: string;
  hex: HexName;
  cost: string;
  free_by: HexName | null;
  symbols: HexName[];
  need: string;
  settlement: number;
  cards: number;
  ways: number;
  completes_group: string | null;
  wins: "all-built" | "shrines" | null;
}

export interface Price {
  cost: string;
  free_by: HexName | null;
  symbols: HexName[];
  need: string;
  settlement: number;
}

export interface BuildingDrawn {
  type: "attika-event-building-drawn";
  seat: number;
  stack: number;
  building: string;
}

export interface Stored {
  type: "attika-event-stored";
  seat: number;
  building: string;
}

export interface SiteChosen {
  type: "attika-event-site-chosen";
  seat: number;
  building: string;
  space: HexName;
  price: Price;
}

export interface CardPaid {
  type: "attika-event-card-paid";
  seat: number;
  landscape: Landscape;
}

export interface Built {
  type: "attika-event-built";
  seat: number;
  building: string;
  space: HexName;
  price: Price;
  paid: string;
}

export interface CardsDrawn {
  type: "attika-event-cards-drawn";
  seat: number;
  count: number;
  cards: string | null;
  reason: "unused" | "amphora" | "supply";
}

export interface Reshuffled {
  type: "attika-event-reshuffled";
  count: number;
}

export interface AmphoraEarned {
  type: "attika-event-amphora-earned";
  seat: number;
  group: string;
  spaces: HexName[];
  supplied: boolean;
}

export interface AmphoraSpent {
  type: "attika-event-amphora-spent";
  seat: number;
  purpose: "draw" | "build" | "card";
}

export interface TileTurned {
  type: "attika-event-tile-turned";
  seat: number;
  tile: number;
}

export interface TileLaid {
  type: "attika-event-tile-laid";
  seat: number;
  tile: number;
  q: number;
  r: number;
  rotation: number;
}

export interface TurnEnded {
  type: "attika-event-turn-ended";
  seat: number;
  turn: number;
}

export interface Ended {
  type: "attika-event-ended";
  ending: string;
  ranking: number[][];
  turn: number;
  chain: HexName[];
  shrines: number[];
}

export type AttikaEvent =
  | BuildingDrawn
  | Stored
  | SiteChosen
  | CardPaid
  | Built
  | CardsDrawn
  | Reshuffled
  | AmphoraEarned
  | AmphoraSpent
  | TileTurned
  | TileLaid
  | TurnEnded
  | Ended;

export type Session = GameSession<AttikaView, AttikaEvent>;
