import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";
import type { Motion } from "../games/module";

interface Way {
  session: { readonly animate: boolean; readonly motion: Motion };
  /** From how far above it comes, in units of the drawing. */
  height?: number;
  delay?: number;
}

/** Something is put on the board: it comes down from above, or appears where nothing should move. Only after a step that was just played. */
export function arrive(_node: Element, { session, height = 70, delay = 0 }: Way): TransitionConfig {
  if (!session.animate) return { duration: 0 };
  const timing = { duration: session.motion.duration(320), delay: session.motion.duration(delay) };
  if (session.motion.reduced) return { ...timing, css: (t) => `opacity: ${t}` };
  return {
    ...timing,
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${Math.min(1, 2 * t)}; transform: translateY(${-height * u}px) scale(${1 + 0.3 * u})`,
  };
}
