/** The addresses of the page. */
export type Route =
  | { page: "start" }
  | { page: "table"; id: string; invite: string | null }
  | { page: "replay"; id: string; invite: string | null }
  | { page: "rules"; game: string }
  | { page: "settings" }
  | { page: "about" }
  | { page: "missing" };

const ID = "([A-Za-z0-9_-]+)";
const PATTERNS: [RegExp, (id: string, invite: string | null) => Route][] = [
  [/^\/$/, () => ({ page: "start" })],
  [new RegExp(`^/tables/${ID}$`), (id, invite) => ({ page: "table", id, invite })],
  [new RegExp(`^/tables/${ID}/replay$`), (id, invite) => ({ page: "replay", id, invite })],
  [new RegExp(`^/rules/${ID}$`), (game) => ({ page: "rules", game })],
  [/^\/settings$/, () => ({ page: "settings" })],
  [/^\/about$/, () => ({ page: "about" })],
];

/** The page that an address names. */
export function match(path: string, search = ""): Route {
  const clean = path.length > 1 ? path.replace(/\/+$/, "") : path;
  const invite = new URLSearchParams(search).get("invite");
  for (const [pattern, make] of PATTERNS) {
    const found = pattern.exec(clean);
    if (found) return make(found[1] ?? "", invite);
  }
  return { page: "missing" };
}

export const paths = {
  start: () => "/",
  table: (id: string, invite?: string | null) => `/tables/${id}${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  replay: (id: string, invite?: string | null) =>
    `/tables/${id}/replay${invite ? `?invite=${encodeURIComponent(invite)}` : ""}`,
  rules: (game: string) => `/rules/${game}`,
  settings: () => "/settings",
  about: () => "/about",
};
