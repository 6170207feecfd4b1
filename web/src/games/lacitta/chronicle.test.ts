import { expect, it } from "vitest";
import { tell } from "./account";
import { beatsOf, durationOf, quietRim, seatsOf, timesOf } from "./chronicle";
import { city } from "./fixtures";
import type { LaCittaEvent, Migrated } from "./types";

const migrated = (changes: Partial<Migrated> = {}): Migrated => ({
  type: "lacitta-event-migrated",
  seat: 0,
  castle: "78",
  attraction: 2,
  seat_from: 1,
  castle_from: "55",
  attraction_from: 1,
  wish: "culture",
  joined: true,
  ...changes,
});
const voices: LaCittaEvent = {
  type: "lacitta-event-voices-revealed",
  voices: ["culture", "culture", "health", "knowledge"],
  wishes: ["culture"],
};

it("counts citizens before and after, although the view is the position at the end", () => {
  const cities = [city(0, "78 castle", { people: 8 }), city(1, "55 castle", { people: 3 })];
  const grown: LaCittaEvent = { type: "lacitta-event-grown", seat: 0, castles: ["78"], full: [] };
  const began: LaCittaEvent = { type: "lacitta-event-year-began", year: 2, start_player: 1, voice: "health" };
  const beats = beatsOf([voices, migrated(), began, grown], { cities });
  expect(beats.map(({ kind }) => kind)).toEqual(["voices", "migrated", "began"]);
  expect(beats[1]).toMatchObject({ from: { before: 4, after: 3 }, to: { before: 6, after: 7 } });
  expect(beats[2]).toMatchObject({ newcomers: 1, gold: 0 });
});

it("leaves a full city as it is when a citizen finds no room there", () => {
  const cities = [city(0, "78 castle", { people: 5 }), city(1, "55 castle", { people: 3 })];
  const [, beat] = beatsOf([voices, migrated({ joined: false })], { cities });
  expect(beat).toMatchObject({ to: { before: 5, after: 5 }, from: { before: 4, after: 3 } });
  expect(tell({ t: (id) => id }, beat ?? { kind: "still" })).toBe("lacitta-event-migrated-away");
});

it("says that nobody moves, but not while wishes are still to be chosen", () => {
  expect(beatsOf([voices], { cities: [] }).map(({ kind }) => kind)).toEqual(["voices", "still"]);
  const two: LaCittaEvent = { ...voices, wishes: ["culture", "health"] };
  expect(beatsOf([two], { cities: [] }).map(({ kind }) => kind)).toEqual(["voices"]);
});

it("tells nothing of an ordinary move", () => {
  expect(beatsOf([{ type: "lacitta-event-gold-taken", seat: 0, gold: 2 }], { cities: [] })).toEqual([]);
});

it("tells a year with very much in it faster", () => {
  const beats = beatsOf([voices, ...Array.from({ length: 30 }, () => migrated())], { cities: [] });
  expect(durationOf(beats)).toBeCloseTo(20_000);
  expect(timesOf(beats)).toHaveLength(beats.length);
});

it("puts its words where they hide less of what happens", () => {
  const rim = (castle: string, castle_from: string): string =>
    quietRim(beatsOf([voices, migrated({ castle, castle_from })], { cities: [] }));
  expect(rim("78", "55")).toBe("bottom");
  expect(rim("153", "139")).toBe("top");
  expect(rim("4", "7")).toBe("bottom");
});

it("names whom a beat is about, the winner of a citizen first", () => {
  const [, beat] = beatsOf([voices, migrated()], { cities: [] });
  expect(beat && seatsOf(beat)).toEqual([0, 1]);
});
