/** Positions for the tests, in few words. */

import type { PillarsView, PlayerView } from "./types";

export function player(changes: Partial<PlayerView> = {}): PlayerView {
  return {
    gold: 20,
    points: 2,
    resources: { sand: 0, wood: 0, stone: 0, metal: 0 },
    workers: { total: 12, free: 12, grey: 0, black: 0, at: {} },
    resource_cards: [],
    craftsmen: ["start-mortar-mixer", "start-woodworker", "start-stonecutter"],
    idle: [],
    craftsman_limit: 5,
    advantages: [],
    passed: false,
    protected: false,
    walled: false,
    walled_next: false,
    bought: [],
    sold: [],
    tally: { start: 2 },
    ...changes,
  };
}

/** A view of two players with what matters to a test. */
export function view(changes: Partial<PillarsView> = {}): PillarsView {
  return {
    game: "pillars",
    seat: 0,
    seats: 2,
    colours: ["blue", "red"],
    ply: 0,
    actors: [0],
    prompt: { id: "", args: {} },
    result: null,
    phase: "cards",
    stage: "cards",
    step: 0,
    decision: "choose-card",
    round: 1,
    rounds: 6,
    start_player: 0,
    cathedral: [],
    resource_cards: ["sand-small"],
    resource_cards_left_out: [],
    craftsmen: ["r1-mason"],
    shiring: ["r1-tool-maker", "r1-mortar-mixer"],
    kingsbridge: ["tom", "jack"],
    places: { bishop: [null], kingsbridge: [null, null], court: [null, null, null, null] },
    market: { sand: 4, wood: 4, stone: 4 },
    market_turn: null,
    court_metal: 1,
    tax_roll: null,
    event: null,
    known_event: null,
    past_events: [],
    builders: {
      bag: [3, 3],
      drawn: null,
      price: 7,
      handled: 0,
      rejections: 1,
      waiting: [],
      set_aside: [0, 0],
    },
    workshop: null,
    players: [player(), player()],
    craftsmen_gone: [],
    advantages_gone: [],
    archbishop_scope: "one-craftsman",
    ...changes,
  };
}
