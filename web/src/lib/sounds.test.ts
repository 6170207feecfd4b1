import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "./settings.svelte";
import { SOUNDS, sounds } from "./sounds";

const started: number[] = [];

class FakeContext {
  state = "running";
  currentTime = 10;
  destination = {};
  createOscillator() {
    const tone = {
      type: "sine",
      frequency: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: (next: object) => next,
      start: (at: number) => void started.push(at),
      stop: vi.fn(),
    };
    return tone;
  }
  createGain() {
    return {
      gain: { setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() },
      connect: (next: object) => next,
    };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeContext);
  started.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("is silent until it is switched on, but can be tried", () => {
  sounds.play("turn");
  expect(started).toEqual([]);
  sounds.sample();
  expect(started).toEqual([10, 10.13]);
});

it("makes one sound of many that come at once", () => {
  vi.spyOn(settings, "sounds", "get").mockReturnValue(true);
  vi.advanceTimersByTime(1_000);
  sounds.play("chat");
  sounds.play("chat");
  expect(started).toHaveLength(SOUNDS.chat.length);
  vi.advanceTimersByTime(1_000);
  sounds.play("chat");
  expect(started).toHaveLength(2 * SOUNDS.chat.length);
});

it("is quiet and short, whatever it is", () => {
  const tones = Object.values(SOUNDS).flat();
  expect(Math.max(...tones.map(({ volume }) => volume))).toBeLessThan(0.25);
  expect(Math.max(...tones.map(({ at, rings }) => at + rings))).toBeLessThan(1.5);
});
