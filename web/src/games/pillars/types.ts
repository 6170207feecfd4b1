/** The view, events and previews of The Pillars of the Earth, as in src/pentapolis/games/pillars/view.py and events.py. */

import type { BaseView } from "../../lib/types";
import type { GameSession } from "../module";

export type Resource = "sand" | "wood" | "stone" | "metal";
/** What can be had and made: resources, gold and points. */
export type Good = Resource | "gold" | "points";
export type Counts = Readonly<Record<string, number>>;

export type PlaceId =
  | "event"
  | "bishop"
  | "wool-mill"
  | "kingsbridge"
  | "priory"
  | "forest"
  | "quarry"
  | "gravel-pit"
  | "court"
  | "shiring"
  | "castle"
  | "market"
  | "cathedral"
  | "start-player";

export type Decision =
  | "choose-card"
  | "dismiss"
  | "reject-builder"
  | "place-or-wait"
  | "place-free"
  | "bishop-choice"
  | "use-thomas"
  | "lose-craftsman"
  | "bishop-resource"
  | "use-loyalty"
  | "trade"
  | "boost"
  | "convert"
  | "return-resources"
  | "over";

export interface WorkersView {
  total: number;
  free: number;
  grey: number;
  black: number;
  at: Counts;
}

export interface PlayerView {
  gold: number;
  points: number;
  resources: Counts;
  workers: WorkersView;
  resource_cards: string[];
  craftsmen: string[];
  idle: string[];
  craftsman_limit: number;
  advantages: string[];
  passed: boolean;
  protected: boolean;
  walled: boolean;
  walled_next: boolean;
  bought: string[];
  sold: string[];
  tally: Counts;
}

export interface BuildersView {
  bag: number[];
  drawn: number | null;
  price: number;
  handled: number;
  rejections: number;
  waiting: { seat: number; cost: number }[];
  set_aside: number[];
}

export interface WorkshopView {
  seat: number;
  uses_left: Counts;
  boosted: string[];
  plan: string[];
  plan_points: number;
}

export interface PillarsView extends BaseView {
  game: "pillars";
  phase: "cards" | "builders" | "places" | "over";
  stage: "cards" | "builders" | PlaceId;
  step: number;
  decision: Decision;
  round: number;
  rounds: number;
  start_player: number;
  cathedral: string[];
  resource_cards: string[];
  resource_cards_left_out: string[];
  craftsmen: string[];
  shiring: (string | null)[];
  kingsbridge: (string | null)[];
  places: Readonly<Record<string, (number | null)[]>>;
  market: Counts;
  market_turn: number | null;
  court_metal: number;
  tax_roll: number | null;
  event: string | null;
  known_event: string | null;
  past_events: string[];
  builders: BuildersView;
  workshop: WorkshopView | null;
  players: PlayerView[];
  craftsmen_gone: string[];
  advantages_gone: string[];
  archbishop_scope: "one-craftsman" | "all-craftsmen";
}

export interface PillarsPreview {
  gold: number;
  points: number;
  resources: Counts;
  workers: number;
  wasted: number;
  over_limit: boolean;
  space: number | null;
}

interface Seated<T extends string> {
  type: `pillars-event-${T}`;
  seat: number;
}

export type StepBegan = { type: "pillars-event-step-began"; step: number; place: PlaceId };
export type Gained = Seated<"gained"> & { reason: string; wasted: number } & Record<Good, number>;
export type Paid = Seated<"paid"> & { due: number; paid: number; points: number };
export type PointsLost = Seated<"points-lost"> & { points: number };
export type Converted = Seated<"converted"> & { craftsman: string; gold: number; points: number; wasted: number };
export type Sold = Seated<"sold"> & { resource: Resource; number: number; gold: number; wasted: number };
export type Bought = Seated<"bought"> & { resource: Resource; number: number; gold: number };
export type BuilderDrawn = Seated<"builder-drawn"> & { cost: number };
export type BuilderPlaced = Seated<"builder-placed"> & { place: PlaceId; space: number; paid: number };
export type WorkersToMill = { type: "pillars-event-to-mill"; workers: number[] };
export type Peeked = Seated<"peeked"> & { event: string | null };

/** Events that tell nothing but their type, as far as the page is concerned: the log has their words. */
export interface PlainEvent {
  type:
    | `pillars-event-${"round-began" | "card-taken" | "hired" | "passed" | "dismissed" | "craftsman-left"}`
    | `pillars-event-${"builder-set-aside" | "builder-rejected" | "builder-accepted" | "builder-waits"}`
    | `pillars-event-${"revealed" | "bishop-chosen" | "advantage-used" | "declined" | "tax-rolled"}`
    | `pillars-event-${"advantage-gained" | "advantage-left" | "craftsman-gained" | "workers-promised" | "stopped"}`
    | `pillars-event-${"boosted" | "finished" | "returned" | "part-built" | "start-player" | "ended"}`;
}

export type PillarsEvent =
  | StepBegan
  | Gained
  | Paid
  | PointsLost
  | Converted
  | Sold
  | Bought
  | BuilderDrawn
  | BuilderPlaced
  | WorkersToMill
  | Peeked
  | PlainEvent;

export type Session = GameSession<PillarsView, PillarsEvent>;
