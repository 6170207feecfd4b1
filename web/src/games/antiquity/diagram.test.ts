/** Every drawing of the rules help can be drawn, and shows the same in all languages. */
import { describe, expect, it } from "vitest";
import { diagramsOf, withoutWords } from "../../help/diagrams";
import { buildingOf, typeOf } from "./buildings";
import { boxOf, laid, landOf, parse, type DiagramSpec } from "./diagram";

const diagrams = (language: string): DiagramSpec[] => diagramsOf("antiquity", language, parse);

/** Every hex that a drawing puts something on. */
function namedHexes({
  cities = [],
  inns = [],
  country = [],
  polluted = [],
  cut = [],
  tokens = [],
  zone,
}: DiagramSpec): string[] {
  const sites = country.flatMap(({ hex, second, goods }) => [hex, ...(second ? [second] : []), ...goods]);
  return [
    ...cities.map(({ hex }) => hex),
    ...inns.map(({ hex }) => hex),
    ...sites,
    ...polluted,
    ...cut,
    ...tokens,
    ...(zone?.hexes ?? []),
  ];
}

describe.each(["nl", "en", "de"])("drawings in %s", (language) => {
  const specs = diagrams(language);

  it("are those of the English page", () => {
    expect(specs).not.toHaveLength(0);
    expect(specs.map(withoutWords)).toEqual(diagrams("en").map(withoutWords));
  });

  it("have words, and lie on hexes that exist", () => {
    for (const spec of specs) {
      expect(spec.alt.length, spec.alt).toBeGreaterThan(20);
      const sites = landOf(spec);
      for (const hex of namedHexes(spec)) expect([...sites.keys()], spec.alt).toContain(hex);
    }
  });

  it("have buildings that exist, inside their grids and not upon each other", () => {
    for (const { alt, city, shapes = [] } of specs) {
      for (const piece of shapes) expect(buildingOf(piece).id, alt).toBe(typeOf(piece));
      if (!city) continue;
      const pieces = (city.buildings ?? []).flatMap(({ piece, at, turns }) => laid(piece, at, turns));
      const cells = [...pieces, ...(city.houses ?? [])];
      expect(new Set(cells.map(String)).size, alt).toBe(cells.length);
      for (const cell of [...cells, ...(city.graves ?? [])])
        for (const place of cell) expect(place >= 0 && place < city.size, alt).toBe(true);
    }
  });
});

it("refuses a drawing without words or without anything to draw", () => {
  expect(() => parse({ land: [] })).toThrow("alt");
  expect(() => parse({ alt: "nothing" })).toThrow("land, city or shapes");
});

it("frames a city by its grid and a country by its hexes", () => {
  const city = { alt: "a city", city: { size: 6 } };
  expect(boxOf(city, landOf(city), 10)).toEqual({ x: -8, y: -8, width: 76, height: 76 });
  const land: DiagramSpec = { alt: "two hexes", land: [{ from: [0, 0], letters: "F.G" }], cut: ["0,0"] };
  const sites = landOf(land);
  expect([...sites.values()].map(({ name, printed, terrain }) => [name, printed, terrain])).toEqual([
    ["0,0", "forest", "grassland"],
    ["0,2", "grassland", "grassland"],
  ]);
  expect(boxOf(land, sites, 10)?.width).toBeGreaterThan(0);
  expect(boxOf({ alt: "shapes", shapes: ["dump"] }, new Map(), 10)).toBeNull();
});
