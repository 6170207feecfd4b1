/** A plan of conversions, summed up by craftsman. */

import { craftsmanOf, type Amounts } from "./cards";

export interface Planned {
  id: string;
  count: number;
  makes: Amounts;
}

/** Each craftsman of a plan once, with how often he works and what that makes. */
export function counted(plan: readonly string[]): Planned[] {
  const times = new Map<string, number>();
  for (const id of plan) times.set(id, (times.get(id) ?? 0) + 1);
  return [...times].map(([id, count]) => ({
    id,
    count,
    makes: craftsmanOf(id).makes.map(([good, amount]) => [good, amount * count] as const),
  }));
}
