import type { Problem } from "./types";

/** An answer of the server that is not the one asked for; `problem.id` is a message id. */
export class ProblemError extends Error {
  constructor(readonly problem: Problem) {
    super(problem.text);
    this.name = "ProblemError";
  }
}

/** No answer at all: the server or the network is away. */
export class OfflineError extends Error {
  constructor(cause: unknown) {
    super("the server cannot be reached", { cause });
    this.name = "OfflineError";
  }
}

/** The server cannot save or look up games at the moment, or something before it cannot reach it; in `seconds` it may work. */
export class AwayError extends Error {
  constructor(
    readonly seconds: number,
    readonly problem: Problem | null,
  ) {
    super("the server cannot do this at the moment");
    this.name = "AwayError";
  }
}

const USUAL_PAUSE = 5;

/** What an answer that is not `ok` means. */
export async function failure(response: Response): Promise<Error> {
  const problem = await problemOf(response);
  const { status, statusText } = response;
  const seconds = secondsOf(response);
  if (problem?.id === "problem-storage-away" || (!problem && status >= 502 && status <= 504))
    return new AwayError(seconds ?? USUAL_PAUSE, problem);
  if (problem) return new ProblemError(problem);
  const limited = status === 429; // somebody between us and the server has limits too
  return new ProblemError({
    status,
    id: limited ? "problem-too-many" : "problem-unexpected",
    text: statusText,
    args: limited ? { seconds: seconds ?? USUAL_PAUSE } : {},
    refusal: null,
  });
}

async function problemOf(response: Response): Promise<Problem | null> {
  try {
    const problem = (await response.json()) as Partial<Problem>;
    if (typeof problem.id !== "string") return null;
    const { id, text = id, args = {}, refusal = null } = problem;
    return { status: response.status, id, text, args, refusal };
  } catch {
    return null; // not JSON: something between us and the server answered
  }
}

/** What `Retry-After` says, where it says a number. */
function secondsOf(response: Response): number | null {
  const seconds = Number.parseInt(response.headers.get("Retry-After") ?? "", 10);
  return seconds > 0 ? seconds : null;
}
