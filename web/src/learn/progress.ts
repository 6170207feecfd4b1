/** How far somebody got in the lessons, kept in this browser. */

const KEY = "pentapolis.lesson.";
const MOST = 300; // as many entries as the server takes

export interface Progress {
  /** What was done: actions, and "next" for what was only to be read. */
  readonly done: readonly string[];
  /** The step that this leads to, of so many; 0 of 0 at the beginning. */
  readonly step: number;
  readonly of: number;
  /** It was done to its end, now or before. */
  readonly finished: boolean;
}

const NONE: Progress = { done: [], step: 0, of: 0, finished: false };

type Reading = Pick<Storage, "getItem">;

/** How far somebody got in a chapter. Whatever else stands in its place, it is the beginning then. */
export function progressOf(game: string, chapter: string, storage: Reading | null = store()): Progress {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(keyOf(game, chapter)) ?? "null");
    return isObject(kept) ? readFrom(kept) : NONE;
  } catch {
    return NONE;
  }
}

/** Keep how far somebody is; null when the chapter is over, so that whoever comes again begins anew. */
export function keep(
  game: string,
  chapter: string,
  at: Omit<Progress, "finished"> | null,
  storage: Pick<Storage, "getItem" | "setItem"> | null = store(),
): void {
  const finished = at === null || progressOf(game, chapter, storage).finished;
  try {
    storage?.setItem(keyOf(game, chapter), JSON.stringify({ ...(at ?? NONE), finished }));
  } catch {
    // private mode: it holds for as long as the page is open
  }
}

/** Begin a chapter anew. */
export function forget(game: string, chapter: string, storage = store()): void {
  keep(game, chapter, NONE, storage);
}

/** Whether somebody has begun with a chapter and not come to its end. */
export function isBegun({ done }: Progress): boolean {
  return done.length > 0;
}

/** How far somebody got in every chapter of a game that they have begun; for whoever does not know its chapters. */
export function allProgress(game: string, storage: Storage | null = store()): Progress[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? "");
  const prefix = keyOf(game, "");
  return keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => progressOf(game, key.slice(prefix.length), storage));
}

function readFrom(kept: Readonly<Record<string, unknown>>): Progress {
  const { done, step, of, finished } = kept;
  const entries = Array.isArray(done) ? done : [];
  const usable = entries.length <= MOST && entries.every((entry) => typeof entry === "string");
  const counted = isCount(step) && isCount(of) && step <= of;
  return {
    done: usable ? entries : [],
    step: usable && counted ? step : 0,
    of: usable && counted ? of : 0,
    finished: finished === true,
  };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

function keyOf(game: string, chapter: string): string {
  return `${KEY}${game}.${chapter}`;
}

/** The browser's storage; null where there is none, or nobody may use it. */
function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
