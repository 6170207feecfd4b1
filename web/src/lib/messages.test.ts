/** Every message that somebody may see exists in every language, with the same arguments, and none is left over. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { bundleOf, LANGUAGES, type Language } from "./i18n.svelte";
import { COLOURS, EMBLEMS } from "./players";
import { MOTIONS, PACES, SWITCH, THEMES } from "./settings.svelte";
import de from "./words/de";
import en from "./words/en";
import learningDe from "./words/learning-de";
import learningEn from "./words/learning-en";
import learningNl from "./words/learning-nl";
import nl from "./words/nl";
import textDe from "./words/text-de";
import textEn from "./words/text-en";
import textNl from "./words/text-nl";

const ROOT = join(import.meta.dirname, "../../..");
const LOCALES = join(ROOT, "src/pentapolis/locales");

/** Ids that the shell puts together while the page runs. */
const COMPOSED = [
  ...[...COLOURS, "black"].map((colour) => `colour-${colour}`),
  ...EMBLEMS.map((emblem) => `emblem-${emblem}`),
  ...["easy", "medium", "hard"].map((level) => `level-${level}`),
  ...THEMES.map((theme) => `theme-${theme}`),
  ...PACES.map((pace) => `pace-${pace}`),
  ...MOTIONS.map((motion) => `motion-${motion}`),
  ...SWITCH.map((choice) => `switch-${choice}`),
];

/** Which file's messages are loaded when: with every page, with the text face, with whatever teaches. */
const PLACES = [
  /^(?!text\.ftl|questions\.ftl|verbs\.ftl|learning\.ftl|puzzles\.ftl|.*-(text|lessons|reasons|coach|puzzles)\.ftl)/,
  /(^|-)text\.ftl$|^(questions|verbs)\.ftl$/,
  /^(learning|puzzles)\.ftl$|-(lessons|reasons|coach|puzzles)\.ftl$/,
];

interface Entry {
  id: string;
  args: string[];
  /** Messages that it is put together from. */
  parts: string[];
}

function files(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) =>
        entry.isFile() && ending.test(entry.name) && !/node_modules|static|generated/.test(entry.parentPath),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}

/** All messages of a language, by file. */
function entries(language: Language): Map<string, Entry[]> {
  const found = new Map<string, Entry[]>();
  for (const path of files(join(LOCALES, language), /\.ftl$/)) {
    const text = readFileSync(path, "utf8");
    const resource = new FluentResource(text);
    const list = resource.body.map(({ id, value }) => ({
      id,
      args: [...new Set(variables(value))].sort(),
      parts: names(value, "mesg"),
    }));
    found.set(path.slice(join(LOCALES, language).length + 1), list);
  }
  return found;
}

function variables(node: unknown): string[] {
  return names(node, "var");
}

/** What a message refers to: its arguments ("var"), or other messages ("mesg"). */
function names(node: unknown, kind: "var" | "mesg"): string[] {
  if (Array.isArray(node)) return node.flatMap((part) => names(part, kind));
  if (typeof node !== "object" || node === null) return [];
  if ("type" in node && node.type === kind && "name" in node) return [String(node.name)];
  return Object.values(node).flatMap((part) => names(part, kind));
}

const client = files(join(ROOT, "web/src"), /(?<!\.test)\.(ts|svelte)$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));
const engine = files(join(ROOT, "src/pentapolis"), /\.(py|toml)$/).map((path) => ({
  path,
  text: readFileSync(path, "utf8"),
}));

/** Every text in quotes that could be an id, and every text with gaps (`level-${...}`) as a pattern. */
const quoted = new Set<string>();
const patterns: RegExp[] = [];
for (const { text } of [...client, ...engine]) {
  for (const [, id] of text.matchAll(/["'`]([a-z][a-z0-9_-]*)["'`]/g)) quoted.add(id ?? "");
  for (const [, id] of text.matchAll(/[`"]([a-z0-9_-]*(?:\$?\{[^{}]*\}[a-z0-9_-]*)+)[`"]/g)) {
    const fixed = (id ?? "").split(/\$?\{[^{}]*\}/);
    if (fixed.some((part) => /[a-z]{3}/.test(part)))
      patterns.push(new RegExp(`^${fixed.join("[a-z0-9_-]+")}$`));
  }
}
/** What the client asks for by name: the first argument of t(...) and the id of a written message. */
const asked = new Map(COMPOSED.map((id) => [id, "/web/src/lib/messages.test.ts"]));
for (const { path, text } of client) {
  for (const call of text.matchAll(/\bt\(([^()]*?(?:"[a-z0-9_-]+")[^()]*?)[,)]/g)) {
    for (const [, id] of (call[1] ?? "").matchAll(/(?:^|[?:]\s*)"([a-z][a-z0-9_-]*)"/g))
      asked.set(id ?? "", path);
  }
  for (const [, id] of text.matchAll(/\bid: "([a-z0-9]+(?:-[a-z0-9_]+)+)", args/g)) asked.set(id ?? "", path);
}

/** The log tells the end of a game in its own words. */
for (const id of [...quoted])
  if (id.includes("-ending-")) quoted.add(id.replace("-ending-", "-event-ended-"));

const english = entries("en");

describe.each(LANGUAGES)("messages in %s", (language) => {
  const mine = entries(language);

  it("are all written down, once", () => {
    const all = [...mine.values()].flat().map(({ id }) => id);
    expect([...mine.keys()].sort()).toEqual([...english.keys()].sort());
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    for (const [file, list] of english) {
      const here = (mine.get(file) ?? []).map(({ id }) => id);
      expect(here.toSorted(), `${language}/${file}`).toEqual(list.map(({ id }) => id).toSorted());
    }
  });

  it("take the same arguments as in English", () => {
    const args = new Map([...mine.values()].flat().map(({ id, args }) => [id, args]));
    for (const { id, args: wanted } of [...english.values()].flat()) {
      expect({ id, args: args.get(id) }, language).toEqual({ id, args: wanted });
    }
  });

  it("are loaded for every page, but what is said in some places only when somebody goes there", () => {
    const parts = [
      { nl, en, de }[language],
      { nl: textNl, en: textEn, de: textDe }[language],
      { nl: learningNl, en: learningEn, de: learningDe }[language],
    ].map((part) => bundleOf(language, part));
    for (const [file, list] of mine) {
      const loaded = parts.map((part) => list.filter(({ id }) => part.hasMessage(id)).length);
      const wanted = [0, 0, 0].with(
        PLACES.findIndex((place) => place.test(file)),
        list.length,
      );
      expect([file, loaded]).toEqual([file, wanted]);
    }
  });

  it("include everything that the client asks for", () => {
    const known = new Set([...mine.values()].flat().map(({ id }) => id));
    expect(
      [...asked].filter(([id]) => !known.has(id)).map(([id, path]) => `${id} in ${path.replace(ROOT, "")}`),
    ).toEqual([]);
  });
});

it("has no message that nobody uses", () => {
  const all = [...english.values()].flat();
  const parts = new Set(all.flatMap((entry) => entry.parts));
  const left = all
    .map(({ id }) => id)
    .filter((id) => !parts.has(id) && !quoted.has(id) && !patterns.some((pattern) => pattern.test(id)));
  expect(left).toEqual([]);
});
