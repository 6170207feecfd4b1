import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Announcer } from "./announcer.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const texts = (said: readonly { text: string }[]): string[] => said.map(({ text }) => text);

describe("what is read aloud", () => {
  it("is one announcement if it comes together, in order", () => {
    const announcer = new Announcer();
    announcer.tell("Anna builds a farm.");
    announcer.tell("Bo passes.");
    expect(announcer.polite).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(texts(announcer.polite)).toEqual(["Anna builds a farm. Bo passes."]);
    announcer.tell("Year 2 begins.");
    vi.advanceTimersByTime(200);
    expect(texts(announcer.polite)).toEqual(["Anna builds a farm. Bo passes.", "Year 2 begins."]);
  });

  it("keeps what happened and what is urgent apart", () => {
    const announcer = new Announcer();
    announcer.tell("Anna passes.");
    announcer.urge("Your turn.");
    vi.advanceTimersByTime(200);
    expect(texts(announcer.polite)).toEqual(["Anna passes."]);
    expect(texts(announcer.assertive)).toEqual(["Your turn."]);
  });

  it("goes when nobody needs it any more, and is said again if it comes again", () => {
    const announcer = new Announcer();
    announcer.tell("Anna passes.");
    vi.advanceTimersByTime(20_000);
    expect(announcer.polite).toEqual([]);
    announcer.tell("Anna passes.");
    vi.advanceTimersByTime(200);
    expect(texts(announcer.polite)).toEqual(["Anna passes."]);
  });

  it("asks once for what is urgent, but tells what happened as often as it did", () => {
    const announcer = new Announcer();
    announcer.urge("Your turn.");
    announcer.urge(" Your turn. ");
    announcer.tell("Anna scores 1 point.");
    announcer.tell("Anna scores 1 point.");
    vi.advanceTimersByTime(200);
    expect(texts(announcer.assertive)).toEqual(["Your turn."]);
    expect(texts(announcer.polite)).toEqual(["Anna scores 1 point. Anna scores 1 point."]);
    announcer.urge("Your turn.");
    vi.advanceTimersByTime(200);
    expect(texts(announcer.assertive)).toEqual(["Your turn.", "Your turn."]);
  });

  it("is nothing if there are no words", () => {
    const announcer = new Announcer();
    announcer.tell(" … ");
    vi.advanceTimersByTime(200);
    expect(announcer.polite).toEqual([]);
  });
});
