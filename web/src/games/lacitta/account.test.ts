import { expect, it } from "vitest";
import type { LogStep, Message } from "../../lib/types";
import { accountOf } from "./account";

const say = { t: (id: string) => id.replace(/^lacitta-(event|tell)-/, "") };
const message = (id: string, args: Message["args"] = {}): Message => ({ id: `lacitta-event-${id}`, args });
const step = (ply: number, ...log: Message[]): LogStep => ({ ply, seat: 0, log });

const built = message("built-free", { player: 0, space: "79" });
const oneWish = message("one-wish", { attraction: "culture", voices: "culture culture health knowledge" });
const migrated = message("migrated", {
  player: 0,
  player_from: 1,
  space: "78",
  space_from: "55",
  more: 2,
  less: 1,
});
const began = message("year-began", { year: 2, player: 1, attraction: "health" });
const grown = message("grown", { player: 0, count: 2 });
const income = message("income", { player: 0, gold: 1 });

const kinds = (log: LogStep[], history: number[][] = []): string[] =>
  accountOf(say, log, history).map(({ kind }) => kind);

it("has nothing to tell before the first vote", () => {
  expect(kinds([step(0, message("year-began", { year: 1 }), grown), step(1, built)])).toEqual([]);
});

it("finds the last year's end in the log, turns of the new year or not", () => {
  const log = [step(40, built, oneWish, migrated, began, income, grown, grown), step(41, built, grown)];
  const lines = accountOf(say, log, [[9, 7]]);
  expect(lines.map(({ kind }) => kind)).toEqual(["voices", "migrated", "ended", "began"]);
  expect(lines[0]?.voices).toEqual([
    { voice: "culture", wanted: true },
    { voice: "culture", wanted: true },
    { voice: "health", wanted: false },
    { voice: "knowledge", wanted: false },
  ]);
  expect(lines[1]?.seats).toEqual([0, 1]);
  expect(lines[2]?.points).toEqual([9, 7]);
});

it("counts what grew and what quarries brought, but not what comes later", () => {
  const told: Record<string, unknown>[] = [];
  const note = { t: (id: string, args?: Record<string, unknown>) => (told.push({ id, ...args }), id) };
  accountOf(note, [step(40, oneWish, began, income, grown, grown), step(41, built, grown)], [[9, 7]]);
  expect(told.at(-1)).toEqual({ id: "lacitta-tell-growth", count: 4, gold: 1 });
});

it("joins what decisions have parted, and tells which wish was chosen", () => {
  const twoWishes = message("two-wishes", {
    attraction: "culture",
    attraction_other: "health",
    voices: "culture culture health health",
  });
  const chosen = message("wish-chosen", { player: 0, space: "78", attraction: "health" });
  expect(kinds([step(40, built, twoWishes)])).toEqual(["voices"]);
  expect(
    kinds([step(40, twoWishes), step(41, chosen, migrated), step(42, message("famine", { player: 1 }))]),
  ).toEqual(["voices", "wish", "migrated", "famine"]);
});

it("says that nobody moved, and ends with the points when the game is over", () => {
  expect(
    kinds(
      [step(200, oneWish, message("ended-points", { players: "0" }))],
      [
        [1, 2],
        [3, 4],
      ],
    ),
  ).toEqual(["voices", "still", "ended"]);
});
