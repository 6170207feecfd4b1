import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { away } from "./away.svelte";
import { LiveSession } from "./live-session.svelte";
import { notices } from "./notices.svelte";
import type { BaseEvent, BaseView, Table } from "./types";

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(): void {
    // nobody listens
  }
  close(): void {
    // nothing to close
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

const table = { id: "abc", game: "toy", status: "running", seats: [], notes: [], you: 0, ply: 4, epoch: 1 };
const view = { game: "toy", ply: 4, actors: [0], prompt: { id: "toy-prompt", args: {} }, result: null };
const update = (ply: number, seat: number | null = null) => ({
  type: "update",
  epoch: 1,
  steps: [{ ply, seat, events: [], log: [], view: { ...view, ply } }],
  legal: ["go"],
  undo: null,
  takes_back: null,
  you: 0,
  table: { ...table, ply },
});

describe("a move", () => {
  const answers: (() => Promise<Response>)[] = [];
  let sent: unknown[] = [];
  let session: LiveSession<BaseView, BaseEvent>;

  const answer = (status: number, body: object) => (): Promise<Response> =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { "Retry-After": "5" } }));
  const problem = (status: number, id: string) =>
    answer(status, { status, id, text: id, args: status === 503 ? { seconds: 5 } : {}, refusal: null });
  const AWAY = problem(503, "problem-storage-away");
  const ACCEPTED = answer(200, { ply: 5, epoch: 1 });

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    answers.length = 0;
    sent = [];
    notices.list = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      if (init.method === "GET") return answer(200, [])();
      expect(path).toBe("/api/tables/abc/moves");
      sent.push(JSON.parse(String(init.body)));
      return (answers.shift() ?? expect.fail("nobody expects another move"))();
    });
    session = new LiveSession(table as unknown as Table, null, () => 0);
    FakeSocket.made[0]?.onopen?.();
    FakeSocket.made[0]?.says(update(4));
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is sent again, the same one, until the server can store it", async () => {
    answers.push(AWAY, AWAY, () => Promise.reject(new TypeError("no network")), ACCEPTED);
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(1_000);
    expect([session.submitting, session.resending, session.legal]).toEqual([true, true, []]);
    await vi.advanceTimersByTimeAsync(60_000);
    await played;
    expect(sent).toEqual(Array(4).fill({ epoch: 1, ply: 4, action: "go" }));
    expect([session.submitting, session.resending]).toEqual([false, false]);
    expect(session.legal).toEqual([]); // until its update comes
    expect(notices.list).toEqual([]);
  });

  it.each(["problem-stale-ply", "problem-not-running"])(
    "that had been stored the first time is no error (%s)",
    async (id) => {
      answers.push(AWAY, problem(409, id));
      const played = session.play("go");
      await vi.advanceTimersByTimeAsync(10_000);
      await played;
      expect(notices.list).toEqual([]);
      expect(FakeSocket.made).toHaveLength(2); // it looks what happened
      expect(session.resending).toBe(false);
      FakeSocket.made[1]?.says(update(5, 0));
      expect(notices.list).toEqual([]);
    },
  );

  it("that was not played, because somebody was faster, is told", async () => {
    answers.push(AWAY, problem(409, "problem-stale-ply"));
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(10_000);
    await played;
    FakeSocket.made[1]?.says(update(5, 1));
    expect(notices.list).toHaveLength(1);
    FakeSocket.made[1]?.says(update(6, 0));
    expect(notices.list).toHaveLength(1);
  });

  it("that gets no answer is sent again, less and less often", async () => {
    vi.spyOn(Math, "random").mockReturnValue(0);
    const at: number[] = [];
    const lost = (): Promise<Response> => {
      at.push(Date.now());
      return Promise.reject(new TypeError("no network"));
    };
    answers.push(lost, lost, lost, lost, lost, lost, ACCEPTED);
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(60_000);
    await played;
    expect(at.slice(1).map((time, index) => time - (at[index] ?? 0))).toEqual([
      1_000, 2_000, 4_000, 8_000, 8_000,
    ]);
  });

  it("that is too late the first time is told", async () => {
    answers.push(problem(409, "problem-stale-ply"));
    await session.play("go");
    expect(notices.list).toHaveLength(1);
  });

  it("is not sent any more when the viewer leaves", async () => {
    answers.push(AWAY);
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(1_000);
    session.close();
    await played;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent).toHaveLength(1);
    expect(notices.list).toEqual([]);
  });

  it("is not expected to work until the server can look up the table again", () => {
    FakeSocket.made[0]?.onclose?.({ code: 1013 });
    expect(away.now).toBe("storage");
    vi.advanceTimersByTime(10_000);
    FakeSocket.made[1]?.onopen?.(); // it lets everybody in before it looks
    vi.advanceTimersByTime(10_000);
    expect(away.now).toBe("storage");
    FakeSocket.made[1]?.says(update(4));
    expect(away.now).toBeNull();
    FakeSocket.made[1]?.onclose?.({ code: 1013 });
    session.close();
    expect(away.now).toBeNull();
  });

  it("waits in line where there is one", () => {
    FakeSocket.made[0]?.says({ type: "waiting", place: 12 });
    expect(session.place).toBe(12);
    FakeSocket.made[0]?.says(update(5));
    expect(session.place).toBeNull();
  });

  it("cannot be chosen while the connection is lost, but what there was to choose is the same afterwards", () => {
    const before = session.legal;
    FakeSocket.made[0]?.onclose?.({ code: 1006 });
    expect([session.cutOff, session.legal]).toEqual([false, before]); // it may be back at once
    vi.advanceTimersByTime(1_500);
    expect([session.cutOff, session.legal, away.now]).toEqual([true, [], "offline"]);
    expect(session.deciding).toBe(true);
    FakeSocket.made.at(-1)?.says(update(4));
    expect([session.cutOff, away.now]).toEqual([false, null]);
    expect(session.legal).toBe(before);
  });

  it("cannot be chosen at all when the server does not want this page, and that stays said", () => {
    const refused = { status: 403, id: "problem-banned", text: "", args: {}, refusal: null };
    FakeSocket.made[0]?.says({ type: "problem", problem: refused });
    FakeSocket.made[0]?.onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect([session.refusal, session.cutOff, session.refused]).toEqual([refused, true, true]);
    expect([session.legal, session.actors, session.deciding]).toEqual([[], [], false]);
    expect(away.now).toBeNull();
  });

  it("is nobody's to make in a game that was closed", () => {
    expect([session.actors, session.deciding]).toEqual([[0], true]);
    FakeSocket.made[0]?.says({ type: "table", table: { ...table, status: "closed" } });
    expect([session.actors, session.deciding, session.legal]).toEqual([[], false, []]);
  });

  it("is tried again at once by whoever is in a hurry", async () => {
    answers.push(AWAY, ACCEPTED);
    const played = session.play("go");
    await vi.advanceTimersByTimeAsync(100);
    away.hurry();
    await vi.advanceTimersByTimeAsync(0);
    await played;
    expect(sent).toHaveLength(2);
  });
});
