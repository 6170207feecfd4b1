import { expect, it } from "vitest";
import { distance } from "../../lib/hex";
import { around, axial, beside, drawn, holdingsOf, sitesOf } from "./board";
import { city, player, TILE } from "./fixtures.svelte";

it("lays a tile of 61 hexes with its terrain, and grass where forest was cut", () => {
  const sites = sitesOf({ tiles: [TILE], cut: ["-4,0"] });
  expect(sites.size).toBe(61);
  expect(sites.get("-4,0")).toMatchObject({ printed: "forest", terrain: "grassland" });
  expect(sites.get("-3,2")?.terrain).toBe("mountain");
});

it("keeps neighbours neighbours however the map is turned", () => {
  for (const turn of [0, 1]) {
    for (const name of around("2,-1"))
      expect(distance(drawn(axial("2,-1"), turn), drawn(axial(name), turn))).toBe(1);
  }
  expect(beside("0,0", "SE")).toBe("1,0");
});

it("knows whose city stands where", () => {
  const view = {
    players: [player(), player({ cities: [city({ hexes: ["0,0", "1,0"] })], inns: ["3,3"] })],
    country: [],
    ranges: [],
    polluted: ["2,2"],
    tokens: [],
  };
  const { cities, inns, polluted } = holdingsOf(view);
  expect(cities.get("1,0")?.seat).toBe(1);
  expect(inns.get("3,3")).toBe(1);
  expect(polluted.has("2,2")).toBe(true);
});
