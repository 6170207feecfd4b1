/** What a frame shows, in one sentence. */

import type { Message } from "../../../lib/types";
import { soldierOutcome } from "../words";
import type { HillScored, PalatinusView, SoldierActed } from "../types";
import type { Frame, Moment } from "./reckoning";

export function narrate({ moment }: Frame, view: PalatinusView): Message {
  switch (moment.kind) {
    case "covered":
      return { id: "palatinus-finale-covered", args: {} };
    case "unmasked":
      return { id: "palatinus-event-wolves-revealed", args: { count: moment.count } };
    case "looking":
      return looking(moment.hill, moment.soldier);
    case "acting":
      return acting(moment);
    case "counting": {
      const { hill, influence, running } = moment;
      const { seat, space, role, points } = influence;
      return {
        id: "palatinus-finale-counting",
        args: { hill, player: seat, space, role, points, sum: running[seat] ?? 0 },
      };
    }
    case "decided":
      return decided(moment.scored);
    case "ended": {
      const winners = view.result?.ranking[0] ?? [];
      const points = view.result?.scores[winners[0] ?? 0] ?? 0;
      return { id: "palatinus-event-ended", args: { players: winners.join(" "), points } };
    }
  }
}

function looking(hill: string, { seat, space, merchants, farmers }: SoldierActed): Message {
  const exactly = (count: number): { least: number; most: number } => ({ least: count, most: count });
  const outcome = soldierOutcome(exactly(merchants), exactly(farmers));
  return { id: "palatinus-finale-looking", args: { hill, player: seat, space, merchants, farmers, outcome } };
}

function acting({ hill, captured, retreated }: Extract<Moment, { kind: "acting" }>): Message {
  return {
    id: "palatinus-finale-acting",
    args: { hill, captured: captured.length, retreated: retreated.length },
  };
}

function decided({ hill, laurel, leaders, totals }: HillScored): Message {
  const [leader] = leaders;
  if (leader === undefined) return { id: "palatinus-event-hill-lost", args: { hill, laurel } };
  const influence = totals[leader] ?? 0;
  if (leaders.length > 1)
    return { id: "palatinus-event-hill-tied", args: { players: leaders.join(" "), hill, influence } };
  return { id: "palatinus-event-hill-won", args: { player: leader, hill, influence, laurel } };
}
