import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notices } from "../lib/notices.svelte";
import type { BaseEvent, BaseView } from "../lib/types";
import { LessonSession } from "./lesson-session.svelte";
import { progressOf } from "./progress";

interface ToyView extends BaseView {
  pieces: string[];
}

const view = { game: "toy", actors: [0], prompt: { id: "toy-prompt", args: {} }, result: null };
const step = (ply: number, seat: number | null = null, pieces: string[] = []) => ({
  ply,
  seat,
  events: [{ type: "moved" }],
  log: [],
  view: { ...view, ply, pieces },
});
const task = (number: number, goes_on = false) => ({
  number,
  of: 3,
  say: { id: `toy-lesson-first-${number}`, args: {} },
  look: [],
  goes_on,
});

describe("a lesson", () => {
  const answers: (() => Promise<Response>)[] = [];
  let asked: { path: string; body: Record<string, unknown> }[] = [];
  let session: LessonSession<ToyView, BaseEvent>;
  const kept = new Map<string, string>();

  const answer =
    (body: object, status = 200) =>
    (): Promise<Response> =>
      Promise.resolve(new Response(JSON.stringify(body), { status }));
  const standing = (changes: object) => ({
    table: { id: "lesson", game: "toy", status: "running", seats: [], notes: [], you: 0, options: {} },
    scene: 0,
    steps: [],
    legal: ["go"],
    done: [],
    refusal: null,
    task: task(1),
    ...changes,
  });

  async function enter(): Promise<LessonSession<ToyView, BaseEvent>> {
    return LessonSession.resume<ToyView, BaseEvent>(
      "toy",
      "first",
      progressOf("toy", "first"),
      new AbortController().signal,
      () => 0,
      (seen, action) => (action === "go" ? { ...seen, pieces: [...seen.pieces, action] } : null),
    );
  }

  beforeEach(async () => {
    vi.useFakeTimers();
    kept.clear();
    answers.length = 0;
    asked = [];
    notices.list = [];
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    });
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push({ path, body: JSON.parse(String(init.body)) as Record<string, unknown> });
      return (answers.shift() ?? expect.fail("nobody expects another question"))();
    });
    answers.push(answer(standing({ steps: [step(4)], done: ["next"], task: task(2) })));
    session = await enter();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("goes on where it was left, as far as that fits", async () => {
    expect(session.done).toEqual(["next"]);
    expect(session.task?.number).toBe(2);
    kept.set("pentapolis.lesson.toy.first", JSON.stringify({ done: ["next", "go", "gone"], step: 3, of: 3 }));
    answers.push(answer(standing({ steps: [step(5)], done: ["next", "go"] })));
    session = await enter();
    expect(asked.at(-1)?.body).toEqual({ done: ["next", "go", "gone"], entry: null, after: null });
    expect(progressOf("toy", "first").done).toEqual(["next", "go"]);
  });

  it("shows a move at once, and what came of it when the server has said it", async () => {
    answers.push(answer(standing({ steps: [step(5, 0, ["go"])], done: ["next", "go"], task: task(3) })));
    const played = session.play("go");
    expect(session.view.pieces).toEqual(["go"]);
    expect(session.legal).toEqual([]);
    await played;
    expect(asked.at(-1)).toEqual({
      path: "/api/games/toy/lessons/first",
      body: { done: ["next"], entry: "go", after: { scene: 0, ply: 4 } },
    });
    expect(session.view).toMatchObject({ ply: 5, pieces: ["go"] });
    expect(session.task?.number).toBe(3);
    expect(session.legal).toEqual(["go"]);
    expect(progressOf("toy", "first")).toMatchObject({ done: ["next", "go"], step: 3, of: 3 });
  });

  it("says why something leads nowhere until the next try, and sends nothing of what was to follow", async () => {
    const refusal = { id: "lesson-not-now", rule: "lesson", args: {} };
    answers.push(answer(standing({ done: ["next"], refusal, task: task(2) })));
    const dropped = vi.fn();
    await session.play("go", ["further"], { dropped });
    expect(session.view).toMatchObject({ ply: 4, pieces: [] });
    expect(dropped).toHaveBeenCalledOnce();
    expect(session.explanation).toContain("lesson-not-now");
    vi.advanceTimersByTime(60_000);
    expect(session.explanation).not.toBeNull();
    session.see();
    expect(session.explanation).toBeNull();
  });

  it("takes back the last entry only", async () => {
    answers.push(answer(standing({ steps: [step(5, 0, ["go"])], done: ["next", "go"], task: task(3) })));
    await session.play("go");
    answers.push(answer(standing({ steps: [step(4)], done: ["next"], task: task(2) })));
    await session.back();
    expect(asked.at(-1)?.body).toEqual({ done: ["next"], entry: null, after: null });
    expect(session.view.ply).toBe(4);
    expect(session.animate).toBe(false);
    answers.push(answer(standing({ steps: [step(4)], done: [], task: task(1, true), legal: [] })));
    await session.back();
    expect(session.canGoBack).toBe(false);
    await session.back();
    expect(asked).toHaveLength(4);
  });

  it("goes on by itself only where there is something to read", async () => {
    await session.next();
    expect(asked).toHaveLength(1);
    answers.push(answer(standing({ steps: [step(4)], done: [], task: task(1, true), legal: [] })));
    await session.back();
    expect(session.goesOn).toBe(true);
    answers.push(answer(standing({ done: ["next"], task: task(2) })));
    await session.next();
    expect(asked.at(-1)?.body).toEqual({ done: [], entry: "next", after: { scene: 0, ply: 4 } });
    expect(session.view.ply).toBe(4);
  });

  it("begins another position at once, whatever its number", async () => {
    answers.push(answer(standing({ scene: 1, steps: [step(2, null, ["other"])], done: ["next", "go"] })));
    await session.play("go");
    expect(session.view).toMatchObject({ ply: 2, pieces: ["other"] });
    expect(session.playback.steps).toHaveLength(1);
  });

  it("is asked again until there is an answer", async () => {
    answers.push(
      () => Promise.reject(new TypeError("no network")),
      answer(standing({ steps: [step(5, 0, ["go"])], done: ["next", "go"], task: task(3) })),
    );
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(0);
    expect(session.cutOff).toBe(true);
    expect(session.view.pieces).toEqual([]);
    await vi.advanceTimersByTimeAsync(5_000);
    await played;
    expect(session.view.pieces).toEqual(["go"]);
    expect(notices.list).toEqual([]);
  });

  it("is over when there is no task left, and begins anew the next time", async () => {
    answers.push(
      answer(standing({ steps: [step(5, 0, ["go"])], legal: [], done: ["next", "go"], task: null })),
    );
    await session.play("go");
    expect(session.over).toBe(true);
    expect(progressOf("toy", "first")).toMatchObject({ done: [], finished: true });
  });

  it("asks once what an action would do, and why it cannot be", async () => {
    answers.push(answer({ preview: { points: 3 } }), answer({ refusal: null }));
    expect(await Promise.all([session.preview("go"), session.preview("go")])).toEqual([
      { points: 3 },
      { points: 3 },
    ]);
    expect(await session.why("go")).toBeNull();
    expect(asked.slice(1).map(({ path }) => path)).toEqual([
      "/api/games/toy/lessons/first/preview",
      "/api/games/toy/lessons/first/why",
    ]);
    expect(asked.at(-1)?.body).toEqual({ done: ["next"], action: "go" });
  });
});
