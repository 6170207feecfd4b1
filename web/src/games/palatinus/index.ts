import type { GameModule, Phase } from "../module";
import { chapters } from "./chapters";
import Board from "./Board.svelte";
import coach from "./coach";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { story } from "./finale/story";
import { foresee } from "./foresee";
import PlayerInfo from "./PlayerInfo.svelte";
import Tray from "./Tray.svelte";
import type { PalatinusEvent, PalatinusView } from "./types";
import { KEYS } from "./keys";

/** Laying tiles, placing round by round, the reveal. */
function phases({ phase, round, rounds }: PalatinusView): Phase[] {
  return [
    { id: "tiles", message: { id: "palatinus-phase-tiles", args: {} }, current: phase === "tiles" },
    {
      id: "placement",
      message:
        phase === "placement"
          ? { id: "palatinus-phase-round", args: { round, rounds } }
          : { id: "palatinus-phase-placement", args: {} },
      current: phase === "placement",
    },
    { id: "reveal", message: { id: "palatinus-phase-reveal", args: {} }, current: phase === "over" },
  ];
}

const palatinus: GameModule<PalatinusView, PalatinusEvent> = {
  key: "palatinus",
  Board,
  Tray,
  PlayerInfo,
  Finale,
  Diagram,
  phases,
  chapters,
  keys: KEYS,
  story: (view, step) => story(view, step?.events ?? []),
  foresee,
  coach,
  help: {
    nl: () => import("$docs/rules/palatinus.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/palatinus.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/palatinus.de.md?raw").then((file) => file.default),
  },
};

export default palatinus;
