/** The drawings of the rules help, written as JSON in a fenced block of the Markdown. */

import { advantageOf, craftsmanOf, eventOf, resourceCardOf } from "./cards";
import { SITES, spacePoints } from "./layout";
import type { PlaceId } from "./types";

export interface DiagramSpec {
  /** What the drawing shows, for those who cannot see it; also its caption unless there is one. */
  alt: string;
  caption?: string;
  /** Cards, by the names that the notation gives them. */
  craftsmen?: string[];
  resource_cards?: string[];
  advantages?: string[];
  events?: string[];
  /** The valley with builders: for each place the colours on its spaces, "" for a free one. */
  valley?: { builders: Partial<Record<PlaceId, string[]>>; built: number };
  /** The cathedral with so many parts. */
  cathedral?: number;
  /** The falling price: who waits at which price, and the price now. */
  dial?: { now: number; waiting: Record<string, string> };
}

/** A specification as it comes from the Markdown, checked as far as drawing it needs. */
export function parse(spec: unknown): DiagramSpec {
  if (typeof spec !== "object" || spec === null || !("alt" in spec)) throw new Error("a diagram needs alt");
  const known = spec as DiagramSpec;
  known.craftsmen?.forEach(craftsmanOf);
  known.resource_cards?.forEach(resourceCardOf);
  known.advantages?.forEach(advantageOf);
  known.events?.forEach(eventOf);
  return known;
}

export interface StandingBuilder {
  colour: string;
  x: number;
  y: number;
}

/** The builders of a drawing of the valley, where they stand. */
export function standing({ builders }: NonNullable<DiagramSpec["valley"]>): StandingBuilder[] {
  return (Object.entries(builders) as [PlaceId, string[]][]).flatMap(([place, colours]) => {
    const points = SITES[place] ? spacePoints(place) : [];
    return colours.flatMap((colour, space) => {
      const at = points[space];
      if (!at) throw new Error(`${place} has no space ${space + 1}`);
      return colour ? [{ colour, ...at }] : [];
    });
  });
}
