// Made from the game's actions by `npm run types`. Do not edit.

import { names, Notation, numbers, type Value } from "../../lib/notation";

const STACK = numbers(1, 4);
const BUILDING = names("capital oracle theatre tavern plaza gymnasium statue market stadium temple quarry fortress tower well grain-field mill village harbour ship silver-mine mint vineyard vintner street".split(" "));
const HEX = names("1.0 1.1 1.2 1.3 1.4 1.5 1.6 2.0 2.1 2.2 2.3 2.4 2.5 2.6 3.0 3.1 3.2 3.3 3.4 3.5 3.6 4.0 4.1 4.2 4.3 4.4 4.5 4.6 5.0 5.1 5.2 5.3 5.4 5.5 5.6 6.0 6.1 6.2 6.3 6.4 6.5 6.6 7.0 7.1 7.2 7.3 7.4 7.5 7.6 8.0 8.1 8.2 8.3 8.4 8.5 8.6 9.0 9.1 9.2 9.3 9.4 9.5 9.6 10.0 10.1 10.2 10.3 10.4 10.5 10.6 11.0 11.1 11.2 11.3 11.4 11.5 11.6 12.0 12.1 12.2 12.3 12.4 12.5 12.6 13.0 13.1 13.2 13.3 13.4 13.5 13.6 14.0 14.1 14.2 14.3 14.4 14.5 14.6 15.0 15.1 15.2 15.3 15.4 15.5 15.6 16.0 16.1 16.2 16.3 16.4 16.5 16.6 17.0 17.1 17.2 17.3 17.4 17.5 17.6 18.0 18.1 18.2 18.3 18.4 18.5 18.6 19.0 19.1 19.2 19.3 19.4 19.5 19.6 20.0 20.1 20.2 20.3 20.4 20.5 20.6 21.0 21.1 21.2 21.3 21.4 21.5 21.6 22.0 22.1 22.2 22.3 22.4 22.5 22.6".split(" "));
const LANDSCAPE = names(["water", "forest", "hill", "mountain"]);
const Q = numbers(-66, 66);
const ROTATION = numbers(0, 5);

/** Turn up the top building of one of your stacks (stack 1 holds the main buildings): `draw 3`. */
export interface Draw {
  readonly verb: "draw";
  readonly stack: Value<typeof STACK>;
}

/** Build the drawn building, or one stored on the player board, on a free hex: `build fortress 16.3`. */
export interface Build {
  readonly verb: "build";
  readonly building: Value<typeof BUILDING>;
  readonly hex: Value<typeof HEX>;
}

/** Put the drawn building on the player board: `store`. */
export interface Store {
  readonly verb: "store";
}

/** Give a card for the chosen site; cards are given in the order of the landscapes: `pay hill`. */
export interface Pay {
  readonly verb: "pay";
  readonly landscape: Value<typeof LANDSCAPE>;
}

/** Lay the turned-up tile with its centre on a hex (q, r), turned by a number of sixths: `tile -4 1 0`. */
export interface LayTile {
  readonly verb: "tile";
  readonly q: Value<typeof Q>;
  readonly r: Value<typeof Q>;
  readonly rotation: Value<typeof ROTATION>;
}

/** Give an amphora for one more action: `amphora`. */
export interface SpendAmphora {
  readonly verb: "amphora";
}

/** Do nothing more this turn, and take the cards for unused actions: `finish`. */
export interface Finish {
  readonly verb: "finish";
}

/** Give an amphora for one more card: `amphora-card`. */
export interface AmphoraCard {
  readonly verb: "amphora-card";
}

/** Keep the amphorae and let the next player begin: `end`. */
export interface EndTurn {
  readonly verb: "end";
}

export type AttikaAction =
  | Draw
  | Build
  | Store
  | Pay
  | LayTile
  | SpendAmphora
  | Finish
  | AmphoraCard
  | EndTurn;

/** How its actions are read and written. */
export const attika = new Notation<AttikaAction>("attika", {
  "draw": { stack: STACK },
  "build": { building: BUILDING, hex: HEX },
  "store": {},
  "pay": { landscape: LANDSCAPE },
  "tile": { q: Q, r: Q, rotation: ROTATION },
  "amphora": {},
  "finish": {},
  "amphora-card": {},
  "end": {},
});
