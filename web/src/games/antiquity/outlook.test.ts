import { expect, it } from "vitest";
import { building, city, player } from "./fixtures.svelte";
import { unmanned, warnings } from "./outlook";
import { progressOf, standingTypes } from "./progress";

const said = (...args: Parameters<typeof warnings>): string[] =>
  warnings(...args).map(({ message }) => message.id.replace("antiquity-web-warn-", ""));
const planning = { phase: "city", beginners: false } as const;

it("warns of idle men, lost goods, graves and waste", () => {
  const waiting = player({
    idle: 1,
    goods: { wood: 3 },
    cities: [city({ buildings: [building("cart-shop", ["1A1"])] })],
    forecast: {
      famine: 9,
      food: 0,
      granary: 0,
      graves: 9,
      spare: 4,
      grave_room: 20,
      pollution: 3,
      pollution_room: 1,
      capacity: 2,
    },
  });
  expect(said(planning, waiting)).toEqual(["graves-on-buildings", "waste", "storage", "idle", "no-carts"]);
  expect(said({ ...planning, beginners: true }, waiting)).toEqual(["storage", "idle", "no-carts"]);
  expect(unmanned(waiting)).toHaveLength(1);
});

it("asks back about goods only if the carts cannot use them", () => {
  const ask = (goods: number): boolean =>
    warnings(planning, player({ goods: { wood: goods }, carts: 2 })).some(({ grave }) => grave);
  expect([ask(2), ask(3)]).toEqual([false, true]);
});

it("is silent when all is well", () => {
  const calm = player({
    cities: [city({ buildings: [{ ...building("cart-shop", ["1A1"]), manned: true, works: true }] })],
  });
  expect(said(planning, calm)).toEqual([]);
});

it("counts types of building without graves, and how much of a zone is enclosed", () => {
  const own = player({
    houses: [1],
    zone: ["1,1", "2,2"],
    cities: [
      city({ buildings: [building("granary", ["1A1"]), { ...building("dump", ["1B1"]), graves: ["1B1"] }] }),
    ],
  });
  expect(standingTypes(own)).toEqual(new Set(["house", "granary"]));
  const other = player({ zone: ["1,1", "5,5"], inns: ["5,5"] });
  const giorgio = progressOf({ players: [own, other] }, 0).find(({ saint }) => saint === "giorgio");
  expect(giorgio).toMatchObject({ count: 1, all: 1 });
});
