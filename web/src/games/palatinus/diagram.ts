/** The drawings of the rules help: a small position, written as JSON in a fenced block of the Markdown. */

import type { Axial } from "../../lib/hex";
import { boxAround } from "../../lib/hexboard";
import { slotHex, spacesOf, tileAt, type BoardSpace } from "./board";
import { ties, type Tie } from "./influence";
import type { Box } from "../../lib/zoom";
import type { PieceView, Role, TileView } from "./types";

export interface DiagramPiece {
  space: string;
  colour: string;
  role?: Role;
  wolf?: boolean;
  /** Ringed as one that a soldier captures, or drawn pale as one that leaves. */
  mark?: "captured" | "leaves";
}

export interface DiagramSpec {
  /** What the drawing shows, for those who cannot see it; also its caption unless there is one. */
  alt: string;
  caption?: string;
  tiles: { letter: string; springs: number[]; slot?: number; rotation?: number; laurel?: number }[];
  pieces?: DiagramPiece[];
  /** Draw lines from the inhabitants of these spaces to what pays them, or to what they see. */
  ties?: string[];
  /** Empty places of the ring to show. */
  slots?: number[];
  labels?: boolean;
}

export interface Drawing {
  box: Box;
  tiles: TileView[];
  spaces: Map<string, BoardSpace>;
  pieces: (PieceView & { mark: DiagramPiece["mark"] })[];
  lines: { from: BoardSpace; to: BoardSpace; tie: Tie; text: string }[];
  slots: Axial[];
}

/** A specification as it comes from the Markdown, checked as far as drawing it needs. */
export function parse(spec: unknown): DiagramSpec {
  if (typeof spec !== "object" || spec === null || !("tiles" in spec) || !("alt" in spec)) {
    throw new Error("a diagram needs tiles and alt");
  }
  return spec as DiagramSpec;
}

export function draw(spec: DiagramSpec): Drawing {
  const tiles = spec.tiles.map(({ letter, springs, slot = 0, rotation = 0, laurel }) => ({
    ...tileAt(letter, springs, slotHex(slot, "right"), rotation),
    slot,
    laurel: laurel ?? null,
  }));
  const spaces = spacesOf(tiles);
  const pieces = (spec.pieces ?? []).map(({ space, colour, role, wolf = false, mark }) => ({
    space,
    seat: 0,
    colour,
    wolf,
    role: role ?? null,
    fate: null,
    mark,
  }));
  const standing = new Map(
    pieces.filter(({ mark }) => mark !== "leaves").map((piece) => [piece.space, piece]),
  );
  const slots = (spec.slots ?? []).map((slot) => slotHex(slot, "right"));
  const hexes = [
    ...tiles.flatMap((tile) => [tile.centre, ...tile.spaces]),
    ...slots.flatMap((at) => tileAt("", [], at, 0).spaces),
  ];
  return {
    box: boxAround(hexes, 10),
    tiles,
    spaces,
    pieces,
    lines: linesOf(spec.ties ?? [], spaces, standing),
    slots,
  };
}

function linesOf(
  from: string[],
  spaces: Map<string, BoardSpace>,
  pieces: Map<string, PieceView>,
): Drawing["lines"] {
  return from.flatMap((name) => {
    const [at, role] = [spaces.get(name), pieces.get(name)?.role];
    if (!at || !role) return [];
    return ties(role, at, spaces, pieces).flatMap((tie) => {
      const to = spaces.get(tie.space);
      return to ? [{ from: at, to, tie, text: role === "soldier" ? "" : String(tie.least) }] : [];
    });
  });
}
