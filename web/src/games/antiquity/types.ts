/** The view, events and previews of Antiquity, as in src/pentapolis/games/antiquity/view.py, events.py and plan_events.py. */

import type { Axial } from "../../lib/hex";
import type { BaseView } from "../../lib/types";
import type { GameSession } from "../module";

/** The name of a hex: its coordinates ("-3,1"). */
export type HexName = string;
/** The name of a square: city, row, column ("1A1"). */
export type SquareName = string;
export type Good = "wood" | "stone" | "grain" | "sheep" | "olives" | "fish" | "gold" | "wine" | "pearls" | "dye";
/** Numbers of goods; only those there are. */
export type Goods = Partial<Record<Good, number>>;
export type CountryKind = "woodcutter" | "farm" | "mine" | "fishery";
export type Saint = "nicolo" | "barbara" | "christofori" | "giorgio" | "maria";
export type Phase =
  | "first-cities"
  | "city"
  | "country"
  | "storage"
  | "harvest"
  | "exploration"
  | "famine"
  | "pollution"
  | "over";
export type PlanStep = "idle" | "place" | "pay" | "saint" | "second-house" | "exchange" | "move" | "bury" | "compose" | "offered";

export interface TileView {
  face: number;
  mirrored: boolean;
  rotation: number;
  centre: Axial;
  start: boolean;
  columns: string[];
}

export interface RangeView {
  good: Good;
  hexes: HexName[];
}

export interface CountryView {
  seat: number;
  kind: CountryKind;
  good: Good;
  hex: HexName;
  hexes: HexName[];
  goods: HexName[];
}

export interface BuildingView {
  building: string;
  piece: string;
  square: SquareName;
  anchor: SquareName;
  turns: number;
  squares: SquareName[];
  graves: SquareName[];
  manned: boolean;
  by_university: boolean;
  works: boolean;
}

export interface CityView {
  number: number;
  size: number;
  centre: HexName;
  hexes: HexName[];
  buildings: BuildingView[];
  houses: SquareName[];
  graves: SquareName[];
  empty: number;
}

export interface ForecastView {
  famine: number;
  food: number;
  granary: number;
  graves: number;
  spare: number;
  grave_room: number;
  pollution: number;
  pollution_room: number;
  capacity: number | null;
}

export interface OfferView {
  seat: number;
  partner: number;
  give: Goods;
  want: Goods;
}

export interface PlayerView {
  goods: Goods;
  men: number;
  idle: number;
  in_country: number;
  carts: number;
  houses: number[];
  unbuilt: string[];
  saint: Saint | null;
  saint_works: boolean;
  cities: CityView[];
  inns: HexName[];
  zone: HexName[];
  clean_hexes: number;
  forecast: ForecastView;
  planning: boolean;
  offer: OfferView | null;
  out: number | null;
  graves_removed: number;
  razed: boolean;
  cleaned: boolean;
  sown: boolean;
}

export interface PlanView {
  step: PlanStep;
  piece: string | null;
  squares: SquareName[];
  free: boolean;
  food: number;
  luxury: number;
  in_hand: string[];
  given: Goods;
  want: Goods;
  partner: number | null;
  spent: Goods;
  gained: Goods;
  can_take_back: boolean;
}

export interface SupplyView {
  cart_shops: number;
  fountains: number;
  storage_elements: number;
  fisheries: number;
}

export interface SiteView {
  kind: "inn" | "city";
  hex: HexName;
  food: number;
  luxury: number;
  paid: Goods;
}

export interface AntiquityView extends BaseView {
  game: "antiquity";
  phase: Phase;
  phase_number: number;
  round: number;
  famine: number;
  order: number[];
  beginners: boolean;
  tiles: TileView[];
  cut: HexName[];
  polluted: HexName[];
  tokens: HexName[];
  hidden_tokens: Goods;
  ranges: RangeView[];
  country: CountryView[];
  players: PlayerView[];
  supply: SupplyView;
  plan: PlanView | null;
  trades: OfferView[];
  site: SiteView | null;
  due: number;
  harvesting: HexName[];
  cathedrals: number;
}

export interface AntiquityPreview {
  hexes: HexName[];
  good: Good | null;
  zone: HexName[];
  squares: SquareName[];
  fixed: Goods;
  food: number;
  luxury: number;
}

interface OnHexes<T extends string> {
  type: `antiquity-event-${T}`;
  spaces: HexName[];
}

/** Something at a place on the map. */
export interface HexEvent extends OnHexes<"country-built" | "city-founded" | "cleaned"> {
  seat: number;
  space: HexName;
}

export interface PollutedEvent extends OnHexes<"polluted"> {
  seat: number;
}

export interface Harvested {
  type: "antiquity-event-harvested";
  seat: number;
  kind: CountryKind;
  good: Good;
  space: HexName;
  kept: boolean;
  last: boolean;
}

export interface Explored {
  type: "antiquity-event-explored";
  seat: number;
  space: HexName;
  good: Good;
  famine: number;
  famine_rose: boolean;
}

export interface GravePlaced {
  type: "antiquity-event-grave-placed";
  seat: number;
  square: SquareName;
  building: string | null;
}

export interface Ended {
  type: "antiquity-event-ended";
  ending: string;
  ranking: number[][];
  round: number;
  fulfilled: number[];
  clean: number[];
}

/** What the page does not look into. */
export interface OtherEvent {
  type: `antiquity-event-${
    | "built"
    | "moved"
    | "manned"
    | "piece-chosen"
    | "piece-placed"
    | "good-paid"
    | "good-given"
    | "lifted"
    | "taken-back"
    | "offer-begun"
    | "offer-grown"
    | "offer-dropped"
    | "site-chosen"
    | "site-paid"
    | "phase-began"
    | "plan-finished"
    | "goods-lost"}`;
  seat: number;
}

export type AntiquityEvent = HexEvent | PollutedEvent | Harvested | Explored | GravePlaced | Ended | OtherEvent;

export type Session = GameSession<AntiquityView, AntiquityEvent>;
