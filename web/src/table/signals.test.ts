import { expect, it } from "vitest";
import { between, type Moment } from "./signals";

const quiet: Moment = {
  ...{ you: 0, ply: 4, seat: 0, seen: false, yours: false, sending: false },
  ...{ over: false, line: null, fault: null },
};
const after = (changes: Partial<Moment>, before: Partial<Moment> = {}) =>
  between({ ...quiet, ...before }, { ...quiet, ...before, ...changes });

it("is heard when others move, and that it is the viewer's turn", () => {
  expect(after({ ply: 5, seat: 1, seen: true })).toEqual(["moved"]);
  expect(after({ ply: 5, seat: 1, seen: true, yours: true })).toEqual(["moved", "turn"]);
  expect(after({ ply: 5, seat: 1, yours: true })).toEqual(["turn"]); // nobody saw what it was
});

it("is heard when the viewer puts something down, and only once", () => {
  expect(after({ sending: true }, { yours: true })).toEqual(["put"]);
  expect(after({ ply: 5, seat: 0, seen: true, sending: false }, { sending: true, yours: true })).toEqual([]);
  expect(after({ ply: 5, seat: 0, seen: true, yours: true })).toEqual([]); // the turn goes on
});

it("is heard when somebody writes, when something goes wrong, and at the end", () => {
  expect(after({ line: "hello" })).toEqual(["chat"]);
  expect(after({ line: "hello" }, { line: "hello" })).toEqual([]);
  expect(after({ fault: "no" })).toEqual(["error"]);
  expect(after({ fault: null }, { fault: "no" })).toEqual([]);
  expect(after({ ply: 5, seat: 1, seen: true, over: true })).toEqual(["over"]);
});

it("says nothing of a position that was there before", () => {
  expect(after({}, { yours: true, over: true, fault: "no", line: "hello" })).toEqual([]);
  expect(after({ ply: 3, seat: 1, seen: false }, { yours: true })).toEqual([]); // something is seen again
});
