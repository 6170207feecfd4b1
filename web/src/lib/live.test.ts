import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LiveSocket, type Connection } from "./live";
import type { LiveMessage } from "./types";

class FakeSocket {
  static made: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  sent: string[] = [];
  closed = false;

  constructor(readonly address: string) {
    FakeSocket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.closed = true;
  }
}

const last = (): FakeSocket => FakeSocket.made.at(-1) ?? expect.fail("no socket was made");

describe("the live socket", () => {
  const target = new EventTarget();
  let states: Connection[] = [];
  let retries: (number | null)[] = [];
  let aways: boolean[] = [];
  let messages: LiveMessage[] = [];
  let ply = 0;

  beforeEach(() => {
    FakeSocket.made = [];
    states = [];
    retries = [];
    aways = [];
    messages = [];
    ply = 0;
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
    vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const connect = (): LiveSocket =>
    new LiveSocket({
      address: () => `ws://here/live?ply=${ply}`,
      message: (message) => messages.push(message),
      connection: (state, retry, away) => {
        states.push(state);
        retries.push(retry);
        aways.push(away);
      },
    });

  it("does not come back when the server refuses it", () => {
    connect();
    last().onclose?.({ code: 4403 });
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
    expect(states).toEqual(["connecting", "lost"]);
  });

  it("says when it will try again, and tries at once when asked", () => {
    const socket = connect();
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    const at = retries.at(-1) ?? expect.fail("no moment is told");
    expect(at).toBeGreaterThan(Date.now());
    vi.advanceTimersByTime(at - Date.now() - 1);
    expect(FakeSocket.made).toHaveLength(1);
    socket.again();
    expect(FakeSocket.made).toHaveLength(2);
    expect(states.at(-1)).toBe("connecting");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(2);
    socket.close();
  });

  it("tells no moment when the server refuses it", () => {
    connect();
    last().onclose?.({ code: 4403 });
    expect(retries.at(-1)).toBeNull();
  });

  it("hands on what it hears, but keeps pongs to itself", () => {
    const socket = connect();
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"pong"}' });
    last().onmessage?.({ data: '{"type":"chat","line":{"seat":0,"name":"A","text":"hi","at":"now"}}' });
    expect(messages.map(({ type }) => type)).toEqual(["chat"]);
    expect(states).toEqual(["connecting", "open"]);
    socket.close();
  });

  it("is not open before the server has told something, and is more patient with one that only lets it in", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    const socket = connect();
    const waits = [0, 1, 2].map(() => {
      last().onopen?.();
      last().onclose?.({ code: 1006 });
      const wait = (retries.at(-1) ?? expect.fail("no moment is told")) - Date.now();
      vi.advanceTimersByTime(wait);
      return wait;
    });
    expect(states).not.toContain("open");
    expect(waits).toEqual([500, 1_000, 2_000]);
    last().onopen?.();
    last().onmessage?.({ data: '{"type":"waiting","place":3}' });
    expect(states.at(-1)).toBe("open");
    socket.close();
  });

  it("comes back after a loss with what is known by then, more patiently each time", () => {
    const socket = connect();
    last().onopen?.();
    ply = 7;
    last().onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe("lost");
    vi.advanceTimersByTime(700);
    expect(last().address).toBe("ws://here/live?ply=7");
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(2);
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(3);
    socket.close();
  });

  it.each([1012, 1013])(
    "comes back between five and ten seconds later when the server stops (%i)",
    (code) => {
      const waits = [0, 0.5, 0.999].map((chance) => {
        vi.spyOn(Math, "random").mockReturnValue(chance);
        const socket = connect();
        last().onopen?.();
        last().onclose?.({ code });
        socket.close();
        return (retries.at(-1) ?? expect.fail("no moment is told")) - Date.now();
      });
      expect(waits).toEqual([5_000, 7_500, 9_995]);
      expect(aways.at(-1)).toBe(code === 1013);
    },
  );

  it("can be hurried also when the server stops", () => {
    const socket = connect();
    last().onopen?.();
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(4_000);
    expect(FakeSocket.made).toHaveLength(1);
    socket.again();
    expect(FakeSocket.made).toHaveLength(2);
    socket.close();
  });

  it("comes back soon after a break of its own, also after the server has stopped once", () => {
    const socket = connect();
    last().onopen?.();
    last().onclose?.({ code: 1012 });
    vi.advanceTimersByTime(10_000);
    last().onopen?.();
    last().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(700);
    expect(FakeSocket.made).toHaveLength(3);
    socket.close();
  });

  it("waits as long as it is told when there are too many connections", () => {
    const socket = connect();
    last().onopen?.();
    const problem = { status: 429, id: "problem-too-many", text: "", args: { seconds: 30 }, refusal: null };
    last().onmessage?.({ data: JSON.stringify({ type: "problem", problem }) });
    last().onclose?.({ code: 4429 });
    expect(messages.map(({ type }) => type)).toEqual(["problem"]);
    vi.advanceTimersByTime(29_999);
    expect(FakeSocket.made).toHaveLength(1);
    vi.advanceTimersByTime(15_001);
    expect(FakeSocket.made).toHaveLength(2);
    socket.close();
  });

  it("gives up a connection that does not answer its ping", () => {
    const socket = connect();
    last().onopen?.();
    vi.advanceTimersByTime(20_000);
    expect(last().sent).toEqual(['{"type":"ping"}']);
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe("lost");
    socket.close();
  });

  it("lets go when the machine goes offline and hurries back when it is online again", () => {
    const socket = connect();
    const first = last();
    first.onopen?.();
    target.dispatchEvent(new Event("offline"));
    expect(first.closed).toBe(true);
    target.dispatchEvent(new Event("online"));
    expect(FakeSocket.made).toHaveLength(2);
    socket.close();
  });

  it("stays away once closed", () => {
    const socket = connect();
    last().onopen?.();
    socket.close();
    target.dispatchEvent(new Event("online"));
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.made).toHaveLength(1);
  });
});
