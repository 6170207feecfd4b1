import { FACES, type Face } from "../routes";
import { LANGUAGES, preferred, words, type Language } from "./i18n.svelte";

export const THEMES = ["auto", "light", "dark"] as const;
export const PACES = ["slow", "normal", "fast", "instant"] as const;
export const MOTIONS = ["auto", "full", "reduced"] as const;
export const SWITCH = ["off", "on"] as const;

export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
export type MotionChoice = (typeof MOTIONS)[number];
export type Switch = (typeof SWITCH)[number];

interface Stored {
  language: Language | "auto";
  theme: Theme;
  pace: Pace;
  motion: MotionChoice;
  /** Ask before a move is sent. */
  confirm: Switch;
  /** Ask before a blunder is sent, where hints are allowed. */
  warn: Switch;
  sound: Switch;
  /** Say in the first games what a decision is for. */
  coach: Switch;
  face: Face;
}

const KEY = "pentapolis.settings"; // public/theme.js reads it too, before the first paint
const DEFAULTS: Stored = {
  language: "auto",
  theme: "auto",
  pace: "normal",
  motion: "auto",
  confirm: "off",
  warn: "off",
  sound: "off",
  coach: "on",
  face: "board",
};
const FACTORS: Record<Pace, number> = { slow: 1.8, normal: 1, fast: 0.45, instant: 0 };

/** What somebody chose for this browser. */
class Settings {
  #stored: Stored = $state.raw(DEFAULTS);
  #prefersDark = $state(false);
  #prefersStill = $state(false);

  get language(): Language | "auto" {
    return this.#stored.language;
  }
  get theme(): Theme {
    return this.#stored.theme;
  }
  get pace(): Pace {
    return this.#stored.pace;
  }
  get motion(): MotionChoice {
    return this.#stored.motion;
  }
  /** How tables are shown whose address does not say. */
  get face(): Face {
    return this.#stored.face;
  }

  get confirms(): boolean {
    return this.#stored.confirm === "on";
  }
  get warns(): boolean {
    return this.#stored.warn === "on";
  }
  get coaches(): boolean {
    return this.#stored.coach === "on";
  }
  get sounds(): boolean {
    return this.#stored.sound === "on";
  }

  /** How much longer or shorter than normal things take; 0 is at once. */
  get factor(): number {
    return FACTORS[this.pace];
  }
  get dark(): boolean {
    return this.theme === "dark" || (this.theme === "auto" && this.#prefersDark);
  }
  get reduced(): boolean {
    return this.motion === "reduced" || (this.motion === "auto" && this.#prefersStill);
  }

  async start(): Promise<void> {
    this.#stored = read();
    follow("(prefers-color-scheme: dark)", (matches) => {
      this.#prefersDark = matches;
      this.#show();
    });
    follow("(prefers-reduced-motion: reduce)", (matches) => {
      this.#prefersStill = matches;
      this.#show();
    });
    await this.#speak();
  }

  async set<K extends keyof Stored>(name: K, value: Stored[K]): Promise<void> {
    this.#stored = { ...this.#stored, [name]: value };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // private mode: the choice holds for this visit
    }
    this.#show();
    if (name === "language") await this.#speak();
  }

  async #speak(): Promise<void> {
    await words.use(this.language === "auto" ? preferred() : this.language);
    document.documentElement.lang = words.current;
  }

  #show(): void {
    const root = document.documentElement;
    root.dataset["theme"] = this.dark ? "dark" : "light";
    root.dataset["motion"] = this.reduced ? "reduced" : "full";
  }
}

function follow(query: string, change: (matches: boolean) => void): void {
  const media = matchMedia(query);
  change(media.matches);
  media.addEventListener("change", () => change(media.matches));
}

/** The stored settings; whatever is not one of the choices falls back to the default. */
export function read(storage: Pick<Storage, "getItem"> = localStorage): Stored {
  let raw: Partial<Record<keyof Stored, unknown>>;
  try {
    raw = (JSON.parse(storage.getItem(KEY) ?? "{}") ?? {}) as typeof raw;
  } catch {
    return DEFAULTS;
  }
  const one = <T extends string>(value: unknown, choices: readonly T[], otherwise: T): T =>
    choices.find((choice) => choice === value) ?? otherwise;
  return {
    language: one(raw.language, ["auto", ...LANGUAGES], DEFAULTS.language),
    theme: one(raw.theme, THEMES, DEFAULTS.theme),
    pace: one(raw.pace, PACES, DEFAULTS.pace),
    motion: one(raw.motion, MOTIONS, DEFAULTS.motion),
    confirm: one(raw.confirm, SWITCH, DEFAULTS.confirm),
    warn: one(raw.warn, SWITCH, DEFAULTS.warn),
    sound: one(raw.sound, SWITCH, DEFAULTS.sound),
    coach: one(raw.coach, SWITCH, DEFAULTS.coach),
    face: one(raw.face, FACES, DEFAULTS.face),
  };
}

export const settings = new Settings();
