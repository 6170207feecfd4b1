/** The view, events and previews of La Città, under short names; attractions are told apart by type. */

import type { Build, Take, Wish } from "../../generated/actions/lacitta";
import type * as generated from "../../generated/types";
import type { GameSession } from "../module";

/** The number of a road hex; a city has the name of its castle's hex. */
export type HexName = string;
export type Attraction = Wish["attraction"];
export type BuildingId = Build["building"];
/** A politics card. */
export type CardId = Take["card"];

/** The same, but with other types for some fields. */
type With<T, Fields> = Omit<T, keyof Fields> & Fields;

export type LaCittaView = With<
  generated.LaCittaView,
  { voices: (Attraction | null)[]; wishes: Attraction[] }
>;
export type PhaseName = LaCittaView["phase"];
export type CityView = LaCittaView["cities"][number];
export type TileView = CityView["tiles"][number];
export type PlayerView = LaCittaView["players"][number];
export type FigureView = PlayerView["figures"][number];
export type Arches = CityView["arches"];
export type LaCittaPreview = generated.LaCittaPreview;

type Untyped = Extract<generated.Event, { type: `lacitta-event-${string}` }>;
type Of<Type extends Untyped["type"]> = Extract<Untyped, { type: Type }>;

export type YearBegan = With<Of<"lacitta-event-year-began">, { voice: Attraction }>;
export type VoicesRevealed = With<
  Of<"lacitta-event-voices-revealed">,
  { voices: Attraction[]; wishes: Attraction[] }
>;
export type Migrated = With<Of<"lacitta-event-migrated">, { wish: Attraction }>;
export type TileRemoved = Of<"lacitta-event-tile-removed">;
export type CityLost = Of<"lacitta-event-city-lost">;
export type Famine = Of<"lacitta-event-famine">;
export type Starved = Of<"lacitta-event-starved">;
export type LaCittaEvent =
  | Exclude<Untyped, { type: (YearBegan | VoicesRevealed | Migrated)["type"] }>
  | YearBegan
  | VoicesRevealed
  | Migrated;

export type Session = GameSession<LaCittaView, LaCittaEvent>;
