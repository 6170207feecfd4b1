import type { GameModule, Phase } from "../module";
import Board from "./Board.svelte";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { story } from "./finale/story";
import PlayerInfo from "./PlayerInfo.svelte";
import { durationOf } from "./resolution.svelte";
import Tray from "./Tray.svelte";
import type { PillarsEvent, PillarsView } from "./types";

/** A round: cards, builders, then the fourteen places. */
function phases({ phase, round, rounds, step }: PillarsView): Phase[] {
  const args = { round, rounds };
  return [
    { id: "cards", message: { id: "pillars-phase-cards", args }, current: phase === "cards" },
    { id: "builders", message: { id: "pillars-phase-builders", args }, current: phase === "builders" },
    { id: "places", message: { id: "pillars-phase-places", args: { ...args, step } }, current: phase === "places" },
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
  story,
  duration: durationOf,
  help: {
    nl: () => import("$docs/rules/pillars.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/pillars.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/pillars.de.md?raw").then((file) => file.default),
  },
};

export default pillars;
