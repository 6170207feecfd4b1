import { lacitta, type Build } from "../../generated/actions/lacitta";
import { lacitta as box } from "../../generated/boxes/lacitta";
import { foodAt, goldAt, sitesOf } from "./board";
import { CASTLE } from "./buildings";
import type { CityView, HexName, LaCittaView, TileView } from "./types";

/** A castle or a building on its hex, before the server has said so; not where the year ends with it. */
export function foresee(view: LaCittaView, text: string): LaCittaView | null {
  const action = lacitta.parse(text);
  if (action?.verb === "castle") return withCastle(view, action.hex, box.start.citizens);
  if (action === null || endsYear(view)) return null;
  if (action.verb === "found") return founded(view, action.hex);
  if (action.verb === "send" && view.site) return settled(view, view.site, action.castle);
  return action.verb === "build" ? built(view, action) : null;
}

function endsYear({ round, rounds, turn_of, start_player, seats }: LaCittaView): boolean {
  return round === rounds && (turn_of + 1) % seats === start_player;
}

/** A tile as it lies on a hex, with what the landscapes beside it give. */
function tileOn(view: LaCittaView, hex: HexName, building: string): TileView | null {
  const site = sitesOf(view).get(hex);
  if (!site) return null;
  const food = building === CASTLE || building === "farm" ? foodAt(site) : 0;
  return { hex, building, food, gold: building === "quarry" ? goldAt(site) : 0 };
}

function withCastle(view: LaCittaView, castle: HexName, people: number): LaCittaView | null {
  const { seat } = view;
  const tile = tileOn(view, castle, CASTLE);
  if (seat === null || !tile) return null;
  const none = { culture: 0, knowledge: 0, health: 0 };
  const city: CityView = {
    ...{ castle, seat, people, spare: people - 1, limit: null, food: tile.food },
    ...{ arches: none, attraction: none, complete: false, tiles: [tile], neighbours: [] },
  };
  return { ...view, cities: [...view.cities, city] };
}

/** If several cities have somebody to send, the castle waits over its site until one is chosen. */
function founded(view: LaCittaView, site: HexName): LaCittaView | null {
  const [donor, ...others] = view.cities.filter(({ seat, spare }) => seat === view.seat && spare > 0);
  if (!donor) return null;
  return others.length > 0 ? { ...view, site } : settled(view, site, donor.castle);
}

function settled(view: LaCittaView, site: HexName, donor: HexName): LaCittaView | null {
  const { citizens_from_own_city: own, citizens_from_supply: supply } = box.action_card;
  const cities = view.cities.map((city) =>
    city.castle === donor ? { ...city, people: city.people - own, spare: city.spare - own } : city,
  );
  return withCastle({ ...view, cities, site: null }, site, own + supply);
}

/** Someone who stands on the castle of the city moves in; a market brings somebody of its own. */
function built(view: LaCittaView, { building, hex }: Build): LaCittaView | null {
  const tile = tileOn(view, hex, building);
  const beside = new Set(sitesOf(view).get(hex)?.beside);
  const at = view.cities.findIndex(
    ({ seat, tiles }) => seat === view.seat && tiles.some((other) => beside.has(other.hex)),
  );
  const city = view.cities[at];
  if (!tile || !city) return null;
  const [people, spare] =
    building === "market" ? [city.people + 1, city.spare] : [city.people, city.spare - 1];
  return { ...view, cities: view.cities.with(at, { ...city, people, spare, tiles: [...city.tiles, tile] }) };
}
