/** What the server says: the generated types, and those of them that every game fills in its own way. */

import type * as generated from "../generated/types";

export type {
  About,
  ActionForm,
  Answer,
  BoxAnswer,
  ChapterInfo,
  ChatLine,
  Choice,
  Choices,
  Daily,
  DailyRun,
  Description,
  GameInfo,
  HelpAnswer,
  Hint,
  HintAnswer,
  HintChoice,
  JoinRequest,
  Known,
  LessonTask,
  LessonUpdate,
  Line,
  LiveMessage,
  LogStep,
  Me,
  Message,
  MoveAccepted,
  Note,
  NewTable,
  OptionInfo,
  Part,
  PlainPage,
  PuzzleInfo,
  PuzzleRequest,
  PuzzleToday,
  PuzzleUpdate,
  Problem,
  Refusal,
  ResultInfo,
  ResultView,
  ScoreLine,
  Seat,
  SeatRequest,
  Table,
  TableSummary,
  UndoAnswer,
  UndoState,
  Update,
} from "../generated/types";

export type OptionValue = generated.OptionInfo["default"];
export type Status = generated.Table["status"];

/** The fields that the views of all games have. */
export interface BaseView extends generated.BaseView {
  game: string;
}

/** The field by which events are told apart. */
export interface BaseEvent {
  type: string;
}

/** One action and the position after it, in the types of one game. */
export interface Step<V extends BaseView = BaseView, E extends BaseEvent = BaseEvent> {
  ply: number;
  seat: number | null;
  events: E[];
  log: generated.Message[];
  view: V;
}

/** How a move is asked about before it is sent, if the viewer wants to be asked. */
export interface Asked {
  /** It was agreed to beforehand. */
  sure?: boolean;
  /** The viewer wants something else. */
  dropped?: () => void;
}
