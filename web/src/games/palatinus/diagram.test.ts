/** Every drawing of the rules help can be drawn, and shows the same in all languages. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parts } from "../../help/markdown";
import { draw, parse, type DiagramSpec } from "./diagram";

const RULES = join(import.meta.dirname, "../../../../docs/rules");

function diagrams(language: string): DiagramSpec[] {
  const page = parts(readFileSync(join(RULES, `palatinus.${language}.md`), "utf8"));
  return page.flatMap((part) => (part.kind === "diagram" ? [parse(part.spec)] : []));
}

const withoutWords = ({ alt: _alt, caption: _caption, ...rest }: DiagramSpec): object => rest;

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
