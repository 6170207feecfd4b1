import { afterEach, expect, it, vi } from "vitest";
import { api, type TableQuery } from "../../lib/api";
import type { TableSummary } from "../../lib/types";
import { Tables } from "./tables.svelte";

afterEach(() => vi.restoreAllMocks());

function summary(id: string, status: TableSummary["status"], actors: number[] = []): TableSummary {
  return {
    id,
    game: "palatinus",
    status,
    public: false,
    seats: [],
    you: 0,
    owner: false,
    ply: 0,
    actors,
    winners: [],
    created: "",
    started: null,
    finished: null,
  };
}

/** Lists tables as the server does: newest first, at most as many as asked for. */
function serving(tables: readonly TableSummary[]): void {
  vi.spyOn(api, "tables").mockImplementation(({ status, limit = 50 }: TableQuery) =>
    Promise.resolve(
      tables.filter((table) => status === undefined || table.status === status).slice(0, limit),
    ),
  );
}

it("has the reader's games, however many were finished since they began", async () => {
  const finished = Array.from({ length: 60 }, (_, index) => summary(`old-${index}`, "finished"));
  serving([
    ...finished,
    summary("turn", "running", [0]),
    summary("waiting", "running", [1]),
    summary("gathering", "open"),
  ]);
  const tables = new Tables();
  await tables.load();
  expect(tables.yours.map(({ id }) => id)).toEqual(["turn"]);
  expect(tables.running.map(({ id }) => id)).toEqual(["waiting", "gathering"]);
  expect(tables.finished).toHaveLength(6);
});

it("shows closed games among the finished ones, newest first", async () => {
  const at = (id: string, status: TableSummary["status"], created: string): TableSummary => ({
    ...summary(id, status),
    created,
  });
  serving([
    at("new", "finished", "2026-03"),
    at("old", "finished", "2026-01"),
    at("shut", "closed", "2026-02"),
  ]);
  const tables = new Tables();
  await tables.load();
  expect(tables.finished.map(({ id }) => id)).toEqual(["new", "shut", "old"]);
});

it("asks nothing more while it waits for an answer", async () => {
  const asked = vi.spyOn(api, "tables").mockReturnValue(new Promise(() => undefined));
  const tables = new Tables();
  void tables.load();
  const once = asked.mock.calls.length;
  void tables.load();
  expect(asked).toHaveBeenCalledTimes(once);
});
