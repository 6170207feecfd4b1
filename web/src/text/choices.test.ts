import { describe, expect, it } from "vitest";
import type { Choices } from "../lib/types";
import { matching, numbered, sorted, sortsOf, type Numbered } from "./choices";
import { length, lineText, partText, type Say } from "./saying";

const say: Say = ({ id }) => id;
const message = (id: string): { id: string; args: Record<string, never> } => ({ id, args: {} });
const one = (action: string, facts: Record<string, number> = {}): Choices["choices"][number] => ({
  action,
  line: { message: message(`${action} in words`) },
  facts,
});
const GROUPS: Choices[] = [
  {
    key: "farm",
    title: message("Farms"),
    choices: [
      one("farm 1", { gain: 2, price: 3 }),
      one("farm 2", { gain: 5, price: 1 }),
      one("farm 3", { price: 2 }),
    ],
    sorts: ["gain", "price"],
  },
  { key: "pass", title: message("Pass"), choices: [one("pass")], sorts: ["points"] },
];
const [farms] = numbered(GROUPS, say);
const actions = (list: readonly Numbered[]): string[] => list.map(({ action }) => action);

describe("choices", () => {
  it("are numbered throughout, and keep their numbers however they are sorted", () => {
    const groups = numbered(GROUPS, say);
    expect(groups.map(({ choices }) => choices.map(({ number }) => number))).toEqual([[1, 2, 3], [4]]);
    expect(sorted(farms?.choices ?? [], "gain").map(({ number }) => number)).toEqual([2, 1, 3]);
  });

  it("are sorted by what there is most of, but by the least price; what lacks the fact comes last", () => {
    const list = farms?.choices ?? [];
    expect(actions(sorted(list, "gain"))).toEqual(["farm 2", "farm 1", "farm 3"]);
    expect(actions(sorted(list, "price"))).toEqual(["farm 2", "farm 3", "farm 1"]);
    expect(actions(sorted(list, null))).toEqual(["farm 1", "farm 2", "farm 3"]);
    expect(actions(sorted(list, "beauty"))).toEqual(["farm 1", "farm 2", "farm 3"]);
  });

  it("can be sorted by the facts of those that are several", () => {
    expect(sortsOf(numbered(GROUPS, say))).toEqual(["gain", "price"]);
  });

  it("are found by parts of their words, notation or number, whatever the accents", () => {
    const list = farms?.choices ?? [];
    expect(actions(matching(list, "words 3"))).toEqual(["farm 3"]);
    expect(actions(matching(list, "FÁRM 2"))).toEqual(["farm 2"]);
    expect(actions(matching(list, " "))).toEqual(["farm 1", "farm 2", "farm 3"]);
    expect(actions(matching(list, "wheat"))).toEqual([]);
  });
});

describe("a line of a description", () => {
  const line = (...items: string[]): string =>
    lineText({ message: message("In store:"), items: items.map(message) }, say);

  it("is a sentence, or the beginning of a list and its items", () => {
    expect(line()).toBe("In store:");
    expect(line("2 grain", "1 wood")).toBe("In store: 2 grain, 1 wood.");
  });

  it("keeps items with commas apart", () => {
    expect(line("a mill, with fish", "a farm")).toBe("In store: a mill, with fish; a farm.");
  });
});

describe("a part of a description", () => {
  const part = {
    key: "city",
    title: message("City"),
    lines: [{ message: message("Large.") }],
    parts: [{ key: "store", title: message("Store"), lines: [{ message: message("Empty.") }] }],
  };

  it("is read with its details", () => {
    expect(partText(part, say)).toBe("City: Large. Store: Empty.");
  });

  it("is as long as all its lines and the titles of its details", () => {
    expect(length(part)).toBe(3);
    expect(length({ key: "nothing", title: message("Nothing") })).toBe(0);
  });
});
