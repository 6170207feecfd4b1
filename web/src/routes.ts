import { queryText } from "./lib/query";

/** The addresses of the page. */
export type Route =
  | { page: "start" }
  | { page: "table"; id: string; invite: string | null; face: Face | null }
  | { page: "replay"; id: string; invite: string | null; move: number; seat: Perspective }
  | { page: "rules"; game: string }
  | { page: "chapters"; game: string }
  | { page: "lesson"; game: string; chapter: string }
  | { page: "puzzles"; game: string | null }
  | { page: "puzzle"; game: string; name: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "missing" };

/** The faces of a table: drawn, or in words. An address that names none is for the one that the reader prefers. */
export const FACES = ["board", "text"] as const;
export type Face = (typeof FACES)[number];

/** From where a replay is seen: a seat, nobody's, or, unless the address says, the reader's own. */
export type Perspective = number | "spectator" | null;

const ID = "([A-Za-z0-9_-]+)";
const PATTERNS: [
  RegExp,
  (id: string, invite: string | null, query: URLSearchParams, part: string) => Route,
][] = [
  [/^\/$/, () => ({ page: "start" })],
  [new RegExp(`^/tables/${ID}$`), (id, invite) => ({ page: "table", id, invite, face: null })],
  [new RegExp(`^/tables/${ID}/board$`), (id, invite) => ({ page: "table", id, invite, face: "board" })],
  [new RegExp(`^/tables/${ID}/text$`), (id, invite) => ({ page: "table", id, invite, face: "text" })],
  [
    new RegExp(`^/tables/${ID}/replay$`),
    (id, invite, query) => ({
      page: "replay",
      id,
      invite,
      move: count(query.get("move")) ?? 0,
      seat: perspective(query.get("as")),
    }),
  ],
  [new RegExp(`^/rules/${ID}$`), (game) => ({ page: "rules", game })],
  [new RegExp(`^/learn/${ID}$`), (game) => ({ page: "chapters", game })],
  [
    new RegExp(`^/learn/${ID}/${ID}$`),
    (game, _invite, _query, chapter) => ({ page: "lesson", game, chapter }),
  ],
  [/^\/puzzles$/, () => ({ page: "puzzles", game: null })],
  [new RegExp(`^/puzzles/${ID}$`), (game) => ({ page: "puzzles", game })],
  [new RegExp(`^/puzzles/${ID}/${ID}$`), (game, _invite, _query, name) => ({ page: "puzzle", game, name })],
  [/^\/settings$/, () => ({ page: "settings" })],
  [/^\/about$/, () => ({ page: "about" })],
];

function count(text: string | null): number | null {
  return text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null;
}

/** Seats are counted from one in addresses, as people count them. */
function perspective(text: string | null): Perspective {
  if (text === "spectator") return text;
  const seat = count(text);
  return seat === null || seat === 0 ? null : seat - 1;
}

/** The page that an address names. */
export function match(path: string, search = ""): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const query = new URLSearchParams(search);
  const invite = query.get("invite");
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found) return make(found[1] ?? "", invite, query, found[2] ?? "");
  }
  return { page: "missing" };
}

export const paths = {
  start: () => "/",
  table: (id: string, invite?: string | null, face?: Face | null) =>
    `/tables/${id}${face ? `/${face}` : ""}${queryText({ invite })}`,
  replay: (id: string, invite?: string | null, at: { move?: number; seat?: Perspective } = {}) =>
    `/tables/${id}/replay${queryText({ move: at.move, as: typeof at.seat === "number" ? at.seat + 1 : at.seat, invite })}`,
  rules: (game: string) => `/rules/${game}`,
  learn: (game: string) => `/learn/${game}`,
  lesson: (game: string, chapter: string) => `/learn/${game}/${chapter}`,
  puzzles: (game?: string) => (game ? `/puzzles/${game}` : "/puzzles"),
  puzzle: (game: string, name: string) => `/puzzles/${game}/${name}`,
  settings: () => "/settings",
  about: () => "/about",
};
