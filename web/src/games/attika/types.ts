/** The view, events and previews of Attika, under short names. */

import type { Pay } from "../../generated/actions/attika";
import type * as generated from "../../generated/types";
import type { GameSession } from "../module";

export type AttikaView = generated.AttikaView;
export type AttikaPreview = generated.AttikaPreview;
export type AttikaEvent = Extract<generated.Event, { type: `attika-event-${string}` }>;

export type TileView = AttikaView["tiles"][number];
export type TurnedTileView = generated.TurnedTileView;
export type BuildingView = AttikaView["buildings"][number];
export type PlayerView = AttikaView["players"][number];
export type Price = Extract<AttikaEvent, { type: "attika-event-built" }>["price"];

export type Landscape = Pay["landscape"];
/** W, F, H, M; in costs also "*" for any, on tiles "." for none. */
export type Letter = string;
/** Numbers of cards by landscape; only those there are. */
export type Cards = Partial<Record<Landscape, number>>;
/** The name of a hex: tile, dot, position on it ("16.3"). */
export type HexName = string;

export type Session = GameSession<AttikaView, AttikaEvent>;
