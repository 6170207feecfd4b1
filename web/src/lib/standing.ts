import type { ResultView } from "./types";

/** A seat at the end of a game; players who are tied have the same place. */
export interface Standing {
  seat: number;
  place: number;
}

/** Who came where, the winner first; nobody while the game goes on. Where nobody won, nobody is first. */
export function standing(result: Pick<ResultView, "ranking"> | null): Standing[] {
  const ranking = result?.ranking ?? [];
  return ranking.flatMap((tied, index) => {
    const before = ranking.slice(0, index).flat().length;
    const place = 1 + (index > 0 ? Math.max(before, 1) : 0);
    return tied.map((seat) => ({ seat, place }));
  });
}
