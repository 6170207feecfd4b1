import { describe, expect, it } from "vitest";
import { words } from "./i18n.svelte";

describe("words that are loaded when somebody needs them", () => {
  it("stay through changes of language, in whichever order they arrive", async () => {
    await words.use("nl");
    expect(words.has("lesson-not-now")).toBe(false);
    await Promise.all([words.learn(), words.describe(), words.use("de")]);
    expect(words.current).toBe("de");
    expect([words.has("lesson-not-now"), words.has("text-overview")]).toEqual([true, true]);
    await words.use("en");
    expect(words.format("lesson-not-now")).toContain("not what we are doing now");
  });
});
