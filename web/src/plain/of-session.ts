import type { GameSession } from "../games/module";
import type { Names } from "./names";

const known = new Map<string, Names>();

/** The names of a game, kept for all of its tables. */
export function useNames(names: Names): void {
  known.set(names.key, names);
}

/** The names of the game that a table plays. */
export function namesOf(session: Pick<GameSession, "view">): Names {
  const names = known.get(session.view.game);
  if (!names) throw new Error(`the plain page does not know "${session.view.game}"`);
  return names;
}
