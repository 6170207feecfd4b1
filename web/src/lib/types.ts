/** What the server says, in the words of docs/api.md. */

export interface Message {
  id: string;
  args: Record<string, string | number>;
}

export interface Refusal extends Message {
  rule: string;
}

export interface ScoreLine {
  message: Message;
  points: number;
}

export interface Me {
  name: string;
}

export interface About {
  version: string;
  games: number;
  affiliation: string;
}

export type OptionValue = string | boolean | number | null;

export interface OptionInfo {
  name: string;
  default: OptionValue;
  values: OptionValue[];
}

export interface GameInfo {
  key: string;
  title: string;
  subtitle: Record<string, string>;
  designer: string;
  publisher: string;
  year: number;
  seats: number[];
  minutes: [number, number];
  ready: boolean;
  options: OptionInfo[];
  colours: string[];
  levels: string[];
}

export interface Seat {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  colour: string | null;
  you: boolean;
  online: boolean;
  thinking: boolean;
  resigned: boolean;
}

export interface ResultInfo {
  ranking: number[][];
  scores: number[];
  tiebreaks: number[];
  lines: ScoreLine[][];
  ending: string;
}

export type Status = "open" | "running" | "finished";

export interface TableSummary {
  id: string;
  game: string;
  status: Status;
  seats: Seat[];
  public: boolean;
  you: number | null;
  owner: boolean;
  created: string;
  started: string | null;
  finished: string | null;
  ply: number;
  actors: number[];
  winners: number[];
}

export interface Table {
  id: string;
  game: string;
  status: Status;
  public: boolean;
  options: Record<string, OptionValue>;
  seats: Seat[];
  you: number | null;
  owner: boolean;
  invite: string | null;
  created: string;
  started: string | null;
  finished: string | null;
  ply: number;
  epoch: number;
  actors: number[];
  result: ResultInfo | null;
  rematch: string | null;
}

export interface SeatRequest {
  kind: "me" | "open" | "bot";
  level?: string;
  colour?: string;
}

export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  options?: Record<string, OptionValue>;
  public?: boolean;
  start?: boolean;
}

export interface ResultView {
  ranking: number[][];
  scores: number[];
  tiebreaks: number[];
  breakdown: ScoreLine[][];
  ending: string;
}

/** The fields that the views of all games have. */
export interface BaseView {
  game: string;
  seat: number | null;
  seats: number;
  colours: string[];
  ply: number;
  actors: number[];
  prompt: Message;
  result: ResultView | null;
}

export interface BaseEvent {
  type: string;
}

export interface Step<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  ply: number;
  seat: number | null;
  events: E[];
  log: Message[];
  view: V;
}

export interface LogStep {
  ply: number;
  seat: number;
  log: Message[];
}

export interface UndoState {
  seat: number;
  ply: number;
  waiting: number[];
}

export interface Update {
  epoch: number;
  steps: Step[];
  legal: string[];
  undo: UndoState | null;
  you: number | null;
  table: Table;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

export interface UndoAnswer {
  done: boolean;
  waiting: number[];
}

export interface MoveAccepted {
  ply: number;
  epoch: number;
}

export interface Problem {
  status: number;
  id: string;
  text: string;
  args: Record<string, string | number>;
  refusal: Refusal | null;
}

export type LiveMessage =
  | ({ type: "update" } & Update)
  | { type: "table"; table: Table }
  | { type: "chat"; line: ChatLine }
  | { type: "pong" }
  | { type: "problem"; problem: Problem };
