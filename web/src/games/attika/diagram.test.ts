/** Every drawing of the rules help can be drawn, and shows the same in all languages. */
import { describe, expect, it } from "vitest";
import { diagramsOf, withoutWords } from "../../help/diagrams";
import { buildingOf, GROUPS } from "./buildings";
import { draw, parse, type DiagramSpec } from "./diagram";

const diagrams = (language: string): DiagramSpec[] => diagramsOf("attika", language, parse);

describe.each(["nl", "en", "de"])("drawings in %s", (language) => {
  const specs = diagrams(language);

  it("are those of the English page", () => {
    expect(specs.map(withoutWords)).toEqual(diagrams("en").map(withoutWords));
  });

  it("have words, and buildings on hexes that exist", () => {
    for (const spec of specs) {
      const { sites } = draw(spec);
      expect(spec.alt.length, spec.alt).toBeGreaterThan(20);
      for (const { hex, building } of spec.buildings ?? []) {
        expect([...sites.keys()], spec.alt).toContain(hex);
        expect(buildingOf(building).id).toBe(building);
      }
    }
  });
});

it("shows all groups, and symbols that are there", () => {
  const specs = diagrams("en");
  expect(specs.flatMap(({ groups = [] }) => groups).toSorted()).toEqual([...GROUPS.keys()].toSorted());
  for (const spec of specs) {
    const { sites } = draw(spec);
    for (const { symbols = [] } of spec.prices ?? [])
      for (const hex of symbols) expect(sites.get(hex)?.symbol, hex).not.toBeNull();
  }
});

it("joins what hangs together", () => {
  const chain = diagrams("en").find((spec) => spec.chain);
  expect(chain && draw(chain).settlements.map(({ sites }) => sites.length)).toEqual([6, 1, 1]);
});

it("refuses what is no drawing", () => {
  expect(() => parse({ alt: "nothing" })).toThrow("tiles");
});
