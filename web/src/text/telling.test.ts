import { beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../lib/api";
import type { LiveSession } from "../lib/live-session.svelte";
import { notices } from "../lib/notices.svelte";
import type { BaseEvent, BaseView, Description, LogStep } from "../lib/types";
import { Telling } from "./telling.svelte";

vi.mock("../lib/api", async (original) => ({
  ...(await original<typeof import("../lib/api")>()),
  api: { description: vi.fn() },
}));
const asked = vi.mocked(api.description);

const said = (ply: number): Description => ({
  epoch: 0,
  ply,
  parts: [],
  choices: [
    {
      key: "all",
      title: { id: "all", args: {} },
      choices: [{ action: `move ${ply}`, line: { message: { id: `move ${ply}`, args: {} } } }],
    },
  ],
  changes: [],
  log: [],
});

function at(ply: number, legal: string[], log: LogStep[] = []): LiveSession<BaseView, BaseEvent> {
  const session = {
    table: { id: "abc" },
    view: { ply },
    legal,
    log,
    you: 0,
    say: ({ id }: { id: string }) => id,
  };
  return session as unknown as LiveSession<BaseView, BaseEvent>;
}

beforeEach(() => void asked.mockReset());

describe("a table in words", () => {
  it("offers what the server told of this position, while there is something to choose", async () => {
    asked.mockResolvedValue(said(4));
    const [now, later, over] = [at(4, ["move 4"]), at(5, ["move 5"]), at(4, [])].map(
      (s) => new Telling(s, null),
    );
    for (const telling of [now, later, over]) await telling?.fetch();
    expect(now?.choices.map(({ action }) => action)).toEqual(["move 4"]);
    expect(later?.choices).toEqual([]);
    expect(over?.choices).toEqual([]);
  });

  it("asks what is new since the position of the viewer's last move", async () => {
    asked.mockResolvedValue(said(9));
    const log = [1, 0, 1, 1].map((seat, index) => ({ ply: index + 1, seat, log: [] }));
    await new Telling(at(4, [], log), "key").fetch();
    expect(asked).toHaveBeenCalledWith("abc", 1, "key");
    await new Telling(at(0, []), null).fetch();
    expect(asked).toHaveBeenLastCalledWith("abc", null, null);
  });

  it("shows the newest answer, whichever comes last", async () => {
    const answers: ((description: Description) => void)[] = [];
    asked.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const telling = new Telling(at(2, ["move 2"]), null);
    void telling.fetch();
    void telling.fetch();
    let ready = false;
    const settled = telling.settled().then(() => (ready = true));
    answers[0]?.(said(1));
    await Promise.resolve();
    expect([telling.description, telling.fetching, ready]).toEqual([null, true, false]);
    answers[1]?.(said(2));
    await settled;
    expect([telling.description?.ply, telling.fetching]).toEqual([2, false]);
  });

  it("says what went wrong, and keeps what it knew", async () => {
    const problem = vi.spyOn(notices, "problem").mockImplementation(() => undefined);
    asked.mockResolvedValueOnce(said(3)).mockRejectedValueOnce(new Error("no"));
    const telling = new Telling(at(3, ["move 3"]), null);
    await telling.fetch();
    await telling.fetch();
    expect(problem).toHaveBeenCalledOnce();
    expect([telling.description?.ply, telling.fetching]).toEqual([3, false]);
  });
});
