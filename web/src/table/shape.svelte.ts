/** How the table page is laid out in this window. */

import { MediaQuery } from "svelte/reactivity";

/**
 * - `wide`: there is room for everything. Prompt, board and own pieces below each other, players and log at the side.
 * - `side`: low, or not so wide. Header and prompt share a line, the board has all the height, and everything else is in one column beside it.
 * - `tall`: upright. Everything is below each other, own pieces in a drawer, players and log behind tabs.
 */
export type Shape = "wide" | "side" | "tall";

const roomy = new MediaQuery("(min-width: 75rem) and (min-height: 54rem)");
const lying = new MediaQuery("(min-width: 33rem) and (min-aspect-ratio: 11/10)");

export const shape = {
  get current(): Shape {
    if (roomy.current) return "wide";
    return lying.current ? "side" : "tall";
  },
};

/** A phone that stands upright: there is room for a few symbols beside a line, and no more. */
export const tiny = new MediaQuery("max-width: 30rem");
