/** Which puzzles somebody has solved, kept in this browser. */

const KEY = "pentapolis.puzzles";

/** Names by game. Whatever else stands in its place, nothing is solved then. */
type Solved = Readonly<Record<string, readonly string[]>>;

export function solvedOf(game: string, storage: Pick<Storage, "getItem"> | null = store()): Set<string> {
  return new Set(read(storage)[game]);
}

export function keepSolved(
  game: string,
  name: string,
  storage: Pick<Storage, "getItem" | "setItem"> | null = store(),
): void {
  const kept = read(storage);
  const names = new Set(kept[game]).add(name);
  try {
    storage?.setItem(KEY, JSON.stringify({ ...kept, [game]: [...names] }));
  } catch {
    // private mode: it is not kept
  }
}

function read(storage: Pick<Storage, "getItem"> | null): Solved {
  try {
    const kept: unknown = JSON.parse(storage?.getItem(KEY) ?? "null");
    return isSolved(kept) ? kept : {};
  } catch {
    return {};
  }
}

function isSolved(value: unknown): value is Solved {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every(
      (names) => Array.isArray(names) && names.every((name) => typeof name === "string"),
    )
  );
}

/** The browser's storage; null where there is none, or nobody may use it. */
function store(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
