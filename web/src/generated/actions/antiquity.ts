// Made from the game's actions by `npm run types`. Do not edit.

import { names, Notation, numbers, type Value } from "../../lib/notation";

const GOOD = names(["wood", "stone", "grain", "sheep", "olives", "fish", "gold", "wine", "pearls", "dye"]);
const HEX = names("-13,4 -13,5 -13,6 -13,7 -13,8 -12,3 -12,4 -12,5 -12,6 -12,7 -12,8 -11,2 -11,3 -11,4 -11,5 -11,6 -11,7 -11,8 -10,1 -10,2 -10,3 -10,4 -10,5 -10,6 -10,7 -10,8 -9,0 -9,1 -9,2 -9,3 -9,4 -9,5 -9,6 -9,7 -9,8 -8,0 -8,1 -8,2 -8,3 -8,4 -8,5 -8,6 -8,7 -7,0 -7,1 -7,2 -7,3 -7,4 -7,5 -7,6 -6,0 -6,1 -6,2 -6,3 -6,4 -6,5 -5,0 -5,1 -5,2 -5,3 -5,4 -4,0 -4,1 -4,2 -4,3 -4,4 -3,-1 -3,0 -3,1 -3,2 -3,3 -3,4 -2,-2 -2,-1 -2,0 -2,1 -2,2 -2,3 -2,4 -1,-3 -1,-2 -1,-1 -1,0 -1,1 -1,2 -1,3 -1,4 0,-4 0,-3 0,-2 0,-1 0,0 0,1 0,2 0,3 0,4 1,-4 1,-3 1,-2 1,-1 1,0 1,1 1,2 1,3 2,-4 2,-3 2,-2 2,-1 2,0 2,1 2,2 3,-4 3,-3 3,-2 3,-1 3,0 3,1 4,-4 4,-3 4,-2 4,-1 4,0 5,-4 5,-3 5,-2 5,-1 5,0 6,-5 6,-4 6,-3 6,-2 6,-1 6,0 7,-6 7,-5 7,-4 7,-3 7,-2 7,-1 7,0 8,-7 8,-6 8,-5 8,-4 8,-3 8,-2 8,-1 8,0 9,-8 9,-7 9,-6 9,-5 9,-4 9,-3 9,-2 9,-1 9,0 10,-8 10,-7 10,-6 10,-5 10,-4 10,-3 10,-2 10,-1 11,-8 11,-7 11,-6 11,-5 11,-4 11,-3 11,-2 12,-8 12,-7 12,-6 12,-5 12,-4 12,-3 13,-8 13,-7 13,-6 13,-5 13,-4 0,5 0,6 0,7 0,8 0,9 1,4 1,5 1,6 1,7 1,8 1,9 2,3 2,4 2,5 2,6 2,7 2,8 2,9 3,2 3,3 3,4 3,5 3,6 3,7 3,8 3,9 4,1 4,2 4,3 4,4 4,5 4,6 4,7 4,8 4,9 5,1 5,2 5,3 5,4 5,5 5,6 5,7 5,8 6,1 6,2 6,3 6,4 6,5 6,6 6,7 7,1 7,2 7,3 7,4 7,5 7,6 8,1 8,2 8,3 8,4 8,5 -9,9 -9,10 -9,11 -9,12 -9,13 -8,8 -8,9 -8,10 -8,11 -8,12 -8,13 -7,7 -7,8 -7,9 -7,10 -7,11 -7,12 -7,13 -6,6 -6,7 -6,8 -6,9 -6,10 -6,11 -6,12 -6,13 -5,5 -5,6 -5,7 -5,8 -5,9 -5,10 -5,11 -5,12 -5,13 -4,5 -4,6 -4,7 -4,8 -4,9 -4,10 -4,11 -4,12 -3,5 -3,6 -3,7 -3,8 -3,9 -3,10 -3,11 -2,5 -2,6 -2,7 -2,8 -2,9 -2,10 -1,5 -1,6 -1,7 -1,8 -1,9 -14,18 -14,19 -14,20 -14,21 -14,22 -13,17 -13,18 -13,19 -13,20 -13,21 -13,22 -12,16 -12,17 -12,18 -12,19 -12,20 -12,21 -12,22 -11,15 -11,16 -11,17 -11,18 -11,19 -11,20 -11,21 -11,22 -10,14 -10,15 -10,16 -10,17 -10,18 -10,19 -10,20 -10,21 -10,22 -9,14 -9,15 -9,16 -9,17 -9,18 -9,19 -9,20 -9,21 -8,14 -8,15 -8,16 -8,17 -8,18 -8,19 -8,20 -7,14 -7,15 -7,16 -7,17 -7,18 -7,19 -6,14 -6,15 -6,16 -6,17 -6,18 -5,14 -5,15 -5,16 -5,17 -5,18 -4,13 -4,14 -4,15 -4,16 -4,17 -4,18 -3,12 -3,13 -3,14 -3,15 -3,16 -3,17 -3,18 -2,11 -2,12 -2,13 -2,14 -2,15 -2,16 -2,17 -2,18 -1,10 -1,11 -1,12 -1,13 -1,14 -1,15 -1,16 -1,17 -1,18 0,10 0,11 0,12 0,13 0,14 0,15 0,16 0,17 1,10 1,11 1,12 1,13 1,14 1,15 1,16 2,10 2,11 2,12 2,13 2,14 2,15 3,10 3,11 3,12 3,13 3,14 4,10 4,11 4,12 4,13 4,14 5,9 5,10 5,11 5,12 5,13 5,14 6,8 6,9 6,10 6,11 6,12 6,13 6,14 7,7 7,8 7,9 7,10 7,11 7,12 7,13 7,14 8,6 8,7 8,8 8,9 8,10 8,11 8,12 8,13 8,14 9,6 9,7 9,8 9,9 9,10 9,11 9,12 9,13 10,6 10,7 10,8 10,9 10,10 10,11 10,12 11,6 11,7 11,8 11,9 11,10 11,11 12,6 12,7 12,8 12,9 12,10".split(" "));
const PIECE = names("theology biology alchemy philosophy university brewery forced-labour stable harbour hospital explorer granary dump cathedral market cart-shop fountain storage-1x2 storage-1x4 storage-1x6 storage-2x2 storage-2x3 storage-2x4 storage-2x5 storage-2x6 storage-2x7 storage-3x4 storage-3x6 storage-4x4 storage-4x5 storage-4x6 storage-4x7 storage-5x6 house-1 house-2 house-3 house-4 house-5 house-6 house-7 house-8 house-9 house-10 house-11 house-12 house-13 house-14 house-15 house-16 house-17 house-18 house-19 house-20".split(" "));
const SQUARE = names("1A1 1A2 1A3 1A4 1A5 1A6 1A7 1B1 1B2 1B3 1B4 1B5 1B6 1B7 1C1 1C2 1C3 1C4 1C5 1C6 1C7 1D1 1D2 1D3 1D4 1D5 1D6 1D7 1E1 1E2 1E3 1E4 1E5 1E6 1E7 1F1 1F2 1F3 1F4 1F5 1F6 1F7 1G1 1G2 1G3 1G4 1G5 1G6 1G7 2A1 2A2 2A3 2A4 2A5 2A6 2B1 2B2 2B3 2B4 2B5 2B6 2C1 2C2 2C3 2C4 2C5 2C6 2D1 2D2 2D3 2D4 2D5 2D6 2E1 2E2 2E3 2E4 2E5 2E6 2F1 2F2 2F3 2F4 2F5 2F6 3A1 3A2 3A3 3A4 3A5 3A6 3B1 3B2 3B3 3B4 3B5 3B6 3C1 3C2 3C3 3C4 3C5 3C6 3D1 3D2 3D3 3D4 3D5 3D6 3E1 3E2 3E3 3E4 3E5 3E6 3F1 3F2 3F3 3F4 3F5 3F6 4A1 4A2 4A3 4A4 4A5 4A6 4B1 4B2 4B3 4B4 4B5 4B6 4C1 4C2 4C3 4C4 4C5 4C6 4D1 4D2 4D3 4D4 4D5 4D6 4E1 4E2 4E3 4E4 4E5 4E6 4F1 4F2 4F3 4F4 4F5 4F6".split(" "));
const TURNS = numbers(0, 7);
const SAINT = names(["nicolo", "barbara", "christofori", "giorgio", "maria"]);
const SEAT = numbers(0, 3);
const CROP = names(["grain", "sheep", "olives", "wine"]);
const ORE = names(["stone", "gold"]);
const CATCH = names(["fish", "pearls", "dye"]);
const DIRECTION = names(["S", "SE", "NE"]);

/** Do nothing more: finish the plan, end the turn, explore nothing, leave the second house: `done`. */
export interface Done {
  readonly verb: "done";
}

/** Give one good for what is being built: `pay fish`. */
export interface Pay {
  readonly verb: "pay";
  readonly good: Value<typeof GOOD>;
}

/** Found a city, the first one or another, with its centre on a hex: `city -2,4`. */
export interface FoundCity {
  readonly verb: "city";
  readonly hex: Value<typeof HEX>;
}

/** Choose a piece to build: `build granary`, `build storage-2x3`, `build house-5`. */
export interface Build {
  readonly verb: "build";
  readonly piece: Value<typeof PIECE>;
}

/** Put the piece down, top left at a square, turned clockwise by so many quarters: `place 1A1 0`. */
export interface Place {
  readonly verb: "place";
  readonly square: Value<typeof SQUARE>;
  readonly turns: Value<typeof TURNS>;
}

/** Dedicate the new Cathedral: `saint nicolo`. */
export interface ChooseSaint {
  readonly verb: "saint";
  readonly saint: Value<typeof SAINT>;
}

/** Send a man to a building, named by its first square: `man 1A1`. */
export interface Man {
  readonly verb: "man";
  readonly square: Value<typeof SQUARE>;
}

/** Remove a grave by the Hospital: `heal 1C3`. */
export interface Heal {
  readonly verb: "heal";
  readonly square: Value<typeof SQUARE>;
}

/** Raze your Cathedral by the Faculty of Theology: `raze`. */
export interface Raze {
  readonly verb: "raze";
}

/** Give a good to the bank on the Market: `exchange wood`. */
export interface Exchange {
  readonly verb: "exchange";
  readonly good: Value<typeof GOOD>;
}

/** Take a good from the bank for those given: `take stone`. */
export interface Take {
  readonly verb: "take";
  readonly good: Value<typeof GOOD>;
}

/** Rearrange: take up a building, named by its first square, with all that is on it: `lift 1A1`. */
export interface Lift {
  readonly verb: "lift";
  readonly square: Value<typeof SQUARE>;
}

/** Rearrange: take up a grave: `dig 1A1`. */
export interface Dig {
  readonly verb: "dig";
  readonly square: Value<typeof SQUARE>;
}

/** Take back the last step of your plan: `take-back`. */
export interface TakeBack {
  readonly verb: "take-back";
}

/** Begin an offer to another seat: `offer 1`. */
export interface Offer {
  readonly verb: "offer";
  readonly seat: Value<typeof SEAT>;
}

/** Add a good that the offer gives: `give wood`. */
export interface Give {
  readonly verb: "give";
  readonly good: Value<typeof GOOD>;
}

/** Add a good that the offer asks for: `want stone`. */
export interface Want {
  readonly verb: "want";
  readonly good: Value<typeof GOOD>;
}

/** Announce the offer: `propose`. */
export interface Propose {
  readonly verb: "propose";
}

/** Withdraw your offer, or put everything back that was lifted to be moved: `withdraw`. */
export interface Withdraw {
  readonly verb: "withdraw";
}

/** Accept the offer of a seat: `accept 0`. */
export interface Accept {
  readonly verb: "accept";
  readonly seat: Value<typeof SEAT>;
}

/** Decline the offer of a seat: `decline 0`. */
export interface Decline {
  readonly verb: "decline";
  readonly seat: Value<typeof SEAT>;
}

/** Build a woodcutter: `woodcutter 0,-3`. */
export interface BuildWoodcutter {
  readonly verb: "woodcutter";
  readonly hex: Value<typeof HEX>;
}

/** Build a farm, sown with one good of what it will grow: `farm wine 2,-2`. */
export interface BuildFarm {
  readonly verb: "farm";
  readonly crop: Value<typeof CROP>;
  readonly hex: Value<typeof HEX>;
}

/** Build a farm whose seed comes from the Faculty of Biology: `free-farm wine 2,-2`. */
export interface BuildFreeFarm {
  readonly verb: "free-farm";
  readonly crop: Value<typeof CROP>;
  readonly hex: Value<typeof HEX>;
}

/** Build a mine: `mine stone -3,-1`. */
export interface BuildMine {
  readonly verb: "mine";
  readonly ore: Value<typeof ORE>;
  readonly hex: Value<typeof HEX>;
}

/** Build a fishery on a hex and its neighbour in a direction: `fishery fish -1,2 S`. */
export interface BuildFishery {
  readonly verb: "fishery";
  readonly catch: Value<typeof CATCH>;
  readonly hex: Value<typeof HEX>;
  readonly direction: Value<typeof DIRECTION>;
}

/** Build an inn: `inn -2,3`. */
export interface BuildInn {
  readonly verb: "inn";
  readonly hex: Value<typeof HEX>;
}

/** Clean a hex and its neighbours by the Faculty of Alchemy: `clean -3,-1`. */
export interface Clean {
  readonly verb: "clean";
  readonly hex: Value<typeof HEX>;
}

/** Give up: `resign`. */
export interface Resign {
  readonly verb: "resign";
}

/** Give up a good for which there is no room: `discard wood`. */
export interface Discard {
  readonly verb: "discard";
  readonly good: Value<typeof GOOD>;
}

/** Take the good from a hex of the building whose turn it is: `harvest 1,-3`. */
export interface Harvest {
  readonly verb: "harvest";
  readonly hex: Value<typeof HEX>;
}

/** Reveal the exploration token on a hex: `explore -3,2`. */
export interface Explore {
  readonly verb: "explore";
  readonly hex: Value<typeof HEX>;
}

/** Put a grave on a square: `bury 1G7`. */
export interface Bury {
  readonly verb: "bury";
  readonly square: Value<typeof SQUARE>;
}

/** Put a pollution marker on a hex: `pollute 1,-1`. */
export interface Pollute {
  readonly verb: "pollute";
  readonly hex: Value<typeof HEX>;
}

export type AntiquityAction =
  | Done
  | Pay
  | FoundCity
  | Build
  | Place
  | ChooseSaint
  | Man
  | Heal
  | Raze
  | Exchange
  | Take
  | Lift
  | Dig
  | TakeBack
  | Offer
  | Give
  | Want
  | Propose
  | Withdraw
  | Accept
  | Decline
  | BuildWoodcutter
  | BuildFarm
  | BuildFreeFarm
  | BuildMine
  | BuildFishery
  | BuildInn
  | Clean
  | Resign
  | Discard
  | Harvest
  | Explore
  | Bury
  | Pollute;

/** How its actions are read and written. */
export const antiquity = new Notation<AntiquityAction>("antiquity", {
  "done": {},
  "pay": { good: GOOD },
  "city": { hex: HEX },
  "build": { piece: PIECE },
  "place": { square: SQUARE, turns: TURNS },
  "saint": { saint: SAINT },
  "man": { square: SQUARE },
  "heal": { square: SQUARE },
  "raze": {},
  "exchange": { good: GOOD },
  "take": { good: GOOD },
  "lift": { square: SQUARE },
  "dig": { square: SQUARE },
  "take-back": {},
  "offer": { seat: SEAT },
  "give": { good: GOOD },
  "want": { good: GOOD },
  "propose": {},
  "withdraw": {},
  "accept": { seat: SEAT },
  "decline": { seat: SEAT },
  "woodcutter": { hex: HEX },
  "farm": { crop: CROP, hex: HEX },
  "free-farm": { crop: CROP, hex: HEX },
  "mine": { ore: ORE, hex: HEX },
  "fishery": { catch: CATCH, hex: HEX, direction: DIRECTION },
  "inn": { hex: HEX },
  "clean": { hex: HEX },
  "resign": {},
  "discard": { good: GOOD },
  "harvest": { hex: HEX },
  "explore": { hex: HEX },
  "bury": { square: SQUARE },
  "pollute": { hex: HEX },
});
