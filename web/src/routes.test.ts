import { describe, expect, it } from "vitest";
import { match, paths } from "./routes";

describe("addresses", () => {
  it("name their pages, with or without a last slash", () => {
    expect(match("/")).toEqual({ page: "start" });
    expect(match("/about/")).toEqual({ page: "about" });
    expect(match("/tables/x_Y-9")).toEqual({ page: "table", id: "x_Y-9", invite: null });
    expect(match("/rules/palatinus")).toEqual({ page: "rules", game: "palatinus" });
  });

  it("carry the invite of a private table", () => {
    const [path, search] = paths.table("abc", "s e&cret").split("?");
    expect(match(path ?? "", `?${search}`)).toEqual({ page: "table", id: "abc", invite: "s e&cret" });
    expect(paths.replay("abc")).toBe("/tables/abc/replay");
  });

  it("that nobody knows lead to the page that says so", () => {
    for (const path of ["/tables", "/tables/a/b", "/tables/%2e", "/admin"]) expect(match(path)).toEqual({ page: "missing" });
  });
});
