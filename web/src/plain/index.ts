import type { GameModule, Phase } from "../games/module";
import { api } from "../lib/api";
import { LANGUAGES, type Language } from "../lib/languages";
import { t, words } from "../lib/i18n.svelte";
import type { ActionForm, BaseView } from "../lib/types";
import Board from "./Board.svelte";
import Diagram from "./Diagram.svelte";
import Finale from "./Finale.svelte";
import { Names } from "./names";
import { useNames } from "./of-session";
import PlayerInfo from "./PlayerInfo.svelte";
import Tray from "./Tray.svelte";

/** The page of a game that brings none: made from its prompts, legal actions, views and log. */
export function plainModule(key: string, forms: readonly ActionForm[]): GameModule {
  const names = new Names(key, forms);
  useNames(names);
  return {
    key,
    Board,
    Tray,
    PlayerInfo,
    Finale,
    Diagram,
    phases: (view) => phases(view, names),
    story: ({ result }) => (result && words.has(result.ending) ? [{ id: result.ending, args: {} }] : []),
    help: Object.fromEntries(LANGUAGES.map((language) => [language, () => help(key, language)])) as Record<
      Language,
      () => Promise<string>
    >,
  };
}

/** Of an unknown game only the present phase is known. */
function phases(view: BaseView, names: Names): Phase[] {
  const phase = "phase" in view ? view.phase : null;
  if (typeof phase !== "string") return [];
  const message = { id: "plain-phase", args: { name: names.phase(phase) } };
  return [{ id: phase, message, current: view.result === null }];
}

async function help(key: string, language: Language): Promise<string> {
  const { text } = await api.help(key, language);
  return text || t("rules-none");
}
