import { describe, expect, it } from "vitest";
import type { Rect } from "./rect";
import { covered, spotFor } from "./spot";

const FRAME = { width: 1000, height: 700 };
const CARD = { width: 260, height: 140 };

function rect(left: number, top: number, size = 60): Rect {
  return { left, top, width: size, height: size };
}

describe("a card beside a place", () => {
  it("goes towards the nearer rim", () => {
    expect(spotFor(CARD, FRAME, rect(600, 300)).left).toBeGreaterThan(660);
    expect(spotFor(CARD, FRAME, rect(340, 300)).left + CARD.width).toBeLessThan(340);
  });

  it("stays inside the frame and off its place in every corner", () => {
    for (const left of [0, 470, 940]) {
      for (const top of [0, 320, 640]) {
        const place = rect(left, top);
        const spot = spotFor(CARD, FRAME, place);
        expect(spot.left).toBeGreaterThanOrEqual(0);
        expect(spot.top).toBeGreaterThanOrEqual(0);
        expect(spot.left + CARD.width).toBeLessThanOrEqual(FRAME.width);
        expect(spot.top + CARD.height).toBeLessThanOrEqual(FRAME.height);
        expect(covered(place, { ...spot, ...CARD })).toBe(0);
      }
    }
  });

  it("moves aside for what can be chosen", () => {
    const place = rect(600, 300);
    const usual = spotFor(CARD, FRAME, place);
    const choosable = [rect(usual.left + 20, usual.top + 20)];
    const moved = spotFor(CARD, FRAME, place, [], choosable);
    expect(choosable.map((one) => covered(one, { ...moved, ...CARD }))).toEqual([0]);
  });

  it("would rather cover something to choose than what is to stay in view", () => {
    const place = rect(600, 300);
    const kept = [rect(700, 260, 200)];
    const spot = spotFor(CARD, FRAME, place, kept, [rect(300, 280, 120)]);
    expect(covered(kept[0] as Rect, { ...spot, ...CARD })).toBe(0);
  });

  it("lies along the farther edge of a narrow frame, unless that hides more of what can be chosen", () => {
    const phone = { width: 390, height: 500 };
    const wide = { width: 360, height: 120 };
    expect(spotFor(wide, phone, rect(100, 400)).top).toBe(10);
    expect(spotFor(wide, phone, rect(100, 50)).top).toBe(370);
    expect(spotFor(wide, phone, rect(100, 220), [], [rect(100, 400)]).top).toBe(10);
  });
});
