import { expect, it } from "vitest";
import { spacesOf } from "./board";
import { board, pieces } from "./fixtures";
import { ties } from "./influence";
import type { Role } from "./types";

const spaces = spacesOf(board());

/** What pays an inhabitant on a space, as "space points", and both ends of the sum. */
function paid(
  role: Role,
  at: string,
  others: string,
  springsAlsoFields = false,
): { by: string[]; least: number; most: number } {
  const space = spaces.get(at);
  if (!space) throw new Error(at);
  const found = ties(role, space, spaces, others ? pieces(others) : new Map(), springsAlsoFields);
  return {
    by: found.map((tie) => tie.space).toSorted(),
    least: found.reduce((sum, tie) => sum + tie.least, 0),
    most: found.reduce((sum, tie) => sum + tie.most, 0),
  };
}

it("pays a merchant 1 for merchants, 2 for farmers and 3 for soldiers beside it", () => {
  expect(paid("merchant", "B4", "A0 F, B5 M, D1 S, D2 F")).toEqual({
    by: ["A0", "B5", "D1", "D2"],
    least: 8,
    most: 8,
  });
});

it("pays a merchant 1 or 2 for a wolf", () => {
  expect(paid("merchant", "E1", "E0 ?, E2 M")).toEqual({ by: ["E0", "E2"], least: 2, most: 3 });
});

it("pays a farmer for springs, occupied or not, and for empty fields", () => {
  expect(paid("farmer", "D3", "")).toEqual({ by: ["A5", "C0", "C1", "D2", "D4"], least: 10, most: 10 });
  expect(paid("farmer", "C0", "C1 M, D3 S")).toEqual({ by: ["C0", "C1", "C5", "D4"], least: 8, most: 8 });
});

it("pays a farmer twice for empty springs in the variant, but not for its own", () => {
  expect(paid("farmer", "D3", "", true).least).toBe(18);
  expect(paid("farmer", "C0", "", true).least).toBe(2 + 4 + 4 + 2 + 2);
});

it("shows a soldier merchants, farmers and wolves, but no soldiers", () => {
  expect(paid("soldier", "A0", "A1 F, A5 ?, B3 M, B4 S").by).toEqual(["A1", "A5", "B3"]);
});
