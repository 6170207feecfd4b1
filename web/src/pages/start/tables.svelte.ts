import { api } from "../../lib/api";
import type { TableSummary } from "../../lib/types";

const EVERY = 15_000; // milliseconds
const FINISHED = 6;
const OPEN = 20;
const MINE = 50;

/** The tables that the start page lists: the reader's own, and public ones with a free seat. Kept fresh for as long as somebody looks. */
export class Tables {
  /** The reader has something to decide there. */
  yours: readonly TableSummary[] = $state.raw([]);
  /** Others that are open or running. */
  running: readonly TableSummary[] = $state.raw([]);
  finished: readonly TableSummary[] = $state.raw([]);
  open: readonly TableSummary[] = $state.raw([]);
  known = $state(false);
  /** The games at whose tables the reader sits, or sat lately. */
  readonly played: ReadonlySet<string> = $derived.by(
    () =>
      new Set(
        [...this.yours, ...this.running, ...this.finished]
          .filter(({ you }) => you !== null)
          .map(({ game }) => game),
      ),
  );
  #loading: Promise<void> | null = null;

  /** Look once; whoever asks meanwhile waits for the same answer, so that nothing piles up while the server is away. */
  load(): Promise<void> {
    this.#loading ??= this.#load().finally(() => (this.#loading = null));
    return this.#loading;
  }

  async #load(): Promise<void> {
    const [running, gathering, old, closed, free] = await Promise.all([
      api.tables({ mine: true, status: "running", limit: MINE }),
      api.tables({ mine: true, status: "open", limit: MINE }),
      api.tables({ mine: true, status: "finished", limit: FINISHED }),
      api.tables({ mine: true, status: "closed", limit: FINISHED }),
      api.tables({ status: "open", limit: OPEN }),
    ]);
    this.yours = running.filter(isYours);
    this.running = [...running.filter((table) => !isYours(table)), ...gathering];
    this.finished = [...old, ...closed].sort(newestFirst).slice(0, FINISHED);
    this.open = free.filter(({ you }) => you === null);
    this.known = true;
  }

  /** Looks again now and then; the answer stops it. */
  follow(): () => void {
    const reload = (): void => {
      if (!document.hidden) this.load().catch(() => undefined); // the next round may succeed; the page is usable without
    };
    const timer = setInterval(reload, EVERY);
    document.addEventListener("visibilitychange", reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", reload);
    };
  }
}

function newestFirst(one: TableSummary, other: TableSummary): number {
  return other.created.localeCompare(one.created);
}

export function isYours(table: TableSummary): boolean {
  return table.you !== null && table.status === "running" && table.actors.includes(table.you);
}
