import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { repeat, type Repeating } from "./again";
import { api } from "./api";
import { away } from "./away.svelte";
import { AwayError, failure, OfflineError, ProblemError } from "./errors";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const problem = (status: number, id: string, args: Record<string, number> = {}) => ({
  status,
  id,
  text: "",
  args,
  refusal: null,
});

describe("asking again", () => {
  const pause = (error: unknown): number | null => (error instanceof AwayError ? error.seconds : null);

  /** Something that fails so often and then works. */
  function flaky(failures: number): () => Promise<string> {
    let left = failures;
    return () => (left-- > 0 ? Promise.reject(new AwayError(5, null)) : Promise.resolve("done"));
  }

  async function soon<T>(promise: Promise<T>): Promise<T | "waiting"> {
    await vi.advanceTimersByTimeAsync(0);
    return Promise.race([promise, Promise.resolve("waiting" as const)]);
  }

  it("waits no shorter than it should, and not all for the same time", async () => {
    for (const [chance, wait] of [
      [0, 5_000],
      [0.5, 6_250],
    ] as const) {
      vi.spyOn(Math, "random").mockReturnValue(chance);
      const asked = repeat(flaky(1), { pause });
      await vi.advanceTimersByTimeAsync(wait - 1);
      expect(await soon(asked)).toBe("waiting");
      await vi.advanceTimersByTimeAsync(1);
      expect(await soon(asked)).toBe("done");
    }
  });

  it("says that the server is away for as long as that lasts", async () => {
    const asked = repeat(flaky(3), { pause });
    await vi.advanceTimersByTimeAsync(4_000);
    expect(away.now).toBe("storage");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await asked).toBe("done");
    expect(away.now).toBeNull();
  });

  it("says nothing of a single request that got lost", async () => {
    const lost = vi.fn(() => Promise.reject(new OfflineError(null)));
    const ask: () => Promise<string> = lost;
    const asked = repeat(() => (lost.mock.calls.length < 3 ? ask() : Promise.resolve("done")), {
      pause: () => 1,
    });
    await vi.advanceTimersByTimeAsync(500);
    expect(away.now).toBeNull();
    await vi.advanceTimersByTimeAsync(1_500);
    expect(away.now).toBe("offline");
    const returns = away.returns;
    await vi.advanceTimersByTimeAsync(5_000);
    expect([await asked, away.now, away.returns]).toEqual(["done", null, returns + 1]);
  });

  it("asks at once when somebody is in a hurry", async () => {
    const asked = repeat(flaky(1), { pause });
    expect(await soon(asked)).toBe("waiting");
    away.hurry();
    expect(await soon(asked)).toBe("done");
  });

  it("passes on what asking again cannot mend, and gives up after so many attempts", async () => {
    const refused = new ProblemError(problem(409, "problem-stale-ply"));
    await expect(repeat(() => Promise.reject(refused), { pause })).rejects.toBe(refused);
    const asked = repeat(flaky(9), { pause, most: 3 });
    const ended = expect(asked).rejects.toBeInstanceOf(AwayError);
    await vi.advanceTimersByTimeAsync(60_000);
    await ended;
    expect(away.now).toBeNull();
  });

  it("ends at once when whoever waits leaves", async () => {
    const leaving = new AbortController();
    const options: Repeating = { pause, signal: leaving.signal };
    const ask = vi.fn(flaky(9));
    const asked = repeat(ask, options);
    await vi.advanceTimersByTimeAsync(1_000);
    leaving.abort();
    await expect(asked).rejects.toThrow("left");
    await vi.advanceTimersByTimeAsync(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(away.now).toBeNull();
  });
});

describe("what an answer means", () => {
  const answer = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status, headers });

  it("is that the server is away, with the time until it may work", async () => {
    const said = problem(503, "problem-storage-away", { seconds: 7 });
    const errors = await Promise.all([
      failure(answer(503, said, { "Retry-After": "7" })),
      failure(answer(502, "<h1>Bad gateway</h1>")),
      failure(answer(504, "", { "Retry-After": "Wed, 21 Oct 2026 07:28:00 GMT" })),
    ]);
    expect(errors.map((error) => error instanceof AwayError && error.seconds)).toEqual([7, 5, 5]);
  });

  it("is a problem, also where somebody else limits us", async () => {
    const [ours, other] = await Promise.all([
      failure(answer(429, problem(429, "problem-too-many", { seconds: 3 }), { "Retry-After": "3" })),
      failure(answer(429, "slow down", { "Retry-After": "12" })),
    ]);
    for (const [error, seconds] of [
      [ours, 3],
      [other, 12],
    ] as const)
      expect(error).toMatchObject({ problem: { id: "problem-too-many", args: { seconds } } });
    expect(await failure(answer(500, "oh"))).toMatchObject({ problem: { id: "problem-unexpected" } });
  });

  it("asks questions again, but not what changes something", async () => {
    const fetched = vi.fn();
    vi.stubGlobal("fetch", fetched);
    fetched.mockImplementation(() => Promise.resolve(answer(503, problem(503, "problem-storage-away"))));
    await expect(api.say("a", "hello")).rejects.toBeInstanceOf(AwayError);
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(away.now).toBeNull(); // nothing waits: whoever wrote it is told, and sends it again
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(1);

    const asked = api.me();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(away.now).toBe("storage");
    expect(fetched.mock.calls.length).toBeGreaterThanOrEqual(4);
    fetched.mockImplementation(() => Promise.resolve(answer(200, { name: "Anna" })));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await asked).toEqual({ name: "Anna" });
    expect(away.now).toBeNull();
  });
});
