import { antiquity, type Place } from "../../generated/actions/antiquity";
import { antiquity as box } from "../../generated/boxes/antiquity";
import { around } from "./board";
import { buildingOf, priceOf, typeOf, type Price } from "./buildings";
import { without } from "./goods";
import { cellsOf, square, squareName } from "./grid";
import { choices } from "./payment";
import { goodOf, hexMove, type MapAction } from "./tools";
import type {
  AntiquityPreview,
  AntiquityView,
  CityView,
  CountryKind,
  Goods,
  HexName,
  PlanView,
  PlayerView,
  SquareName,
} from "./types";

/** A piece on a grid, a man in a building, something on the map: before the server has said so. */
export function foresee(view: AntiquityView, text: string, told: unknown): AntiquityView | null {
  const action = antiquity.parse(text);
  switch (action?.verb) {
    case "build":
      return taken(view, action.piece);
    case "place":
      return placed(view, action);
    case "man":
      return manned(view, action.square);
    case "bury":
      return withGrave(view, action.square);
    case "pollute":
      return changed({ ...view, polluted: [...view.polluted, action.hex] }, oneDueLess);
    case "city":
      return view.phase === "first-cities" ? founded(view, action.hex) : null;
    case "woodcutter":
    case "farm":
    case "free-farm":
    case "mine":
    case "fishery":
      return produced(view, action, told as AntiquityPreview | null | undefined);
    default:
      return null;
  }
}

/** The view with the viewer's own things changed. */
function changed(view: AntiquityView, change: (own: PlayerView) => PlayerView): AntiquityView | null {
  const { seat, players } = view;
  const own = players[seat ?? -1];
  return seat === null || !own ? null : { ...view, players: players.with(seat, change(own)) };
}

function inCity(own: PlayerView, number: number, change: (city: CityView) => CityView): PlayerView {
  return { ...own, cities: own.cities.map((city) => (city.number === number ? change(city) : city)) };
}

function oneDueLess(own: PlayerView): PlayerView {
  return { ...own, due: own.due - 1 };
}

// In the city ---------------------------------------------------------------------------------------------------

function taken(view: AntiquityView, piece: string): AntiquityView | null {
  const { plan } = view;
  return plan && { ...view, plan: { ...plan, step: "place", piece, free: plan.step === "second-house" } };
}

/** A piece stands as soon as it is paid for; where there is a choice of goods it waits for that. */
function placed(view: AntiquityView, { square: anchor, turns }: Place): AntiquityView | null {
  const { plan } = view;
  if (plan?.step !== "place" || !plan.piece) return null;
  const { piece } = plan;
  const at = square(anchor);
  const squares = cellsOf(piece, turns)
    .map(([row, column]) => squareName(at.city, at.row + row, at.column + column))
    .toSorted();
  const price = plan.free ? { fixed: {}, food: 0, luxury: 0 } : priceOf(piece);
  return changed(
    { ...view, plan: planAfter(plan, price, squares, goodsOf(view)) },
    ({ goods, ...rest }): PlayerView => {
      const own = { ...rest, goods: without(goods, price.fixed) };
      return asksWhich(price, goods)
        ? own
        : inCity(own, at.city, (city) => standing(city, piece, anchor, turns, squares));
    },
  );
}

function goodsOf({ seat, players }: AntiquityView): Goods {
  return players[seat ?? -1]?.goods ?? {};
}

/** Whether more kinds of goods could be given than are asked for. */
function asksWhich({ food, luxury }: Price, stock: Goods): boolean {
  return choices({ food, luxury, alike: false, given: {} }, stock).length > food + luxury;
}

function planAfter(plan: PlanView, price: Price, squares: SquareName[], stock: Goods): PlanView {
  const { food, luxury } = price;
  if (asksWhich(price, stock)) return { ...plan, step: "pay", squares, food, luxury };
  return { ...plan, step: plan.piece === "cathedral" ? "saint" : "idle", piece: null, free: false };
}

function standing(
  city: CityView,
  piece: string,
  anchor: SquareName,
  turns: number,
  squares: SquareName[],
): CityView {
  const empty = city.empty - squares.length;
  const { id, man } = buildingOf(piece);
  if (typeOf(piece) === "house") return { ...city, empty, houses: [...city.houses, ...squares] };
  const building = {
    ...{ building: id, piece, square: squares[0] ?? anchor, anchor, turns, squares },
    ...{ graves: [], manned: false, by_university: false, works: !man },
  };
  return { ...city, empty, buildings: [...city.buildings, building] };
}

function manned(view: AntiquityView, name: SquareName): AntiquityView | null {
  return changed(view, (own) => ({
    ...inCity(own, square(name).city, (city) => ({
      ...city,
      buildings: city.buildings.map((building) =>
        building.square === name ? { ...building, manned: true } : building,
      ),
    })),
    idle: own.idle - 1,
  }));
}

function withGrave(view: AntiquityView, name: SquareName): AntiquityView | null {
  return changed(view, (own) =>
    oneDueLess(inCity(own, square(name).city, (city) => ({ ...city, graves: [...city.graves, name] }))),
  );
}

// On the map ----------------------------------------------------------------------------------------------------

function founded(view: AntiquityView, centre: HexName): AntiquityView | null {
  const size = box.figures.capital_size;
  const city: CityView = {
    ...{ number: 1, size, centre, hexes: [centre, ...around(centre)] },
    ...{ buildings: [], houses: [], graves: [], empty: size * size },
  };
  return changed(view, (own) => ({ ...own, cities: [city] }));
}

const KINDS: { readonly [V in MapAction["verb"]]?: CountryKind } = {
  woodcutter: "woodcutter",
  farm: "farm",
  "free-farm": "farm",
  mine: "mine",
  fishery: "fishery",
};

/** The man goes out at once; where the goods lie is what the server said beforehand. */
function produced(
  view: AntiquityView,
  action: MapAction,
  told: AntiquityPreview | null | undefined,
): AntiquityView | null {
  const { tool, hexes } = hexMove(action);
  const [seat, kind] = [view.seat, KINDS[action.verb]];
  if (seat === null || !kind || !told) return null;
  const good = goodOf(tool) ?? told.good ?? "wood";
  const country = { seat, kind, good, hex: action.hex, hexes, goods: told.hexes };
  return { ...view, country: [...view.country, country] };
}
