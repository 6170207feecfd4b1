import { describe, expect, it } from "vitest";
import type { Told } from "../lib/told";
import type { Message } from "../lib/types";
import { about, chaptered, type Reader } from "./chapters";

const line = (id: string, args: Message["args"] = {}): Message => ({ id, args });
const entry = (ply: number, seat: number | null, ...log: Message[]): Told => ({
  ply,
  seat,
  log,
  key: String(ply),
});
const told = (entries: readonly Told[]): string[] => entries.flatMap(({ log }) => log.map(({ id }) => id));

const read: Reader = ({ id }) => {
  if (id.startsWith("round")) return { round: line(id) };
  return id.startsWith("phase") ? { phase: line(id) } : null;
};

describe("a log in chapters", () => {
  it("has rounds, and phases inside them", () => {
    const rounds = chaptered(
      [
        entry(0, null, line("setup")),
        entry(1, 0, line("a"), line("round 1"), line("b")),
        entry(2, 1, line("phase x"), line("c")),
        entry(3, 0, line("round 2"), line("d")),
      ],
      read,
    );
    expect(rounds.map(({ title, last }) => [title?.id ?? null, last])).toEqual([
      [null, 1],
      ["round 1", 2],
      ["round 2", 3],
    ]);
    expect(
      rounds.map(({ phases }) => phases.map(({ title, entries }) => [title?.id ?? null, told(entries)])),
    ).toEqual([
      [[null, ["setup", "a"]]],
      [
        [null, ["round 1", "b"]],
        ["phase x", ["phase x", "c"]],
      ],
      [[null, ["round 2", "d"]]],
    ]);
  });

  it("tells every line once, each with a key of its own", () => {
    const log = [entry(1, 0, line("a"), line("round 1"), line("phase x"), line("b"))];
    const entries = chaptered(log, read).flatMap(({ phases }) => phases.flatMap((phase) => phase.entries));
    expect(told(entries)).toEqual(["a", "round 1", "phase x", "b"]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(entries.length);
  });

  it("is one piece where nothing begins", () => {
    const rounds = chaptered([entry(1, 0, line("a")), entry(2, 1, line("b"))], () => null);
    expect(rounds).toHaveLength(1);
    expect(rounds[0]?.title).toBeNull();
  });

  it("copes with thousands of lines", () => {
    const log = Array.from({ length: 2_000 }, (_, ply) => entry(ply, 0, line(ply % 50 ? "a" : "round")));
    expect(chaptered(log, read)).toHaveLength(40);
  });
});

describe("the log of one player", () => {
  it("has what they did and what names them", () => {
    const log = [
      entry(1, 0, line("own"), line("brought about", { player: 1 })),
      entry(2, 1, line("theirs", { player: 1 }), line("hit", { player_from: 0 })),
      entry(3, 1, line("other", { player: 1 })),
      entry(4, 1, line("both", { players: "1 0" })),
    ];
    expect(told(about(log, 0))).toEqual(["own", "hit", "both"]);
  });
});
