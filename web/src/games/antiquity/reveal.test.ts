import { expect, it } from "vitest";
import type { Message } from "../../lib/types";
import { freshSquares, plansIn } from "./reveal";
import type { AntiquityEvent, PlayerView } from "./types";

const REVEALED: AntiquityEvent = {
  type: "antiquity-event-plan-revealed",
  seat: 1,
  built: [
    { piece: "house-1", square: "1A1" },
    { piece: "granary", square: "1C3" },
  ],
  manned: [{ piece: "cart-shop", square: "1A5" }],
  exchanged: [],
  graves_removed: 2,
  razed: false,
  rearranged: false,
  saint: null,
  saint_is_new: false,
};

function line(id: string, player: number): Message {
  return { id: `antiquity-event-${id}`, args: { player } };
}

it("finds the plans that a step reveals, and what else is told of them", () => {
  const log = [
    line("revealed-built", 1),
    line("revealed-manned", 1),
    line("exchanged", 1),
    line("revealed-graves", 1),
    line("revealed-graves", 0),
    line("order-set", 1),
  ];
  const [plan, ...others] = plansIn({ events: [REVEALED], log });
  expect(others).toEqual([]);
  expect(plan).toEqual({
    seat: 1,
    built: ["1A1", "1C3"],
    manned: ["1A5"],
    lines: [line("exchanged", 1), line("revealed-graves", 1)],
  });
  expect(plansIn({ events: [], log })).toEqual([]);
});

it("rings a new building as a whole, and only once if it was manned too", () => {
  const building = (square: string, squares: string[]): object => ({ square, squares });
  const player = {
    cities: [{ buildings: [building("1C3", ["1C3", "1C4"]), building("1A5", ["1A5", "1A6"])] }],
  } as unknown as PlayerView;
  const plan = { seat: 1, built: ["1A1", "1C3"], manned: ["1C3", "1A5"], lines: [] };
  expect(freshSquares(player, plan)).toEqual([["1A1"], ["1C3", "1C4"], ["1A5", "1A6"]]);
});
