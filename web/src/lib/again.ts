import { away, type Reason } from "./away.svelte";
import { AwayError } from "./errors";

export interface Repeating {
  /** In how many seconds to try again after this error, the last of so many attempts; null if that is of no use. */
  pause: (error: unknown, attempt: number) => number | null;
  /** How often to try at most. */
  most?: number;
  /** Whoever waits for it has left. */
  signal?: AbortSignal;
  /** Told each time that it will be tried again. */
  onagain?: () => void;
}

const OFFLINE_PAUSES = [1, 2, 4, 8] as const; // seconds; the last one for good

/** How long to wait after so many attempts that got no answer. */
export function offlinePause(attempt: number): number {
  return OFFLINE_PAUSES[attempt - 1] ?? OFFLINE_PAUSES[3];
}

/**
 * Ask until there is an answer. Nobody asks before the pause is over, and not all at the same moment after it; the page says meanwhile that the server is away, but
 * not for a single request that got lost.
 */
export async function repeat<T>(ask: () => Promise<T>, options: Repeating): Promise<T> {
  const { pause, most = Infinity, signal, onagain } = options;
  let said: Reason | null = null;
  let end = (_worked: boolean): void => undefined;
  let wake: (() => void) | null = null;
  try {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const answer = await ask();
        end(true);
        return answer;
      } catch (error) {
        const seconds = attempt < most ? pause(error, attempt) : null;
        if (seconds === null) throw error;
        const reason = error instanceof AwayError ? "storage" : "offline";
        if (said !== reason && (reason === "storage" || attempt > 1)) {
          const before = end;
          end = away.begin((said = reason), () => wake?.());
          before(false);
        }
        onagain?.();
        await sleep(seconds * 1000 * (1 + Math.random() / 2), (now) => (wake = now), signal);
      }
    }
  } finally {
    end(false);
  }
}

/** Wait, or until somebody calls what `early` is told; rejects at once when the signal is given. */
function sleep(milliseconds: number, early: (now: () => void) => void, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      reject(new Error("whoever waited has left"));
    };
    const go = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    early(go);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop, { once: true });
  });
}
