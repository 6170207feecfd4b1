/** The kinds of inhabitants, as the notation names them: "merchant", "wolf-farmer", "extra-wolf-merchant". */

import farmer from "icon:grain-bundle";
import merchant from "icon:scales";
import soldier from "icon:galea";
import wolf from "icon:wolf-howl";
import type { Kind, PalatinusView, PieceView, Role } from "./types";

export const ROLE_ICONS: Record<Role, string> = { merchant, farmer, soldier };
/** Not the wolf's head: that is the emblem of a colour. */
export const WOLF_ICON = wolf;

export const ROLES: readonly Role[] = ["merchant", "farmer", "soldier"];

/** A kind, or a wolf whose role is not known. */
type ShownKind = Kind | "wolf" | "extra-wolf";

/** All kinds in the order in which they are shown. */
export const KINDS: readonly ShownKind[] = [
  ...(["merchant", "wolf-merchant", "farmer", "wolf-farmer", "wolf", "soldier"] as const),
  ...(["extra-merchant", "extra-wolf-merchant", "extra-farmer", "extra-wolf-farmer", "extra-wolf"] as const),
];

export function isWolf(kind: string): boolean {
  return kind.includes("wolf");
}

export function isExtra(kind: string): boolean {
  return kind.startsWith("extra-");
}

/** The role of a kind; null if it is a wolf that nobody but its owner may look under. */
export function roleOf(kind: string): Role | null {
  return ROLES.find((role) => kind.endsWith(role)) ?? null;
}

/** How an inhabitant of this kind would lie on the board. */
export function pieceOf(kind: string, seat: number, space: string, view: PalatinusView): PieceView {
  const colour = (isExtra(kind) ? view.extra_colours[seat] : view.colours[seat]) ?? "";
  return { space, seat, colour, wolf: isWolf(kind), role: roleOf(kind), fate: null };
}

/** The kinds of one's own pieces, in the order in which they are shown and numbered. */
export function trayKinds(view: PalatinusView): Kind[] {
  return KINDS.filter((kind): kind is Kind => roleOf(kind) !== null && (view.seats === 2 || !isExtra(kind)));
}

/** The kinds in a stock with their numbers, in the order in which they are shown. */
export function stockOf(view: PalatinusView, seat: number): { kind: string; count: number }[] {
  const kinds = view.stocks[seat]?.kinds ?? {};
  return KINDS.filter((kind) => kind in kinds).map((kind) => ({ kind, count: kinds[kind] ?? 0 }));
}
