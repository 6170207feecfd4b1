/** Positions for the tests, in few words: the map of the box, and what matters to a test. */

import type { GameSession } from "../module";
import { PLACES } from "./map";
import type { CityView, LaCittaEvent, LaCittaView, PlayerView, TileView } from "./types";

export type FakeSession = GameSession<LaCittaView, LaCittaEvent>;

const LANDSCAPES = Object.fromEntries(
  [...PLACES.keys()].map((area) => [area, area === "B1" ? "water" : "field-1"]),
);

/** "78 castle, 79 farm": the tiles of a city, its castle first. */
export function city(seat: number, tiles: string, changes: Partial<CityView> = {}): CityView {
  const list: TileView[] = tiles.split(", ").map((entry) => {
    const [hex = "", building = ""] = entry.split(" ");
    return { hex, building, food: 0, gold: 0 };
  });
  return {
    castle: list[0]?.hex ?? "",
    seat,
    people: 4,
    spare: 1,
    limit: 5,
    food: 3,
    arches: { culture: 0, knowledge: 0, health: 0 },
    attraction: { culture: 0, knowledge: 0, health: 0 },
    complete: false,
    tiles: list,
    neighbours: [],
    ...changes,
  };
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    gold: 1,
    income: 0,
    action_cards: 3,
    castles: 2,
    figures_left: 4,
    figures: [],
    people: 8,
    food: 6,
    newcomers: 2,
    founded: false,
    hungry: false,
    points: 8,
    cards: [],
    unseen: 0,
    looked: [],
    ...changes,
  };
}

/** A view of two players with what matters to a test. */
export function view(changes: Partial<LaCittaView> = {}): LaCittaView {
  return {
    game: "lacitta",
    seat: 0,
    seats: 2,
    colours: ["red", "blue"],
    ply: 0,
    actors: [0],
    prompt: { id: "", args: {} },
    result: null,
    bread_spread: "one_city",
    setup: "beginner",
    phase: "turn",
    year: 1,
    years: 6,
    round: 1,
    rounds: 5,
    start_player: 0,
    turn_of: 0,
    zones: ["light-green"],
    landscapes: LANDSCAPES,
    cities: [city(0, "78 castle, 79 farm"), city(1, "86 castle")],
    players: [player(), player()],
    pools: {},
    display: [],
    card: null,
    price: null,
    left: 0,
    site: null,
    city: null,
    surplus_tiles: 0,
    victims: 0,
    deck: 25,
    discard: {},
    discard_unseen: 0,
    voices: ["culture", null, null, null],
    voices_left: { culture: 8, knowledge: 9, health: 9 },
    wishes: [],
    too_near: [],
    history: [],
    citizens_left: null,
    gold_left: null,
    ...changes,
  };
}

/** A session that notes what is asked of it. */
export function session(
  legal: readonly string[],
  changes: Partial<LaCittaView> = {},
): FakeSession & { played: string[]; asked: string[]; told: string[] } {
  const played: string[] = [];
  const asked: string[] = [];
  const told: string[] = [];
  return {
    view: view(changes),
    step: null,
    animate: false,
    caughtUp: true,
    legal,
    you: 0,
    seats: [],
    options: {},
    log: [],
    actors: [],
    deciding: false,
    tell: () => {},
    submitting: false,
    highlighted: new Set(),
    pointed: new Set(),
    motion: { duration: () => 0, reduced: true },
    played,
    asked,
    told,
    play: (action) => Promise.resolve(void played.push(action)),
    why: (action) => Promise.resolve((asked.push(action), null)),
    preview: () => Promise.resolve(null),
    explain: (text) => void told.push(text),
    setPrompt: () => undefined,
    name: (seat) => `seat ${seat}`,
    t: (id) => id,
  };
}
