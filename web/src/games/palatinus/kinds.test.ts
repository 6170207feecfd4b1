import { expect, it } from "vitest";
import { isExtra, isWolf, pieceOf, roleOf, stockOf, trayKinds } from "./kinds";
import type { PalatinusView } from "./types";

const view = {
  seats: 2,
  colours: ["red", "blue"],
  extra_colours: ["green", "yellow"],
  stocks: [
    { total: 4, kinds: { soldier: 1, "extra-wolf-farmer": 1, "wolf-merchant": 2 } },
    { total: 3, kinds: { wolf: 2, "extra-wolf": 1 } },
  ],
} as unknown as PalatinusView;

it("reads the kinds of the notation", () => {
  expect([roleOf("extra-wolf-farmer"), isWolf("extra-wolf-farmer"), isExtra("extra-wolf-farmer")]).toEqual([
    "farmer",
    true,
    true,
  ]);
  expect([roleOf("soldier"), isWolf("soldier"), isExtra("soldier")]).toEqual(["soldier", false, false]);
  expect(roleOf("wolf")).toBeNull();
});

it("gives extra pieces the extra colour", () => {
  expect(pieceOf("extra-farmer", 1, "C4", view)).toMatchObject({
    seat: 1,
    colour: "yellow",
    role: "farmer",
    wolf: false,
  });
  expect(pieceOf("wolf-farmer", 1, "C4", view)).toMatchObject({ colour: "blue", wolf: true });
});

it("shows a stock in one order", () => {
  expect(stockOf(view, 0).map(({ kind, count }) => `${kind} ${count}`)).toEqual([
    "wolf-merchant 2",
    "soldier 1",
    "extra-wolf-farmer 1",
  ]);
  expect(stockOf(view, 1).map(({ kind }) => kind)).toEqual(["wolf", "extra-wolf"]);
});

it("offers nine kinds to two players and five to more", () => {
  expect(trayKinds(view)).toHaveLength(9);
  expect(trayKinds({ ...view, seats: 4 })).toEqual([
    "merchant",
    "wolf-merchant",
    "farmer",
    "wolf-farmer",
    "soldier",
  ]);
});
