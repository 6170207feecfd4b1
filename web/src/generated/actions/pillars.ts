// Made from the game's actions by `npm run types`. Do not edit.

import { names, Notation, numbers, type Value } from "../../lib/notation";

const CARD = names(["sand-small", "sand-medium", "sand-large", "wood-small", "wood-medium", "wood-large", "stone-small", "stone-medium", "stone-large"]);
const CRAFTSMAN = names("r1-tool-maker r1-woodworker r1-mortar-mixer r1-mason r2-carpenter r2-mason r2-potter r2-architect r3-mason r3-carpenter r3-sculptor r3-potter r4-mason r4-carpenter r4-sculptor r4-glassblower r5-carpenter r5-goldsmith r5-sculptor r5-glassblower r6-goldsmith r6-sculptor r6-organ-builder r6-bell-maker".split(" "));
const CRAFTSMAN_2 = names("start-mortar-mixer start-woodworker start-stonecutter r1-tool-maker r1-woodworker r1-mortar-mixer r1-mason r2-carpenter r2-mason r2-potter r2-architect r3-mason r3-carpenter r3-sculptor r3-potter r4-mason r4-carpenter r4-sculptor r4-glassblower r5-carpenter r5-goldsmith r5-sculptor r5-glassblower r6-goldsmith r6-sculptor r6-organ-builder r6-bell-maker".split(" "));
const TARGET = names(["bishop", "kingsbridge-1", "kingsbridge-2", "priory", "court", "shiring-1", "shiring-2", "castle", "market", "start-player"]);
const CARD_2 = names(["thomas", "loyalty", "remigius"]);
const CHOICE = names(["protection", "resource"]);
const RESOURCE = names(["sand", "wood", "stone"]);
const NUMBER = numbers(1, 4);
const RESOURCE_2 = names(["sand", "wood", "stone", "metal"]);
const NUMBER_2 = numbers(1, 23);

/** Take a resource card of the display and send workers to its site: `take wood-small`. */
export interface TakeCard {
  readonly verb: "take";
  readonly card: Value<typeof CARD>;
}

/** Hire a craftsman of the display for gold: `hire r4-sculptor`. */
export interface Hire {
  readonly verb: "hire";
  readonly craftsman: Value<typeof CRAFTSMAN>;
}

/** Choose no more cards this round: `pass`. */
export interface Pass {
  readonly verb: "pass";
}

/** Part with a craftsman, because there is one too many or the building collapsed: `dismiss r1-mason`. */
export interface Dismiss {
  readonly verb: "dismiss";
  readonly craftsman: Value<typeof CRAFTSMAN_2>;
}

/** As start player, leave the drawn builder to its owner: `accept`. */
export interface Accept {
  readonly verb: "accept";
}

/** As start player, put the drawn builder back into the bag: `reject`. */
export interface Reject {
  readonly verb: "reject";
}

/** Place the builder, for the price on the dial or free of charge: `place court`, `place shiring-2`. */
export interface PlaceBuilder {
  readonly verb: "place";
  readonly target: Value<typeof TARGET>;
}

/** Let the builder wait next to its price, and place it last: `wait`. */
export interface Wait {
  readonly verb: "wait";
}

/** Use up an advantage card: `use remigius`. */
export interface UseAdvantage {
  readonly verb: "use";
  readonly card: Value<typeof CARD_2>;
}

/** Do not use what was offered, an advantage card or the archbishop's gift: `decline`. */
export interface Decline {
  readonly verb: "decline";
}

/** As the bishop's guest, be protected or take a resource: `bishop protection`, `bishop resource`. */
export interface BishopChoice {
  readonly verb: "bishop";
  readonly choice: Value<typeof CHOICE>;
}

/** As the bishop's guest, take one cube out of the market: `collect stone`. */
export interface Collect {
  readonly verb: "collect";
  readonly resource: Value<typeof RESOURCE>;
}

/** Buy cubes of one kind in the market: `buy wood 2`. */
export interface Buy {
  readonly verb: "buy";
  readonly resource: Value<typeof RESOURCE>;
  readonly number: Value<typeof NUMBER>;
}

/** Sell cubes of one kind in the market: `sell metal 1`. */
export interface Sell {
  readonly verb: "sell";
  readonly resource: Value<typeof RESOURCE_2>;
  readonly number: Value<typeof NUMBER_2>;
}

/** Take the builder out of the market: `stop`. */
export interface Stop {
  readonly verb: "stop";
}

/** Let the archbishop's gift raise the capacity of a craftsman: `boost r4-sculptor`. */
export interface Boost {
  readonly verb: "boost";
  readonly craftsman: Value<typeof CRAFTSMAN_2>;
}

/** Let a craftsman work once: `convert r4-sculptor`. */
export interface Convert {
  readonly verb: "convert";
  readonly craftsman: Value<typeof CRAFTSMAN_2>;
}

/** Let nobody else work this round: `finish`. */
export interface Finish {
  readonly verb: "finish";
}

/** Put a cube too many back: `return sand`. */
export interface Return {
  readonly verb: "return";
  readonly resource: Value<typeof RESOURCE_2>;
}

export type PillarsAction =
  | TakeCard
  | Hire
  | Pass
  | Dismiss
  | Accept
  | Reject
  | PlaceBuilder
  | Wait
  | UseAdvantage
  | Decline
  | BishopChoice
  | Collect
  | Buy
  | Sell
  | Stop
  | Boost
  | Convert
  | Finish
  | Return;

/** How its actions are read and written. */
export const pillars = new Notation<PillarsAction>("pillars", {
  "take": { card: CARD },
  "hire": { craftsman: CRAFTSMAN },
  "pass": {},
  "dismiss": { craftsman: CRAFTSMAN_2 },
  "accept": {},
  "reject": {},
  "place": { target: TARGET },
  "wait": {},
  "use": { card: CARD_2 },
  "decline": {},
  "bishop": { choice: CHOICE },
  "collect": { resource: RESOURCE },
  "buy": { resource: RESOURCE, number: NUMBER },
  "sell": { resource: RESOURCE_2, number: NUMBER_2 },
  "stop": {},
  "boost": { craftsman: CRAFTSMAN_2 },
  "convert": { craftsman: CRAFTSMAN_2 },
  "finish": {},
  "return": { resource: RESOURCE_2 },
});
