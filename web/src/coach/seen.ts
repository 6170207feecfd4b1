/** What the coach has said already, and in how many games somebody has been coached: kept in this browser. */

const KEY = "pentapolis.coach";
/** In so many games of one kind the coach speaks; whoever has ended them knows what to do. */
export const COACHED_GAMES = 2;

interface Kept {
  /** Messages that were read. */
  notes: string[];
  /** For each game the tables that were played to their end. */
  ended: Record<string, string[]>;
}

type Store = Pick<Storage, "getItem" | "setItem">;

/** What was kept; whatever else is there counts as nothing. */
function read(store: Store): Kept {
  let raw: unknown;
  try {
    raw = JSON.parse(store.getItem(KEY) ?? "null");
  } catch {
    raw = null;
  }
  const kept = (typeof raw === "object" && raw !== null ? raw : {}) as Partial<Record<keyof Kept, unknown>>;
  const ended = typeof kept.ended === "object" && kept.ended !== null ? Object.entries(kept.ended) : [];
  return {
    notes: texts(kept.notes),
    ended: Object.fromEntries(ended.map(([game, tables]) => [game, texts(tables)])),
  };
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === "string") : [];
}

function write(store: Store, kept: Kept): void {
  try {
    store.setItem(KEY, JSON.stringify(kept));
  } catch {
    // private mode: it is said again next time
  }
}

/** Whether a note about a game is still to be given. */
export function isNew(note: string, game: string, store: Store = localStorage): boolean {
  const { notes, ended } = read(store);
  return !notes.includes(note) && (ended[game]?.length ?? 0) < COACHED_GAMES;
}

/** A note was read. */
export function remember(note: string, store: Store = localStorage): void {
  const kept = read(store);
  if (!kept.notes.includes(note)) write(store, { ...kept, notes: [...kept.notes, note] });
}

/** A table was played to its end. */
export function ended(game: string, table: string, store: Store = localStorage): void {
  const kept = read(store);
  const tables = kept.ended[game] ?? [];
  if (tables.length >= COACHED_GAMES || tables.includes(table)) return;
  write(store, { ...kept, ended: { ...kept.ended, [game]: [...tables, table] } });
}

/** Everything is said anew. */
export function forget(store: Pick<Storage, "removeItem"> = localStorage): void {
  store.removeItem(KEY);
}
