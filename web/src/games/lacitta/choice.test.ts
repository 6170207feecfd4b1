import { describe, expect, it } from "vitest";
import { Choice, FOUND } from "./choice.svelte";
import { city, session } from "./fixtures";

const TURN = ["gold", "build farm 77", "build farm 80", "build market 80", "found 119", "take palazzo"];

describe("a turn", () => {
  it("offers the sites of what is chosen, and builds there", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickTool("farm");
    expect([...choice.targets]).toEqual(["77", "80"]);
    choice.pickSpace("77");
    expect(table.played).toEqual(["build farm 77"]);
  });

  it("shows a finger first what would happen", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickTool("farm");
    choice.pickSpace("77", true);
    expect(table.played).toEqual([]);
    expect(choice.prompt()?.id).toBe("lacitta-prompt-confirm");
    choice.confirm();
    expect(table.played).toEqual(["build farm 77"]);
  });

  it("asks why something is not possible", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickTool("well");
    choice.pickTool(FOUND);
    choice.pickSpace("80");
    choice.pickCard("cathedral");
    expect(table.asked).toEqual(["build well 77", "found 80", "take cathedral"]);
    expect(table.played).toEqual([]);
  });

  it("takes a card at a click, and after a second tap", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickCard("palazzo", true);
    expect(table.played).toEqual([]);
    choice.pickCard("palazzo", true);
    expect(table.played).toEqual(["take palazzo"]);
  });

  it("tells a finger at the first tap why a card cannot be taken", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickCard("cathedral", true);
    expect(choice.card).toBe("cathedral");
    expect(table.asked).toEqual(["take cathedral"]);
  });

  it("says what to choose first, and lets go", () => {
    const table = session(TURN);
    const choice = new Choice(table);
    choice.pickSpace("120");
    expect(table.told).toEqual(["lacitta-choose-first"]);
    choice.pickTool("market");
    expect(choice.cancel()).toBe(true);
    expect(choice.tool).toBeNull();
    expect(choice.cancel()).toBe(false);
  });
});

describe("other decisions", () => {
  it("has chosen the building of a card that leaves no choice", () => {
    const choice = new Choice(
      session(["build palazzo 77", "build palazzo 80"], { phase: "build", card: "palazzo" }),
    );
    choice.begin();
    expect(choice.tool).toBe("palazzo");
    expect(choice.prompt()).toEqual({ id: "lacitta-prompt-site", args: { building: "palazzo" } });
  });

  it("takes any tile of a city for the city", () => {
    const table = session(["welcome 78"], { phase: "welcome" });
    new Choice(table).pickSpace("79");
    expect(table.played).toEqual(["welcome 78"]);
  });

  it("asks what a coloured citizen on a hospital stands for", () => {
    const table = session(["cheer 79 knowledge", "cheer 79 health"], {
      phase: "cheer",
      cities: [city(0, "78 castle, 79 hospital")],
    });
    const choice = new Choice(table);
    choice.pickSpace("79");
    expect(choice.prompt()?.id).toBe("lacitta-prompt-attraction");
    choice.pickAttraction("health");
    expect(table.played).toEqual(["cheer 79 health"]);
  });

  it("looks at the two cards that were marked", () => {
    const table = session(["look 1,2", "look 1,3", "look 2,3"], { phase: "look" });
    const choice = new Choice(table);
    choice.mark(3);
    choice.mark(2);
    choice.mark(2);
    expect(table.played).toEqual(["look 2,3"]);
  });
});
