// Made from the game's actions by `npm run types`. Do not edit.

import { names, Notation, type Value } from "../../lib/notation";

const HEX = names("1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55 56 57 58 59 60 61 62 63 64 65 66 67 68 69 70 71 72 73 74 75 76 77 78 79 80 81 82 83 84 85 86 87 88 89 90 91 92 93 94 95 96 97 98 99 100 101 102 103 104 105 106 107 108 109 110 111 112 113 114 115 116 117 118 119 120 121 122 123 124 125 126 127 128 129 130 131 132 133 134 135 136 137 138 139 140 141 142 143 144 145 146 147 148 149 150 151 152 153 154 155 156 157 158 159 160 161 162 163".split(" "));
const BUILDING = names(["farm", "quarry", "school", "statue", "market", "well", "palazzo", "hospital", "bath", "cathedral", "university"]);
const CARD = names(["palazzo", "cathedral", "university", "hospital", "bath", "master-builder", "bread-and-games", "golden-times", "rich-harvest", "contact"]);
const GOLD = names("0 2 5".split(" "));
const ATTRACTION = names(["culture", "knowledge", "health"]);
const VOICES = names("1,2 1,3 2,3".split(" "));

/** Place a castle before the first year: `castle 79`. */
export interface PlaceCastle {
  readonly verb: "castle";
  readonly hex: Value<typeof HEX>;
}

/** Play an action card for gold: `gold`. */
export interface TakeGold {
  readonly verb: "gold";
}

/** Play an action card to found a city: `found 119`. */
export interface Found {
  readonly verb: "found";
  readonly hex: Value<typeof HEX>;
}

/** Choose the city whose citizen moves to the new one: `send 78`. */
export interface Send {
  readonly verb: "send";
  readonly castle: Value<typeof HEX>;
}

/** Build, with an action card or with the politics card that was taken: `build farm 79`. */
export interface Build {
  readonly verb: "build";
  readonly building: Value<typeof BUILDING>;
  readonly hex: Value<typeof HEX>;
}

/** Take a politics card from the display: `take palazzo`. */
export interface Take {
  readonly verb: "take";
  readonly card: Value<typeof CARD>;
}

/** Say how much gold to pay for the taken card: `pay 2`. */
export interface Pay {
  readonly verb: "pay";
  readonly gold: Value<typeof GOLD>;
}

/** Bread and games: put a coloured citizen on a building, for what it offers: `cheer 80 culture`. */
export interface Cheer {
  readonly verb: "cheer";
  readonly hex: Value<typeof HEX>;
  readonly attraction: Value<typeof ATTRACTION>;
}

/** Golden times: choose the city where the new citizens settle: `welcome 78`. */
export interface Welcome {
  readonly verb: "welcome";
  readonly castle: Value<typeof HEX>;
}

/** Rich harvest: choose the farm that counts twice this year: `harvest 79`. */
export interface Harvest {
  readonly verb: "harvest";
  readonly hex: Value<typeof HEX>;
}

/** Contact with the citizens: choose the two voice cards to look at: `look 1,3`. */
export interface Look {
  readonly verb: "look";
  readonly voices: Value<typeof VOICES>;
}

/** Play no card although one could (only with the option `voluntary_pass`): `pass`. */
export interface Pass {
  readonly verb: "pass";
}

/** Replace the oldest card of the display (only with the option `moving_display`): `refresh`. */
export interface Refresh {
  readonly verb: "refresh";
}

/** Leave the display as it is (only with the option `moving_display`): `keep`. */
export interface Keep {
  readonly verb: "keep";
}

/** Choose which of the people's two wishes counts for the city whose turn it is: `wish culture`. */
export interface Wish {
  readonly verb: "wish";
  readonly attraction: Value<typeof ATTRACTION>;
}

/** Give up a building that nobody is left for: `remove 80`. */
export interface Remove {
  readonly verb: "remove";
  readonly hex: Value<typeof HEX>;
}

/** Choose the city that loses a citizen to the famine: `starve 78`. */
export interface Starve {
  readonly verb: "starve";
  readonly castle: Value<typeof HEX>;
}

export type LaCittaAction =
  | PlaceCastle
  | TakeGold
  | Found
  | Send
  | Build
  | Take
  | Pay
  | Cheer
  | Welcome
  | Harvest
  | Look
  | Pass
  | Refresh
  | Keep
  | Wish
  | Remove
  | Starve;

/** How its actions are read and written. */
export const lacitta = new Notation<LaCittaAction>("lacitta", {
  "castle": { hex: HEX },
  "gold": {},
  "found": { hex: HEX },
  "send": { castle: HEX },
  "build": { building: BUILDING, hex: HEX },
  "take": { card: CARD },
  "pay": { gold: GOLD },
  "cheer": { hex: HEX, attraction: ATTRACTION },
  "welcome": { castle: HEX },
  "harvest": { hex: HEX },
  "look": { voices: VOICES },
  "pass": {},
  "refresh": {},
  "keep": {},
  "wish": { attraction: ATTRACTION },
  "remove": { hex: HEX },
  "starve": { castle: HEX },
});
