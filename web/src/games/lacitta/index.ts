import type { GameModule, Phase, Step } from "../module";
import { chapters } from "./chapters";
import Board from "./Board.svelte";
import coach from "./coach";
import { beatsOf, durationOf } from "./chronicle";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { story } from "./finale/story";
import { foresee } from "./foresee";
import PlayerInfo from "./PlayerInfo.svelte";
import Tray from "./Tray.svelte";
import TrayHead from "./TrayHead.svelte";
import type { LaCittaEvent, LaCittaView } from "./types";
import { KEYS } from "./keys";

/** A year: political rounds, the wish of the people and migration, feeding. Before the first one castles may be placed. */
function phases({ phase, year, years, round, rounds, setup, players, turn_of }: LaCittaView): Phase[] {
  const placing: Phase = {
    id: "castles",
    message: { id: "lacitta-phase-castles", args: {} },
    current: phase === "castle",
  };
  const hungry = phase === "starve" || (phase === "remove" && (players[turn_of]?.hungry ?? false));
  const migrating = phase === "wish" || (phase === "remove" && !hungry);
  const politics = !["castle", "over"].includes(phase) && !migrating && !hungry;
  return [
    ...(setup === "advanced" && year <= 1 ? [placing] : []),
    {
      id: "year",
      message: { id: "lacitta-phase-year", args: { year: Math.max(1, year), years } },
      current: false,
    },
    {
      id: "politics",
      message: { id: "lacitta-phase-politics", args: { round: Math.max(1, round), rounds } },
      current: politics,
    },
    { id: "migration", message: { id: "lacitta-phase-migration", args: {} }, current: migrating },
    { id: "feeding", message: { id: "lacitta-phase-feeding", args: {} }, current: hungry },
  ];
}

const PASSING = 250; // a part of a turn: the card that is taken, what is paid for it

function duration({ events, view }: Step<LaCittaView, LaCittaEvent>): number | undefined {
  const time = durationOf(beatsOf(events, view));
  if (time > 0) return time;
  const passing = [
    "lacitta-event-card-taken",
    "lacitta-event-card-priced",
    "lacitta-event-site-chosen",
    "lacitta-event-kept",
  ];
  return events.length > 0 && events.every(({ type }) => passing.includes(type)) ? PASSING : undefined;
}

const lacitta: GameModule<LaCittaView, LaCittaEvent> = {
  key: "lacitta",
  Board,
  Tray,
  TrayHead,
  PlayerInfo,
  Finale,
  Diagram,
  phases,
  chapters,
  keys: KEYS,
  story,
  duration,
  foresee,
  coach,
  help: {
    nl: () => import("$docs/rules/lacitta.nl.md?raw").then((file) => file.default),
    en: () => import("$docs/rules/lacitta.en.md?raw").then((file) => file.default),
    de: () => import("$docs/rules/lacitta.de.md?raw").then((file) => file.default),
  },
};

export default lacitta;
