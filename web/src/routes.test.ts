import { describe, expect, it } from "vitest";
import { FACES, match, paths } from "./routes";

describe("addresses", () => {
  it("name their pages, with or without a last slash", () => {
    expect(match("/")).toEqual({ page: "start" });
    expect(match("/about/")).toEqual({ page: "about" });
    expect(match("/tables/x_Y-9")).toEqual({ page: "table", id: "x_Y-9", invite: null, face: null });
    expect(match("/rules/palatinus")).toEqual({ page: "rules", game: "palatinus" });
  });

  it("name a game's lesson, and its chapters", () => {
    expect(match(paths.learn("attika"))).toEqual({ page: "chapters", game: "attika" });
    expect(match(paths.lesson("lacitta", "peace"))).toEqual({
      page: "lesson",
      game: "lacitta",
      chapter: "peace",
    });
    expect(match("/learn")).toEqual({ page: "missing" });
  });

  it("carry the invite of a private table", () => {
    const [path, search] = paths.table("abc", "s e&cret").split("?");
    expect(match(path ?? "", `?${search}`)).toMatchObject({ page: "table", id: "abc", invite: "s e&cret" });
    expect(paths.replay("abc")).toBe("/tables/abc/replay");
  });

  it("name the face of a table, or leave it to the reader", () => {
    for (const face of FACES) {
      const [path = "", search = ""] = paths.table("abc", "key", face).split("?");
      expect(match(path, `?${search}`)).toEqual({ page: "table", id: "abc", invite: "key", face });
    }
    expect(paths.table("abc")).toBe("/tables/abc");
    expect(match("/tables/abc")).toMatchObject({ face: null });
  });

  it("that nobody knows lead to the page that says so", () => {
    for (const path of ["/tables", "/tables/a/b", "/tables/%2e", "/admin"])
      expect(match(path)).toEqual({ page: "missing" });
  });
});

describe("the address of a replay", () => {
  it("names the move and the seat, counted as people count them", () => {
    const address = paths.replay("abc", "key", { move: 57, seat: 1 });
    expect(address).toBe("/tables/abc/replay?move=57&as=2&invite=key");
    const [path = "", search = ""] = address.split("?");
    expect(match(path, `?${search}`)).toEqual({
      page: "replay",
      id: "abc",
      invite: "key",
      move: 57,
      seat: 1,
    });
  });

  it("begins at the beginning, from the own seat, unless it says otherwise", () => {
    expect(match("/tables/abc/replay")).toEqual({
      page: "replay",
      id: "abc",
      invite: null,
      move: 0,
      seat: null,
    });
    expect(match("/tables/abc/replay", "?move=-3&as=king")).toMatchObject({ move: 0, seat: null });
    expect(match("/tables/abc/replay", "?as=spectator")).toMatchObject({ seat: "spectator" });
    expect(paths.replay("abc", null, { move: 0, seat: "spectator" })).toBe(
      "/tables/abc/replay?move=0&as=spectator",
    );
  });
});
