import { expect, it } from "vitest";
import { standing } from "./standing";

it("puts the winner first, and nobody on the place after a tie", () => {
  expect(standing({ ranking: [[2], [0, 3], [1]] })).toEqual([
    { seat: 2, place: 1 },
    { seat: 0, place: 2 },
    { seat: 3, place: 2 },
    { seat: 1, place: 4 },
  ]);
});

it("knows nobody's place before the end", () => {
  expect(standing(null)).toEqual([]);
});

it("puts nobody first where nobody has won", () => {
  expect(standing({ ranking: [[], [0]] })).toEqual([{ seat: 0, place: 2 }]);
});
