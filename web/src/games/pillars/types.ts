/** The view, events and previews of The Pillars of the Earth, under short names. */

import type * as generated from "../../generated/types";
import type { GameSession } from "../module";

export type PillarsView = generated.PillarsView;
export type PlayerView = PillarsView["players"][number];
export type Stage = PillarsView["stage"];
export type PlaceId = Exclude<Stage, "cards" | "builders">;
export type PillarsEvent = Extract<generated.Event, { type: `pillars-event-${string}` }>;

export type Resource = "sand" | "wood" | "stone" | "metal";
/** What can be had and made: resources, gold and points. */
export type Good = Resource | "gold" | "points";

export type Gained = Extract<PillarsEvent, { type: "pillars-event-gained" }>;
export type Session = GameSession<PillarsView, PillarsEvent>;
