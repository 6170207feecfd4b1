/** The view, events and previews of Antiquity, under short names; goods, saints and kinds are told apart by type. */

import type * as generated from "../../generated/types";
import type { GameSession } from "../module";

/** The name of a hex: its coordinates ("-3,1"). */
export type HexName = string;
/** The name of a square: city, row, column ("1A1"). */
export type SquareName = string;
export type Good =
  "wood" | "stone" | "grain" | "sheep" | "olives" | "fish" | "gold" | "wine" | "pearls" | "dye";
/** Numbers of goods; only those there are. */
export type Goods = Partial<Record<Good, number>>;
export type Saint = "nicolo" | "barbara" | "christofori" | "giorgio" | "maria";

/** The same, but with other types for some fields. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;
type Untold = generated.AntiquityView;

export type TileView = Untold["tiles"][number];
export type RangeView = With<Untold["ranges"][number], { good: Good }>;
export type CountryView = With<Untold["country"][number], { good: Good }>;
export type CountryKind = CountryView["kind"];
export type OfferView = With<Untold["trades"][number], { give: Goods; want: Goods }>;
export type PlayerView = With<
  Untold["players"][number],
  { goods: Goods; saint: Saint | null; offer: OfferView | null }
>;
export type CityView = PlayerView["cities"][number];
export type BuildingView = CityView["buildings"][number];
export type PlanView = With<
  NonNullable<Untold["plan"]>,
  { given: Goods; want: Goods; spent: Goods; gained: Goods }
>;
export type SiteView = With<NonNullable<Untold["site"]>, { paid: Goods }>;

export type AntiquityView = With<
  Untold,
  {
    hidden_tokens: Goods;
    ranges: RangeView[];
    country: CountryView[];
    players: PlayerView[];
    plan: PlanView | null;
    trades: OfferView[];
    site: SiteView | null;
  }
>;
export type Phase = AntiquityView["phase"];
export type AntiquityPreview = With<generated.AntiquityPreview, { good: Good | null; fixed: Goods }>;
export type AntiquityEvent = Extract<generated.Event, { type: `antiquity-event-${string}` }>;

export type Session = GameSession<AntiquityView, AntiquityEvent>;
