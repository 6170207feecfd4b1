import { describe, expect, it } from "vitest";
import type { BaseView } from "../lib/types";
import { shapeOf, thingOf, type Json } from "./shape";

const BASE = {
  game: "some",
  seat: 0,
  seats: 2,
  colours: ["red", "blue"],
  ply: 3,
  actors: [0],
  prompt: { id: "some-prompt", args: {} },
  result: null,
};

function shape(more: Record<string, Json>): ReturnType<typeof shapeOf> {
  return shapeOf({ ...BASE, ...more } as BaseView);
}

describe("a view of an unknown game", () => {
  it("leaves out what the shell shows", () => {
    expect(shape({ phase: "building" })).toEqual({ table: [], players: [[], []] });
  });

  it("has what lies on the table, and what each player has", () => {
    const { table, players } = shape({ bag: 7, players: [{ gold: 1 }, { gold: 2 }] });
    expect(table).toEqual([{ name: "bag", thing: { kind: "number", number: 7 } }]);
    expect(players.map(([field]) => field?.thing)).toEqual([
      { kind: "number", number: 1 },
      { kind: "number", number: 2 },
    ]);
  });

  it("tells several lists with something for each player apart", () => {
    const { players } = shape({ players: [{ gold: 1 }, { gold: 2 }], stocks: [{ wood: 1 }, { wood: 0 }] });
    expect(players[0]?.map(({ name }) => name)).toEqual(["gold", "stocks"]);
  });
});

describe("things", () => {
  it.each<[string, Json, object]>([
    ["nothing", null, { kind: "none" }],
    ["an empty list", [], { kind: "none" }],
    ["a truth", true, { kind: "truth", truth: true }],
    ["a name", "house", { kind: "word", word: "house" }],
    ["names", ["house", "shop"], { kind: "words", words: ["house", "shop"] }],
    [
      "rows of a board",
      [
        ["house", null],
        [null, null],
      ],
      {
        kind: "grid",
        rows: [
          ["house", null],
          [null, null],
        ],
      },
    ],
    [
      "numbers by name",
      { wood: 2, stone: 0 },
      {
        kind: "counts",
        counts: [
          ["wood", 2],
          ["stone", 0],
        ],
      },
    ],
  ])("%s", (_, value, thing) => {
    expect(thingOf(value, "some")).toEqual(thing);
  });

  it("that are described alike are rows of a table, with the names of players for seats", () => {
    expect(thingOf([{ seat: 1, space: "C4" }], "pieces")).toEqual({
      kind: "table",
      columns: ["seat", "space"],
      rows: [
        [
          { kind: "seat", seat: 1 },
          { kind: "word", word: "C4" },
        ],
      ],
    });
  });

  it("that are described differently are listed one by one", () => {
    expect(thingOf([{ a: "x" }, ["y"]], "mixed")).toEqual({
      kind: "list",
      things: [
        { kind: "fields", fields: [{ name: "a", thing: { kind: "word", word: "x" } }] },
        { kind: "words", words: ["y"] },
      ],
    });
  });
});
