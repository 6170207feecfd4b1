import { expect, it } from "vitest";
import { preferred } from "./i18n.svelte";
import { read } from "./settings.svelte";

const stored = (text: string | null) => ({ getItem: () => text });
const DEFAULTS = {
  ...{ language: "auto", theme: "auto", pace: "normal", motion: "auto" },
  ...{ confirm: "off", warn: "off", sound: "off", coach: "on", face: "board" },
};

it("starts with what the machine prefers", () => {
  expect(read(stored(null))).toEqual(DEFAULTS);
});

it("keeps what was chosen and drops what is no choice", () => {
  expect(read(stored('{"language":"nl","theme":"neon","pace":"instant"}'))).toEqual({
    ...DEFAULTS,
    language: "nl",
    pace: "instant",
  });
});

it("survives a broken store", () => {
  for (const text of ["{", "null", "7", '"x"']) expect(read(stored(text))).toEqual(DEFAULTS);
});

it("speaks the first language that the browser asks for and we know", () => {
  expect(preferred(["fr-FR", "de-AT", "nl"])).toBe("de");
  expect(preferred(["NL-be"])).toBe("nl");
  expect(preferred(["fr"])).toBe("en");
});
