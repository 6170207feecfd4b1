/** The view, events and previews of La Città, as in src/pentapolis/games/lacitta/view_types.py and events.py. */

import type { Axial } from "../../lib/hex";
import type { BaseView } from "../../lib/types";
import type { GameSession } from "../module";

/** The number of a road hex; a city has the name of its castle's hex. */
export type HexName = string;
export type Attraction = "culture" | "knowledge" | "health";
export type Arches = Record<Attraction, number>;

export interface RoadView {
  q: number;
  r: number;
  zone: string;
}

export interface AreaView {
  area: string;
  landscape: string;
  food: number;
  gold: number;
  cells: Axial[];
  hexes: HexName[];
}

export interface TileView {
  hex: HexName;
  building: string;
  food: number;
  gold: number;
}

export interface CityView {
  castle: HexName;
  seat: number;
  people: number;
  spare: number;
  limit: number | null;
  food: number;
  arches: Arches;
  attraction: Arches;
  complete: boolean;
  tiles: TileView[];
  neighbours: HexName[];
}

export interface FigureView {
  hex: HexName;
  purpose: Attraction | "harvest";
}

export interface PlayerView {
  gold: number;
  income: number;
  action_cards: number;
  castles: number;
  figures_left: number;
  figures: FigureView[];
  people: number;
  food: number;
  newcomers: number;
  founded: boolean;
  hungry: boolean;
  points: number;
  cards: string[];
  unseen: number;
  looked: number[];
}

export type PhaseName =
  | "castle"
  | "refresh"
  | "turn"
  | "send"
  | "build"
  | "pay"
  | "cheer"
  | "welcome"
  | "harvest"
  | "look"
  | "wish"
  | "remove"
  | "starve"
  | "over";

export interface LaCittaView extends BaseView {
  game: "lacitta";
  setup: "beginner" | "advanced";
  phase: PhaseName;
  year: number;
  years: number;
  round: number;
  rounds: number;
  start_player: number;
  turn_of: number;
  roads: RoadView[];
  zones: string[];
  areas: AreaView[];
  cities: CityView[];
  players: PlayerView[];
  pools: Record<string, number>;
  display: (string | null)[];
  card: string | null;
  price: number | null;
  left: number;
  site: HexName | null;
  city: HexName | null;
  surplus_tiles: number;
  victims: number;
  deck: number;
  discard: Record<string, number>;
  discard_unseen: number;
  voices: (Attraction | null)[];
  voices_left: Arches;
  wishes: Attraction[];
  too_near: HexName[];
  history: number[][];
  citizens_left: number | null;
  gold_left: number | null;
}

export interface LaCittaPreview {
  castle: HexName | null;
  gold: number;
  income: number;
  food: number;
  people: number;
  attraction: Arches;
  limit: number | null;
  completes: boolean;
  neighbours: HexName[];
  migrants: HexName[];
  ring: HexName[];
}

export interface YearBegan {
  type: "lacitta-event-year-began";
  year: number;
  start_player: number;
  voice: Attraction;
}

export interface Income {
  type: "lacitta-event-income";
  seat: number;
  gold: number;
  spaces: HexName[];
}

export interface Grown {
  type: "lacitta-event-grown";
  seat: number;
  castles: HexName[];
  full: HexName[];
}

export interface YearEnded {
  type: "lacitta-event-year-ended";
  year: number;
  points: number[];
}

export interface Built {
  type: "lacitta-event-built";
  seat: number;
  building: string;
  space: HexName;
  castle: HexName;
  gold: number;
  card: string | null;
}

/** Something of one player's that happened on one hex. */
export interface AtSpace {
  type: "lacitta-event-castle-placed" | "lacitta-event-site-chosen" | "lacitta-event-founded" | "lacitta-event-cheered" | "lacitta-event-harvested";
  seat: number;
  space: HexName;
}

export interface Welcomed {
  type: "lacitta-event-welcomed";
  seat: number;
  castle: HexName;
  people: number;
}

export interface VoicesRevealed {
  type: "lacitta-event-voices-revealed";
  voices: Attraction[];
  wishes: Attraction[];
}

export interface Migrated {
  type: "lacitta-event-migrated";
  seat: number;
  castle: HexName;
  attraction: number;
  seat_from: number;
  castle_from: HexName;
  attraction_from: number;
  wish: Attraction;
  joined: boolean;
}

export interface TileRemoved {
  type: "lacitta-event-tile-removed";
  seat: number;
  building: string;
  space: HexName;
  castle: HexName;
}

export interface CityLost {
  type: "lacitta-event-city-lost";
  seat: number;
  castle: HexName;
}

export interface Famine {
  type: "lacitta-event-famine";
  seat: number;
  food: number;
  people: number;
}

export interface Starved {
  type: "lacitta-event-starved";
  seat: number;
  castle: HexName;
}

export interface CardTaken {
  type: "lacitta-event-card-taken";
  seat: number;
  card: string;
  slot: number;
}

/** What the log alone tells. */
export interface Told {
  type:
    | "lacitta-event-penalised"
    | "lacitta-event-gold-taken"
    | "lacitta-event-card-priced"
    | "lacitta-event-looked"
    | "lacitta-event-card-turned-up"
    | "lacitta-event-reshuffled"
    | "lacitta-event-passed"
    | "lacitta-event-refreshed"
    | "lacitta-event-kept"
    | "lacitta-event-wish-chosen"
    | "lacitta-event-fed"
    | "lacitta-event-ended";
}

export type LaCittaEvent =
  | YearBegan
  | Income
  | Grown
  | YearEnded
  | Built
  | AtSpace
  | Welcomed
  | VoicesRevealed
  | Migrated
  | TileRemoved
  | CityLost
  | Famine
  | Starved
  | CardTaken
  | Told;

export type Session = GameSession<LaCittaView, LaCittaEvent>;
