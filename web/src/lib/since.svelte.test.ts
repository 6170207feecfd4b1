import { expect, it } from "vitest";
import { Since } from "./since.svelte";
import type { LogStep } from "./types";

const step = (ply: number, seat: number | null, ...spaces: string[]): LogStep => ({
  ply,
  seat,
  log: spaces.map((space) => ({ id: "toy-event", args: { space } })),
});

function table(told: LogStep[], you: number | null = 0) {
  let now = $state.raw({ told, legal: ["go"] as string[], at: { epoch: 0 } });
  return {
    you,
    get told() {
      return now.told;
    },
    get legal() {
      return now.legal;
    },
    get at() {
      return now.at;
    },
    change: (change: Partial<typeof now>) => (now = { ...now, ...change }),
  };
}

it("is all that others did after the viewer's last move, and its spaces are ringed when the viewer decides", () => {
  const played = table([step(0, null), step(1, 0, "a"), step(2, 1, "b", "c d"), step(3, 2), step(4, 2, "e")]);
  const since = new Since(played);
  expect(since.from).toBe(1);
  expect(since.steps.map(({ ply }) => ply)).toEqual([2, 4]);
  expect([...since.spaces]).toEqual(["b", "c", "d", "e"]);
  played.change({ legal: [] });
  expect([...since.spaces]).toEqual([]);
});

it("begins with the game for whoever has not moved yet, and is nothing to a spectator", () => {
  const told = [step(0, null), step(1, 1, "b")];
  expect(new Since(table(told)).from).toBe(0);
  expect([...new Since(table(told)).spaces]).toEqual(["b"]);
  expect(new Since(table(told, null)).steps).toEqual([]);
});

it("counts moves of the viewer that nobody was told anything of", () => {
  const since = new Since(table([step(1, 1, "b"), step(2, 0), step(3, 1, "c")]));
  expect([...since.spaces]).toEqual(["c"]);
});

it("is ringed until the viewer has seen it, and only what comes then is ringed again", () => {
  const played = table([step(1, 0, "a"), step(2, 1, "b")]);
  const since = new Since(played);
  expect(since.see()).toBe(true);
  expect([...since.spaces]).toEqual([]);
  expect(since.see()).toBe(false);
  played.change({ told: [...played.told, step(3, 1, "c")] });
  expect([...since.spaces]).toEqual(["c"]);
  expect(since.steps.map(({ ply }) => ply)).toEqual([2, 3]); // it can all be shown again
});

it("is ringed anew when a move was taken back and others have come in its place", () => {
  const played = table([step(1, 0, "a"), step(2, 1, "b"), step(3, 0, "c"), step(4, 1, "d")]);
  const since = new Since(played);
  since.see();
  played.change({ told: [step(1, 0, "a"), step(2, 1, "b")], at: { epoch: 1 } });
  expect([...since.spaces]).toEqual(["b"]);
  since.see();
  played.change({ told: [...played.told, step(3, 0, "e"), step(4, 1, "f")] });
  expect([...since.spaces]).toEqual(["f"]);
});
