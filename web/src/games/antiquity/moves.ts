/** The legal actions of the viewer, taken apart. */

import { beside } from "./board";
import type { Good, HexName, SquareName } from "./types";

const ON_HEXES = [
  "city",
  "woodcutter",
  "farm",
  "free-farm",
  "mine",
  "fishery",
  "inn",
  "clean",
  "harvest",
  "explore",
  "pollute",
];
const ON_SQUARES = ["man", "heal", "lift", "dig", "bury"];

/** An action at a hex. */
export interface HexMove {
  action: string;
  /** What is done: "woodcutter", "farm wine", "fishery fish". */
  tool: string;
  verb: string;
  good: Good | null;
  /** Its hex, and for a fishery the second one. */
  hexes: HexName[];
}

export function hexMove(action: string): HexMove | null {
  const [verb = "", ...words] = action.split(" ");
  if (!ON_HEXES.includes(verb)) return null;
  const place = words.findIndex((word) => word.includes(","));
  const hex = words[place] ?? "";
  const good = place > 0 ? (words[0] as Good) : null;
  const direction = words[place + 1];
  return {
    action,
    verb,
    good,
    tool: good ? `${verb} ${good}` : verb,
    hexes: direction ? [hex, beside(hex, direction)] : [hex],
  };
}

export function hexMoves(legal: readonly string[]): HexMove[] {
  return legal.flatMap((action) => hexMove(action) ?? []);
}

/** The moves by hex; those of fisheries stand at both of theirs. */
export function byHex(moves: readonly HexMove[]): Map<HexName, HexMove[]> {
  const found = new Map<HexName, HexMove[]>();
  for (const move of moves) for (const hex of move.hexes) found.set(hex, [...(found.get(hex) ?? []), move]);
  return found;
}

/** The actions at squares: manning, healing, lifting, digging, burying. */
export function bySquare(legal: readonly string[]): Map<SquareName, string[]> {
  const found = new Map<SquareName, string[]>();
  for (const action of legal) {
    const [verb = "", square = ""] = action.split(" ");
    if (ON_SQUARES.includes(verb)) found.set(square, [...(found.get(square) ?? []), action]);
  }
  return found;
}

/** The second words of all actions with a verb. */
export function wordsOf(legal: readonly string[], verb: string): string[] {
  return legal.flatMap((action) => (action.startsWith(`${verb} `) ? [action.slice(verb.length + 1)] : []));
}

/** Any action with this tool at this hex, to ask why it cannot be. */
export function attempt(tool: string, hex: HexName): string {
  return tool.startsWith("fishery") ? `${tool} ${hex} S` : `${tool} ${hex}`;
}

export function placing(anchor: SquareName, turns: number): string {
  return `place ${anchor} ${turns}`;
}
