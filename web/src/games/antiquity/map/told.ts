/** What is said of hexes, and of moves on them. */

import { list } from "../../../lib/i18n.svelte";
import { around, type Site } from "../board";
import type { Choice } from "../choice.svelte";
import { total } from "../goods";
import type { HexMove, MapAction } from "../tools";
import type { AntiquityPreview, HexName, Session } from "../types";
import { countryName, goodName, priceText } from "../words";

type Say = Pick<Session, "t" | "options">;

/** "7 × forest, 2 × grassland, 1 × token": what lies on hexes. */
function heldBy(
  say: Say,
  { sites, holdings }: Pick<Choice, "sites" | "holdings">,
  hexes: readonly HexName[],
): string {
  const parts = ["forest", "grassland", "mountain", "water"].map((terrain) => ({
    part: terrain,
    count: hexes.filter((hex) => sites.get(hex)?.terrain === terrain).length,
  }));
  parts.push({ part: "tokens", count: hexes.filter((hex) => holdings.tokens.has(hex)).length });
  return list(
    parts
      .filter(({ count }) => count > 0)
      .map(({ part, count }) => say.t(`antiquity-web-holds-${part}`, { count })),
  );
}

/** What puts nothing on a hex. */
const UNCOVERING: readonly MapAction["verb"][] = ["explore", "clean", "harvest"];

/** The hexes on which something is put: a token there is discarded unseen. */
function covered(
  { options }: Say,
  { action: { verb }, hexes }: HexMove,
  preview: AntiquityPreview | null,
): readonly HexName[] {
  if (verb === "city") return hexes.flatMap((hex) => [hex, ...around(hex)]);
  if (verb === "pollute") return options["pollution_discards_tokens"] === false ? [] : hexes;
  return UNCOVERING.includes(verb) ? [] : [...new Set([...hexes, ...(preview?.hexes ?? [])])];
}

function lostTokens(
  say: Say,
  { holdings }: Pick<Choice, "holdings">,
  move: HexMove,
  preview: AntiquityPreview | null,
): string[] {
  const count = covered(say, move, preview).filter((hex) => holdings.tokens.has(hex)).length;
  return count > 0 ? [say.t("antiquity-web-token-lost", { count })] : [];
}

/** What a move would bring, in few words. */
export function promise(
  say: Say,
  choice: Pick<Choice, "own" | "sites" | "holdings">,
  move: HexMove,
  preview: AntiquityPreview | null,
): string[] {
  const lost = lostTokens(say, choice, move, preview);
  if (!preview) return lost;
  const lines: string[] = [];
  const joining = preview.zone.filter(
    (hex) => !choice.own?.zone.includes(hex) && !choice.holdings.polluted.has(hex),
  );
  const count = preview.hexes.length;
  if (preview.good) lines.push(say.t("antiquity-web-brings", { count, good: goodName(say, preview.good) }));
  else if (move.action.verb === "clean") lines.push(say.t("antiquity-web-cleans", { count }));
  if (preview.zone.length > 0) lines.push(say.t("antiquity-web-zone-then", { count: preview.zone.length }));
  if (joining.length > 0) lines.push(say.t("antiquity-web-zone-new", { what: heldBy(say, choice, joining) }));
  lines.push(...lost);
  if (total(preview.fixed) + preview.food + preview.luxury > 0)
    lines.push(say.t("antiquity-web-effect-cost", { cost: priceText(say, preview) }));
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
  if (building)
    lines.push(
      t("antiquity-web-country-of", {
        player: building.seat,
        name: countryName(session, building.kind),
        count: building.goods.length,
        good: goodName(session, building.good),
      }),
    );
  const good = goods.get(name);
  if (good && !building)
    lines.push(t("antiquity-web-good-of", { player: good.seat, good: goodName(session, good.good) }));
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
