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
