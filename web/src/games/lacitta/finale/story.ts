/** How the game was decided, in up to three sentences. */

import type { Message } from "../../../lib/types";
import { SCORING } from "../buildings";
import type { LaCittaView } from "../types";

/** By how much it was won; since when the winner led; hunger in the last year, or who had the most complete cities. */
export function story(view: LaCittaView): Message[] {
  return [margin(view), lead(view), hunger(view) ?? complete(view)].flatMap((message) => message ?? []);
}

function winnerOf({ result }: LaCittaView): number | null {
  const first = result?.ranking[0] ?? [];
  return first.length === 1 ? (first[0] ?? null) : null;
}

function margin(view: LaCittaView): Message | null {
  const winner = winnerOf(view);
  const second = view.result?.ranking[1]?.[0];
  if (!view.result || winner === null || second === undefined) return null;
  const points = view.result.scores[winner] ?? 0;
  const count = points - (view.result.scores[second] ?? 0);
  if (count === 0)
    return {
      id: "lacitta-story-gold",
      args: { player: winner, player_second: second, points, gold: view.result.tiebreaks[winner] ?? 0 },
    };
  return { id: "lacitta-story-margin", args: { player: winner, player_second: second, points, count } };
}

/** The year from whose end on nobody had more than the winner. */
function lead(view: LaCittaView): Message | null {
  const winner = winnerOf(view);
  if (winner === null || view.history.length === 0) return null;
  const leads = view.history.map((points) => (points[winner] ?? 0) >= Math.max(...points));
  const behind = leads.lastIndexOf(false);
  if (behind < 0) return { id: "lacitta-story-lead-always", args: { player: winner } };
  if (behind >= view.history.length - 2) return { id: "lacitta-story-lead-late", args: { player: winner } };
  return { id: "lacitta-story-lead", args: { player: winner, year: behind + 2 } };
}

function hunger({ players, result }: LaCittaView): Message | null {
  const hungry = players.flatMap(({ hungry: lacking }, seat) => (lacking ? [seat] : []));
  if (!result || hungry.length === 0) return null;
  return {
    id: "lacitta-story-famine",
    args: { players: hungry.join(" "), seats: hungry.length, points: -SCORING.famine },
  };
}

function complete({ players, cities }: LaCittaView): Message | null {
  const counts = players.map(
    (_, seat) => cities.filter((city) => city.seat === seat && city.complete).length,
  );
  const most = Math.max(...counts);
  if (most === 0) return { id: "lacitta-story-no-complete", args: {} };
  const leaders = counts.flatMap((count, seat) => (count === most ? [seat] : []));
  return {
    id: "lacitta-story-complete",
    args: { players: leaders.join(" "), seats: leaders.length, count: most },
  };
}
