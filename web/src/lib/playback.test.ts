import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Playback } from "./playback.svelte";
import type { BaseEvent, BaseView, Step } from "./types";

function step(ply: number): Step<BaseView, BaseEvent> {
  const view = {
    game: "x",
    seat: null,
    seats: 2,
    colours: [],
    ply,
    actors: [],
    prompt: { id: "p", args: {} },
    result: null,
  };
  return { ply, seat: ply % 2, events: [], log: [], view };
}

describe("playback", () => {
  let now = 0;
  const advance = (milliseconds: number): void => {
    now += milliseconds;
    vi.advanceTimersByTime(milliseconds);
  };
  const playback = (hold: number): Playback<BaseView, BaseEvent> =>
    new Playback({ hold: () => hold }, () => now);

  beforeEach(() => {
    now = 1000;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it("shows the newest at once after a reset, and nothing travels", () => {
    const shown = playback(100);
    shown.reset([step(0), step(1)]);
    expect(shown.shown?.ply).toBe(1);
    expect(shown.animate).toBe(false);
    expect(shown.behind).toBe(0);
  });

  it("shows steps that arrive one after another, each for its time", () => {
    const shown = playback(100);
    shown.reset([step(0)]);
    shown.push([step(1), step(2), step(3)]);
    expect(shown.shown?.ply).toBe(1);
    expect(shown.animate).toBe(true);
    advance(99);
    expect(shown.shown?.ply).toBe(1);
    advance(1);
    expect(shown.shown?.ply).toBe(2);
    advance(100);
    expect(shown.shown?.ply).toBe(3);
    expect(shown.behind).toBe(0);
  });

  it("does not hurry a step that arrives while another one is still held", () => {
    const shown = playback(100);
    shown.reset([step(0)]);
    shown.push([step(1)]);
    advance(60);
    shown.push([step(2)]);
    expect(shown.shown?.ply).toBe(1);
    advance(40);
    expect(shown.shown?.ply).toBe(2);
  });

  it("lets what brings nothing to look at pass, and what follows still waits for what is looked at", () => {
    const shown = new Playback<BaseView, BaseEvent>({ hold: ({ ply }) => (ply === 2 ? 0 : 100) }, () => now);
    shown.reset([step(0)]);
    shown.push([step(1), step(2)]);
    expect(shown.shown?.ply).toBe(2);
    shown.push([step(3)]);
    advance(99);
    expect(shown.shown?.ply).toBe(2);
    advance(1);
    expect(shown.shown?.ply).toBe(3);
  });

  it("jumps to the newest when asked to skip", () => {
    const shown = playback(100);
    shown.reset([step(0)]);
    shown.push([step(1), step(2), step(3)]);
    shown.skip();
    expect(shown.shown?.ply).toBe(3);
    advance(1000);
    expect(shown.shown?.ply).toBe(3);
  });

  it("shows everything in passing at the instant pace", () => {
    const shown = playback(0);
    shown.reset([step(0)]);
    shown.push([step(1), step(2)]);
    expect(shown.shown?.ply).toBe(2);
    expect(shown.animate).toBe(true);
  });

  it("animates a move forward by one, but no jump", () => {
    const shown = playback(100);
    shown.reset([step(0), step(1), step(2), step(3)]);
    shown.go(0);
    expect(shown.animate).toBe(false);
    shown.go(1);
    expect(shown.animate).toBe(true);
    shown.go(9);
    expect(shown.shown?.ply).toBe(3);
    expect(shown.animate).toBe(false);
  });

  it("shows again what followed a ply, in its time, and what came meanwhile after it", () => {
    const shown = playback(100);
    shown.reset([step(4)]);
    shown.prepend([step(2), step(3)]);
    expect([shown.shown?.ply, shown.behind]).toEqual([4, 0]);
    shown.again(2);
    expect([shown.shown?.ply, shown.animate]).toEqual([3, true]);
    shown.push([step(5)]);
    advance(100);
    expect(shown.shown?.ply).toBe(4);
    advance(100);
    expect([shown.shown?.ply, shown.behind]).toEqual([5, 0]);
  });
});
