/** Positions for the tests, in few words. */

import type {
  AntiquityView,
  BuildingView,
  CityView,
  PlanView,
  PlayerView,
  Session,
  SquareName,
  TileView,
} from "./types";

export const TILE: TileView = {
  face: 0,
  mirrored: false,
  rotation: 0,
  centre: [0, 0],
  start: true,
  columns: ["FFFGG", "MMMmMM", "MMFGMFM", "FFFGGFFF", "FFGGGWWWF", "FFGGWFFF", "WWGGWFG", "WGGgFF", "WWGGF"],
};

export function building(id: string, squares: SquareName[]): BuildingView {
  const [first = "1A1"] = squares;
  return {
    building: id,
    piece: id,
    square: first,
    anchor: first,
    turns: 0,
    squares,
    graves: [],
    manned: false,
    by_university: false,
    works: false,
  };
}

export function city(changes: Partial<CityView> = {}): CityView {
  return {
    number: 1,
    size: 7,
    centre: "0,0",
    hexes: [],
    buildings: [],
    houses: [],
    graves: [],
    empty: 49,
    ...changes,
  };
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    goods: {},
    men: 0,
    idle: 0,
    in_country: 0,
    carts: 0,
    houses: [],
    unbuilt: [],
    saint: null,
    saint_works: false,
    cities: [],
    inns: [],
    zone: [],
    clean_hexes: 0,
    forecast: {
      famine: 0,
      food: 0,
      granary: 0,
      graves: 0,
      spare: 49,
      grave_room: 49,
      pollution: 3,
      pollution_room: 20,
      capacity: 0,
    },
    planning: false,
    due: 0,
    offer: null,
    out: null,
    graves_removed: 0,
    razed: false,
    cleaned: false,
    sown: false,
    ...changes,
  } as PlayerView;
}

/** A view of two players with what matters to a test. */
export function view(changes: Partial<AntiquityView> = {}): AntiquityView {
  return {
    game: "antiquity",
    seat: 0,
    seats: 2,
    colours: ["red", "blue"],
    ply: 0,
    actors: [0],
    prompt: { id: "", args: {} },
    result: null,
    phase: "country",
    phase_number: 4,
    round: 3,
    famine: 2,
    order: [0, 1],
    beginners: false,
    tiles: [TILE],
    cut: [],
    polluted: [],
    tokens: [],
    hidden_tokens: {},
    ranges: [],
    country: [],
    players: [player(), player()],
    supply: { cart_shops: 16, fountains: 16, storage_elements: 16, fisheries: 12 },
    plan: null,
    trades: [],
    exchanges: [],
    goods_left: null,
    pieces_turn: true,
    pieces_flip: false,
    site: null,
    due: 0,
    harvesting: [],
    cathedrals: 0,
    ...changes,
  } as AntiquityView;
}

/** The own plan at a step. */
export function plan(changes: Partial<PlanView> = {}): PlanView {
  return {
    step: "idle",
    piece: null,
    squares: [],
    free: false,
    food: 0,
    luxury: 0,
    in_hand: [],
    given: {},
    want: {},
    partner: null,
    spent: {},
    gained: {},
    can_take_back: false,
    ...changes,
  };
}

/** A table at which the first seat may do something; it notes what it is asked for. */
export interface FakeSession extends Session {
  legal: string[];
  view: AntiquityView;
  played: string[];
  asked: string[];
  told: string[];
}

export function session(legal: string[], changes: Partial<AntiquityView> = {}): FakeSession {
  const [played, asked, told]: [string[], string[], string[]] = [[], [], []];
  let now = $state.raw({ legal, view: view(changes) });
  return {
    get view() {
      return now.view;
    },
    set view(next) {
      now = { ...now, view: next };
    },
    get legal() {
      return now.legal;
    },
    set legal(next) {
      now = { ...now, legal: next };
    },
    step: null,
    animate: false,
    caughtUp: true,
    you: 0,
    seats: [],
    options: {},
    submitting: false,
    highlighted: new Set(),
    pointed: new Set(),
    motion: { duration: () => 0, reduced: false },
    played,
    asked,
    told,
    play: async (action: string) => void played.push(action),
    why: async (action: string) => {
      asked.push(action);
      return null;
    },
    preview: async () => null,
    explain: (text: string) => void told.push(text),
    setPrompt: () => {},
    name: String,
    t: (id: string) => id,
  } as Partial<FakeSession> as FakeSession;
}
