/** Every drawing of the rules help can be drawn, and shows the same in all languages. */
import { describe, expect, it } from "vitest";
import { diagramsOf, withoutWords } from "../../help/diagrams";
import { draw, parse, type DiagramSpec } from "./diagram";

const diagrams = (language: string): DiagramSpec[] => diagramsOf("palatinus", language, parse);

describe.each(["nl", "en", "de"])("drawings in %s", (language) => {
  const specs = diagrams(language);

  it("are those of the English page", () => {
    expect(specs.map(withoutWords)).toEqual(diagrams("en").map(withoutWords));
  });

  it("have words, and pieces on spaces that exist", () => {
    for (const spec of specs) {
      const { spaces, pieces } = draw(spec);
      expect(spec.alt.length, spec.alt).toBeGreaterThan(20);
      for (const { space } of pieces) expect([...spaces.keys()], spec.alt).toContain(space);
    }
  });
});

it("draws the numbers that the captions tell", () => {
  const sums = diagrams("en").flatMap((spec) =>
    draw(spec)
      .lines.map(({ tie }) => tie.least)
      .reduce((sum, points) => sum + points, 0),
  );
  expect(sums).toEqual([0, 0, 0, 3, 6, 8, 1]);
});

it("refuses what is no drawing", () => {
  expect(() => parse({ pieces: [] })).toThrow("tiles");
});
