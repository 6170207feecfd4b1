// Made from the game's actions by `npm run types`. Do not edit.

import { names, Notation, numbers, type Value } from "../../lib/notation";

const SLOT = numbers(1, 6);
const ROTATION = numbers(0, 5);
const KIND = names(["wolf-merchant", "merchant", "wolf-farmer", "farmer", "soldier", "extra-wolf-merchant", "extra-merchant", "extra-wolf-farmer", "extra-farmer"]);
const SPACE = names("A0 A1 A2 A3 A4 A5 B0 B1 B2 B3 B4 B5 C0 C1 C2 C3 C4 C5 D0 D1 D2 D3 D4 D5 E0 E1 E2 E3 E4 E5 F0 F1 F2 F3 F4 F5 G0 G1 G2 G3 G4 G5".split(" "));
const WAY = names(["right", "left"]);

/** Lay the drawn tile in a slot of the ring, turned clockwise by a number of sixths: `lay 3 5`. */
export interface LayTile {
  readonly verb: "lay";
  readonly slot: Value<typeof SLOT>;
  readonly rotation: Value<typeof ROTATION>;
}

/** Place an inhabitant from your stock on an empty space: `place farmer C4`. */
export interface PlaceInhabitant {
  readonly verb: "place";
  readonly kind: Value<typeof KIND>;
  readonly space: Value<typeof SPACE>;
}

/** Settle how the tiles mesh, before the first one is laid: `mesh left` (option `handedness`). */
export interface Mesh {
  readonly verb: "mesh";
  readonly way: Value<typeof WAY>;
}

export type PalatinusAction =
  | LayTile
  | PlaceInhabitant
  | Mesh;

/** How its actions are read and written. */
export const palatinus = new Notation<PalatinusAction>("palatinus", {
  "lay": { slot: SLOT, rotation: ROTATION },
  "place": { kind: KIND, space: SPACE },
  "mesh": { way: WAY },
});
