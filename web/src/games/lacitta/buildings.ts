/** Buildings and cards of the box, with a picture for each. */

import bath from "icon:bathtub";
import castle from "icon:castle";
import cathedral from "icon:church";
import contact from "icon:conversation";
import farm from "icon:barn";
import games from "icon:juggler";
import goldenTimes from "icon:cornucopia";
import harvest from "icon:sickle";
import hospital from "icon:caduceus";
import market from "icon:basket";
import masterBuilder from "icon:trowel";
import palazzo from "icon:ancient-columns";
import quarry from "icon:stone-block";
import school from "icon:open-book";
import statue from "icon:stone-bust";
import university from "icon:graduate-cap";
import well from "icon:well";
import { lacitta } from "../../generated/boxes/lacitta";
import type { Arches, Attraction, BuildingId, CardId } from "./types";

export const ATTRACTIONS: readonly Attraction[] = ["culture", "knowledge", "health"];

type Entry = (typeof lacitta.buildings)[number];

export interface Building {
  id: BuildingId;
  pool: string;
  tier: "simple" | "medium" | "large";
  /** In gold: with its own card (null: it has none), and with the master builder. */
  price: number | null;
  builderPrice: number;
  arches: Arches;
  besideWater: boolean;
  icon: string;
}

const ICONS: Record<BuildingId, string> = {
  farm,
  quarry,
  school,
  statue,
  market,
  well,
  palazzo,
  hospital,
  bath,
  cathedral,
  university,
};

function arches(entry: Entry): Arches {
  return { culture: 0, knowledge: 0, health: 0, ...entry.arches };
}

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  lacitta.buildings.map((entry) => [
    entry.id,
    {
      id: entry.id,
      pool: entry.pool,
      tier: entry.tier,
      price: entry.price ?? null,
      builderPrice: entry.builder_price,
      arches: arches(entry),
      besideWater: entry.beside_water ?? false,
      icon: ICONS[entry.id],
    },
  ]),
);

/** What an action card builds, in the order of the box. */
export const SIMPLE: readonly Building[] = [...BUILDINGS.values()].filter(({ tier }) => tier === "simple");

/** A building by the name that the notation gives it. */
export function buildingOf(id: string): Building {
  const found = BUILDINGS.get(id);
  if (!found) throw new Error(`La Città has no building "${id}"`);
  return found;
}

export const CASTLE = "castle";

/** The picture of a tile: a building, or a castle. */
export function tileIcon(id: string): string {
  return id === CASTLE ? castle : buildingOf(id).icon;
}

type CardEntry = (typeof lacitta.cards)[number];

export interface Card {
  id: CardId;
  count: number;
  icon: string;
  /** The building that it lets one build. */
  building: Building | null;
  /** What can be paid, and how much that brings. */
  choices: readonly { gold: number; amount: number }[];
}

const EVENT_ICONS: Partial<Record<CardEntry["id"], string>> = {
  "master-builder": masterBuilder,
  "bread-and-games": games,
  "golden-times": goldenTimes,
  "rich-harvest": harvest,
  contact,
};

export const CARDS: ReadonlyMap<string, Card> = new Map(
  lacitta.cards.map((entry) => {
    const building = entry.building ? buildingOf(entry.building) : null;
    const icon = EVENT_ICONS[entry.id] ?? building?.icon ?? "";
    return [entry.id, { id: entry.id, count: entry.count, icon, building, choices: entry.choices ?? [] }];
  }),
);

/** A politics card by the name that the notation gives it. */
export function cardOf(id: string): Card {
  const found = CARDS.get(id);
  if (!found) throw new Error(`La Città has no card "${id}"`);
  return found;
}

/** The least that a card costs: nothing where there is a choice that costs nothing. */
export function leastPrice({ building, choices, id }: Card): number {
  if (building) return building.price ?? 0;
  if (id === "master-builder")
    return Math.min(...[...BUILDINGS.values()].map(({ builderPrice }) => builderPrice));
  return Math.min(0, ...choices.map(({ gold }) => gold));
}

/** The least that the master builder asks for a building of each size. */
export const BUILDER_PRICES = {
  simple: builderPrice("simple"),
  medium: builderPrice("medium"),
  large: builderPrice("large"),
};

function builderPrice(tier: Building["tier"]): number {
  return Math.min(
    ...[...BUILDINGS.values()]
      .filter((building) => building.tier === tier)
      .map((building) => building.builderPrice),
  );
}

/** The free hexes between a new castle and every other city. */
export const CASTLE_DISTANCE = lacitta.distance.new_castle;
export const ACTION_GOLD = lacitta.action_card.gold;
export const FOUNDING_CITIZENS =
  lacitta.action_card.citizens_from_own_city + lacitta.action_card.citizens_from_supply;
export const LIMITS = lacitta.limit;
export const SCORING = lacitta.scoring;
export const VOICE_CARDS = lacitta.year.voice_cards;
export const ACTION_CARDS = lacitta.start.action_cards;
