import { describe, expect, it } from "vitest";
import { told } from "./told";
import type { LogStep, Note } from "./types";

const step = (ply: number, seat: number | null): LogStep => ({
  ply,
  seat,
  log: [{ id: `move-${ply}`, args: {} }],
});
const note = (ply: number, id: string): Note => ({ ply, seat: 1, message: { id, args: { player: 1 } } });

describe("the log", () => {
  it("has notes after the move that they followed", () => {
    const entries = told(
      [step(1, 0), step(2, 1), step(3, 0)],
      [note(0, "early"), note(2, "first"), note(2, "second")],
    );
    expect(entries.map(({ log }) => log[0]?.id)).toEqual([
      "early",
      "move-1",
      "move-2",
      "first",
      "second",
      "move-3",
    ]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it("keeps a note whose move was undone", () => {
    expect(told([step(1, 0)], [note(5, "resigned")]).map(({ log }) => log[0]?.id)).toEqual([
      "move-1",
      "resigned",
    ]);
  });
});
