import { expect, it } from "vitest";
import { city, player, view } from "../fixtures.svelte";
import type { AntiquityView } from "../types";
import { headline, story } from "./story";

function ended(ending: string, changes: Partial<AntiquityView> = {}): AntiquityView {
  const result = {
    ranking: [[1], [0]],
    scores: [9, 21],
    tiebreaks: [0, 0],
    breakdown: [],
    ending: `antiquity-ending-${ending}`,
  };
  return view({ result, phase: "over", round: 14, famine: 12, polluted: ["1,1", "1,2"], ...changes });
}

it("tells which saint won, how far the next one came, and what is left of the country", () => {
  const players = [
    player({ saint: "nicolo", men: 13, cities: [city({ graves: ["1A1", "1A2"] })] }),
    player({ saint: "christofori" }),
  ];
  expect(story(ended("christofori", { players }))).toEqual([
    { id: "antiquity-web-story-saint", args: { player: 1, round: 14, saint: "christofori" } },
    { id: "antiquity-web-story-second", args: { player: 0, saint: "nicolo", count: 13, all: 20 } },
    { id: "antiquity-web-story-country", args: { famine: 12, hexes: 2, graves: 2 } },
  ]);
});

it("tells of those who were ruined, or who had no saint", () => {
  const told = story(ended("survivor", { players: [player({ out: 9 }), player()] }));
  expect(told.slice(0, 2)).toEqual([
    { id: "antiquity-web-story-survivor", args: { player: 1, round: 14 } },
    { id: "antiquity-web-story-out", args: { player: 0, round: 9 } },
  ]);
  const without = story(ended("barbara", { players: [player({ men: 7 }), player()], beginners: true }));
  expect(without[1]).toEqual({ id: "antiquity-web-story-no-saint", args: { player: 0, count: 7 } });
  expect(without).toHaveLength(2);
});

it("has a headline of its own only where nobody won", () => {
  expect(headline(ended("ruin"))).toEqual({ id: "antiquity-prompt-ruin", args: { round: 14 } });
  expect(headline(ended("giorgio"))).toBeNull();
});
