import ox from "icon:bull";
import key from "icon:key";
import ship from "icon:trireme";
import sun from "icon:sun";
import wolf from "icon:wolf-head";

export const COLOURS = ["red", "blue", "green", "yellow", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

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
};

/** The look of a colour by the name that the server gives it. */
export function lookOf(colour: string | null | undefined): Look {
  return LOOKS[(COLOURS as readonly string[]).includes(colour ?? "") ? (colour as Colour) : "red"];
}
