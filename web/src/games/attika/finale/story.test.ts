import { expect, it } from "vitest";
import { player, view } from "../fixtures";
import { headline, story } from "./story";

const result = {
  ranking: [[1], [0]],
  scores: [21, 9],
  tiebreaks: [0, 1],
  breakdown: [],
  ending: "attika-ending-shrines",
};

it("tells of a chain between shrines, of the next one, and of the groups", () => {
  const players = [player({ joined: ["wine"] }), player({ joined: ["wine"] })];
  const told = story(view({ result, players, chain: ["16.3", "1.5", "1.0"], joined_shrines: [0, 1] }));
  expect(told).toEqual([
    { id: "attika-story-shrines", args: { player: 1, count: 3, first: 1, second: 2 } },
    { id: "attika-story-second", args: { player: 0, count: 21, missing: 9 } },
    { id: "attika-story-groups", args: { players: "0 1", seats: 2, count: 1 } },
  ]);
});

it("tells of the thirtieth building", () => {
  const told = story(view({ result: { ...result, scores: [21, 30] } }));
  expect(told.map(({ id }) => id)).toEqual([
    "attika-story-all-built",
    "attika-story-second",
    "attika-story-no-group",
  ]);
});

it("tells of the race by its medal and its turns", () => {
  const race = view({
    result: { ...result, ranking: [[0]], ending: "attika-ending-race-gold" },
    solo_race: true,
    turn: 16,
  });
  expect(headline(race)).toEqual({ id: "attika-ending-race-gold", args: {} });
  expect(story({ ...race, players: [player({ built: 30 })] })[0]).toEqual({
    id: "attika-story-race-done",
    args: { turn: 16 },
  });
  expect(story({ ...race, players: [player({ built: 28 })] })[0]).toEqual({
    id: "attika-story-race-missing",
    args: { count: 2 },
  });
  expect(headline(view({ result }))).toBeNull();
});
