/** The view, events and previews of Palatinus, under short names. */

import type { PlaceInhabitant } from "../../generated/actions/palatinus";
import type * as generated from "../../generated/types";
import type { GameSession } from "../module";

export type PalatinusView = generated.PalatinusView;
export type PalatinusPreview = generated.PalatinusPreview;
export type PalatinusEvent = Extract<generated.Event, { type: `palatinus-event-${string}` }>;

export type TileView = PalatinusView["tiles"][number];
export type PieceView = PalatinusView["pieces"][number];
export type Role = NonNullable<PieceView["role"]>;
/** A kind of inhabitant, as the notation names it. */
export type Kind = PlaceInhabitant["kind"];
/** The letter of a hill and its tile. */
export type Letter = string;
/** A number that is not known exactly. */
export type Span = PalatinusPreview["hill"]["totals"][number];

type SoldiersActed = Extract<PalatinusEvent, { type: "palatinus-event-soldiers-acted" }>;
export type SoldierActed = SoldiersActed["soldiers"][number];
export type Captured = SoldiersActed["captured"][number];
export type HillScored = Extract<PalatinusEvent, { type: "palatinus-event-hill-scored" }>;
export type Influence = HillScored["influence"][number];

export type Session = GameSession<PalatinusView, PalatinusEvent>;
