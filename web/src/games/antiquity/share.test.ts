import { describe, expect, it } from "vitest";
import { arranged } from "./grid";
import { BOTH, cityScale, MOST, shared, stageOf, together } from "./share";

const FINGER = 32;
const MOUSE = 24;
const square = (size: number) => (frame: { width: number; height: number }) =>
  Math.min(frame.width, frame.height) / size;

describe("the share of the board", () => {
  it("gives both a pane of their own only where there is plenty of room", () => {
    expect(shared({ width: 1400, height: 900 }, square(8), MOST.city)).toEqual(BOTH);
    expect(shared({ width: 1280, height: 900 }, square(8), MOST.city).shape).not.toBe("both");
    expect(shared({ width: 1400, height: 400 }, square(8), MOST.city).shape).not.toBe("both");
  });

  it("lays the rail where the large one loses least", () => {
    expect(shared({ width: 1030, height: 600 }, square(8), MOST.city).shape).toBe("column");
    expect(shared({ width: 390, height: 430 }, square(8), MOST.city).shape).toBe("row");
    expect(shared({ width: 320, height: 270 }, square(8), MOST.city).shape).toBe("column");
  });

  it("leaves to the rail what the large one cannot use", () => {
    const { rail, roomy } = shared({ width: 1030, height: 600 }, square(8), MOST.city);
    expect(rail).toBeGreaterThan(400);
    expect(roomy).toBe(true);
    const wide = shared({ width: 1030, height: 600 }, (stage) => stage.width, MOST.map);
    expect(wide.shape).toBe("row");
    expect(shared({ width: 1030, height: 600 }, square(8), MOST.all).rail).toBe(72);
  });

  it("keeps squares large enough for a finger on a small phone", () => {
    for (const frame of [
      { width: 320, height: 270 },
      { width: 390, height: 430 },
      { width: 450, height: 400 },
      { width: 560, height: 340 },
    ]) {
      const scale = cityScale([7, 6, 6], FINGER);
      expect(scale(stageOf(frame, shared(frame, scale, MOST.city, FINGER)))).toBeGreaterThanOrEqual(FINGER);
    }
  });

  it("shows cities one at a time where squares would be small", () => {
    expect(together([7, 6, 6], { width: 900, height: 600 }, MOUSE)).toBe(true);
    expect(together([7, 6, 6], { width: 390, height: 380 }, FINGER)).toBe(false);
    expect(together([7], { width: 100, height: 100 }, FINGER)).toBe(true);
    expect(arranged([7, 6], { width: 900, height: 400 }).columns).toBe(2);
  });
});
