import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api, OfflineError } from "./api";
import { Hints, isBlunder } from "./hints.svelte";
import { t, words } from "./i18n.svelte";
import type { Hint, HintChoice, Table } from "./types";

const choice = (action: string, loss = 0, sure = true): HintChoice => ({
  ...{ action, chance: 0.7 - loss, loss, sure: loss > 0 && sure },
  ...{ reasons: [{ id: `${action}-for`, args: {} }], against: [] },
});
const seats = [
  { kind: "person", you: true },
  { kind: "bot", you: false },
];

class Board {
  table = { id: "abc", status: "running", daily: null, seats } as unknown as Table;
  you: number | null = 0;
  legal: readonly string[] = ["best", "good", "bad"];
  decision = "0 0";
  at = { epoch: 0, ply: 4 };
  say = ({ id }: { id: string }): string => id;
}

describe("hints", () => {
  let board: Board;
  let hints: Hints;
  let asked: (string | null)[] = [];
  let answer: (about: string | null) => Promise<Hint>;

  beforeEach(async () => {
    await words.use("en");
    await words.learn();
    board = new Board();
    hints = new Hints(board, null);
    asked = [];
    answer = (about) =>
      Promise.resolve({
        choices: [choice("best"), choice("good", 0.05), ...(about === "bad" ? [choice("bad", 0.3)] : [])],
      });
    vi.spyOn(api, "hint").mockImplementation(async (_id, _epoch, ply, about, signal) => {
      asked.push(about);
      const gone = new Promise<never>((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new OfflineError(signal.reason)));
      });
      return { ply, hint: await Promise.race([answer(about), gone]) };
    });
    vi.spyOn(api, "description").mockResolvedValue({
      ...{ epoch: 0, ply: 4, parts: [], changes: [], log: [] },
      choices: [
        {
          title: { id: "Build a house", args: {} },
          choices: [
            {
              action: "best",
              line: {
                message: { id: "House 8 (the last", args: { space: "B3" } },
                items: [{ id: "1 food)", args: {} }],
              },
            },
          ],
        },
      ],
    } as unknown as Awaited<ReturnType<typeof api.description>>);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("are for those who play against bots alone, outside the race of the day", () => {
    expect(hints.available).toBe(true);
    for (const change of [
      { seats: [...seats, { kind: "person", you: false }] },
      { daily: "2026-03-01" },
      { status: "finished" },
    ]) {
      board.table = { ...new Board().table, ...change } as unknown as Table;
      expect(hints.allowed).toBe(false);
    }
    board.table = new Board().table;
    board.legal = [];
    expect([hints.allowed, hints.available]).toEqual([true, false]);
  });

  it("are asked for once in a decision, and shown in words until it has passed", async () => {
    const shown = hints.show();
    expect(hints.shown?.choices).toBeNull();
    await shown;
    expect(hints.shown?.choices?.map(({ text, chance }) => [text, chance])).toEqual([
      ["Build a house: House 8", "70%"],
      ["good", "65%"],
    ]);
    expect(hints.shown?.choices?.[0]?.spaces).toEqual(["B3"]);
    await hints.show();
    expect(asked).toEqual([null]);
    board.decision = "0 5";
    expect(hints.shown).toBeNull();
  });

  it("say why there are none, and can be asked for again", async () => {
    answer = () => Promise.reject(new Error("no"));
    await hints.show();
    expect(hints.shown?.problem).not.toBeNull();
    answer = () => Promise.resolve({ choices: [choice("best")] });
    await hints.show();
    expect(hints.shown?.choices).toHaveLength(1);
  });

  it("let go of a question when another is asked, and say so", async () => {
    answer = (about) =>
      about === null ? new Promise(() => undefined) : Promise.resolve({ choices: [choice("best")] });
    const shown = hints.show();
    expect(await hints.warning("bad")).toBeNull();
    await shown;
    expect(hints.shown?.problem).toBe(t("problem-hint-replaced"));
    answer = () => Promise.resolve({ choices: [choice("best")] });
    await hints.show();
    expect(hints.shown?.choices).toHaveLength(1);
    expect(asked).toEqual([null, "bad", null]);
  });

  it("let go of a question whose decision has passed", async () => {
    answer = () => new Promise(() => undefined);
    const answered = hints.ask(null);
    hints.pass();
    board.decision = "0 5";
    hints.pass();
    await expect(answered).rejects.toMatchObject({ problem: { id: "problem-hint-replaced" } });
  });

  it("end when no answer comes at all", async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const shown = hints.show();
    await vi.advanceTimersByTimeAsync(40_000);
    await shown;
    expect(hints.shown?.problem).toBe(t("problem-offline"));
  });

  it("warn of a blunder, with its reason or the best one's", async () => {
    const better = t("hint-better", { reason: "best-for" });
    expect(await hints.warning("bad")).toEqual({ before: "70%", after: "40%", reason: better });
    expect(asked).toEqual(["bad"]);
  });

  it("are not thought about beforehand while a move is judged", async () => {
    const warning = hints.warning("bad");
    hints.prepare();
    expect(await warning).toMatchObject({ before: "70%" });
    expect(asked).toEqual(["bad"]);
    board.decision = "0 5";
    hints.prepare();
    expect(asked).toEqual(["bad", null]);
  });

  it("do not ask about what is known already, and let small losses and luck pass", async () => {
    await hints.ask(null);
    expect(await hints.warning("good")).toBeNull();
    expect(asked).toEqual([null]);
    answer = () => Promise.resolve({ choices: [choice("best"), choice("bad", 0.3, false)] });
    expect(await hints.warning("bad")).toBeNull();
    board.legal = ["best"];
    expect(await hints.warning("best")).toBeNull();
    expect(asked).toEqual([null, "bad"]);
  });

  it("measure a loss by the chance that was told before", async () => {
    await hints.ask(null);
    answer = () => Promise.resolve({ choices: [{ ...choice("best"), chance: 0.9 }, choice("bad", 0.3)] });
    expect(await hints.warning("bad")).toMatchObject({ before: "70%", after: "40%" });
  });

  it.each([
    [0.5, 0.37, true],
    [0.5, 0.4, false],
    [0.98, 0.93, true], // nearly won
    [0.98, 0.96, false],
    [0.09, 0.03, true], // nearly lost
    [0.09, 0.07, false],
    [1, 0.99, false],
  ])("take a fall from %d to %d for a blunder: %s", (best, own, expected) => {
    expect(isBlunder(best, own)).toBe(expected);
  });

  it("keep nobody waiting for a server that does not answer", async () => {
    vi.useFakeTimers();
    answer = () => new Promise(() => undefined);
    const warning = hints.warning("bad");
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await warning).toBeNull();
  });
});
