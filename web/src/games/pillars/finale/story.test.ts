import { expect, it } from "vitest";
import { player, view } from "../fixtures";
import { sheet } from "./sheet";
import { story } from "./story";

const result = {
  ranking: [[1], [0]],
  scores: [21, 24],
  tiebreaks: [3, 1],
  breakdown: [],
  ending: "pillars-ending-points",
};
const players = [
  player({ tally: { start: 2, tax: -2, mason: 21 } }),
  player({ tally: { start: 2, sculptor: 18, priory: 4 } }),
];

it("tells the lead, the best craftsmen of the winner, and who lost most", () => {
  expect(story(view({ result, players }))).toEqual([
    { id: "pillars-story-lead", args: { player: 1, player_second: 0, points: 3 } },
    { id: "pillars-story-best", args: { player: 1, family: "sculptor", points: 18 } },
    { id: "pillars-story-loss", args: { player: 0, points: 2 } },
  ]);
});

it("tells when gold made the difference, and says nothing of a shared victory", () => {
  const tied = { ...result, ranking: [[0], [1]], scores: [24, 24] };
  expect(story(view({ result: tied, players }))[0]).toEqual({
    id: "pillars-story-gold",
    args: { player: 0, player_second: 1, gold: 3 },
  });
  const shared = { ...tied, ranking: [[0, 1]] };
  expect(story(view({ result: shared, players })).map(({ id }) => id)).toEqual([
    "pillars-story-best",
    "pillars-story-loss",
  ]);
});

it("lists every source that anybody had, in the order of the box", () => {
  expect(sheet(view({ players }))).toEqual([
    { source: "start", points: [2, 2] },
    { source: "mason", points: [21, 0] },
    { source: "sculptor", points: [0, 18] },
    { source: "priory", points: [0, 4] },
    { source: "tax", points: [-2, 0] },
  ]);
});
