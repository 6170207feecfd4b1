import { expect, it } from "vitest";
import { cellsOf } from "./grid";
import { shapeOfCells, shapeText } from "./shapes";

const say = {
  t: (id: string, args: Record<string, string | number> = {}) =>
    [id.replace("antiquity-web-", ""), ...Object.values(args)].join(" "),
};

it("tells rectangles, missing corners, and everything else row by row", () => {
  expect(shapeText(say, "house-1")).toBe("shape-one");
  expect(shapeText(say, "storage-2x3")).toBe("shape 3 2");
  expect(shapeText(say, "cart-shop")).toBe("shape-gap 2 2 corner upper-left");
  expect(shapeText(say, "brewery")).toBe("shape-rows 4 2 shape-run 1 4; 1");
});

it("tells how a piece lies when it is turned", () => {
  expect(shapeOfCells(cellsOf("granary", 0)).gaps).toEqual(["upper-left", "upper-right"]);
  expect(shapeOfCells(cellsOf("granary", 1)).gaps).toEqual(["upper-right", "lower-right"]);
  expect(shapeOfCells(cellsOf("explorer", 1))).toMatchObject({ wide: 1, high: 3, gaps: [] });
  expect(shapeOfCells(cellsOf("harbour", 0)).rows).toEqual([
    [1, 4],
    [1, 2, 3, 4],
  ]);
});
