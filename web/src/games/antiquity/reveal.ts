/** What the plans of a round brought to light, player by player. */

import type { Message } from "../../lib/types";
import { buildingAt } from "./grid";
import type { AntiquityEvent, PlayerView, SquareName } from "./types";

/** The plan of one player: what it built and manned, and the lines that tell the rest. */
export interface RevealedPlan {
  seat: number;
  built: readonly SquareName[];
  manned: readonly SquareName[];
  lines: readonly Message[];
}

const DRAWN = ["antiquity-event-revealed-built", "antiquity-event-revealed-manned"];
const TOLD = ["antiquity-event-exchanged", "antiquity-event-saint-chosen"];

/** The plans that a step reveals. What was built and manned is seen in the cities; the other lines are kept. */
export function plansIn({
  events,
  log,
}: {
  events: readonly AntiquityEvent[];
  log: readonly Message[];
}): RevealedPlan[] {
  return events.flatMap((event) => {
    if (event.type !== "antiquity-event-plan-revealed") return [];
    const { seat, built, manned } = event;
    const lines = log.filter(
      ({ id, args }) =>
        args["player"] === seat &&
        !DRAWN.includes(id) &&
        (id.startsWith("antiquity-event-revealed-") || TOLD.includes(id)),
    );
    return [
      { seat, built: built.map(({ square }) => square), manned: manned.map(({ square }) => square), lines },
    ];
  });
}

/** The squares of what is new in a player's cities, those of a building together. */
export function freshSquares(
  player: Pick<PlayerView, "cities">,
  { built, manned }: RevealedPlan,
): SquareName[][] {
  const groups = [...built, ...manned].map((name) => buildingAt(player, name)?.squares ?? [name]);
  return [...new Map(groups.map((squares) => [squares[0], squares])).values()];
}
