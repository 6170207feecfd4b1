import { describe, expect, it } from "vitest";
import type { LogStep } from "../lib/types";
import { Listener } from "./listening";

const step = (ply: number, ...ids: string[]): LogStep => ({
  ply,
  seat: 0,
  log: ids.map((id) => ({ id, args: {} })),
});
const ids = (lines: readonly { id: string }[]): string[] => lines.map(({ id }) => id);

describe("a listener", () => {
  it("hears nothing of what was before", () => {
    const listener = new Listener(3, 0);
    expect(listener.fresh([step(1, "a"), step(2, "b"), step(3, "c")], 3)).toEqual([]);
  });

  it("hears every line once", () => {
    const listener = new Listener(1, 0);
    const log = [step(1, "a"), step(2, "b", "c"), step(4, "d")];
    expect(ids(listener.fresh(log, 4))).toEqual(["b", "c", "d"]);
    expect(listener.fresh(log, 4)).toEqual([]);
    expect(ids(listener.fresh([...log, step(5, "e")], 5))).toEqual(["e"]);
  });

  it("hears a step that is told bit by bit as it is told", () => {
    const listener = new Listener(1, 0);
    expect(ids(listener.fresh([step(2, "a")], 2))).toEqual(["a"]);
    expect(ids(listener.fresh([step(2, "a", "b")], 2))).toEqual(["b"]);
    expect(ids(listener.fresh([step(2, "a", "b"), step(3, "c")], 3))).toEqual(["c"]);
  });

  it("hears what is played after moves were taken back", () => {
    const listener = new Listener(1, 0);
    listener.fresh([step(2, "a"), step(3, "b")], 3);
    expect(listener.fresh([], 1)).toEqual([]);
    expect(ids(listener.fresh([step(2, "c")], 2))).toEqual(["c"]);
  });

  it("hears notes once", () => {
    const listener = new Listener(1, 1);
    expect(listener.notes(["old"])).toEqual([]);
    expect(listener.notes(["old", "new"])).toEqual(["new"]);
    expect(listener.notes(["old", "new"])).toEqual([]);
  });
});
