import { announcer } from "./announcer.svelte";
import { AwayError, OfflineError, ProblemError } from "./errors";
import { moment, t } from "./i18n.svelte";
import type { Problem } from "./types";

export interface Notice {
  id: number;
  kind: "good" | "bad";
  text: string;
}

const GOOD_STAYS = 4_000;
const BAD_STAYS = 8_000;

/** Short news at the edge of the page, read aloud as they come. */
class Notices {
  list: readonly Notice[] = $state.raw([]);
  #next = 0;

  good(text: string): void {
    announcer.tell(text);
    this.#add("good", text, GOOD_STAYS);
  }

  bad(text: string): void {
    announcer.urge(text);
    this.#add("bad", text, BAD_STAYS);
  }

  /** Tell what went wrong with a request. */
  problem(error: unknown): void {
    this.bad(problemText(error));
  }

  dismiss(id: number): void {
    this.list = this.list.filter((notice) => notice.id !== id);
  }

  #add(kind: Notice["kind"], text: string, stays: number): void {
    const id = this.#next++;
    this.list = [...this.list.filter((notice) => notice.text !== text), { id, kind, text }];
    setTimeout(() => this.dismiss(id), stays);
  }
}

/** What went wrong, in the reader's words. */
export function problemText(error: unknown): string {
  if (error instanceof OfflineError) return t("problem-offline");
  if (error instanceof AwayError)
    return t("problem-storage-away", { seconds: error.problem?.args["seconds"] ?? error.seconds });
  if (error instanceof ProblemError) return worded(error.problem);
  console.error(error);
  return t("problem-unexpected");
}

const MANY_SECONDS = 120;
const MOMENT = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d) UTC$/;

/** Moments by the reader's clock, and long waits in minutes. */
function worded({ id, args }: Problem): string {
  const seconds = Number(args["seconds"] ?? 0);
  if (id === "problem-too-many" && seconds >= MANY_SECONDS)
    return t("problem-too-many-minutes", { minutes: Math.ceil(seconds / 60) });
  const [, day, time] = MOMENT.exec(String(args["until"] ?? "")) ?? [];
  return t(id, day && time ? { ...args, until: moment(`${day}T${time}Z`) } : args);
}

export const notices = new Notices();
