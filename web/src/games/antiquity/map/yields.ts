/** What a building would yield at each place where it can stand, so that all of them can be compared at a glance. The server reckons the same; see the browser tests. */

import { antiquity } from "../../../generated/boxes/antiquity";
import { around, type Holdings, type Site, type Terrain } from "../board";
import { goodOf, type HexMove } from "../tools";
import type { AntiquityView, Good, Goods, HexName, PlayerView } from "../types";

/** Goods, clean hexes that join the zone, or hexes that become clean. */
export interface Yield {
  kind: Good | "zone" | "clean";
  count: number;
}

/** What yields depend on. */
export interface Land {
  sites: ReadonlyMap<HexName, Site>;
  holdings: Holdings;
  own: PlayerView | undefined;
  options: Readonly<Record<string, unknown>>;
  /** What the bank has, where that is limited. */
  left: AntiquityView["goods_left"];
}

const GROUND: Readonly<Record<string, Terrain>> = {
  woodcutter: "forest",
  farm: "grassland",
  "free-farm": "grassland",
  mine: "mountain",
};

/** What a move on the map would yield; null where nothing is to be had. */
export function yieldOf(land: Land, { action, tool, hexes }: HexMove): Yield | null {
  const { verb } = action;
  const [middle = ""] = hexes;
  const good = verb === "woodcutter" ? "wood" : goodOf(tool);
  if (good) {
    const found =
      verb === "fishery"
        ? nextTo(hexes).filter((hex) => isOpenWater(land, hex))
        : flower(middle).filter(
            (hex) => land.sites.get(hex)?.terrain === GROUND[verb] && isCleanAndFree(land.holdings, hex),
          );
    return { kind: good, count: Math.min(found.length, inBank(land, good, verb)) };
  }
  if (verb === "clean") {
    const any = land.options["alchemy_cleans_occupied_hexes"] === true;
    const found = flower(middle).filter(
      (hex) => land.holdings.polluted.has(hex) && (any || !isOccupied(land.holdings, hex)),
    );
    return { kind: "clean", count: found.length };
  }
  if (verb !== "inn" && verb !== "city") return null;
  const joining = zoneWith(land, verb === "city" ? flower(middle) : hexes).filter(
    (hex) => !land.own?.zone.includes(hex) && !land.holdings.polluted.has(hex),
  );
  return { kind: "zone", count: joining.length };
}

/** The best of what can be had at each hex. */
export function yields(land: Land, open: ReadonlyMap<HexName, readonly HexMove[]>): Map<HexName, Yield> {
  const found = new Map<HexName, Yield>();
  for (const [hex, moves] of open) {
    const [best] = moves.flatMap((move) => yieldOf(land, move) ?? []).sort((a, b) => b.count - a.count);
    if (best) found.set(hex, best);
  }
  return found;
}

export function isOccupied({ cities, inns, goods, buildings }: Holdings, hex: HexName): boolean {
  return cities.has(hex) || inns.has(hex) || goods.has(hex) || buildings.get(hex)?.kind === "fishery";
}

export function isCleanAndFree(holdings: Holdings, hex: HexName): boolean {
  return !holdings.polluted.has(hex) && !isOccupied(holdings, hex);
}

function isOpenWater({ sites, holdings }: Land, hex: HexName): boolean {
  const { polluted, cities, inns } = holdings;
  return sites.get(hex)?.terrain === "water" && !polluted.has(hex) && !cities.has(hex) && !inns.has(hex);
}

function flower(hex: HexName): HexName[] {
  return [hex, ...around(hex)];
}

function nextTo(hexes: readonly HexName[]): HexName[] {
  return [...new Set(hexes.flatMap(around))];
}

/** Where goods are limited, what was paid with has come back by then. */
function inBank({ left }: Land, good: Good, verb: string): number {
  const stock = left as Goods | null;
  return stock ? (stock[good] ?? 0) + (verb === "woodcutter" || verb === "farm" ? 1 : 0) : Infinity;
}

/** The zone that a player would have with some more hexes of cities or inns. */
function zoneWith({ sites, holdings, own, options }: Land, more: readonly HexName[]): HexName[] {
  const homes = new Set([
    ...(own?.cities ?? []).flatMap(({ hexes }) => hexes),
    ...(own?.inns ?? []),
    ...more,
  ]);
  const built = new Set([...holdings.cities.keys(), ...more]); // a city on water makes it land
  const drained = options["cities_on_water_are_land"] !== false;
  const isWater = (hex: HexName): boolean =>
    sites.get(hex)?.terrain === "water" && !(drained && built.has(hex));
  const isLand = (hex: HexName): boolean => sites.has(hex) && !isWater(hex);
  const works = (id: string): boolean =>
    (own?.cities ?? []).some(({ buildings }) => buildings.some((one) => one.building === id && one.works));

  const zone = new Set(homes);
  const { reach, reach_with_stable } = antiquity.figures;
  for (let step = works("stable") ? reach_with_stable : reach; step > 0; step--)
    for (const hex of nextTo([...zone])) if (isLand(hex)) zone.add(hex);
  if (works("harbour")) {
    const waters = new Set(nextTo([...homes]).filter(isWater));
    if (options["harbour_reaches_whole_water"] !== false)
      for (const hex of waters) for (const next of around(hex)) if (isWater(next)) waters.add(next);
    for (const hex of [...waters, ...nextTo([...waters]).filter(isLand)]) zone.add(hex);
  }
  return [...zone].filter((hex) => !homes.has(hex));
}
