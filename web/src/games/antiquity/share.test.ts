import { describe, expect, it } from "vitest";
import { arranged } from "./grid";
import { besides, BOTH, cityScale, MOST, shared, stageOf, together } from "./share";

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

  it("leaves the rail on its side while the frame changes a little", () => {
    const [low, high] = [
      { width: 390, height: 384 },
      { width: 390, height: 400 },
    ];
    const shape = (frame: { width: number; height: number }, was?: "column" | "row"): string =>
      shared(frame, square(8), MOST.city, 0, was).shape;
    expect([shape(low), shape(high)]).toEqual(["column", "row"]);
    expect([shape(low, "row"), shape(high, "column")]).toEqual(["row", "column"]);
    expect(shape({ width: 1030, height: 600 }, "row")).toBe("column");
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

describe("plans beside each other", () => {
  it("lie in the columns that show them largest", () => {
    expect(besides(4, { width: 740, height: 660 }).columns).toBe(2);
    expect(besides(4, { width: 1000, height: 400 }).columns).toBe(4);
    expect(besides(2, { width: 500, height: 300 })).toEqual({ columns: 2, side: 224 });
  });

  it("scroll rather than become too small", () => {
    expect(besides(4, { width: 560, height: 250 })).toEqual({ columns: 3, side: 560 / 3 - 16 });
    expect(besides(4, { width: 230, height: 200 })).toEqual({ columns: 1, side: 214 });
  });
});
