/** How the game was decided, in up to three sentences. */

import type { Message } from "../../../lib/types";
import type { PillarsView } from "../types";

/** By how much it was won; what brought the winner most; who lost points, or how many craftsmen earned most together. */
export function story(view: PillarsView): Message[] {
  return [margin(view), best(view), losses(view)].flatMap((message) => message ?? []);
}

function margin({ result }: PillarsView): Message | null {
  const [first = [], second = []] = result?.ranking ?? [];
  const winner = first[0];
  if (!result || winner === undefined || first.length > 1) return null;
  const other = second[0];
  if (other === undefined) return null;
  const lead = (result.scores[winner] ?? 0) - (result.scores[other] ?? 0);
  const args = { player: winner, player_second: other };
  if (lead > 0) return { id: "pillars-story-lead", args: { ...args, points: lead } };
  return { id: "pillars-story-gold", args: { ...args, gold: result.tiebreaks[winner] ?? 0 } };
}

/** The craftsmen or the place that brought the winner most. */
function best({ result, players }: PillarsView): Message | null {
  const winner = result?.ranking[0]?.[0];
  if (winner === undefined) return null;
  const sources = Object.entries(players[winner]?.tally ?? {}).filter(([source]) => source !== "start");
  const [source, points] = sources.reduce((most, next) => (next[1] > most[1] ? next : most), ["", 0]);
  if (points <= 0) return null;
  if (source === "priory" || source === "advantages")
    return { id: `pillars-story-${source}`, args: { player: winner, points } };
  if (source === "tax" || source === "events") return null;
  return { id: "pillars-story-best", args: { player: winner, family: source, points } };
}

/** Who lost most to taxes and events. */
function losses({ players }: PillarsView): Message | null {
  const lost = players.map(({ tally }) => -((tally["tax"] ?? 0) + (tally["events"] ?? 0)));
  const most = Math.max(...lost);
  if (most <= 0) return { id: "pillars-story-no-loss", args: {} };
  return { id: "pillars-story-loss", args: { player: lost.indexOf(most), points: most } };
}
