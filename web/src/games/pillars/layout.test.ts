import { expect, it } from "vitest";
import { PLACES } from "./cards";
import { ranks, scoreDisc, scorePoint, SITES, spacePoints, targetOf, TARGETS, VALLEY } from "./layout";

it("has a target for every place, and one for each space that is chosen", () => {
  expect(TARGETS).toHaveLength(PLACES.length + 2);
  expect(targetOf("shiring-2")).toMatchObject({ place: "shiring", space: 1 });
  expect(targetOf("court")?.space).toBeNull();
});

it("keeps places apart and builder spaces inside", () => {
  const sites = Object.values(SITES);
  for (const [index, a] of sites.entries()) {
    for (const b of sites.slice(index + 1)) {
      const apart =
        a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
      expect(apart).toBe(true);
    }
  }
  for (const { id, spaces } of PLACES) {
    const { x, y, width, height } = SITES[id];
    const points = spacePoints(id);
    expect(points).toHaveLength(spaces);
    for (const at of points) {
      expect(at.x > x && at.x < x + width && at.y > y && at.y < y + height).toBe(true);
    }
  }
});

it("leads the score track once round the rim and on from its beginning", () => {
  expect(scorePoint(61)).toEqual(scorePoint(1));
  expect(scorePoint(60)).not.toEqual(scorePoint(0));
  expect(new Set(Array.from({ length: 61 }, (_, points) => JSON.stringify(scorePoint(points)))).size).toBe(
    61,
  );
});

it("lays discs of the same field side by side, inside the picture", () => {
  expect(ranks([2, 5, 2, 2])).toEqual([0, 0, 1, 2]);
  for (let points = 0; points <= 60; points += 1) {
    const { x, y } = scoreDisc(points, 3);
    expect(x >= 0 && x <= VALLEY.width && y >= 0 && y <= VALLEY.height).toBe(true);
  }
});
