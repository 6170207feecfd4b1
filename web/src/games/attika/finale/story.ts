/** How the game was decided, in up to three sentences. */

import type { Message } from "../../../lib/types";
import { ALL_BUILDINGS, GROUPS } from "../buildings";
import type { AttikaView } from "../types";

/** What won; how near the next one was; who had most amphorae to work with. */
export function story(view: AttikaView): Message[] {
  if (view.solo_race) return race(view);
  return [decision(view), runnerUp(view), groups(view)].flatMap((message) => message ?? []);
}

/** What stands over the story, where it is not simply who won: the solo race is against the clock. */
export function headline({ solo_race, result }: AttikaView): Message | null {
  return solo_race && result ? { id: result.ending, args: {} } : null;
}

function race({ turn, players }: AttikaView): Message[] {
  const { built, joined } = players[0] ?? { built: 0, joined: [] };
  const missing = ALL_BUILDINGS - built;
  return [
    missing > 0
      ? { id: "attika-story-race-missing", args: { count: missing } }
      : { id: "attika-story-race-done", args: { turn } },
    { id: "attika-story-race-groups", args: { count: joined.length, groups: GROUPS.size } },
  ];
}

function decision({ result, chain, joined_shrines }: AttikaView): Message | null {
  const winner = result?.ranking[0]?.[0];
  if (winner === undefined || result?.ranking[0]?.length !== 1) return null;
  if (chain.length > 0) {
    const [first = 0, second = 0] = joined_shrines;
    return {
      id: "attika-story-shrines",
      args: { player: winner, count: chain.length, first: first + 1, second: second + 1 },
    };
  }
  return result.scores[winner] === ALL_BUILDINGS
    ? { id: "attika-story-all-built", args: { player: winner } }
    : null;
}

function runnerUp({ result }: AttikaView): Message | null {
  const second = result?.ranking[1]?.[0];
  if (second === undefined) return null;
  const built = result?.scores[second] ?? 0;
  return {
    id: "attika-story-second",
    args: { player: second, count: built, missing: ALL_BUILDINGS - built },
  };
}

function groups({ players }: AttikaView): Message | null {
  const most = Math.max(...players.map(({ joined }) => joined.length));
  if (most === 0) return { id: "attika-story-no-group", args: {} };
  const leaders = players.flatMap(({ joined }, seat) => (joined.length === most ? [seat] : []));
  return {
    id: "attika-story-groups",
    args: { players: leaders.join(" "), seats: leaders.length, count: most },
  };
}
