import { describe, expect, it } from "vitest";
import { city, player, view } from "../fixtures";
import type { LaCittaView } from "../types";
import { sheetOf } from "./sheet";
import { story } from "./story";

const result: LaCittaView["result"] = {
  ending: "lacitta-ending-points",
  ranking: [[1], [0]],
  scores: [13, 18],
  tiebreaks: [3, 1],
  breakdown: [
    [
      { message: { id: "lacitta-score-city", args: { space: "78", people: 18 } }, points: 18 },
      { message: { id: "lacitta-score-famine", args: {} }, points: -5 },
    ],
    [
      { message: { id: "lacitta-score-city", args: { space: "55", people: 15 } }, points: 15 },
      { message: { id: "lacitta-score-complete", args: { space: "55" } }, points: 3 },
    ],
  ],
};

it("sums up the score sheet by what points are for, the winner first", () => {
  expect(sheetOf({ result })).toMatchObject([
    { seat: 1, citizens: 15, complete: 3, famine: 0, total: 18, gold: 1 },
    { seat: 0, citizens: 18, complete: 0, famine: -5, total: 13, gold: 3 },
  ]);
});

describe("the story", () => {
  const ids = (changes: Partial<LaCittaView>): string[] =>
    story(view({ result, ...changes })).map(({ id }) => id);

  it("tells the margin, the lead and the hunger", () => {
    const history = [
      [9, 8],
      [12, 10],
      [13, 18],
    ];
    expect(ids({ history, players: [player({ hungry: true }), player()] })).toEqual([
      "lacitta-story-margin",
      "lacitta-story-lead-late",
      "lacitta-story-famine",
    ]);
  });

  it("tells of complete cities when nobody starved", () => {
    const cities = [city(0, "78 castle"), city(1, "55 castle", { complete: true })];
    expect(ids({ history: [[8, 9]], cities })).toEqual([
      "lacitta-story-margin",
      "lacitta-story-lead-always",
      "lacitta-story-complete",
    ]);
    expect(ids({ history: [[8, 9]] }).at(-1)).toBe("lacitta-story-no-complete");
  });

  it("tells how gold decided, and nothing of a lead when the victory is shared", () => {
    expect(ids({ result: { ...result, scores: [18, 18] }, history: [[8, 9]] })[0]).toBe("lacitta-story-gold");
    expect(ids({ result: { ...result, ranking: [[0, 1]] }, history: [[8, 9]] })).toEqual([
      "lacitta-story-no-complete",
    ]);
  });
});
