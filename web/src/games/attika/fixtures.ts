/** Positions for the tests, in few words. */

import { tileAt } from "./board";
import type { AttikaView, BuildingView, PlayerView, TileView } from "./types";

/** The board of the examples: four tiles, none of them turned. */
export function board(): TileView[] {
  return [
    tileAt({ tile: 16, symbols: "MMH...." }, [0, 0], 0),
    tileAt({ tile: 14, symbols: "WM..M.." }, [2, 1], 0),
    tileAt({ tile: 1, symbols: ".W.W.W." }, [-1, 3], 0),
    tileAt({ tile: 21, symbols: ".WF.HM." }, [1, 4], 0),
  ];
}

/** "16.0 tavern 0, 16.2 statue 1": buildings by hex, with their owners. */
export function buildings(text: string): BuildingView[] {
  return text
    .split(", ")
    .filter(Boolean)
    .map((entry) => {
      const [hex = "", building = "", seat = "0"] = entry.split(" ");
      return { hex, building, seat: Number(seat) };
    });
}

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    city: "athens",
    stacks: [5, 7, 7, 7],
    main_left: {},
    others_left: {},
    stored: {},
    built: 0,
    cards: 0,
    hand: {},
    amphorae: 0,
    settlements: [],
    groups: {},
    joined: [],
    ...changes,
  };
}

/** A view of two players with what matters to a test. */
export function view(changes: Partial<AttikaView> = {}): AttikaView {
  return {
    game: "attika",
    seat: 0,
    seats: 2,
    colours: ["blue", "red"],
    ply: 0,
    actors: [0],
    prompt: { id: "", args: {} },
    result: null,
    phase: "choose",
    mode: null,
    turn: 1,
    turn_of: 0,
    actions_left: null,
    bought: false,
    starting_player: 0,
    solo_race: false,
    race_turns: null,
    tiles: board(),
    tiles_left: 18,
    turned_tile: null,
    shrines: [
      [-2, 1],
      [3, 3],
    ],
    buildings: [],
    building: null,
    site: null,
    paid: {},
    players: [player(), player()],
    deck: 51,
    deck_when_shuffled: {},
    discard: {},
    amphorae: 15,
    prices: {},
    chain: [],
    joined_shrines: [],
    ...changes,
  };
}
