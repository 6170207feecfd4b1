import { describe, expect, it } from "vitest";
import type { Numbered } from "./choices";
import { completions, History, read, suggestions } from "./typing";

const ACTIONS = ["lay 1 0", "place farmer C4", "place farmer D1", "place soldier C4", "pass"];
const CHOICES: Numbered[] = ACTIONS.map((action, index) => ({
  number: index + 1,
  action,
  text: action,
  facts: {},
}));

describe("completions", () => {
  it("are the rest of the word begun, or the next one", () => {
    expect(completions(ACTIONS, "")).toEqual(["lay", "place", "pass"]);
    expect(completions(ACTIONS, "p")).toEqual(["place", "pass"]);
    expect(completions(ACTIONS, "place ")).toEqual(["farmer", "soldier"]);
    expect(completions(ACTIONS, "place farmer")).toEqual(["farmer"]);
  });

  it("do not mind capitals and spaces", () => {
    expect(completions(ACTIONS, "PLACE   Farmer c")).toEqual(["C4"]);
  });

  it("have nothing to add to a whole action, or to something else", () => {
    expect(completions(ACTIONS, "pass ")).toEqual([]);
    expect(completions(ACTIONS, "where can I farm")).toEqual([]);
  });
});

describe("suggestions", () => {
  const texts = (typed: string): string[] => suggestions(CHOICES, typed).map(({ text }) => text);

  it("go on as long as there is only one way", () => {
    expect(texts("l")).toEqual(["lay 1 0"]);
    expect(texts("p")).toEqual(["place", "pass"]);
    expect(texts("place s")).toEqual(["place soldier C4"]);
  });

  it("know the choice of a whole action", () => {
    expect(suggestions(CHOICES, "pa")).toEqual([{ text: "pass", choice: CHOICES[4] }]);
    expect(suggestions(CHOICES, "pl")).toEqual([{ text: "place", choice: null }]);
  });

  it("are none for what is complete, or no action at all", () => {
    expect(texts("pass")).toEqual([]);
    expect(texts("Place  farmer c4")).toEqual([]);
    expect(texts("why not 12")).toEqual([]);
  });

  it("stop at an action that is the beginning of another", () => {
    const some = ["build", "build here"].map((action, index) => ({
      number: index + 1,
      action,
      text: "",
      facts: {},
    }));
    expect(suggestions(some, "b").map(({ text }) => text)).toEqual(["build"]);
  });
});

describe("a line", () => {
  it("names a choice by its number or in the notation", () => {
    expect(read(" 3 ", CHOICES)).toEqual({ kind: "play", choice: CHOICES[2] });
    expect(read("PLACE farmer  d1", CHOICES)).toEqual({ kind: "play", choice: CHOICES[2] });
  });

  it("with a number that nothing has is told so", () => {
    expect(read("77", CHOICES)).toEqual({ kind: "no-number", number: 77 });
  });

  it("is a question otherwise, also a number when there is nothing to choose from", () => {
    expect(read("why not 12", CHOICES)).toEqual({ kind: "ask", question: "why not 12" });
    expect(read("12", [])).toEqual({ kind: "ask", question: "12" });
    expect(read("place farmer E1", CHOICES)).toEqual({ kind: "ask", question: "place farmer E1" });
  });

  it("may be empty", () => {
    expect(read("  ", CHOICES)).toEqual({ kind: "nothing" });
  });

  it("undoes if it says so in any of the words for it", () => {
    expect(read(" Undo ", CHOICES, "back, undo")).toEqual({ kind: "undo" });
    expect(read("back", [], "back, undo")).toEqual({ kind: "undo" });
    expect(read("undo it", CHOICES, "back, undo")).toEqual({ kind: "ask", question: "undo it" });
  });
});

describe("what was typed before", () => {
  it("comes back, the last first, and goes again", () => {
    const history = new History();
    expect(history.back()).toBeNull();
    for (const line of ["one", "two", "two", " "]) history.add(line);
    expect(history.forward()).toBeNull();
    expect([history.back(), history.back(), history.back()]).toEqual(["two", "one", null]);
    expect([history.forward(), history.forward(), history.forward()]).toEqual(["two", "", null]);
  });
});
