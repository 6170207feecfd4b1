/**
 * The figures that games are played with. Those of our own boxes are built into the page; a server that plays with another box sends its figures,
 * and they are put here before the files of that game are loaded, which take theirs from here once.
 */

const served = new Map<string, unknown>();

/** Figures for a game whose files have not been loaded yet. */
export function serve(key: string, figures: unknown): void {
  served.set(key, figures);
}

export function isServed(key: string): boolean {
  return served.has(key);
}

/** The figures of a game: what the server sent, or else those built in. The server has checked that they have the same form. */
export function played<Box>(key: string, builtIn: Box): Box {
  return served.has(key) ? (served.get(key) as Box) : builtIn;
}
