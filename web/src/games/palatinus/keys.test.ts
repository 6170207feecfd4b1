import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { KEYS as OF_EVERY_TABLE, TURNING } from "../../table/keys";

const LETTER = /^palatinus-key-(?:merchant|farmer|soldier) = (.)$/gm;

it.each(["en", "nl", "de"])("has a letter for each role that no table needs, in %s", (language) => {
  const words = readFileSync(`../src/pentapolis/locales/${language}/palatinus.ftl`, "utf-8");
  const letters = [...words.matchAll(LETTER)].map(([, letter]) => letter?.toUpperCase());
  expect(new Set(letters).size).toBe(3);
  const taken = [...OF_EVERY_TABLE, TURNING].flatMap(({ keys }) => [...keys]);
  expect(letters.filter((letter) => taken.some((key) => key === letter))).toEqual([]);
});
