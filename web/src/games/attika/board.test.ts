import { expect, it } from "vitest";
import { boardBox, settlementsOf, shrinesOf, sitesOf, tileAt } from "./board";
import { board, player, view } from "./fixtures";

const sites = sitesOf(board());

it("has 28 hexes with the symbols of their tiles", () => {
  expect(sites.size).toBe(28);
  const symbols = [...sites.values()].filter(({ symbol }) => symbol === "mountain").map(({ name }) => name);
  expect(symbols).toEqual(["16.0", "16.1", "14.1", "14.4", "21.5"]);
});

it("finds neighbours across the borders of tiles", () => {
  expect(sites.get("16.1")?.beside.toSorted()).toEqual(["14.4", "14.5", "16.0", "16.2", "16.6"]);
});

it("turns a tile clockwise", () => {
  expect(tileAt({ tile: 1, symbols: "" }, [0, 0], 0).hexes[1]).toEqual([1, 0]);
  expect(tileAt({ tile: 1, symbols: "" }, [0, 0], 1).hexes[1]).toEqual([0, 1]);
});

it("draws what joins the buildings of a settlement", () => {
  const players = [player({ settlements: [["16.0", "16.1", "16.2"], ["21.1"]] }), player()];
  const found = settlementsOf({ players }, sites);
  expect(found.map(({ seat, links }) => [seat, links.length])).toEqual([
    [0, 3],
    [0, 0],
  ]);
});

it("keeps every hex and shrine inside its box, which grows for the places of a new tile", () => {
  const box = boardBox(view());
  for (const { x, y } of [...sites.values(), ...shrinesOf(view().shrines)]) {
    expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
  }
  expect(boardBox(view(), [[-4, 1]]).width).toBeGreaterThan(box.width);
});
