import key from "icon:key";
import ship from "icon:trireme";
import sun from "icon:sun";
import wolf from "icon:wolf-head";

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
/** Antiquity has black pieces, and no green ones whose emblem they could be confused with. */
export type Colour = (typeof COLOURS)[number] | "black";

export const EMBLEMS = ["wolf", "ox", "ship", "sun", "key"] as const;
export type Emblem = (typeof EMBLEMS)[number];

/** How the pieces of one colour look. Colour is never alone: every colour has its own emblem, shown on all its pieces. */
export interface Look {
  colour: Colour;
  /** The name of the emblem; its word is the message `emblem-<name>`. */
  emblem: Emblem;
  /** The outline of the emblem, for `Icon`. */
  icon: string;
  /** CSS values that follow light and dark mode: the piece itself, what is drawn on it, its rim, and a wash behind text. */
  fill: string;
  ink: string;
  rim: string;
  wash: string;
}

// game-icons has no ox that can be told at the size of a letter; this one is drawn in its manner.
const ox =
  "M56 84c-34 96 16 164 102 178l-38-6c-34-4-66 6-84 30 30 26 70 34 108 22 8 92 54 164 112 184 58-20 104-92 112-184 38 12 78 4 " +
  "108-22-18-24-50-34-84-30l-38 6c86-14 136-82 102-178-18 58-66 84-126 86-40-22-108-22-148 0-60-2-108-28-126-86Z" +
  "M190 306a20 20 0 1 1 40 0 20 20 0 1 1-40 0ZM282 306a20 20 0 1 1 40 0 20 20 0 1 1-40 0Z" +
  "M212 424a14 14 0 1 1 28 0 14 14 0 1 1-28 0ZM272 424a14 14 0 1 1 28 0 14 14 0 1 1-28 0Z";

const ICONS: Record<Emblem, string> = { wolf, ox, ship, sun, key };

function look(colour: Colour, emblem: Emblem): Look {
  return {
    colour,
    emblem,
    icon: ICONS[emblem],
    fill: `var(--player-${colour})`,
    ink: `var(--player-${colour}-ink)`,
    rim: `var(--player-${colour}-rim)`,
    wash: `var(--player-${colour}-wash)`,
  };
}

/** The colours start from Okabe and Ito's set, which people with any kind of colour vision can tell apart; see styles/tokens.css. */
export const LOOKS: Record<Colour, Look> = {
  red: look("red", "wolf"),
  blue: look("blue", "ship"),
  green: look("green", "ox"),
  yellow: look("yellow", "sun"),
  purple: look("purple", "key"),
  black: look("black", "ox"),
};

/** The look of a colour by the name that the server gives it. */
export function lookOf(colour: string | null | undefined): Look {
  return LOOKS[colour && colour in LOOKS ? (colour as Colour) : "red"];
}

/** The colours that seats will have when the game starts: the chosen ones, and for the others what is left, in order. */
export function coloursToBe(chosen: readonly (string | null)[], all: readonly string[]): (string | null)[] {
  const left = all.filter((colour) => !chosen.includes(colour));
  return chosen.map((colour) => colour ?? left.shift() ?? null);
}

/** How wide a letter is, beside a small one. */
function width(letter: string): number {
  if (/[MW]|\p{Emoji_Presentation}|\p{Extended_Pictographic}|\p{Script=Han}|\p{Script=Hangul}/u.test(letter))
    return 1.75;
  return /\p{Lu}/u.test(letter) ? 1.3 : 1;
}

/** A name that fits where so many small letters do, cut between letters as people see them: never inside an emoji. */
export function shortened(name: string, most: number): string {
  const letters = [...new Intl.Segmenter().segment(name)].map(({ segment }) => segment);
  let room = most;
  const kept = letters.findIndex((letter) => (room -= width(letter)) < 0);
  if (kept < 0) return name;
  room = most - 1; // for the dots
  const end = letters.findIndex((letter) => (room -= width(letter)) < 0);
  return `${letters.slice(0, Math.max(1, end)).join("").trimEnd()}…`;
}
