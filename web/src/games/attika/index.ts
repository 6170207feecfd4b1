import type { GameModule, Phase, Step } from "../module";
import { chapters } from "./chapters";
import Board from "./Board.svelte";
import { take } from "./choice.svelte";
import coach from "./coach";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { headline, story } from "./finale/story";
import { foresee } from "./foresee";
import PlayerInfo from "./PlayerInfo.svelte";
import Tray from "./Tray.svelte";
import type { AttikaEvent, AttikaView } from "./types";
import { KEYS } from "./keys";

/** A turn: choose, then draw or build, then cards. */
function phases({ phase, mode }: AttikaView): Phase[] {
  const acting = phase !== "choose" && phase !== "cards" && phase !== "over";
  return [
    { id: "choose", message: { id: "attika-phase-choose", args: {} }, current: phase === "choose" },
    { id: "draw", message: { id: "attika-phase-draw", args: {} }, current: acting && mode === "draw" },
    { id: "build", message: { id: "attika-phase-build", args: {} }, current: acting && mode === "build" },
    { id: "cards", message: { id: "attika-phase-cards", args: {} }, current: phase === "cards" },
  ];
}

const PASSING = 60; // cards given one by one are only parts of one payment

function duration({ events }: Step<AttikaView, AttikaEvent>): number | undefined {
  const passing = ["attika-event-site-chosen", "attika-event-card-paid"];
  return events.length > 0 && events.every(({ type }) => passing.includes(type)) ? PASSING : undefined;
}

const attika: GameModule<AttikaView, AttikaEvent> = {
  key: "attika",
  Board,
  Tray,
  PlayerInfo,
  Finale,
  Diagram,
  phases,
  chapters,
  keys: KEYS,
  story,
  headline,
  score: (count) => ({ id: "attika-score", args: { count } }),
  duration,
  foresee,
  take,
  coach,
  help: {
    nl: () => import("$docs/rules/attika.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/attika.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/attika.de.md?raw").then((file) => file.default),
  },
};

export default attika;
