import type { GameModule, Phase } from "../module";
import { chapters } from "./chapters";
import Board from "./Board.svelte";
import coach from "./coach";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { story } from "./finale/story";
import { foresee } from "./foresee";
import PlayerInfo from "./PlayerInfo.svelte";
import { durationOf, resolutionOf } from "./resolution.svelte";
import Tray from "./Tray.svelte";
import type { PillarsEvent, PillarsView } from "./types";

/** The number of the round, then its phases: cards, builders, the fourteen places. */
function phases({ phase, round, rounds, step }: PillarsView): Phase[] {
  return [
    { id: "round", message: { id: "pillars-round-of", args: { round, rounds } }, current: false },
    { id: "cards", message: { id: "pillars-phase-cards", args: {} }, current: phase === "cards" },
    { id: "builders", message: { id: "pillars-phase-builders", args: {} }, current: phase === "builders" },
    { id: "places", message: { id: "pillars-phase-places", args: { step } }, current: phase === "places" },
  ];
}

const pillars: GameModule<PillarsView, PillarsEvent> = {
  key: "pillars",
  Board,
  Tray,
  PlayerInfo,
  Finale,
  Diagram,
  phases,
  chapters,
  shown: (session) => resolutionOf(session).view,
  story,
  duration: durationOf,
  foresee,
  coach,
  help: {
    nl: () => import("$docs/rules/pillars.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/pillars.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/pillars.de.md?raw").then((file) => file.default),
  },
};

export default pillars;
