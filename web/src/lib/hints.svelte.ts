import { allInWords, type Worded } from "./action-words";
import { announcer } from "./announcer.svelte";
import { api, ProblemError } from "./api";
import { t, words } from "./i18n.svelte";
import { problemText } from "./notices.svelte";
import type { Hint, HintChoice, Message, Problem, Table } from "./types";

/** A choice that loses at least so much of the chance to win is worth a question. */
const BLUNDER = 0.12;
/** Where a game is nearly decided little can be lost: then at least so much, and so much of the odds (their natural logarithm). */
const [NOTICED, OF_THE_ODDS] = [0.03, 0.7];
/** Milliseconds for which an answer is waited for; the server says before that if it finds none. */
const LONGEST = 40_000;
/** Milliseconds for which somebody waits who wants to be warned; then the move is played. */
const PATIENCE = 6_000;
const LATE = "late";
/** What the server says of a question that another has replaced; the page knows it without asking. */
const REPLACED: Problem = { status: 409, id: "problem-hint-replaced", text: "", args: {}, refusal: null };

/** The table, as far as hints need it. */
interface HintTable {
  readonly table: Table;
  readonly you: number | null;
  readonly legal: readonly string[];
  /** Where the viewer stands: every decision has another name. */
  readonly decision: string;
  readonly at: { readonly epoch: number; readonly ply: number };
  readonly say: (message: Message) => string;
}

/** A choice of a hint, ready to be shown. */
export interface ShownChoice {
  readonly action: string;
  readonly text: string;
  /** The same in full, for whoever has no board to look at. */
  readonly whole: string;
  readonly chance: string;
  /** 0 to 1. */
  readonly share: number;
  readonly reasons: readonly string[];
  readonly against: readonly string[];
  readonly spaces: readonly string[];
}

/** What somebody sees who asked for a hint: nothing yet, choices, or why there are none. */
interface Asked {
  readonly decision: string;
  readonly choices: readonly ShownChoice[] | null;
  readonly problem: string | null;
}

/** Why a choice should be thought about once more. */
export interface Warning {
  readonly before: string;
  readonly after: string;
  readonly reason: string | null;
}

/** Hints for one table: asked for, kept as long as a decision lasts, and put into words. */
export class Hints {
  #asked: Asked | null = $state.raw(null);
  #answers = new Map<string, Promise<Hint>>();
  #known = new Map<string, Hint>();
  #decision = "";
  #asking: AbortController | null = null; // the server thinks about one question at a time

  constructor(
    private readonly table: HintTable,
    private readonly invite: string | null,
  ) {}

  /** Hints are for games against bots alone, and not for the race of the day. */
  get allowed(): boolean {
    const { table, you } = this.table;
    const alone = table.seats.every((seat) => seat.kind === "bot" || seat.you);
    return you !== null && alone && table.daily === null && table.status === "running";
  }

  /** There is something to give a hint about. */
  get available(): boolean {
    return this.allowed && this.table.legal.length > 0;
  }

  /** What was asked for, as long as it is about the present decision. */
  get shown(): Asked | null {
    const asked = this.#asked;
    return asked && this.available && asked.decision === this.table.decision ? asked : null;
  }

  /** The viewer wants a hint. */
  async show(): Promise<void> {
    if (!this.available) return;
    const { decision } = this.table;
    const put = (choices: Asked["choices"], problem: Asked["problem"]): void => {
      if (this.#asked?.decision === decision) this.#asked = { decision, choices, problem };
    };
    this.#asked = { decision, choices: null, problem: null };
    try {
      const [hint, described] = await Promise.all([
        this.ask(null),
        allInWords(this.table.table.id, this.invite, this.table.say),
        words.learn(),
      ]);
      const choices = hint.choices.map((choice) => this.#worded(choice, described.get(choice.action)));
      put(choices, null);
      if (this.shown) announcer.tell(spoken(choices));
    } catch (error) {
      put(null, problemText(error));
    }
  }

  close(): void {
    this.#asked = null;
  }

  /** There may be another decision now: what was asked about the last one is of no use any more. */
  pass(): void {
    const { decision } = this.table;
    if (decision === this.#decision) return;
    this.#decision = decision;
    this.#asking?.abort();
    this.#asking = null;
    this.#answers.clear();
    this.#known.clear();
  }

  /** The server's hint about the present decision, with a judgement of an action. Asked for once; a new question replaces the one before. */
  ask(about: string | null): Promise<Hint> {
    this.pass();
    const key = about ?? "";
    const before = this.#answers.get(key);
    if (before) return before;
    this.#asking?.abort();
    const answer = this.#answered(about);
    this.#answers.set(key, answer);
    answer.then(
      (hint) => this.#answers.get(key) === answer && this.#known.set(key, hint),
      () => this.#answers.get(key) === answer && this.#answers.delete(key),
    );
    return answer;
  }

  /** Have the present decision thought about beforehand. Whoever is quick waits for the judgement of a move already: that is not replaced. */
  prepare(): void {
    this.pass();
    if (!this.#asking) this.ask(null).catch(() => undefined); // then the move is played without
  }

  async #answered(about: string | null): Promise<Hint> {
    const { at, table } = this.table;
    const asking = (this.#asking = new AbortController());
    const late = setTimeout(() => asking.abort(LATE), LONGEST);
    try {
      return (await api.hint(table.id, at.epoch, at.ply, about, asking.signal)).hint;
    } catch (error) {
      const { aborted, reason } = asking.signal;
      throw aborted && reason !== LATE ? new ProblemError(REPLACED) : error;
    } finally {
      clearTimeout(late);
      if (this.#asking === asking) this.#asking = null;
    }
  }

  /** What to say before an action is played that loses far more than the best; null if it does not, or nobody knows in time. */
  async warning(action: string): Promise<Warning | null> {
    if (this.table.legal.length < 2) return null;
    const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE));
    return Promise.race([this.#judged(action), late]).catch(() => null);
  }

  async #judged(action: string): Promise<Warning | null> {
    const about = ({ choices }: Hint): HintChoice | undefined =>
      choices.find((choice) => choice.action === action);
    const known = this.#decision === this.table.decision ? this.#known.get("") : undefined;
    const hint = known && about(known) ? known : await this.ask(action);
    // What the viewer was told, or would be, stays the measure: two searches never end at the same figures.
    const [own, best] = [about(hint), (known ?? hint).choices[0]];
    if (!own || !best || !own.sure || !isBlunder(best.chance, best.chance - own.loss)) return null;
    await words.learn();
    const [against, better] = [own.against[0], best.reasons[0]];
    const reason = against
      ? this.table.say(against)
      : better && t("hint-better", { reason: this.table.say(better) });
    const after = Math.max(0, best.chance - own.loss);
    return { before: percent(best.chance), after: percent(after), reason: reason ?? null };
  }

  #worded(choice: HintChoice, described: Worded | undefined): ShownChoice {
    return {
      action: choice.action,
      text: described?.brief ?? choice.action,
      whole: described?.text ?? choice.action,
      chance: percent(choice.chance),
      share: choice.chance,
      reasons: choice.reasons.map(this.table.say),
      against: choice.against.map(this.table.say),
      spaces: described?.spaces ?? [],
    };
  }
}

/** Whether a choice with this chance loses far more than luck or taste could explain, beside the best. */
export function isBlunder(best: number, own: number): boolean {
  const loss = best - own;
  return loss >= BLUNDER || (loss >= NOTICED && oddsOf(best) - oddsOf(own) >= OF_THE_ODDS);
}

/** The logarithm of the odds; nothing is quite certain. */
function oddsOf(chance: number): number {
  const likely = Math.min(Math.max(chance, 0.005), 0.995);
  return Math.log(likely / (1 - likely));
}

/** "56%", as the reader writes it. */
function percent(share: number): string {
  return new Intl.NumberFormat(words.current, { style: "percent" }).format(share);
}

/** The hint for the ear: the best choice and why, and how many more there are. */
function spoken(choices: readonly ShownChoice[]): string {
  const [best] = choices;
  if (!best) return "";
  const { whole, chance, reasons, against } = best;
  const more = choices.length > 1 ? t("hint-more", { count: choices.length - 1 }) : "";
  return [t("hint-best", { action: whole, chance }), ...reasons, ...against, more].join(" ");
}
