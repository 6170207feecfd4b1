/** The legal actions of the viewer, taken apart and put together. */

import type { Resource } from "./types";

/** What may follow a verb: `after(legal, "place")` are the targets. */
export function after(legal: readonly string[], verb: string): Set<string> {
  const start = `${verb} `;
  return new Set(legal.flatMap((action) => (action.startsWith(start) ? [action.slice(start.length)] : [])));
}

/** A trade as a number of cubes: above 0 they are bought, below 0 sold. */
export function trading(resource: Resource, number: number): string {
  return number > 0 ? `buy ${resource} ${number}` : `sell ${resource} ${-number}`;
}
