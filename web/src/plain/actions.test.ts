import { describe, expect, it } from "vitest";
import { groups, squares } from "./actions";

const FORMS = [
  {
    verb: "build",
    fields: [
      { name: "kind", values: ["house", "shop", "tower"] },
      { name: "plot", values: ["a1", "a2", "b1"] },
    ],
  },
  { verb: "draw", fields: [] },
  { verb: "pay", fields: [{ name: "wood", values: ["0", "1", "2"] }] },
];
const LEGAL = ["build house a1", "build house b1", "build shop a1", "build shop b1", "draw"];

describe("actions of an unknown game", () => {
  it("are grouped by verb, each with the first word that leaves a choice", () => {
    const found = groups(LEGAL, FORMS, null);
    expect(found.map(({ verb, field }) => [verb, field])).toEqual([
      ["build", "kind"],
      ["draw", null],
    ]);
    expect(found[0]?.options.map(({ word, action }) => [word, action])).toEqual([
      ["house", null],
      ["shop", null],
    ]);
    expect(found[1]?.options).toEqual([{ chosen: { verb: "draw", words: [] }, word: null, action: "draw" }]);
  });

  it("are refined word by word until one is left", () => {
    const [build] = groups(LEGAL, FORMS, null);
    const [plots, ...others] = groups(LEGAL, FORMS, build?.options[1]?.chosen ?? null);
    expect(others).toEqual([]);
    expect(plots?.field).toBe("plot");
    expect(plots?.settled).toEqual(["shop"]);
    expect(plots?.values).toEqual(["a1", "a2", "b1"]);
    expect(plots?.options.map(({ action }) => action)).toEqual(["build shop a1", "build shop b1"]);
  });

  it("do not ask for words that leave no choice, and say which they are", () => {
    const [build] = groups(["build tower a1", "build tower a2"], FORMS, null);
    expect([build?.field, build?.settled]).toEqual(["plot", ["tower"]]);
    expect(build?.options.map(({ action }) => action)).toEqual(["build tower a1", "build tower a2"]);
    const [pay] = groups(["pay 2"], FORMS, null);
    expect([pay?.field, pay?.settled, pay?.options[0]?.action]).toEqual([null, ["2"], "pay 2"]);
  });

  it("can be written in ways that nobody has told us", () => {
    const [found] = groups(["jump here now", "jump there now"], [], null);
    expect(found?.field).toBeNull();
    expect(found?.options.map(({ word, action }) => [word, action])).toEqual([
      ["here", "jump here now"],
      ["there", "jump there now"],
    ]);
  });
});

describe("squares", () => {
  it("are letters with numbers", () => {
    expect(squares(["a1", "c2"])).toEqual(
      new Map([
        ["a1", { column: 1, row: 1 }],
        ["c2", { column: 3, row: 2 }],
      ]),
    );
    expect(squares(["a1", "house"])).toBeNull();
    expect(squares(["a0"])).toBeNull();
    expect(squares(["a1", "z1"])).toBeNull(); // too wide to be shown as a board
  });
});
