import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import antiquity from "../games/antiquity/coach";
import attika from "../games/attika/coach";
import lacitta from "../games/lacitta/coach";
import palatinus from "../games/palatinus/coach";
import pillars from "../games/pillars/coach";
import { parts } from "../help/markdown";
import { decisionOf, headingFor, noteFor } from "./coach";
import { COACHED_GAMES, ended, forget, isNew, remember } from "./seen";

const COACHES = { palatinus, attika, lacitta, pillars, antiquity };
const LANGUAGES = ["en", "nl", "de"] as const;

const file = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf-8");

/** The ids of a game's words that begin in a certain way, from its English file. */
function ids(name: string, start: string): string[] {
  const lines = file(`src/pentapolis/locales/en/${name}.ftl`).matchAll(/^([a-z-]+) =/gm);
  return [...lines].map(([, id]) => id ?? "").filter((id) => id.startsWith(start));
}

describe.each(Object.entries(COACHES))("the coach of %s", (game, coach) => {
  it("names every heading of the help, in all languages", () => {
    const depths = LANGUAGES.map((language) =>
      parts(file(`docs/rules/${game}.${language}.md`)).flatMap((part) =>
        part.kind === "heading" ? [part.depth] : [],
      ),
    );
    for (const found of depths) expect(found).toEqual(depths[0]);
    expect(coach.headings).toHaveLength(depths[0]?.length ?? 0);
    expect(new Set(coach.headings).size).toBe(coach.headings.length);
  });

  it("knows a paragraph for every prompt of the server", () => {
    const page = new Set([
      "turn-tile",
      "choose-space",
      "choose-kind",
      "choose-hex",
      "choose-cards",
      "confirm",
    ]); // said by the page half-way through a choice
    const asked = ids(game, `${game}-prompt-`).map((id) => decisionOf(game, id) ?? "");
    const known = new Set(Object.keys(coach.decisions));
    expect([...new Set(asked)].filter((decision) => !known.has(decision) && !page.has(decision))).toEqual([]);
    for (const heading of Object.values(coach.decisions)) expect(coach.headings).toContain(heading);
  });

  it("has words for its notes, and a note for all its words", () => {
    expect(coach.notes.map((note) => `${game}-coach-${note}`).sort()).toEqual(
      ids(`${game}-coach`, `${game}-coach-`).sort(),
    );
    for (const note of coach.notes) expect(coach.decisions).toHaveProperty(note);
  });
});

it("finds the paragraph and the note of a prompt", () => {
  expect(headingFor(palatinus, "palatinus", "palatinus-prompt-place-you")).toBe(5);
  expect(headingFor(palatinus, "palatinus", "palatinus-prompt-place")).toBe(5);
  expect(headingFor(palatinus, "palatinus", "something-else")).toBe(0);
  expect(headingFor(undefined, "nineplots", "nineplots-prompt-plant")).toBe(0);
  expect(noteFor(palatinus, "palatinus", "palatinus-prompt-place-you")).toBe("palatinus-coach-place");
  expect(noteFor(palatinus, "palatinus", "palatinus-prompt-over")).toBeNull();
  expect(noteFor(undefined, "nineplots", "nineplots-prompt-plant")).toBeNull();
});

describe("what the coach has said", () => {
  function store(text: string | null = null): Storage {
    let kept = text;
    return {
      getItem: () => kept,
      setItem: (_: string, value: string) => void (kept = value),
      removeItem: () => void (kept = null),
    } as unknown as Storage;
  }

  it("is said once", () => {
    const kept = store();
    expect(isNew("a", "attika", kept)).toBe(true);
    remember("a", kept);
    remember("a", kept);
    expect(isNew("a", "attika", kept)).toBe(false);
    expect(isNew("b", "attika", kept)).toBe(true);
    forget(kept);
    expect(isNew("a", "attika", kept)).toBe(true);
  });

  it("is enough after some games to their end, each counted once", () => {
    const kept = store();
    for (let game = 0; game < COACHED_GAMES; game++) {
      expect(isNew("a", "attika", kept)).toBe(true);
      ended("attika", `table ${game}`, kept);
      ended("attika", `table ${game}`, kept);
    }
    expect(isNew("a", "attika", kept)).toBe(false);
    expect(isNew("a", "pillars", kept)).toBe(true);
  });

  it.each(["nonsense", "[]", "3", '{"notes": 7, "ended": [1]}', '{"ended": {"attika": 5}}'])(
    "forgets %s",
    (text) => {
      const kept = store(text);
      expect(isNew("a", "attika", kept)).toBe(true);
      remember("a", kept);
      expect(isNew("a", "attika", kept)).toBe(false);
    },
  );
});
