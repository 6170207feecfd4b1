/** The thirty buildings of a player: their groups, costs and arrows from the box, and a picture for each kind. */

import capital from "icon:laurel-crown";
import fortress from "icon:hill-fort";
import grainField from "icon:wheat";
import gymnasium from "icon:discobolus";
import harbour from "icon:anchor";
import market from "icon:basket";
import mill from "icon:windmill";
import mint from "icon:two-coins";
import oracle from "icon:third-eye";
import plaza from "icon:ancient-columns";
import quarry from "icon:stone-block";
import ship from "icon:sailboat";
import silverMine from "icon:mine-wagon";
import stadium from "icon:run";
import statue from "icon:greek-sphinx";
import street from "icon:stone-path";
import tavern from "icon:jug";
import temple from "icon:greek-temple";
import theatre from "icon:drama-masks";
import tower from "icon:white-tower";
import village from "icon:village";
import vineyard from "icon:grapes";
import vintner from "icon:barrel";
import well from "icon:well";
import { attika } from "../../generated/boxes/attika";

type Entry = (typeof attika.buildings)[number];
export type BuildingId = Entry["id"];
export type GroupId = Entry["group"];

export interface Building {
  id: string;
  group: string;
  cost: string;
  count: number;
  main: boolean;
  /** The own buildings beside which it costs nothing, and those that cost nothing beside it. */
  before: readonly string[];
  after: readonly string[];
  icon: string;
}

const ICONS: Record<BuildingId, string> = {
  capital,
  oracle,
  theatre,
  tavern,
  plaza,
  gymnasium,
  statue,
  market,
  stadium,
  temple,
  quarry,
  fortress,
  tower,
  well,
  "grain-field": grainField,
  mill,
  village,
  harbour,
  ship,
  "silver-mine": silverMine,
  mint,
  vineyard,
  vintner,
  street,
};

function before(entry: Entry): readonly string[] {
  return entry.free_next_to ?? [];
}

export const BUILDINGS: ReadonlyMap<string, Building> = new Map(
  attika.buildings.map((entry) => [
    entry.id,
    {
      id: entry.id,
      group: entry.group,
      cost: entry.cost,
      count: entry.count ?? 1,
      main: entry.main ?? false,
      before: before(entry),
      after: attika.buildings.filter((other) => before(other).includes(entry.id)).map(({ id }) => id),
      icon: ICONS[entry.id],
    },
  ]),
);

/** A building by the name that the notation gives it. */
export function buildingOf(id: string): Building {
  const found = BUILDINGS.get(id);
  if (!found) throw new Error(`Attika has no building "${id}"`);
  return found;
}

/** The groups with the kinds of building that belong to them, and how many buildings those are. */
export const GROUPS: ReadonlyMap<string, { kinds: Building[]; size: number }> = grouped();

function grouped(): Map<string, { kinds: Building[]; size: number }> {
  const groups = new Map<string, { kinds: Building[]; size: number }>();
  for (const building of BUILDINGS.values()) {
    const { kinds, size } = groups.get(building.group) ?? { kinds: [], size: 0 };
    groups.set(building.group, { kinds: [...kinds, building], size: size + building.count });
  }
  return groups;
}

export const ALL_BUILDINGS = attika.totals.buildings;
