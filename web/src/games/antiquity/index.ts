import type { GameModule, Phase, Step } from "../module";
import { chapters } from "./chapters";
import Board from "./Board.svelte";
import coach from "./coach";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { headline, story } from "./finale/story";
import { foresee } from "./foresee";
import PlayerInfo from "./PlayerInfo.svelte";
import { plansIn } from "./reveal";
import Tray from "./Tray.svelte";
import type { AntiquityEvent, AntiquityView } from "./types";
import { KEYS } from "./keys";

const PHASES = Array.from({ length: 10 }, (_, index) => index + 1);

/** The ten phases of a round; before the first, and in games without famine and pollution, some are left out. */
function phases({ phase, phase_number, beginners, round }: AntiquityView): Phase[] {
  const shown = PHASES.filter((number) => !beginners || (number !== 8 && number !== 9));
  return [
    {
      id: "round",
      message: { id: "antiquity-web-round", args: { round } },
      current: phase === "first-cities",
    },
    ...shown.map((number) => ({
      id: String(number),
      message: { id: `antiquity-web-phase-${number}`, args: {} },
      current: phase !== "over" && phase_number === number,
    })),
  ];
}

const REVEAL = 1_200;
const PLAN = 700; // each plan that is revealed wants to be looked at
const PASSING = 60; // steps on the way to something that is seen then
const ON_THE_WAY = [
  "piece-chosen",
  "piece-placed",
  "good-paid",
  "good-given",
  "offer-begun",
  "offer-grown",
  "lifted",
  "site-chosen",
  "site-paid",
  "taken-back",
  "goods-lost",
];

/** Secret steps of others are nothing to look at. */
function duration({ events }: Step<AntiquityView, AntiquityEvent>): number | undefined {
  // That somebody has finished planning stands in the log; nobody who still plans is held up.
  if (events.every(({ type }) => type === "antiquity-event-plan-finished")) return 0;
  const plans = plansIn({ events, log: [] }).length;
  if (plans > 0) return REVEAL + plans * PLAN;
  return events.every(({ type }) => ON_THE_WAY.includes(type.replace("antiquity-event-", "")))
    ? PASSING
    : undefined;
}

const antiquity: GameModule<AntiquityView, AntiquityEvent> = {
  key: "antiquity",
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
  score: (_, place) => ({ id: "antiquity-web-score", args: { place } }),
  ranked: true,
  duration,
  foresee,
  coach,
  help: {
    nl: () => import("$docs/rules/antiquity.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/antiquity.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/antiquity.de.md?raw").then((file) => file.default),
  },
};

export default antiquity;
