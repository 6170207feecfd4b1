/** How large something must be to be hit, in pixels: by a finger, or with a mouse. */

import { MediaQuery } from "svelte/reactivity";

const FINGER = 32;
const MOUSE = 24;

const coarse = new MediaQuery("(any-pointer: coarse)");
/** Whoever has so small a window most likely holds it in the hand, whatever the browser says. */
const small = new MediaQuery("(max-width: 37.5rem) or (max-height: 31.25rem)");

export function leastPixels(): number {
  return coarse.current || small.current ? FINGER : MOUSE;
}
