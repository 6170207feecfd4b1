import { expect, it } from "vitest";
import { building, city, player, session } from "../fixtures.svelte";
import { emptySquares, snapped } from "../grid";
import { fitText, namedSquares } from "./squares";

const table = {
  ...session([]),
  t: (id: string, args: Record<string, string | number> = {}) => [id, ...Object.values(args)].join(" "),
};
const owner = player({
  cities: [city({ size: 3, graves: ["1C3"], buildings: [building("market", ["1A1", "1A2"])] })],
});

function fit(piece: string, turns: number, at: string): string {
  const free = emptySquares(owner);
  return fitText(table, owner, snapped(piece, turns, at, 3, free), free);
}

it("tells which squares a piece would cover", () => {
  expect(fit("explorer", 0, "1B2")).toBe("antiquity-web-fits B1 B2 B3");
});

it("tells what is in its way, and where", () => {
  expect(fit("explorer", 0, "1C1")).toBe("antiquity-web-fits-not-for antiquity-web-grave C3");
  expect(fit("explorer", 1, "1B1")).toBe("antiquity-web-fits-not-for antiquity-building-market A1");
});

it("tells only that it does not fit where it would leave the city", () => {
  expect(fit("brewery", 0, "1B2")).toBe("antiquity-web-fits-not");
});

it("knows which squares a hint is about", () => {
  const about = (action: string, piece: string | null = null): string[] =>
    namedSquares(owner, new Set(action.split(" ").slice(1)), piece);
  expect(about("place 1A2 1", "explorer")).toEqual(["1A2", "1B2", "1C2"]);
  expect(about("man 1A1")).toEqual(["1A1", "1A2"]);
  expect(about("bury 1B3")).toEqual(["1B3"]);
  expect(about("woodcutter 0,-3")).toEqual([]);
});
