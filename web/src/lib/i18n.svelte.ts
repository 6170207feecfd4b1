import { FluentBundle, FluentResource } from "@fluent/bundle";
import { plainPage } from "./guests";
import { LANGUAGES, type Language } from "./languages";
import type { Message } from "./types";

export { LANGUAGES, type Language };

/** Every language says its own name in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = { nl: "Nederlands", en: "English", de: "Deutsch" };

export type Args = Record<string, string | number>;

const sources: Record<Language, () => Promise<{ default: string[] }>> = {
  nl: () => import("./words/nl"),
  en: () => import("./words/en"),
  de: () => import("./words/de"),
};

/** What is said in some places only, and loaded when somebody goes there. */
const additions = {
  /** Positions in words and answers to questions: for the text face of a table. */
  descriptions: {
    nl: () => import("./words/text-nl"),
    en: () => import("./words/text-en"),
    de: () => import("./words/text-de"),
  },
  /** Lessons, hints and puzzles. */
  learning: {
    nl: () => import("./words/learning-nl"),
    en: () => import("./words/learning-en"),
    de: () => import("./words/learning-de"),
  },
} satisfies Record<string, typeof sources>;

type Addition = keyof typeof additions;

/** The words on the page. `current` changes only when the new language is there, so nothing is ever half translated. */
class Words {
  current: Language = $state("en");
  #bundle: FluentBundle = $state.raw(new FluentBundle("en"));

  /** Games of other packages, whose words the server has. */
  #guests: readonly string[] = [];
  #added = new Map<Addition, Promise<void>>();

  /** The language that was asked for last, and when it will be there. */
  #wanted: Language = "en";
  #asked = 0;
  #newest: Promise<void> = Promise.resolve();

  use(language: Language): Promise<void> {
    this.#wanted = language;
    return (this.#newest = this.#load(language, ++this.#asked));
  }

  async #load(language: Language, asked: number): Promise<void> {
    const [brought, ...own] = await Promise.all([
      this.#brought(language),
      sources[language](),
      ...[...this.#added.keys()].map((addition) => additions[addition][language]()),
    ]);
    if (asked !== this.#asked) return this.#newest; // more has been asked for meanwhile
    this.#bundle = bundleOf(
      language,
      own.flatMap((part) => part.default),
      brought,
    );
    this.current = language;
  }

  /** Speak of positions in words, too. */
  describe(): Promise<void> {
    return this.#add("descriptions");
  }

  /** Speak to those who learn, too. */
  learn(): Promise<void> {
    return this.#add("learning");
  }

  /** Everybody who asks for the same words waits for the same file. */
  #add(addition: Addition): Promise<void> {
    const known = this.#added.get(addition);
    if (known) return known;
    const added = Promise.resolve().then(() => this.use(this.#wanted));
    this.#added.set(addition, added);
    added.catch(() => this.#added.delete(addition)); // the next one asks again
    return added;
  }

  /** Speak of these games of other packages, too. */
  async welcome(guests: readonly string[]): Promise<void> {
    if (guests.every((key) => this.#guests.includes(key))) return;
    this.#guests = guests;
    await this.use(this.#wanted);
  }

  async #brought(language: Language): Promise<string[]> {
    const pages = await Promise.all(this.#guests.map((key) => plainPage(key, language)));
    return pages.flatMap(({ words }) => words);
  }

  /** The text of a message. A missing one shows its id, so that nobody overlooks it. */
  format(id: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(id)?.value;
    if (!pattern) {
      console.error(`No message "${id}" in ${this.current}`);
      return `⟦${id}⟧`;
    }
    const errors: Error[] = [];
    const text = this.#bundle.formatPattern(pattern, args, errors);
    for (const error of errors) console.error(`Message "${id}" in ${this.current}: ${error.message}`);
    return text;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }
}

/** Our own words; those that packages bring come after them, and what is already said stays. */
export function bundleOf(language: Language, texts: string[], brought: string[] = []): FluentBundle {
  // Isolation marks would end up in copied text and spoken names; all three languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) {
    for (const error of bundle.addResource(new FluentResource(text))) console.error(error);
  }
  for (const text of brought) bundle.addResource(new FluentResource(text));
  return bundle;
}

export const words = new Words();

/** The text of a message in the reader's language. */
export function t(id: string, args?: Args): string {
  return words.format(id, args);
}

/** A name of a program for people to read, where nobody gave a better one: "small_farm" becomes "small farm". */
export function plainly(name: string): string {
  return name.replace(/[_-]+/g, " ").trim();
}

/** Of a text in all languages, the one in the reader's. */
export function inWords(texts: Readonly<Record<string, string>>): string {
  return texts[words.current] ?? texts["en"] ?? "";
}

/** "Anna, Bo en Cas". */
export function list(names: Iterable<string>): string {
  return new Intl.ListFormat(words.current, { type: "conjunction" }).format(names);
}

/** Names with a comma in them, such as Antiquity's hexes "3,-2", would be lost among commas. */
function places(names: string[]): string {
  return names.some((name) => name.includes(",")) ? names.join(" · ") : list(names);
}

/** Arguments that hold several places, separated by spaces: they are read as a list. */
const LISTS = new Set(["spaces", "squares", "circles"]);

/** Seat arguments of a message become names, and lists are put into words, as docs/api.md says. */
export function named(args: Args, name: (seat: number) => string): Args {
  const known: Args = {};
  for (const [key, value] of Object.entries(args)) {
    if (key === "player" || key.startsWith("player_")) known[key] = name(Number(value));
    else if (key === "players") known[key] = list(seatsOf(value).map(name));
    else if (LISTS.has(key)) known[key] = places(parts(value));
    else if (key === "term" || key.startsWith("term_")) known[key] = term(String(value));
    else known[key] = value;
  }
  return known;
}

/** The words for an id like `nineplots-view-yard`, or else the name at its end; places such as `b2` stay as they are written. */
function term(id: string): string {
  if (words.has(id)) return t(id);
  const name = id.split("-").slice(2).join("-").replaceAll("_", " ") || id;
  return /\d/.test(name) ? name : name.charAt(0).toUpperCase() + name.slice(1);
}

function seatsOf(value: string | number): number[] {
  return parts(value).map(Number);
}

function parts(value: string | number): string[] {
  return String(value).split(" ").filter(Boolean);
}

/** A message that names seats, put into words. */
export function say(message: Message, name: (seat: number) => string): string {
  return t(message.id, named(message.args, name));
}

/** The first language the browser asks for that we speak. */
export function preferred(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const language = LANGUAGES.find((known) => tag.toLowerCase().split("-")[0] === known);
    if (language) return language;
  }
  return "en";
}

/** A moment in the reader's words: "14 maart 15:20". */
export function moment(iso: string): string {
  return new Intl.DateTimeFormat(words.current, { dateStyle: "medium", timeStyle: "short" }).format(
    new Date(iso),
  );
}
