import { away } from "./away.svelte";
import { AwayError } from "./errors";

export interface Repeating {
  /** In how many seconds to try again after this error; null if that is of no use. */
  pause: (error: unknown) => number | null;
  /** How often to try at most. */
  most?: number;
  /** Whoever waits for it has left. */
  signal?: AbortSignal;
  /** Told each time that it will be tried again. */
  onagain?: () => void;
}

/**
 * Ask until there is an answer. Nobody asks before the pause is over, and not all at the same moment after it; the page says meanwhile that the server is away.
 */
export async function repeat<T>(ask: () => Promise<T>, options: Repeating): Promise<T> {
  const { pause, most = Infinity, signal, onagain } = options;
  let ended: (() => void) | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await ask();
      } catch (error) {
        const seconds = attempt < most ? pause(error) : null;
        if (seconds === null) throw error;
        if (error instanceof AwayError) ended ??= away.begin();
        onagain?.();
        await sleep(seconds * 1000 * (1 + Math.random() / 2), signal);
      }
    }
  } finally {
    ended?.();
  }
}

/** Wait; rejects at once when the signal is given. */
function sleep(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new Error("whoever waited has left"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
