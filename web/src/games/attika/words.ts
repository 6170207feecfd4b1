/** Names and explanations of what lies on the board, in the reader's words. */

import { list } from "../../lib/i18n.svelte";
import type { Shrine, Site } from "./board";
import { buildingOf, GROUPS } from "./buildings";
import { counted, LANDSCAPES } from "./landscapes";
import type { AttikaPreview, BuildingView, Cards, Session } from "./types";

type Say = Pick<Session, "t">;

export function buildingName({ t }: Say, building: string): string {
  return t(`attika-building-${building}`);
}

export function groupName({ t }: Say, group: string): string {
  return t(`attika-group-${group}`);
}

/** "1 hill, 2 mountains". */
export function cardsText({ t }: Say, cards: Cards): string {
  return list(
    LANDSCAPES.filter((landscape) => cards[landscape]).map((landscape) =>
      t(`attika-count-${landscape}`, { count: cards[landscape] ?? 0 }),
    ),
  );
}

/** A cost in letters, as words. */
export function costText(say: Say, cost: string): string {
  const any = [...cost].filter((letter) => letter === "*").length;
  const specific = cardsText(say, counted(cost));
  if (any === 0) return specific || say.t("attika-nothing");
  const rest = say.t("attika-symbols-any", { count: any });
  return specific ? list([specific, rest]) : rest;
}

/** "Market 1, towers 2": buildings by name with their numbers. */
export function buildingsText(say: Say, buildings: Record<string, number>): string {
  return list(
    Object.entries(buildings).map(([id, count]) =>
      count > 1 ? `${buildingName(say, id)} × ${count}` : buildingName(say, id),
    ),
  );
}

/** The full effect of a building, in sentences: cost, group, beside what it is free, and what is free beside it. */
export function buildingEffect(say: Say, id: string): string {
  const { cost, group, before, after } = buildingOf(id);
  const names = (ids: readonly string[]): string => list(ids.map((other) => buildingName(say, other)));
  const sentences = [
    say.t("attika-effect-cost", { cost: costText(say, cost) }),
    say.t("attika-effect-group", { group: groupName(say, group), size: GROUPS.get(group)?.size ?? 0 }),
  ];
  if (before.length > 0) sentences.push(say.t("attika-effect-free", { buildings: names(before) }));
  if (after.length > 0) sentences.push(say.t("attika-effect-frees", { buildings: names(after) }));
  return sentences.join(" ");
}

/** "Your fortress", "Anna: fortress". */
export function pieceName(session: Session, { seat, building }: BuildingView): string {
  const name = buildingName(session, building);
  return seat === session.you
    ? session.t("attika-piece-own", { name })
    : session.t("attika-piece", { player: seat, name });
}

/** "16.3, mountain". */
export function siteName({ t }: Say, { name, symbol }: Site): string {
  return t("attika-hex", { space: name, symbol: symbol ?? "none" });
}

export function shrineName({ t }: Say, { index }: Shrine): string {
  return t("attika-shrine", { number: index + 1 });
}

/** What a building would cost, in few words. */
export function priceText({ t }: Say, building: string, cards: number): string {
  return t("attika-price", { building: t(`attika-building-${building}`), cards });
}

/** What the price of a build is made of, line by line. */
export function reasons(say: Say, preview: AttikaPreview, tail: string | null): string[] {
  const { t } = say;
  if (preview.free_by !== null)
    return [
      t("attika-reason-free", { building: tail ? buildingName(say, tail) : "", space: preview.free_by }),
    ];
  const lines = [t("attika-reason-cost", { cost: costText(say, preview.cost) })];
  if (preview.symbols.length > 0) lines.push(t("attika-reason-symbols", { count: preview.symbols.length }));
  if (preview.need) lines.push(t("attika-reason-need", { need: costText(say, preview.need) }));
  if (preview.settlement > 0) lines.push(t("attika-reason-settlement", { cards: preview.settlement }));
  return lines;
}

/** What else a build would bring. */
export function gains(say: Say, { completes_group, reward, wins }: AttikaPreview): string[] {
  const lines: string[] = [];
  if (completes_group && !wins && reward !== undefined)
    // rules 1 do not tell
    lines.push(
      say.t("attika-gain-group", { group: groupName(say, completes_group), reward: reward ?? "nothing" }),
    );
  if (wins === "shrines") lines.push(say.t("attika-gain-shrines"));
  else if (wins === "all-built") lines.push(say.t("attika-gain-all"));
  return lines;
}

/** The spoken name of a hex with all that is known of it. */
export function spokenSite(
  session: Session,
  site: Site,
  built: BuildingView | undefined,
  price: string | null,
): string {
  const parts = [siteName(session, site), built ? pieceName(session, built) : session.t("attika-empty")];
  return parts.join(", ") + (price ? `; ${price}` : "");
}
