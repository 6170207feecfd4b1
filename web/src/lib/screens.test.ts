import { expect, it } from "vitest";
import { centred, nearFirst, placements, screens, shows, touches } from "./screens";

const at = (x: number, y: number): { x: number; y: number } => ({ x, y });
const window = { width: 100, height: 60 };

it("shows places that lie near each other together", () => {
  expect(screens([at(0, 0), at(80, 40), at(40, 10)], window, 20)).toEqual([
    { x: -10, y: -10, width: 100, height: 60 },
  ]);
});

it("begins with the first place, whose neighbours come before others", () => {
  const found = screens([at(500, 0), at(0, 0), at(30, 0), at(520, 10)], window, 20);
  expect(found).toEqual([
    { x: 490, y: -10, width: 40, height: 30 },
    { x: -10, y: -10, width: 50, height: 20 },
  ]);
});

it("shows every place somewhere, and none twice as large as the window", () => {
  const places = Array.from({ length: 40 }, (_, index) => at((index * 37) % 400, (index * 91) % 300));
  const found = screens(places, window, 20);
  for (const { x, y } of places)
    expect(found.some((box) => shows(box, { x: x - 10, y: y - 10, width: 20, height: 20 }))).toBe(true);
  for (const box of found) {
    expect(box.width).toBeLessThanOrEqual(window.width);
    expect(box.height).toBeLessThanOrEqual(window.height);
  }
});

it("shows a place even in a window smaller than that", () => {
  expect(screens([at(0, 0), at(5, 0)], { width: 10, height: 10 }, 20)).toHaveLength(2);
});

it("needs nothing where there is nothing to choose", () => {
  expect(screens([], window, 20)).toEqual([]);
});

it("keeps the middle", () => {
  expect(centred({ x: 0, y: 0, width: 10, height: 20 }, { width: 30, height: 10 })).toEqual({
    x: -10,
    y: 5,
    width: 30,
    height: 10,
  });
});

it("puts what is near to the viewer's own first", () => {
  const places = [at(90, 0), at(10, 0), at(55, 0)];
  expect(nearFirst(places, [at(0, 0), at(60, 0)])).toEqual([at(55, 0), at(10, 0), at(90, 0)]);
  expect(nearFirst(places, [])).toEqual(places);
});

it("knows views that show all of a part, the one around its middle first", () => {
  const part = { x: 0, y: 0, width: 40, height: 20 };
  const found = placements(part, window);
  expect(found).toHaveLength(9);
  expect(found[0]).toEqual(centred(part, window));
  expect(found.every((view) => shows(view, part))).toBe(true);
});

it("says whether something lies over a place", () => {
  const box = { x: 0, y: 0, width: 10, height: 10 };
  expect(touches(box, at(14, 5), 10)).toBe(true);
  expect(touches(box, at(15, 5), 10)).toBe(false);
  expect(touches(box, at(5, -5), 10)).toBe(false);
});
