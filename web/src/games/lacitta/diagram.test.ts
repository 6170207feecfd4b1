import { describe, expect, it } from "vitest";
import { diagramsOf } from "../../help/diagrams";
import { LANGUAGES } from "../../lib/i18n.svelte";
import { buildingOf } from "./buildings";
import { draw, parse, spareOf } from "./diagram";

describe.each(LANGUAGES)("the rules help in %s", (language) => {
  const specs = diagramsOf("lacitta", language, parse);

  it("has drawings of buildings and cities that exist", () => {
    expect(specs.length).toBeGreaterThan(4);
    for (const spec of specs) {
      for (const { building } of draw(spec).tiles) expect(buildingOf(building).id).toBe(building);
      for (const building of spec.buildings ?? []) expect(buildingOf(building).id).toBe(building);
    }
  });
});

it("reckons with the real map", () => {
  const { tiles } = draw({
    alt: "",
    areas: { B3: "field-3", C2: "field-1" },
    cities: [{ colour: "red", castle: "78", people: 4, tiles: { "79": "farm" } }],
  });
  expect(tiles[0]?.food).toBe(4);
});

it("counts free citizens", () => {
  expect(spareOf({ colour: "red", castle: "78", people: 4, tiles: { "79": "farm" } })).toBe(2);
});

it("wants every drawing to say what it shows", () => {
  expect(() => parse({ areas: {} })).toThrow("alt");
  expect(() => parse({ alt: "x" })).toThrow("areas");
});
