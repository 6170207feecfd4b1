import { beforeAll, describe, expect, it } from "vitest";
import { ProblemError } from "./errors";
import { words } from "./i18n.svelte";
import { problemText } from "./notices.svelte";

const problem = (id: string, args: Record<string, string | number>): ProblemError =>
  new ProblemError({ status: 400, id, text: "", args, refusal: null });

describe("what went wrong, in words", () => {
  beforeAll(() => words.use("en"));

  it("counts a short wait in seconds and a long one in minutes", () => {
    expect(problemText(problem("problem-too-many", { seconds: 30 }))).toContain("30 seconds");
    expect(problemText(problem("problem-too-many", { seconds: 541 }))).toContain("10 minutes");
  });

  it("tells a moment by the reader's clock", () => {
    const text = problemText(problem("problem-banned-until", { until: "2026-03-14 15:20 UTC" }));
    expect(text).toContain("Mar 14, 2026");
    expect(text).not.toContain("UTC");
  });
});
