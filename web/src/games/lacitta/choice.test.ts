import { describe, expect, it } from "vitest";
import { choiceOf, FOUND, mark, pickCard, pickTool, targetsOf } from "./choice.svelte";
import { city, session } from "./fixtures";

const TURN = ["gold", "build farm 77", "build farm 80", "build market 80", "found 119", "take palazzo"];

describe("a turn", () => {
  it("offers the sites of what is chosen, and builds there", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    pickTool(table, choice, "farm");
    expect([...targetsOf(choice)]).toEqual(["77", "80"]);
    choice.pick("space", "77");
    expect(table.played).toEqual(["build farm 77"]);
  });

  it("shows a finger first what would happen", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    pickTool(table, choice, "farm");
    choice.pick("space", "77", true);
    expect(table.played).toEqual([]);
    expect(choice.prompt()?.id).toBe("lacitta-prompt-confirm");
    choice.confirm();
    expect(table.played).toEqual(["build farm 77"]);
  });

  it("asks why something is not possible", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    pickTool(table, choice, "well");
    pickTool(table, choice, FOUND);
    choice.pick("space", "80");
    pickCard(choice, "cathedral");
    expect(table.asked).toEqual(["build well 77", "found 80", "take cathedral"]);
    expect(table.played).toEqual([]);
  });

  it("takes a card at a click, and after a second tap", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    pickCard(choice, "palazzo", true);
    expect(table.played).toEqual([]);
    pickCard(choice, "palazzo", true);
    expect(table.played).toEqual(["take palazzo"]);
  });

  it("tells a finger at the first tap why a card cannot be taken", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    pickCard(choice, "cathedral", true);
    expect(choice.picks.card).toBe("cathedral");
    expect(table.asked).toEqual(["take cathedral"]);
  });

  it("says what to choose first, and lets go", () => {
    const table = session(TURN);
    const choice = choiceOf(table);
    choice.pick("space", "120");
    expect(table.told).toEqual(["lacitta-choose-first"]);
    pickTool(table, choice, "market");
    expect(choice.cancel()).toBe(true);
    expect(choice.picks.tool).toBeUndefined();
    expect(choice.cancel()).toBe(false);
  });
});

describe("other decisions", () => {
  it("has chosen the building of a card that leaves no choice", () => {
    const choice = choiceOf(
      session(["build palazzo 77", "build palazzo 80"], { phase: "build", card: "palazzo" }),
    );
    choice.begin();
    expect(choice.picks.tool).toBe("palazzo");
    expect(choice.prompt()).toEqual({ id: "lacitta-prompt-site", args: { building: "palazzo" } });
  });

  it("takes any tile of a city for the city", () => {
    const table = session(["welcome 78"], { phase: "welcome" });
    choiceOf(table).pick("space", "79");
    expect(table.played).toEqual(["welcome 78"]);
  });

  it("asks what a coloured citizen on a hospital stands for", () => {
    const table = session(["cheer 79 knowledge", "cheer 79 health"], {
      phase: "cheer",
      cities: [city(0, "78 castle, 79 hospital")],
    });
    const choice = choiceOf(table);
    choice.pick("space", "79");
    expect(choice.prompt()?.id).toBe("lacitta-prompt-attraction");
    choice.pick("attraction", "health");
    expect(table.played).toEqual(["cheer 79 health"]);
  });

  it("looks at the two cards that were marked", () => {
    const table = session(["look 1,2", "look 1,3", "look 2,3"], { phase: "look" });
    const choice = choiceOf(table);
    mark(choice, 3);
    mark(choice, 2);
    mark(choice, 2);
    expect(table.played).toEqual(["look 2,3"]);
  });
});
