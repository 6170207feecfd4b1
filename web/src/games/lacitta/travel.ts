import { cubicInOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Motion } from "../module";

interface Way {
  session: { readonly motion: Motion };
  /** Where it comes from, seen from where it goes. */
  dx: number;
  dy: number;
}

/** Something goes from one place of the map to another; where nothing should move it appears. */
export function travel(_node: Element, { session, dx, dy }: Way): TransitionConfig {
  const { motion } = session;
  if (motion.reduced) return { duration: motion.duration(150), css: (t) => `opacity: ${t}` };
  return {
    duration: motion.duration(900),
    delay: motion.duration(250),
    easing: cubicInOut,
    css: (_t, u) => `transform: translate(${dx * u}px, ${dy * u}px)`,
  };
}
