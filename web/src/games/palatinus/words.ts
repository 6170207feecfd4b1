/** Names and explanations of what lies on the board, in the reader's words. */

import type { BoardSpace, Hill } from "./board";
import { isExtra, isWolf, roleOf } from "./kinds";
import type { PalatinusPreview, PieceView, Session, Span } from "./types";

type Say = Pick<Session, "t">;

export function spanText({ t }: Say, { least, most }: Span): string {
  return least === most ? String(least) : t("palatinus-span", { least, most });
}

/** "C4, spring on hill C". */
export function spaceName({ t }: Say, space: BoardSpace): string {
  return t("palatinus-space", {
    space: space.name,
    hill: space.letter,
    ground: space.spring ? "spring" : "field",
  });
}

/** "Hill C, laurel token worth 5". */
export function hillName({ t }: Say, { letter, laurel }: Hill): string {
  return t("palatinus-hill-name", { hill: letter, laurel: laurel ?? 0 });
}

/** "Anna’s merchant", "a wolf of Anna’s", "your farmer under a wolf". */
export function pieceName(session: Session, piece: PieceView): string {
  const own = piece.seat === session.you;
  const face = piece.wolf ? (piece.role ? `wolf-${piece.role}` : "wolf") : (piece.role ?? "wolf");
  return session.t(own ? "palatinus-piece-own" : "palatinus-piece", { player: piece.seat, face });
}

/** The full effect of a kind of inhabitant. */
export function kindEffect({ t }: Say, kind: string): string {
  const role = roleOf(kind);
  const effect = role ? t(`palatinus-effect-${role}`) : t("palatinus-effect-wolf");
  const hidden = role && isWolf(kind) ? ` ${t("palatinus-effect-hidden")}` : "";
  const extra = isExtra(kind) ? ` ${t("palatinus-effect-extra")}` : "";
  return effect + hidden + extra;
}

/** What a placement would do, in one sentence. */
export function previewText(say: Say, preview: PalatinusPreview): string {
  if (preview.influence) {
    return say.t("palatinus-preview-influence", {
      role: preview.role,
      span: spanText(say, preview.influence),
    });
  }
  return soldierText(say, preview.merchants, preview.farmers);
}

/** A number where it is certain, so that words can agree with it. */
function counted(say: Say, span: Span): number | string {
  return span.least === span.most ? span.least : spanText(say, span);
}

/** What a soldier sees and what would come of it. */
export function soldierText(say: Say, merchants: Span | null, farmers: Span | null): string {
  if (!merchants || !farmers) return "";
  return say.t("palatinus-preview-soldier", {
    merchants: counted(say, merchants),
    farmers: counted(say, farmers),
    outcome: soldierOutcome(merchants, farmers),
  });
}

/** Captures the larger group, or retreats if both are equal; open as long as wolves may turn the balance. */
export function soldierOutcome(merchants: Span, farmers: Span): "merchants" | "farmers" | "retreat" | "open" {
  if (merchants.least > farmers.most) return "merchants";
  if (farmers.least > merchants.most) return "farmers";
  const certain = merchants.least === merchants.most && farmers.least === farmers.most;
  return certain ? "retreat" : "open";
}

/** The spoken name of a space with all that is known of it. */
export function spokenSpace(
  session: Session,
  space: BoardSpace,
  piece: PieceView | undefined,
  preview: string | null,
): string {
  const parts = [spaceName(session, space), piece ? pieceName(session, piece) : session.t("palatinus-empty")];
  return parts.join(", ") + (preview ? `; ${preview}` : "");
}
