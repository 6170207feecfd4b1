import { expect, it } from "vitest";
import { areasOf, besideWater, boardBox, foodAt, linksOf, nearest, placedOf, sitesOf } from "./board";
import { city, view } from "./fixtures";

const board = view();
const sites = sitesOf(board);

it("numbers the road hexes of the box from the top left", () => {
  expect(sites.size).toBe(163);
  expect(sites.get("1")?.hex).toEqual([3, 0]);
  expect(sites.get("78")?.hex).toEqual([3, 8]);
  expect(sites.get("78")?.beside.toSorted()).toEqual(["68", "77", "79"]);
});

it("knows the landscapes beside a hex", () => {
  expect(sites.get("78")?.areas.map(({ area }) => area)).toEqual(["B2", "C2"]);
  const site = sites.get("78");
  expect(site && foodAt(site)).toBe(2);
  const shore = sites.get("74");
  expect(shore && besideWater(shore)).toBe(true);
});

it("knows which triangles point up", () => {
  const up = new Map(areasOf(board.landscapes).map(({ area, up }) => [area, up]));
  expect([up.get("A1"), up.get("A2"), up.get("B1"), up.get("D2")]).toEqual([true, false, true, false]);
});

it("shows the roads in use and every landscape whole", () => {
  const all = boardBox(board);
  const none = boardBox({ ...board, zones: [] });
  expect(none.width).toBeLessThan(all.width);
});

it("joins neighbours once, between the tiles that lie nearest", () => {
  const red = city(0, "78 castle, 79 farm, 80 palazzo", { neighbours: ["55"] });
  const blue = city(1, "55 castle, 62 statue, 69 quarry", { neighbours: ["78"] });
  const links = linksOf([red, blue]);
  expect(links.map(({ key }) => key)).toEqual(["55-78"]);
  expect(nearest(red, blue, sites)?.map(({ name }) => name)).toEqual(["80", "69"]);
  expect(placedOf([red, blue]).get("69")?.city).toBe(blue);
});
