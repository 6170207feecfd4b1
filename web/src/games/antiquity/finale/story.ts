/** How the game was decided, in up to three sentences. */

import type { Message } from "../../../lib/types";
import { progressOf } from "../progress";
import type { AntiquityView } from "../types";

const SAINTS = ["nicolo", "barbara", "christofori", "giorgio", "maria"];

/** How it ended; how near the next one was; what famine and pollution had come to. */
export function story(view: AntiquityView): Message[] {
  return [decision(view), runnerUp(view), country(view)].flatMap((message) => message ?? []);
}

/** Where nobody won, that is what stands over the story. */
export function headline({ result, round }: AntiquityView): Message | null {
  if (result?.ending === "antiquity-ending-ruin") return { id: "antiquity-prompt-ruin", args: { round } };
  return null;
}

function decision({ result, round }: AntiquityView): Message | null {
  const winner = result?.ranking[0]?.[0];
  if (!result || winner === undefined) return null;
  const ending = result.ending.replace("antiquity-ending-", "");
  const kind = SAINTS.includes(ending) ? "saint" : ending;
  return {
    id: `antiquity-web-story-${kind}`,
    args: kind === "saint" ? { player: winner, round, saint: ending } : { player: winner, round },
  };
}

function runnerUp(view: AntiquityView): Message | null {
  const second = view.result?.ranking[1]?.[0];
  const player = view.players[second ?? -1];
  if (second === undefined || !player) return null;
  if (player.out !== null)
    return { id: "antiquity-web-story-out", args: { player: second, round: player.out } };
  const own = progressOf(view, second).find(({ saint }) => saint === player.saint);
  if (!own) return { id: "antiquity-web-story-no-saint", args: { player: second, count: player.men } };
  return {
    id: "antiquity-web-story-second",
    args: { player: second, saint: own.saint, count: own.count, all: own.all },
  };
}

function country({ beginners, famine, polluted, players }: AntiquityView): Message | null {
  if (beginners) return null;
  const graves = players.reduce(
    (sum, { cities }) => sum + cities.reduce((inner, city) => inner + city.graves.length, 0),
    0,
  );
  return { id: "antiquity-web-story-country", args: { famine, hexes: polluted.length, graves } };
}
