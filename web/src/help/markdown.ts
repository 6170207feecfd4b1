import { Lexer, Parser, type Token, type Tokens } from "marked";

/** A help page in parts: text as HTML, and drawings that the game itself makes. */
export type Part = { kind: "html"; html: string } | { kind: "diagram"; spec: unknown } | Heading;

export interface Heading {
  kind: "heading";
  depth: number;
  text: string;
  id: string;
}

/** Splits a help page, written by ourselves, into its parts. */
export function parts(source: string): Part[] {
  const found: Part[] = [];
  let prose: Token[] = [];
  const flush = (): void => {
    if (prose.some(({ type }) => type !== "space")) found.push({ kind: "html", html: Parser.parse(prose) });
    prose = [];
  };
  for (const token of new Lexer().lex(source)) {
    if (isCode(token) && token.lang === "diagram") {
      flush();
      found.push({ kind: "diagram", spec: JSON.parse(token.text) });
    } else if (isHeading(token)) {
      flush();
      found.push({ kind: "heading", depth: token.depth, text: token.text, id: slug(token.text) });
    } else {
      prose.push(token);
    }
  }
  flush();
  return found;
}

function isCode(token: Token): token is Tokens.Code {
  return token.type === "code";
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === "heading";
}

/** A heading as the end of an address: "Die Händler" becomes "die-handler". */
export function slug(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mark}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
