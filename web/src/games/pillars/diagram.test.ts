/** Every drawing of the rules help can be drawn, and shows the same in all languages. */
import { describe, expect, it } from "vitest";
import { diagramsOf, withoutWords } from "../../help/diagrams";
import { CRAFTSMEN, RESOURCE_CARDS } from "./cards";
import { parse, standing, type DiagramSpec } from "./diagram";

const diagrams = (language: string): DiagramSpec[] => diagramsOf("pillars", language, parse);

describe.each(["nl", "en", "de"])("drawings in %s", (language) => {
  it("are those of the English page, and have words", () => {
    const specs = diagrams(language);
    expect(specs.map(withoutWords)).toEqual(diagrams("en").map(withoutWords));
    for (const { alt } of specs) expect(alt.length, alt).toBeGreaterThan(15);
  });
});

it("shows every craftsman, resource card, advantage and event once", () => {
  const specs = diagrams("en");
  expect(specs.flatMap(({ craftsmen = [] }) => craftsmen).toSorted()).toEqual(
    [...CRAFTSMEN.keys()].toSorted(),
  );
  expect(specs.flatMap((spec) => spec.resource_cards ?? [])).toHaveLength(RESOURCE_CARDS.length);
  expect(new Set(specs.flatMap(({ advantages = [] }) => advantages)).size).toBe(16);
  expect(new Set(specs.flatMap(({ events = [] }) => events)).size).toBe(10);
});

it("puts builders on spaces that exist", () => {
  const valley = diagrams("en").find((spec) => spec.valley)?.valley;
  expect(valley && standing(valley)).toHaveLength(9);
  expect(() => standing({ builders: { bishop: ["red", "blue"] }, built: 0 })).toThrow("no space 2");
});
