import { offlinePause, repeat } from "./again";
import { api, address, AwayError, OfflineError, ProblemError } from "./api";
import { away, type Reason } from "./away.svelte";
import { Confirming } from "./confirming.svelte";
import { Hints, type Warning } from "./hints.svelte";
import { Foreseen, type Foresee } from "./foreseen.svelte";
import { LiveSocket, socketAddress, type Connection } from "./live";
import { notices } from "./notices.svelte";
import { LEAST_PACE, Session, type Durations } from "./session.svelte";
import { Since } from "./since.svelte";
import { t } from "./i18n.svelte";
import type {
  Asked,
  BaseEvent,
  BaseView,
  ChatLine,
  LiveMessage,
  LogStep,
  Message,
  MoveAccepted,
  Problem,
  Refusal,
  Step,
  Table,
  UndoState,
  Update,
} from "./types";

const PATIENCE = 1_200; // milliseconds; shorter gaps in the connection are not worth a word
/** What a move is answered that was played already. */
const SETTLED = new Set(["problem-stale-ply", "problem-not-running"]);

/** A table that is being played, or has been, as one person sees it. */
export class LiveSession<V extends BaseView, E extends BaseEvent> extends Session<V, E> {
  connection: Connection = $state("connecting");
  /** When a lost connection is tried again, as `Date.now()` counts; null if it is not lost, or for good. */
  retry: number | null = $state(null);
  /** There has been no connection for so long that it is said; until it is back there is nothing to choose. */
  cutOff = $state(false);
  /** Why the server wants this page not at all, or not now; null if it does. */
  refusal: Problem | null = $state.raw(null);
  /** The place in line of a viewer who arrives together with many others; null if there is nothing to wait for. */
  place: number | null = $state(null);
  chat: readonly ChatLine[] = $state.raw([]);
  /** The last line of it that was written while the viewer was here. */
  said: ChatLine | null = $state.raw(null);
  undo: UndoState | null = $state.raw(null);
  /** What the server would do with an undo of the viewer's last move. */
  takesBack: Update["takes_back"] = $state(null);
  submitting = $state(false);
  /** The server could not take the viewer's move, or did not say so: it is being sent again. */
  resending = $state(false);

  #legal: readonly string[] = $state.raw([]);
  #accepted = $state(0); // the ply that our last move makes; until it arrives there is nothing to choose
  #past: readonly LogStep[] = $state.raw([]); // what was logged before the first step we have
  #since: Since;
  #again = $state(false); // what happened since the viewer's last move is being shown once more
  #epoch = $state(-1);
  #previews = new Map<string, Promise<unknown>>();
  #told = new Map<string, unknown>(); // those that have been answered
  #coming: Foreseen<V>;
  readonly hints: Hints;
  #confirming: Confirming;
  /** The view with the viewer's move that is on its way; null if there is none, or nobody knows any more whether it will be played. */
  readonly #foreseen: V | null = $derived.by(() => {
    const { shown, steps } = this.playback;
    const doubtful = this.resending || (this.cutOff && this.submitting);
    return shown && !doubtful ? this.#coming.in(shown, steps, this.you) : null;
  });
  #socket: LiveSocket;
  #leaving = new AbortController();
  #cutting: ReturnType<typeof setTimeout> | undefined;
  #doubtful: { epoch: number; ply: number } | null = null; // a move was sent after this ply, and nobody said whether it was played
  #awayBy: { reason: Reason; end: (worked: boolean) => void } | null = null; // the page says that the server is away

  constructor(
    table: Table,
    private readonly invite: string | null,
    duration: Durations<V, E>,
    foresee: Foresee<V> = () => null,
  ) {
    super(table, duration);
    this.#since = new Since(this);
    this.hints = new Hints(this, invite);
    this.#confirming = new Confirming(this, invite);
    this.#coming = new Foreseen(foresee, (action) => this.#told.get(this.#keyOf(action)));
    this.#socket = new LiveSocket({
      address: () => this.#address(),
      message: (message) => this.#receive(message),
      connection: (state, retry, isAway) => this.#connected(state, retry, isAway),
    });
  }

  /** Where several decide at the same time, the moves of the others do not make the viewer wait. */
  protected override inPassing(step: Step<V, E>): boolean {
    if (this.replaying) return false;
    const { you } = this;
    const before = this.playback.steps[this.playback.steps.indexOf(step) - 1];
    return (
      you !== null && step.seat !== you && [before, step].every((shown) => shown?.view.actors.includes(you))
    );
  }

  protected override get pace(): number {
    return this.replaying ? Math.max(super.pace, LEAST_PACE) : super.pace;
  }

  /** Try a lost connection again now. */
  reconnect(): void {
    this.#socket.again();
  }

  close(): void {
    this.playback.stop();
    this.#leaving.abort();
    clearTimeout(this.#cutting);
    this.#away(null, false);
    this.#socket.close();
  }

  get you(): number | null {
    return this.table.you;
  }
  override get view(): V {
    return this.#foreseen ?? this.position;
  }
  override get animate(): boolean {
    return this.#foreseen !== null || super.animate;
  }
  /** The server does not want this page back. */
  get refused(): boolean {
    return this.connection === "lost" && this.retry === null;
  }
  override get actors(): readonly number[] {
    return this.table.status === "closed" || this.refused ? [] : super.actors;
  }
  get legal(): readonly string[] {
    const waiting = this.submitting || (this.playback.newest?.ply ?? 0) < this.#accepted;
    const playable = this.caughtUp && this.table.status === "running" && !this.cutOff;
    return playable && !waiting && !this.telling ? this.#legal : [];
  }
  override get log(): readonly LogStep[] {
    const first = this.playback.steps[0]?.ply ?? 0;
    return [
      ...this.#past.filter((step) => step.ply <= first && step.log.length > 0),
      ...super.log.filter((step) => step.ply > first),
    ];
  }
  /** Every step up to the newest, also those that nobody was told anything of. */
  get told(): readonly LogStep[] {
    const first = this.playback.steps[0]?.ply ?? 0;
    return [...this.#past.filter(({ ply }) => ply < first), ...this.playback.steps];
  }
  override get highlighted(): ReadonlySet<string> {
    const pointed = super.highlighted;
    return pointed.size > 0 ? pointed : this.#since.spaces;
  }
  /** Whether a move of the viewer's own is there to be taken back. */
  get canUndo(): boolean {
    return this.takesBack !== null && this.table.status === "running" && !this.undo;
  }

  async play(action: string, then: readonly string[] = [], asked: Asked = {}): Promise<void> {
    if (this.submitting) return;
    if (!this.#confirming.maySend([action, ...then], asked)) return;
    this.submitting = true;
    this.explain(null);
    const [epoch, { ply }] = [this.#epoch, this.position];
    this.#coming.send([action, ...then], ply);
    try {
      const accepted = await this.#send(epoch, ply, action);
      if (accepted.epoch === this.#epoch) this.#accepted = accepted.ply;
    } catch (error) {
      this.#coming.forget();
      if (!this.#leaving.signal.aborted) this.#refused(error, { epoch, ply });
    } finally {
      this.submitting = this.resending = false;
    }
  }

  /** Send a move until there is an answer, or the viewer leaves. The server plays it once: with the same ply it is the same move. */
  #send(epoch: number, ply: number, action: string): Promise<MoveAccepted> {
    return repeat(() => api.move(this.table.id, epoch, ply, action), {
      pause: (error, attempt) => {
        if (error instanceof AwayError) return error.seconds;
        return error instanceof OfflineError ? offlinePause(attempt) : null;
      },
      signal: this.#leaving.signal,
      onagain: () => (this.resending = true),
    });
  }

  settle(): void {
    this.#coming.forget();
    this.#confirming.end();
  }

  /** A decision of the viewer: it has another name when they have moved, or taken a move back. */
  get decision(): string {
    return `${this.#epoch} ${this.#since.from}`;
  }

  get at(): { epoch: number; ply: number } {
    return { epoch: this.#epoch, ply: this.position.ply };
  }

  get asks(): boolean {
    return this.#confirming.asks;
  }
  get warns(): boolean {
    return this.#confirming.warns;
  }
  get proposed(): string | null {
    return this.#confirming.proposed;
  }
  get question(): string | null {
    return this.#confirming.question;
  }
  get warning(): Warning | null {
    return this.#confirming.warning;
  }
  agree(): void {
    this.#confirming.agree();
  }
  letGo(anew = false): boolean {
    return this.#confirming.letGo(anew);
  }

  /** The question is not heard before it can be put into words. */
  override get promptText(): string {
    if (this.#confirming.lingers) return t("warn-considering");
    return this.#confirming.worded ?? super.promptText;
  }

  /** While a move is being thought about, nothing more is asked for. */
  override get halfway(): Message | null {
    return this.#confirming.weighs ? null : super.halfway;
  }

  see(): boolean {
    return this.#since.see();
  }

  /** What happened since the viewer's last move is shown once more; until all of it has been, nothing is legal. */
  get replaying(): boolean {
    return this.#again && !this.caughtUp;
  }

  /** Whether anything happened since the viewer's last move that could be shown once more. */
  get canReplay(): boolean {
    return this.caughtUp && !this.submitting && !this.telling && this.#since.steps.length > 0;
  }

  /** Show what happened since the viewer's last move once more, and then the present again. */
  async replay(): Promise<void> {
    if (!this.canReplay) return;
    const [{ from }, first] = [this.#since, this.playback.steps[0]?.ply ?? 0];
    if (first > from) {
      const update = await this.#ask(() => api.position(this.table.id, from - 1));
      if (update?.epoch !== this.#epoch || !this.canReplay || this.playback.steps[0]?.ply !== first) return;
      const steps = update.steps as unknown as Step<V, E>[]; // the game's module knows its own views
      this.playback.prepend(steps.filter(({ ply }) => ply < first));
    }
    this.#coming.forget();
    this.#since.see();
    this.#again = true;
    this.playback.again(from);
  }

  async why(action: string): Promise<Refusal | null> {
    return this.#ask(async () => {
      const { refusal } = await api.why(this.table.id, action);
      if (refusal) this.explain(this.say(refusal));
      return refusal;
    });
  }

  async preview(action: string): Promise<unknown> {
    const key = this.#keyOf(action);
    let answer = this.#previews.get(key);
    if (!answer) {
      answer = api.preview(this.table.id, action).then(
        ({ preview }) => {
          this.#told.set(key, preview);
          return preview;
        },
        () => {
          this.#previews.delete(key);
          return null;
        },
      );
      this.#previews.set(key, answer);
    }
    return answer;
  }

  #forgetPreviews(): void {
    this.#previews.clear();
    this.#told.clear();
  }

  #keyOf(action: string): string {
    return `${this.#epoch} ${this.position.ply} ${action}`;
  }

  async askUndo(): Promise<void> {
    if (this.takesBack === "seen") {
      this.explain(t("problem-undo-seen"));
      return;
    }
    await this.#ask(async () => {
      const { done, waiting } = await api.undo(this.table.id, this.playback.newest?.ply ?? 0);
      if (!done && waiting.length > 0)
        notices.good(this.t("undo-asked", { players: waiting.join(" "), count: waiting.length }));
    });
  }

  /** The answer to an open question; whoever asked it takes it back with `false`. */
  async answerUndo(agree: boolean): Promise<void> {
    const question = this.undo;
    const answer = await this.#ask(() => api.answerUndo(this.table.id, agree));
    if (!question || this.undo !== question) return; // newer news came meanwhile
    // Others may still be asked; otherwise it is settled, or was gone already.
    this.undo =
      answer && !answer.done && answer.waiting.length > 0 ? { ...question, waiting: answer.waiting } : null;
  }

  async resign(): Promise<void> {
    await this.#change(() => api.resign(this.table.id));
  }

  async replace(seat: number): Promise<void> {
    await this.#change(() => api.replace(this.table.id, seat));
  }

  async sayInChat(text: string): Promise<boolean> {
    const line = await this.#ask(() => api.say(this.table.id, text));
    return line !== null;
  }

  async #change(request: () => Promise<Table>): Promise<void> {
    const table = await this.#ask(request);
    if (table) this.table = table;
  }

  async #ask<T>(request: () => Promise<T>): Promise<T | null> {
    try {
      return await request();
    } catch (error) {
      notices.problem(error);
      return null;
    }
  }

  #refused(error: unknown, sent: { epoch: number; ply: number }): void {
    const problem = error instanceof ProblemError ? error.problem : null;
    if (this.resending && problem && SETTLED.has(problem.id)) {
      this.#doubtful = sent; // it was stored the first time, though nobody could say so, or somebody was faster
      this.#socket.again();
      return;
    }
    if (problem?.refusal) this.explain(this.say(problem.refusal));
    else notices.problem(error);
    if (problem?.id === "problem-stale-ply") this.#socket.again();
  }

  #address(): string {
    const known = this.playback.newest;
    const position = known ? { epoch: this.#epoch, ply: known.ply } : {};
    return socketAddress(address(`/tables/${this.table.id}/live`, { ...position, invite: this.invite }));
  }

  #connected(state: Connection, retry: number | null, isAway: boolean): void {
    if (isAway) this.#away("storage");
    this.connection = state;
    this.retry = retry;
    this.place = null;
    if (state === "open") {
      clearTimeout(this.#cutting);
      this.#cutting = undefined;
      this.cutOff = false;
      this.refusal = null;
      this.#away(null);
      void this.#loadChat();
    } else if (state === "lost" && retry === null) {
      this.cutOff = true;
      this.#away(null, false);
    } else {
      this.#cutting ??= setTimeout(() => {
        this.cutOff = true;
        if (!this.#awayBy && !this.refusal) this.#away("offline");
      }, PATIENCE);
    }
  }

  /** The page says that the server is away as long as this table cannot be followed. */
  #away(reason: Reason | null, worked = true): void {
    const before = this.#awayBy;
    if (before?.reason === reason) return;
    this.#awayBy = reason && { reason, end: away.begin(reason, () => this.reconnect()) };
    before?.end(worked && reason === null);
  }

  async #loadChat(): Promise<void> {
    this.chat = (await this.#ask(() => api.chat(this.table.id, this.invite))) ?? this.chat;
  }

  #receive(message: LiveMessage): void {
    if (message.type !== "pong") this.place = message.type === "waiting" ? message.place : null;
    switch (message.type) {
      case "update":
        this.#update(message);
        break;
      case "table":
        this.#sit(message.table);
        break;
      case "chat":
        if (!this.chat.some((line) => line.at === message.line.at && line.text === message.line.text)) {
          this.chat = [...this.chat, message.line];
          this.said = message.line;
        }
        break;
      case "problem":
        this.refusal = message.problem;
        break;
      case "waiting":
      case "pong":
        break;
    }
  }

  /** Take over what is new at the table; whoever asked to undo a move is told when somebody refused. */
  #sit(table: Table): void {
    const fresh = table.notes.slice(this.table.notes.length);
    this.table = table;
    for (const { message } of fresh) {
      if (message.id === "note-undo-refused" && message.args.player_asking === this.you)
        notices.bad(this.say(message));
    }
  }

  #update(update: Update): void {
    this.#sit(update.table);
    if (this.caughtUp) this.#again = false;
    const same = update.epoch === this.#epoch && update.legal.join("\n") === this.#legal.join("\n");
    if (!same) this.#legal = update.legal; // after a break nothing begins anew
    const [asked, before] = [this.undo, this.playback.newest?.ply ?? 0];
    this.undo = update.undo;
    this.takesBack = update.takes_back;
    const overtaken =
      asked?.seat === this.you &&
      !update.undo &&
      update.epoch === this.#epoch &&
      (update.steps.at(-1)?.ply ?? before) > before;
    if (overtaken) notices.bad(t("undo-overtaken"));
    const steps = update.steps as unknown as Step<V, E>[]; // the game's module knows its own views
    const known = this.playback.newest?.ply ?? null;
    const fresh = steps.filter((step) => known === null || step.ply > known);
    if (update.epoch === this.#epoch && known !== null && (fresh[0]?.ply ?? known + 1) === known + 1) {
      if (fresh.length > 0) this.#forgetPreviews();
      this.playback.push(fresh);
    } else if (steps.length > 0) {
      this.#epoch = update.epoch;
      this.#accepted = 0;
      this.#forgetPreviews();
      this.#coming.forget();
      this.playback.reset(steps);
      void this.#loadPast();
    }
    this.#settle();
    this.hints.pass();
  }

  /** A move of which nobody said whether it was played: now it can be seen. */
  #settle(): void {
    const sent = this.#doubtful;
    this.#doubtful = null;
    if (!sent) return;
    const played =
      sent.epoch === this.#epoch &&
      this.playback.steps.some(({ seat, ply }) => seat === this.you && ply > sent.ply);
    if (!played) notices.bad(t("move-not-played"));
  }

  async #loadPast(): Promise<void> {
    this.#past = (await this.#ask(() => api.log(this.table.id, this.invite))) ?? this.#past;
  }
}
