import { offlinePause, repeat } from "./again";
import { AwayError, failure, OfflineError } from "./errors";
import type { Language } from "./languages";
import { queryText, type Query } from "./query";
import type {
  About,
  Answer,
  BoxAnswer,
  ChapterInfo,
  ChatLine,
  Daily,
  Description,
  GameInfo,
  HelpAnswer,
  HintAnswer,
  JoinRequest,
  Known,
  LessonUpdate,
  LogStep,
  Me,
  MoveAccepted,
  NewTable,
  PlainPage,
  PuzzleInfo,
  PuzzleRequest,
  PuzzleToday,
  PuzzleUpdate,
  Refusal,
  SeatRequest,
  Status,
  Table,
  TableSummary,
  UndoAnswer,
  Update,
} from "./types";

export { AwayError, OfflineError, ProblemError } from "./errors";

const MOST_ATTEMPTS = 60;
const MOVE_WITHIN = 30_000; // milliseconds; it can be sent again without harm

const inTime = (): AbortSignal => AbortSignal.timeout(MOVE_WITHIN);

type Method = "GET" | "POST" | "PUT";

/** The address of a request below /api; empty query values are left out. */
export function address(path: string, query: Query = {}): string {
  return `/api${path}${queryText(query)}`;
}

/** `signal`: says when nobody waits for the answer any more. */
async function once<T>(
  method: Method,
  path: string,
  body?: unknown,
  query?: Query,
  signal: AbortSignal | null = null,
): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: "application/json" }, signal };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  let response: Response;
  try {
    response = await fetch(address(path, query), init);
    if (response.ok) return (await response.json()) as T;
  } catch (error) {
    throw new OfflineError(error); // no answer, half of one, or one of somebody else's
  }
  throw await failure(response);
}

/** Ask; a question that the server cannot answer at the moment, or does not hear, is asked again, for some minutes. */
async function request<T>(method: Method, path: string, body?: unknown, query?: Query): Promise<T> {
  const ask = (): Promise<T> => once(method, path, body, query);
  if (method !== "GET") return ask();
  const pause = (error: unknown, attempt: number): number | null => {
    if (error instanceof AwayError) return error.seconds;
    return error instanceof OfflineError ? offlinePause(attempt) : null;
  };
  return repeat(ask, { pause, most: MOST_ATTEMPTS });
}

export interface TableQuery {
  status?: Status;
  mine?: boolean;
  limit?: number;
  before?: string;
}

/** Every request of docs/api.md, one function each. */
export const api = {
  me: () => request<Me>("GET", "/me"),
  rename: (name: string) => request<Me>("PUT", "/me", { name }),
  games: () => request<GameInfo[]>("GET", "/games"),
  box: (key: string, digest: string) => request<BoxAnswer>("GET", `/games/${key}/box`, undefined, { digest }),
  plain: (key: string, language: Language) =>
    request<PlainPage>("GET", `/games/${key}/plain`, undefined, { language }),
  help: (key: string, language: Language) =>
    request<HelpAnswer>("GET", `/games/${key}/help`, undefined, { language }),
  about: () => request<About>("GET", "/about"),

  daily: () => request<Daily>("GET", "/daily"),
  runDaily: () => request<Table>("POST", "/daily", {}),

  tables: (query: TableQuery) => request<TableSummary[]>("GET", "/tables", undefined, { ...query }),
  create: (body: NewTable) => request<Table>("POST", "/tables", body),
  table: (id: string, invite: string | null) => request<Table>("GET", `/tables/${id}`, undefined, { invite }),
  join: (id: string, body: JoinRequest) => request<Table>("POST", `/tables/${id}/join`, body),
  leave: (id: string) => request<Table>("POST", `/tables/${id}/leave`, {}),
  seat: (id: string, seat: number, body: SeatRequest) =>
    request<Table>("PUT", `/tables/${id}/seats/${seat}`, body),
  start: (id: string) => request<Table>("POST", `/tables/${id}/start`, {}),

  /** The present, and the steps after a ply that led there. */
  position: (id: string, after: number) =>
    request<Update>("GET", `/tables/${id}/position`, undefined, { after }),
  move: (id: string, epoch: number, ply: number, action: string) =>
    once<MoveAccepted>("POST", `/tables/${id}/moves`, { epoch, ply, action }, undefined, inTime()),
  log: (id: string, invite: string | null) =>
    request<LogStep[]>("GET", `/tables/${id}/log`, undefined, { invite }),
  description: (id: string, since: number | null, invite: string | null) =>
    request<Description>("GET", `/tables/${id}/description`, undefined, { since, invite }),
  ask: (id: string, question: string, language: Language, since: number | null) =>
    request<Answer>("POST", `/tables/${id}/ask`, { question, language, since }),
  why: (id: string, action: string) =>
    request<{ refusal: Refusal | null }>("POST", `/tables/${id}/why`, { action }),
  preview: (id: string, action: string) =>
    request<{ preview: unknown }>("POST", `/tables/${id}/preview`, { action }),
  hint: (id: string, epoch: number, ply: number, about: string | null, signal: AbortSignal) =>
    once<HintAnswer>("POST", `/tables/${id}/hint`, { epoch, ply, about }, undefined, signal),
  undo: (id: string, ply: number) => request<UndoAnswer>("POST", `/tables/${id}/undo`, { ply }),
  answerUndo: (id: string, agree: boolean) =>
    request<UndoAnswer>("POST", `/tables/${id}/undo/answer`, { agree }),
  resign: (id: string) => request<Table>("POST", `/tables/${id}/resign`, {}),
  replace: (id: string, seat: number) => request<Table>("POST", `/tables/${id}/seats/${seat}/replace`, {}),
  rematch: (id: string) => request<Table>("POST", `/tables/${id}/rematch`, {}),

  chapters: (key: string) => request<ChapterInfo[]>("GET", `/games/${key}/lessons`),
  learn: (key: string, chapter: string, done: readonly string[], entry: string | null, after: Known | null) =>
    once<LessonUpdate>(
      "POST",
      `/games/${key}/lessons/${chapter}`,
      { done, entry, after },
      undefined,
      inTime(),
    ),
  whyInLesson: (key: string, chapter: string, done: readonly string[], action: string) =>
    request<{ refusal: Refusal | null }>("POST", `/games/${key}/lessons/${chapter}/why`, { done, action }),
  previewInLesson: (key: string, chapter: string, done: readonly string[], action: string) =>
    request<{ preview: unknown }>("POST", `/games/${key}/lessons/${chapter}/preview`, { done, action }),

  puzzles: (key: string) => request<PuzzleInfo[]>("GET", `/games/${key}/puzzles`),
  puzzleToday: () => request<PuzzleToday>("GET", "/puzzles/today"),
  solve: (key: string, name: string, at: PuzzleRequest) =>
    once<PuzzleUpdate>("POST", `/games/${key}/puzzles/${name}`, at, undefined, inTime()),
  whyInPuzzle: (key: string, name: string, done: readonly string[], action: string) =>
    request<{ refusal: Refusal | null }>("POST", `/games/${key}/puzzles/${name}/why`, { done, action }),
  previewInPuzzle: (key: string, name: string, done: readonly string[], action: string) =>
    request<{ preview: unknown }>("POST", `/games/${key}/puzzles/${name}/preview`, { done, action }),

  say: (id: string, text: string) => request<ChatLine>("POST", `/tables/${id}/chat`, { text }),
  chat: (id: string, invite: string | null) =>
    request<ChatLine[]>("GET", `/tables/${id}/chat`, undefined, { invite }),
  replay: (id: string, seat: number | null, invite: string | null) =>
    request<Update>("GET", `/tables/${id}/replay`, undefined, { seat, invite }),
  recordAddress: (id: string, invite: string | null) => address(`/tables/${id}/record`, { invite }),
};
