/** Names and explanations, in the reader's words. */

import { list } from "../../lib/i18n.svelte";
import { buildingOf, houseNumber, priceOf, sizeOf, squaresOf, typeOf, type Price } from "./buildings";
import { GOODS } from "./goods";
import { goodOf, type Tool } from "./tools";
import type { BuildingView, CountryKind, Good, Goods, Saint, Session } from "./types";

type Say = Pick<Session, "t">;

export function goodName({ t }: Say, good: Good): string {
  return t(`antiquity-good-${good}`);
}

export function goodEffect({ t }: Say, good: Good): string {
  return t(`antiquity-web-effect-good-${good}`);
}

/** "2 wood, 1 fish". */
export function goodsText(say: Say, goods: Goods): string {
  return list(
    GOODS.filter((good) => goods[good]).map((good) =>
      say.t("antiquity-web-count", { count: goods[good] ?? 0, good: goodName(say, good) }),
    ),
  );
}

export function buildingName({ t }: Say, building: string): string {
  return t(`antiquity-building-${building}`);
}

const LONG = ["theology", "philosophy", "biology", "alchemy", "explorer"];

/** A name that fits on a small piece. */
export function shortName(say: Say, building: string): string {
  return LONG.includes(building) ? say.t(`antiquity-web-short-${building}`) : buildingName(say, building);
}

/** "House 5", "storage 2 × 3", "granary". */
export function pieceName(say: Say, piece: string): string {
  const [number, [rows, columns]] = [houseNumber(piece), sizeOf(piece)];
  if (number > 0) return say.t("antiquity-web-house", { number });
  if (piece.startsWith("storage-")) return say.t("antiquity-web-storage", { rows, columns });
  return buildingName(say, piece);
}

/** "1 wood", "2 different luxuries". */
export function priceText(say: Say, { fixed, food, luxury }: Price): string {
  const parts = GOODS.filter((good) => fixed[good]).map((good) =>
    say.t("antiquity-web-count", { count: fixed[good] ?? 0, good: goodName(say, good) }),
  );
  if (food > 0) parts.push(say.t("antiquity-web-food", { count: food }));
  if (luxury > 0) parts.push(say.t("antiquity-web-luxury", { count: luxury }));
  return parts.length > 0 ? list(parts) : say.t("antiquity-web-nothing");
}

/** What a building does. */
export function buildingPower(say: Say, piece: string): string {
  return say.t(`antiquity-web-effect-${typeOf(piece)}`);
}

/** Everything about a building: what it does, what it costs unless that is settled, whether it needs a man. */
export function buildingEffect(say: Say, piece: string, priced = true): string {
  const building = buildingOf(piece);
  const type = typeOf(piece);
  const parts = [buildingPower(say, piece)];
  if (!priced) {
    parts.push(
      ...(type === "house" || type === "storage"
        ? []
        : [say.t("antiquity-web-effect-squares", { count: squaresOf(piece) })]),
    );
  } else if (type === "house") {
    const number = houseNumber(piece);
    parts.push(
      number > 0
        ? say.t("antiquity-web-effect-cost", { cost: priceText(say, priceOf(piece)) })
        : say.t("antiquity-web-effect-house-prices"),
    );
  } else {
    parts.push(say.t("antiquity-web-effect-cost", { cost: priceText(say, priceOf(piece)) }));
    if (type !== "storage") parts.push(say.t("antiquity-web-effect-squares", { count: squaresOf(piece) }));
  }
  if (type !== "house" && type !== "dump")
    parts.push(say.t(building.man ? "antiquity-web-effect-man" : "antiquity-web-effect-no-man"));
  return parts.join(" ");
}

export function saintName({ t }: Say, saint: Saint): string {
  return t(`antiquity-saint-${saint}`);
}

export function saintPower({ t }: Say, saint: Saint): string {
  return t(`antiquity-web-power-${saint}`);
}

export function saintCondition({ t }: Say, saint: Saint): string {
  return t(`antiquity-web-condition-${saint}`);
}

/** How a building stands: "works", "waits for a man", "a grave lies on it". */
export function buildingState({ t }: Say, { building, manned, by_university, graves }: BuildingView): string {
  if (graves.length > 0) return t("antiquity-web-state-grave", { count: graves.length });
  if (by_university) return t("antiquity-web-state-taught");
  if (manned) return t("antiquity-web-state-manned");
  return t(buildingOf(building).man ? "antiquity-web-state-waits" : "antiquity-web-state-works");
}

export function countryName({ t }: Say, kind: CountryKind | "inn" | "city"): string {
  return t(`antiquity-country-${kind}`);
}

export function countryEffect({ t }: Say, kind: string): string {
  return t(`antiquity-web-effect-country-${kind}`);
}

/** "Farm (wine)": what an action on the map does. */
export function toolName(say: Say, tool: Tool): string {
  const name = say.t(`antiquity-web-tool-${tool.verb}`);
  const good = goodOf(tool);
  return good ? say.t("antiquity-web-with-good", { name, good: goodName(say, good) }) : name;
}
