/** How the game was decided, in up to three sentences. */

import type { Message } from "../../../lib/types";
import type { HillScored, PalatinusEvent, PalatinusView, SoldierActed } from "../types";

/** Winner and margin; the closest hill; the biggest capture or, after a tie, what broke it. */
export function story(view: PalatinusView, events: readonly PalatinusEvent[]): Message[] {
  return [decision(view), closestHill(events), tieBreak(view) ?? biggestCapture(events)].flatMap(
    (message) => message ?? [],
  );
}

function decision(view: PalatinusView): Message | null {
  const { result, winnings } = view;
  const winners = result?.ranking[0] ?? [];
  const [winner] = winners;
  if (!result || winner === undefined) return null;
  const points = result.scores[winner] ?? 0;
  if (winners.length > 1)
    return { id: "palatinus-story-shared", args: { players: winners.join(" "), points } };
  const second = result.ranking[1]?.[0];
  const margin = points - (second === undefined ? 0 : (result.scores[second] ?? 0));
  const own = winnings[winner];
  const laurels = own?.laurels.length ?? 0;
  const captured = own?.captured ?? 0;
  return { id: "palatinus-story-won", args: { player: winner, points, margin, laurels, captured } };
}

function tieBreak({ result }: PalatinusView): Message | null {
  const winner = result?.ranking[0]?.[0];
  const second = result?.ranking[1]?.[0];
  if (result?.ending !== "palatinus-ending-items" || winner === undefined || second === undefined)
    return null;
  const [items, fewer] = [result.tiebreaks[winner] ?? 0, result.tiebreaks[second] ?? 0];
  return { id: "palatinus-story-items", args: { player: winner, player_second: second, items, fewer } };
}

/** The hill with the smallest lead; of several, the one with the highest laurel. A shared lead is the smallest. */
function closestHill(events: readonly PalatinusEvent[]): Message | null {
  const hills = events.filter(
    (event): event is HillScored => event.type === "palatinus-event-hill-scored" && event.leaders.length > 0,
  );
  const lead = ({ totals }: HillScored): number => {
    const [first = 0, second = 0] = [...totals].sort((a, b) => b - a);
    return first - second;
  };
  const closest = hills.sort((a, b) => lead(a) - lead(b) || b.laurel - a.laurel)[0];
  if (!closest) return null;
  const { hill, laurel, leaders, totals } = closest;
  if (leaders.length > 1)
    return { id: "palatinus-story-tied", args: { hill, laurel, players: leaders.join(" ") } };
  const winner = leaders[0] ?? 0;
  const rest = totals.map((sum, seat) => ({ sum, seat })).filter(({ seat }) => seat !== winner);
  const rival = rest.sort((a, b) => b.sum - a.sum)[0];
  if (!rival || rival.sum === 0)
    return { id: "palatinus-story-alone", args: { hill, laurel, player: winner } };
  const args = { hill, laurel, player: winner, player_second: rival.seat, lead: lead(closest) };
  return { id: "palatinus-story-close", args };
}

function biggestCapture(events: readonly PalatinusEvent[]): Message | null {
  const soldiers = events.flatMap((event) =>
    event.type === "palatinus-event-soldiers-acted"
      ? event.soldiers.map((soldier) => ({ ...soldier, hill: event.hill }))
      : [],
  );
  const best = soldiers.reduce<(SoldierActed & { hill: string }) | null>(
    (most, each) => (each.captures.length > (most?.captures.length ?? 0) ? each : most),
    null,
  );
  if (!best) return soldiers.length > 0 ? { id: "palatinus-story-no-capture", args: {} } : null;
  return {
    id: "palatinus-story-capture",
    args: { player: best.seat, hill: best.hill, space: best.space, count: best.captures.length },
  };
}
