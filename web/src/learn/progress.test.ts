import { describe, expect, it } from "vitest";
import { allProgress, forget, isBegun, keep, progressOf } from "./progress";

/** A browser's storage. */
function storage(kept: Record<string, string> = {}): Storage {
  const items = new Map(Object.entries(kept));
  return {
    get length() {
      return items.size;
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  };
}

const FIRST = "pentapolis.lesson.attika.first";

describe("progress in lessons", () => {
  it("is the beginning where nothing is kept", () => {
    expect(progressOf("attika", "first", storage())).toEqual({ done: [], step: 0, of: 0, finished: false });
    expect(progressOf("attika", "first", null)).toEqual({ done: [], step: 0, of: 0, finished: false });
  });

  it("is read as it was kept", () => {
    const browser = storage();
    keep("attika", "first", { done: ["next", "draw 1"], step: 3, of: 22 }, browser);
    expect(progressOf("attika", "first", browser)).toEqual({
      done: ["next", "draw 1"],
      step: 3,
      of: 22,
      finished: false,
    });
    expect(isBegun(progressOf("attika", "first", browser))).toBe(true);
    expect(progressOf("attika", "second", browser).done).toEqual([]);
  });

  it("begins anew when a chapter is over, and still knows that it was", () => {
    const browser = storage();
    keep("attika", "first", { done: ["next"], step: 2, of: 22 }, browser);
    keep("attika", "first", null, browser);
    expect(progressOf("attika", "first", browser)).toEqual({ done: [], step: 0, of: 0, finished: true });
    keep("attika", "first", { done: ["next"], step: 2, of: 22 }, browser);
    expect(progressOf("attika", "first", browser)).toMatchObject({ done: ["next"], finished: true });
    forget("attika", "first", browser);
    expect(progressOf("attika", "first", browser)).toMatchObject({ done: [], finished: true });
  });

  it.each([
    "",
    "nonsense",
    "null",
    "7",
    "[]",
    '"done"',
    '{"done":7}',
    '{"done":[1,2]}',
    '{"done":["next",null]}',
    '{"done":{"length":1}}',
    JSON.stringify({ done: Array<string>(301).fill("next") }),
  ])("does not mind %s", (text) => {
    const browser = storage({ [FIRST]: text });
    expect(progressOf("attika", "first", browser)).toEqual({ done: [], step: 0, of: 0, finished: false });
  });

  it("keeps what makes sense of half nonsense", () => {
    const browser = storage({ [FIRST]: '{"done":["next"],"step":9,"of":3,"finished":"yes"}' });
    expect(progressOf("attika", "first", browser)).toEqual({
      done: ["next"],
      step: 0,
      of: 0,
      finished: false,
    });
  });

  it("is no trouble where nothing can be kept", () => {
    const full = {
      ...storage(),
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    };
    expect(() => keep("attika", "first", null, full)).not.toThrow();
  });

  it("is found for all chapters of a game, and for no other game", () => {
    const browser = storage({ other: "1" });
    keep("antiquity", "settle", null, browser);
    keep("antiquity", "build", { done: ["next"], step: 2, of: 9 }, browser);
    keep("attika", "first", null, browser);
    expect(allProgress("antiquity", browser).map(({ finished }) => finished)).toEqual([true, false]);
    expect(allProgress("pillars", browser)).toEqual([]);
    expect(allProgress("pillars", null)).toEqual([]);
  });
});
