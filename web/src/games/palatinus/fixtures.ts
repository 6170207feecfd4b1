/** Positions for the tests, in few words. */

import { slotHex, tileAt } from "./board";
import type { PieceView, Role, TileView } from "./types";

const SPRINGS: Record<string, number[]> = {
  A: [1, 4],
  B: [3],
  C: [0, 1, 3],
  D: [2, 4],
  E: [5],
  F: [3, 4],
  G: [2],
};

/** A whole board: A in the middle, then B, E, F, G, C and D around it, none of them turned. */
export function board(letters = "ABEFGCD"): TileView[] {
  return [...letters].map((letter, slot) => ({
    ...tileAt(letter, SPRINGS[letter] ?? [], slotHex(slot, "right"), 0),
    slot,
    laurel: 3,
  }));
}

const ROLES: Record<string, Role> = { M: "merchant", F: "farmer", S: "soldier" };

/** "A0 S, B3 F, B4 ?": inhabitants by space; a question mark is a wolf of somebody else. */
export function pieces(text: string): Map<string, PieceView> {
  const found = new Map<string, PieceView>();
  for (const entry of text.split(", ")) {
    const [space = "", role = "?"] = entry.split(" ");
    found.set(space, {
      space,
      seat: 0,
      colour: "red",
      wolf: role === "?",
      role: ROLES[role] ?? null,
      fate: null,
    });
  }
  return found;
}
