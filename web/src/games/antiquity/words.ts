/** Names and explanations, in the reader's words. */

import { list } from "../../lib/i18n.svelte";
import { around, type Site } from "./board";
import { buildingOf, houseNumber, priceOf, sizeOf, squaresOf, typeOf, type Price } from "./buildings";
import type { Choice } from "./choice.svelte";
import { GOODS, total } from "./goods";
import type { HexMove } from "./moves";
import type { AntiquityPreview, BuildingView, CountryKind, Good, Goods, HexName, Saint, Session } from "./types";

type Say = Pick<Session, "t">;

export function goodName({ t }: Say, good: Good): string {
  return t(`antiquity-good-${good}`);
}

export function goodEffect({ t }: Say, good: Good): string {
  return t(`antiquity-web-effect-good-${good}`);
}

/** "2 wood, 1 fish". */
export function goodsText(say: Say, goods: Goods): string {
  return list(GOODS.filter((good) => goods[good]).map((good) => say.t("antiquity-web-count", { count: goods[good] ?? 0, good: goodName(say, good) })));
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
  const parts = GOODS.filter((good) => fixed[good]).map((good) => say.t("antiquity-web-count", { count: fixed[good] ?? 0, good: goodName(say, good) }));
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
    parts.push(...(type === "house" || type === "storage" ? [] : [say.t("antiquity-web-effect-squares", { count: squaresOf(piece) })]));
  } else if (type === "house") {
    const number = houseNumber(piece);
    parts.push(number > 0 ? say.t("antiquity-web-effect-cost", { cost: priceText(say, priceOf(piece)) }) : say.t("antiquity-web-effect-house-prices"));
  } else {
    parts.push(say.t("antiquity-web-effect-cost", { cost: priceText(say, priceOf(piece)) }));
    if (type !== "storage") parts.push(say.t("antiquity-web-effect-squares", { count: squaresOf(piece) }));
  }
  if (type !== "house" && type !== "dump") parts.push(say.t(building.man ? "antiquity-web-effect-man" : "antiquity-web-effect-no-man"));
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
export function toolName(say: Say, tool: string): string {
  const [verb = "", good] = tool.split(" ");
  const name = say.t(`antiquity-web-tool-${verb}`);
  return good ? say.t("antiquity-web-with-good", { name, good: goodName(say, good as Good) }) : name;
}

/** "7 × forest, 2 × grassland, 1 × token": what lies on hexes. */
function heldBy(say: Say, { sites, holdings }: Pick<Choice, "sites" | "holdings">, hexes: readonly HexName[]): string {
  const parts = ["forest", "grassland", "mountain", "water"].map((terrain) => ({ part: terrain, count: hexes.filter((hex) => sites.get(hex)?.terrain === terrain).length }));
  parts.push({ part: "tokens", count: hexes.filter((hex) => holdings.tokens.has(hex)).length });
  return list(parts.filter(({ count }) => count > 0).map(({ part, count }) => say.t(`antiquity-web-holds-${part}`, { count })));
}

/** The hexes on which something is put: a token there is discarded unseen. */
function covered({ verb, hexes }: HexMove, preview: AntiquityPreview): readonly HexName[] {
  if (verb === "city") return hexes.flatMap((hex) => [hex, ...around(hex)]);
  return ["explore", "clean", "harvest"].includes(verb) ? [] : [...new Set([...hexes, ...preview.hexes])];
}

/** What a move would bring, in few words. */
export function promise(say: Say, choice: Pick<Choice, "own" | "sites" | "holdings">, move: HexMove, preview: AntiquityPreview | null): string[] {
  if (!preview) return [];
  const lines: string[] = [];
  const joining = preview.zone.filter((hex) => !choice.own?.zone.includes(hex) && !choice.holdings.polluted.has(hex));
  const count = preview.hexes.length;
  if (preview.good) lines.push(say.t("antiquity-web-brings", { count, good: goodName(say, preview.good) }));
  else if (move.verb === "clean") lines.push(say.t("antiquity-web-cleans", { count }));
  if (preview.zone.length > 0) lines.push(say.t("antiquity-web-zone-then", { count: preview.zone.length }));
  if (joining.length > 0) lines.push(say.t("antiquity-web-zone-new", { what: heldBy(say, choice, joining) }));
  const lost = covered(move, preview).filter((hex) => choice.holdings.tokens.has(hex)).length;
  if (lost > 0) lines.push(say.t("antiquity-web-token-lost", { count: lost }));
  if (total(preview.fixed) + preview.food + preview.luxury > 0) lines.push(say.t("antiquity-web-effect-cost", { cost: priceText(say, preview) }));
  return lines;
}

/** Everything that lies on a hex, line by line; the first is the ground. */
export function hexLines(session: Session, choice: Choice, site: Site): string[] {
  const { t } = session;
  const { cities, inns, goods, buildings, ranges, polluted, tokens } = choice.holdings;
  const { name } = site;
  const cut = site.terrain !== site.printed;
  const city = cities.get(name);
  if (city) return [t("antiquity-web-city-of", { player: city.seat, number: city.city.number })];
  const lines = [t(cut ? "antiquity-web-terrain-cut" : `antiquity-terrain-${site.terrain}`)];
  const range = ranges.get(name);
  if (range) lines.push(t("antiquity-web-range", { good: goodName(session, range) }));
  const building = buildings.get(name);
  if (building) lines.push(t("antiquity-web-country-of", { player: building.seat, name: countryName(session, building.kind), count: building.goods.length, good: goodName(session, building.good) }));
  const good = goods.get(name);
  if (good && !building) lines.push(t("antiquity-web-good-of", { player: good.seat, good: goodName(session, good.good) }));
  const inn = inns.get(name);
  if (inn !== undefined) lines.push(t("antiquity-web-inn-of", { player: inn }));
  if (polluted.has(name)) lines.push(t("antiquity-web-polluted"));
  if (tokens.has(name)) lines.push(t("antiquity-web-token"));
  return lines;
}

/** The seats in whose zones a hex lies. */
export function zonesAt(session: Session, name: HexName): number[] {
  return session.view.players.flatMap(({ zone }, seat) => (zone.includes(name) ? [seat] : []));
}
