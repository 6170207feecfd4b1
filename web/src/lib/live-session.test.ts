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
const update = (ply: number, seat: number | null = null, pieces: string[] = []) => ({
  type: "update",
  epoch: 1,
  steps: [{ ply, seat, events: [], log: [], view: { ...view, ply, pieces } }],
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

describe("a move that can be foreseen", () => {
  interface Toy extends BaseView {
    pieces: string[];
  }
  let session: LiveSession<Toy, BaseEvent>;
  let answer: (status: number, body: object) => void = () => expect.fail("nothing was sent");
  let lose: () => void = () => expect.fail("nothing was sent");
  const socket = (): FakeSocket => FakeSocket.made.at(-1) ?? expect.fail("there is no connection");
  const accept = async (ply: number): Promise<void> => {
    answer(200, { ply, epoch: 1 });
    await vi.advanceTimersByTimeAsync(0);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    notices.list = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      if (init.method === "GET") return Promise.resolve(new Response("[]"));
      if (path.endsWith("/preview")) return Promise.resolve(new Response('{"preview": {"free": true}}'));
      return new Promise<Response>((resolve, reject) => {
        answer = (status, body) =>
          resolve(new Response(JSON.stringify(body), { status, headers: { "Retry-After": "5" } }));
        lose = () => reject(new TypeError("no network"));
      });
    });
    session = new LiveSession<Toy, BaseEvent>(
      table as unknown as Table,
      null,
      () => 0,
      (shown, action, told) => {
        const [verb, piece = ""] = action.split(" ");
        const known = verb === "put" || (verb === "buy" && (told as { free: boolean } | undefined)?.free);
        return known ? { ...shown, pieces: [...shown.pieces, piece] } : null;
      },
    );
    socket().onopen?.();
    socket().says(update(4));
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is shown at once, as an arrival, and nothing can be chosen meanwhile", async () => {
    void session.play("put a");
    expect([session.view.pieces, session.animate, session.view.ply]).toEqual([["a"], true, 4]);
    expect([session.legal, session.submitting]).toEqual([[], true]);
    await accept(5);
    expect([session.view.pieces, session.legal]).toEqual([["a"], []]);
    socket().says(update(5, 0, ["a", "b"])); // the server knows what else it brings
    expect(session.view.pieces).toEqual(["a", "b"]);
    expect(session.legal).toEqual(["go"]);
  });

  it("is shown once, also if its step comes before its answer", async () => {
    void session.play("put a");
    socket().says(update(5, 0, ["a"]));
    expect(session.view.pieces).toEqual(["a"]);
    await accept(5);
    expect(session.view.pieces).toEqual(["a"]);
  });

  it("stays when others go on who decide at the same time", () => {
    void session.play("put a");
    socket().says(update(5, 1, ["x"]));
    expect(session.view.pieces).toEqual(["x", "a"]);
    socket().says(update(6, 0, ["x", "a"]));
    expect(session.view.pieces).toEqual(["x", "a"]);
  });

  it("goes away again if the server refuses it, and that is said", async () => {
    void session.play("put a");
    answer(409, { status: 409, id: "problem-illegal-action", text: "", args: {}, refusal: null });
    await vi.advanceTimersByTimeAsync(0);
    expect([session.view.pieces, session.legal]).toEqual([[], ["go"]]);
    expect(notices.list).toHaveLength(1);
  });

  it("goes away as long as nobody knows whether the server got it", async () => {
    void session.play("put a");
    lose();
    await vi.advanceTimersByTimeAsync(0);
    expect([session.resending, session.view.pieces]).toEqual([true, []]);
    await vi.advanceTimersByTimeAsync(3_000); // it is sent again
    await accept(5);
    expect([session.resending, session.view.pieces]).toEqual([false, ["a"]]);
  });

  it("goes away while the connection is lost, unless it was accepted", async () => {
    void session.play("put a");
    socket().onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(2_000);
    expect([session.cutOff, session.view.pieces]).toEqual([true, []]);
    await accept(5);
    expect([session.cutOff, session.view.pieces]).toEqual([true, ["a"]]);
  });

  it("is forgotten when a move was taken back", async () => {
    void session.play("put a");
    await accept(5);
    socket().says({ ...update(3), epoch: 2 });
    expect(session.view.pieces).toEqual([]);
  });

  it("is shown with those that are sent after it, until all have been", async () => {
    void session.play("put a", ["put b", "draw", "put c"]);
    expect(session.view.pieces).toEqual(["a", "b"]); // what is drawn nobody knows
    await accept(5);
    socket().says(update(5, 0, ["a"]));
    expect(session.view.pieces).toEqual(["a", "b"]);
    void session.play("put b", ["draw", "put c"]);
    expect(session.view.pieces).toEqual(["a", "b"]);
    await accept(6);
    socket().says(update(6, 0, ["a", "b"]));
    session.settle(); // it cannot be drawn after all
    expect(session.view.pieces).toEqual(["a", "b"]);
  });

  it("may depend on what the server said beforehand", async () => {
    void session.play("buy a");
    expect(session.view.pieces).toEqual([]);
    await accept(5);
    socket().says(update(5, 0, ["a"]));
    await session.preview("buy b");
    void session.play("buy b");
    expect(session.view.pieces).toEqual(["a", "b"]);
  });
});

describe("what happened since the viewer's last move", () => {
  const told = (ply: number, seat: number) => ({
    ply,
    seat,
    events: [{ type: "put" }],
    log: [{ id: "toy-put", args: { space: `s${ply}` } }],
    view: { ...view, ply },
  });
  let session: LiveSession<BaseView, BaseEvent>;
  let asked: string[] = [];
  const socket = (): FakeSocket => FakeSocket.made.at(-1) ?? expect.fail("there is no connection");
  const says = (...steps: object[]): void => socket().says({ ...update(0), steps });

  beforeEach(() => {
    vi.useFakeTimers();
    FakeSocket.made = [];
    asked = [];
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("location", { protocol: "http:", host: "here" });
    vi.stubGlobal("addEventListener", vi.fn());
    vi.stubGlobal("removeEventListener", vi.fn());
    vi.stubGlobal("fetch", (path: string) => {
      asked.push(path);
      const log = [told(4, 0), told(5, 1), told(6, 2)];
      const steps = [told(4, 0), told(5, 1), told(6, 2)];
      const body = path.includes("/log") ? log : path.includes("/position") ? { ...update(6), steps } : [];
      return Promise.resolve(new Response(JSON.stringify(body)));
    });
    session = new LiveSession(table as unknown as Table, null, () => 500);
    socket().onopen?.();
  });
  afterEach(() => {
    session.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("is ringed, also on a page that has just been opened, until something is chosen", async () => {
    says(told(6, 2));
    await vi.advanceTimersByTimeAsync(0); // what was told before has come
    expect([...session.highlighted]).toEqual(["s5", "s6"]);
    const hideLine = session.highlight(["s1"]);
    expect([...session.highlighted]).toEqual(["s1"]);
    const hideHint = session.highlight(["s2"]);
    hideLine(); // the hint covers the line, so that the pointer leaves it
    expect([...session.highlighted]).toEqual(["s2"]);
    hideHint();
    expect(session.see()).toBe(true);
    expect([...session.highlighted]).toEqual([]);
  });

  it("is shown once more, and meanwhile nothing is legal", async () => {
    says(told(6, 2));
    await vi.advanceTimersByTimeAsync(0);
    expect([session.canReplay, session.legal]).toEqual([true, ["go"]]);
    await session.replay();
    expect(asked.filter((path) => path.includes("/position"))).toEqual(["/api/tables/abc/position?after=3"]);
    expect([session.view.ply, session.replaying, session.legal]).toEqual([5, true, []]);
    await vi.advanceTimersByTimeAsync(500);
    expect([session.view.ply, session.replaying, session.legal]).toEqual([6, false, ["go"]]);
    await session.replay();
    expect(session.view.ply).toBe(5);
    expect(asked.filter((path) => path.includes("/position"))).toHaveLength(1); // it has the steps by now
    session.playback.skip();
    expect([session.view.ply, session.legal]).toEqual([6, ["go"]]);
  });

  it("is nothing after the viewer's own move", async () => {
    says(told(6, 2));
    await vi.advanceTimersByTimeAsync(0);
    says(told(7, 0));
    expect([session.canReplay, [...session.highlighted]]).toEqual([false, []]);
  });
});
