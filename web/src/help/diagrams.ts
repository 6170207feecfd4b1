/** For tests: the drawings of a game's rules help. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parts } from "./markdown";

const RULES = join(import.meta.dirname, "../../../docs/rules");

/** What the page in this language draws, in its order. */
export function diagramsOf<Spec>(game: string, language: string, parse: (spec: unknown) => Spec): Spec[] {
  const page = parts(readFileSync(join(RULES, `${game}.${language}.md`), "utf8"));
  return page.flatMap((part) => (part.kind === "diagram" ? [parse(part.spec)] : []));
}

/** The drawing itself, which is the same in every language. */
export function withoutWords({
  alt: _alt,
  caption: _caption,
  ...rest
}: {
  alt: string;
  caption?: string | undefined;
}): object {
  return rest;
}
