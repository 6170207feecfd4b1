/** Actions are read and written here exactly as the Python library does it: `tests/server/test_notation.py` reads the same cases. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { antiquity } from "../generated/actions/antiquity";
import { attika } from "../generated/actions/attika";
import { lacitta } from "../generated/actions/lacitta";
import { palatinus } from "../generated/actions/palatinus";
import { pillars } from "../generated/actions/pillars";
import * as boxes from "./boxes";
import type { AnyAction, Notation } from "./notation";

const FIXTURES = join(import.meta.dirname, "../../../tests/fixtures");
const NOTATIONS = new Map<string, Notation<AnyAction>>(
  Object.entries({ antiquity, attika, lacitta, palatinus, pillars }),
);

interface Case {
  text: string;
  /** What the text is read as; null if it is refused. */
  action: AnyAction | null;
}
const CASES = JSON.parse(readFileSync(join(FIXTURES, "notation.json"), "utf8")) as Record<
  string,
  { size: number; cases: Case[] }
>;

afterEach(() => vi.restoreAllMocks());

/** The moves of a recorded game, without the seats. */
function movesOf(path: string): string[] {
  const lines = readFileSync(path, "utf8").split("\n");
  return lines
    .slice(lines.indexOf("moves") + 1)
    .filter((line) => /^\d+ /.test(line))
    .map((line) => line.replace(/^\d+ /, ""));
}

it("knows every game that there are cases of", () => {
  expect([...NOTATIONS.keys()]).toEqual(Object.keys(CASES).sort());
});

describe.each([...NOTATIONS])("%s", (key, notation) => {
  it("writes every action of the recorded games as it was read", () => {
    const records = readdirSync(join(FIXTURES, key)).filter((name) => name.endsWith(".record"));
    const moves = new Set(records.flatMap((name) => movesOf(join(FIXTURES, key, name))));
    expect(moves.size).toBeGreaterThan(100);
    for (const move of moves) {
      const action = notation.parse(move);
      expect(action && notation.write(action)).toBe(move);
    }
  });

  it("reads what the library reads, and refuses what it refuses", () => {
    for (const { text, action } of CASES[key]?.cases ?? [])
      expect([text, notation.parse(text)]).toEqual([text, action]);
  });

  it("has as many actions as the library", () => {
    expect(notation.size).toBe(CASES[key]?.size);
  });
});

it("leaves out lines that are no actions of the game", () => {
  expect(palatinus.parseAll(["lay 1 0", "explode", "mesh left"])).toEqual([
    { verb: "lay", slot: 1, rotation: 0 },
    { verb: "mesh", way: "left" },
  ]);
});

it("takes any name and number of the right form from a server that plays with another box", () => {
  expect([lacitta.parse("castle 164"), attika.parse("tile 70 0 0")]).toEqual([null, null]);
  vi.spyOn(boxes, "isServed").mockReturnValue(true);
  expect([lacitta.parse("castle 164"), attika.parse("tile 70 0 0")]).toEqual([
    { verb: "castle", hex: "164" },
    { verb: "tile", q: 70, r: 0, rotation: 0 },
  ]);
  expect([attika.parse("tile x 0 0"), attika.parse("tile 1 0"), attika.parse("lie 1 0 0")]).toEqual([
    null,
    null,
    null,
  ]);
});
