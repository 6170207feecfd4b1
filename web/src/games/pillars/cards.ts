/** The cards, goods and places of the box, with a picture for each. */

import aliena from "icon:oak-leaf";
import anvil from "icon:anvil";
import architect from "icon:compass";
import archbishop from "icon:pope-crown";
import bell from "icon:ringing-bell";
import bishop from "icon:chess-bishop";
import brickWall from "icon:defensive-wall";
import carpenter from "icon:hand-saw";
import castle from "icon:castle";
import cathedral from "icon:church";
import coins from "icon:coins-pile";
import collapse from "icon:broken-wall";
import completion from "icon:wheelbarrow";
import conflict from "icon:crossed-swords";
import crown from "icon:crown";
import ellen from "icon:third-eye";
import event from "icon:scroll-unfurled";
import festivities from "icon:trumpet-flag";
import flag from "icon:flying-flag";
import forest from "icon:forest";
import francis from "icon:monk-face";
import glass from "icon:window";
import gold from "icon:two-coins";
import goldsmith from "icon:crown-coin";
import generosity from "icon:receive-money";
import jack from "icon:chisel";
import kingsbridge from "icon:medieval-gate";
import laurels from "icon:laurel-crown";
import loyalty from "icon:wax-seal";
import madonna from "icon:drop";
import market from "icon:scales";
import mason from "icon:trowel";
import metal from "icon:metal-bar";
import mortar from "icon:full-wood-bucket";
import organ from "icon:pipe-organ";
import otto from "icon:miner";
import philip from "icon:prayer";
import potter from "icon:painted-pottery";
import priory from "icon:gothic-cross";
import quarry from "icon:war-pick";
import remigius from "icon:run";
import richard from "icon:cross-shield";
import sand from "icon:powder-bag";
import sculptor from "icon:stone-bust";
import shiring from "icon:village";
import snow from "icon:snowflake-2";
import stone from "icon:stone-block";
import stonecutter from "icon:flat-hammer";
import tax from "icon:tied-scroll";
import toledo from "icon:open-book";
import tom from "icon:stone-tower";
import volunteers from "icon:meeple-group";
import wood from "icon:log";
import woodworker from "icon:wooden-chair";
import wool from "icon:wool";
import { pillars } from "../../generated/boxes/pillars";
import type { Good, PlaceId, Resource } from "./types";

export const FIGURES = pillars.figures;
export const PARTS = pillars.parts;
export const RESOURCES: readonly Resource[] = pillars.resources.map(({ id }) => id);

export const GOOD_ICONS: Record<Good, string> = { sand, wood, stone, metal, gold, points: laurels };

/** The colours of the cubes, of gold and of points: what they are, what is drawn on them, and their edge. */
const GOOD_COLOURS: Record<Good, readonly [fill: string, ink: string, edge: string]> = {
  sand: ["#ead6a4", "#5b4514", "#a88a4c"],
  wood: ["#a8703f", "#fff6e6", "#5f3c1c"],
  stone: ["#b9bcc0", "#2c3138", "#6c7178"],
  metal: ["#4d7fb0", "#ffffff", "#234a72"],
  gold: ["#e9bf4c", "#4a3404", "#96701a"],
  points: ["#27408b", "#fff3cf", "#c9a23e"],
};

/** Style declarations with the colours of a good: --cube, --cube-ink, --cube-edge. */
export function cubeStyle(good: Good): string {
  const [fill, ink, edge] = GOOD_COLOURS[good];
  return `--cube: ${fill}; --cube-ink: ${ink}; --cube-edge: ${edge}`;
}

type FamilyId = (typeof pillars.families)[number]["id"];
const FAMILY_ICONS: Record<FamilyId, string> = {
  "mortar-mixer": mortar,
  woodworker,
  stonecutter,
  mason,
  "tool-maker": anvil,
  potter,
  architect,
  carpenter,
  sculptor,
  glassblower: glass,
  goldsmith,
  "bell-maker": bell,
  "organ-builder": organ,
};

/** Amounts by good, in the order of the box. */
export type Amounts = readonly (readonly [good: Good, count: number])[];

export interface Craftsman {
  id: string;
  round: number;
  family: string;
  cost: number;
  /** How often he can work in a round; 0 if he works once by himself. */
  capacity: number;
  takes: Amounts;
  makes: Amounts;
  /** The family without which he is idle. */
  needs: string | null;
  /** What has to be there without being spent. */
  needsHeld: Resource | null;
  boostable: boolean;
  icon: string;
}

const BOOSTABLE = new Set<string>(pillars.families.filter(({ boostable }) => boostable).map(({ id }) => id));

function amounts(found: object): Amounts {
  return (Object.entries(found) as [Good, number][]).filter(([, count]) => count !== 0);
}

export const CRAFTSMEN: ReadonlyMap<string, Craftsman> = new Map(
  pillars.craftsmen.map((entry) => [
    entry.id,
    {
      id: entry.id,
      round: entry.round,
      family: entry.family,
      cost: entry.cost,
      capacity: entry.capacity,
      takes: amounts(entry.takes ?? {}),
      makes: amounts(entry.makes),
      needs: entry.needs ?? null,
      needsHeld: entry.needs_held ?? null,
      boostable: BOOSTABLE.has(entry.family),
      icon: entry.id === "r1-woodworker" ? coins : FAMILY_ICONS[entry.family],
    },
  ]),
);

/** The families of craftsmen in the order of the box. */
export const FAMILIES: readonly string[] = pillars.families.map(({ id }) => id);

export function familyIcon(family: string): string {
  return FAMILY_ICONS[family as FamilyId];
}

/** A craftsman by the name that the notation gives him. */
export function craftsmanOf(id: string): Craftsman {
  const found = CRAFTSMEN.get(id);
  if (!found) throw new Error(`there is no craftsman "${id}"`);
  return found;
}

export type ResourceCard = (typeof pillars.resource_cards)[number];
export const RESOURCE_CARDS: readonly ResourceCard[] = pillars.resource_cards;

export function resourceCardOf(id: string): ResourceCard {
  const found = RESOURCE_CARDS.find((card) => card.id === id);
  if (!found) throw new Error(`there is no resource card "${id}"`);
  return found;
}

type AdvantageId = (typeof pillars.advantages)[number]["id"];
const ADVANTAGE_ICONS: Record<AdvantageId, string> = {
  aliena,
  richard,
  tom,
  francis,
  philip,
  ellen,
  jack,
  otto,
  thomas: archbishop,
  loyalty,
  remigius,
  toledo,
  "wool-fair": wool,
  madonna,
  festivities,
  completion,
};

export function advantageOf(id: string): {
  id: string;
  kind: "permanent" | "once" | "immediate";
  icon: string;
} {
  const found = pillars.advantages.find((card) => card.id === id);
  if (!found) throw new Error(`there is no advantage card "${id}"`);
  return { id, kind: found.kind, icon: ADVANTAGE_ICONS[found.id] };
}

type EventId = (typeof pillars.events)[number]["id"];
const EVENT_ICONS: Record<EventId, string> = {
  archbishop,
  volunteers,
  "royal-victory": flag,
  "castle-taken": castle,
  generosity,
  "extra-tax": tax,
  "cold-winter": snow,
  "city-wall": brickWall,
  collapse,
  conflict,
};

export function eventOf(id: string): { id: string; positive: boolean; icon: string } {
  const found = pillars.events.find((card) => card.id === id);
  if (!found) throw new Error(`there is no event "${id}"`);
  return { id, positive: found.positive, icon: EVENT_ICONS[found.id] };
}

export function isEvent(id: string): boolean {
  return id in EVENT_ICONS;
}

export interface Place {
  id: PlaceId;
  /** Its number in the order of a round. */
  step: number;
  spaces: number;
  /** Does a player choose the space? Elsewhere the first free one is taken. */
  chosen: boolean;
  /** What each space brings, where it brings something. */
  points: readonly number[];
  metal: readonly number[];
  icon: string;
}

const PLACE_ICONS: Record<PlaceId, string> = {
  event,
  bishop,
  "wool-mill": wool,
  kingsbridge,
  priory,
  forest,
  quarry,
  "gravel-pit": sand,
  court: crown,
  shiring,
  castle,
  market,
  cathedral,
  "start-player": flag,
};

export const PLACES: readonly Place[] = pillars.places.map((place, index) => ({
  id: place.id,
  step: index + 1,
  spaces: place.spaces,
  chosen: place.chosen ?? false,
  points: place.points ?? [],
  metal: place.metal ?? [],
  icon: PLACE_ICONS[place.id],
}));

export function isPlace(id: string): id is PlaceId {
  return id in PLACE_ICONS;
}

export function placeOf(id: string): Place {
  const found = PLACES.find((place) => place.id === id);
  if (!found) throw new Error(`there is no place "${id}"`);
  return found;
}

export interface Price {
  buy: number;
  sell: number;
}

export function priceOf(resource: Resource): Price {
  const found = pillars.resources.find(({ id }) => id === resource);
  return { buy: found?.buy_price ?? 0, sell: found?.sell_price ?? 0 };
}
