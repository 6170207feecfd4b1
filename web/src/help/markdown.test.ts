import { expect, it } from "vitest";
import { parts, slug } from "./markdown";

it("splits a page into headings, text and drawings", () => {
  const page = '# Title\n\nSome *words*.\n\n## Die Händler\n\n```diagram\n{"board": 1}\n```\n\nMore.\n';
  expect(parts(page)).toEqual([
    { kind: "heading", depth: 1, text: "Title", id: "title" },
    { kind: "html", html: "<p>Some <em>words</em>.</p>\n" },
    { kind: "heading", depth: 2, text: "Die Händler", id: "die-handler" },
    { kind: "diagram", spec: { board: 1 } },
    { kind: "html", html: "<p>More.</p>\n" },
  ]);
});

it("makes short addresses of headings", () => {
  expect(slug("  Één heuvel: wie wint? ")).toBe("een-heuvel-wie-wint");
});
