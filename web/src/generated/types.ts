// Made from the server's types by `npm run types`. Do not edit.

/**
 * Something that happened in a game.
 */
export type Event =
  | TileLaid
  | TileDrawn
  | LaurelsDealt
  | Placed
  | WolvesRevealed
  | SoldiersActed
  | HillScored
  | Ended
  | BuildingDrawn
  | Stored
  | SiteChosen
  | CardPaid
  | Built
  | CardsDrawn
  | Reshuffled
  | AmphoraEarned
  | AmphoraSpent
  | TileTurned
  | TileLaid1
  | TurnEnded
  | Ended1;
/**
 * All that the server sends over the WebSocket.
 */
export type LiveMessage = LiveUpdate | LiveTable | LiveChat | LivePong | LiveProblem;
/**
 * What a seat may see of a game.
 */
export type View = PalatinusView | AttikaView;
/**
 * What an action would do.
 */
export type Preview = PalatinusPreview | AttikaPreview;

/**
 * What this server is.
 */
export interface About {
  version: string;
  games: number;
  affiliation: {
    [k: string]: string;
  };
}
/**
 * An action to ask about.
 */
export interface ActionRequest {
  action: string;
}
/**
 * The answer to an open question; the asker of the question takes it back with `false`.
 */
export interface AgreeRequest {
  agree: boolean;
}
/**
 * A player joined all buildings of a group. If `supplied` is False no amphora was left to take.
 */
export interface AmphoraEarned {
  type: "attika-event-amphora-earned";
  seat: number;
  group: string;
  spaces: string[];
  supplied: boolean;
}
/**
 * A player gave an amphora back for a further action or card.
 */
export interface AmphoraSpent {
  type: "attika-event-amphora-spent";
  seat: number;
  purpose: "build" | "card" | "draw";
}
/**
 * What a building would cost on a hex, why, and what it would bring.
 *
 * The symbols of `symbols` pay part of `cost`; `need` is left to pay in cards and `settlement` further cards
 * of any kind. `cards` is the fewest that this hand can pay with, `ways` the number of different payments.
 */
export interface AttikaPreview {
  building: string;
  cards: number;
  completes_group: string | null;
  cost: string;
  free_by: string | null;
  hex: string;
  need: string;
  settlement: number;
  symbols: string[];
  ways: number;
  wins: ("all-built" | "shrines") | null;
}
/**
 * What a seat sees of a game of Attika.
 *
 * `prices` has, for the seat that may build now, the fewest cards that each of its buildings would cost it
 * on each free hex, whether it holds them or not. `chain` and `joined_shrines` show the winning connection.
 */
export interface AttikaView {
  actions_left: number | null;
  actors: number[];
  amphorae: number;
  bought: boolean;
  building: string | null;
  buildings: BuildingView[];
  chain: string[];
  colours: string[];
  deck: number;
  deck_when_shuffled: {
    [k: string]: number;
  };
  discard: {
    [k: string]: number;
  };
  game: "attika";
  joined_shrines: number[];
  mode: ("build" | "draw") | null;
  paid: {
    [k: string]: number;
  };
  phase: "acting" | "cards" | "choose" | "drawn" | "over" | "paying" | "tile";
  players: PlayerView[];
  ply: number;
  prices: {
    [k: string]: {
      [k: string]: number;
    };
  };
  prompt: MessageView;
  race_turns: number | null;
  result: ResultView | null;
  seat: number | null;
  seats: number;
  shrines: [number, number][];
  site: string | null;
  solo_race: boolean;
  starting_player: number;
  tiles: TileView[];
  tiles_left: number;
  turn: number;
  turn_of: number;
  turned_tile: TurnedTileView | null;
}
/**
 * A building on the board.
 */
export interface BuildingView {
  building: string;
  hex: string;
  seat: number;
}
/**
 * What a player has. `hand` is None for those who may not look into it.
 *
 * `main_left` and `others_left` are the buildings that are still face down, in the first stack and in the
 * other three together; everybody can deduce them.
 */
export interface PlayerView {
  amphorae: number;
  built: number;
  cards: number;
  city: string;
  groups: {
    [k: string]: number;
  };
  hand: {
    [k: string]: number;
  } | null;
  joined: string[];
  main_left: {
    [k: string]: number;
  };
  others_left: {
    [k: string]: number;
  };
  settlements: string[][];
  stacks: number[];
  stored: {
    [k: string]: number;
  };
}
/**
 * A sentence to be, as JSON.
 */
export interface MessageView {
  args: {
    [k: string]: string | number;
  };
  id: string;
}
/**
 * How the game ended, as JSON.
 */
export interface ResultView {
  breakdown: ScoreLineView[][];
  ending: string;
  ranking: number[][];
  scores: number[];
  tiebreaks: number[];
}
/**
 * Some points of one seat and where they came from.
 */
export interface ScoreLineView {
  message: MessageView;
  points: number;
}
/**
 * A board tile. `hexes` are the axial hexes (q, r) of positions 0 to 6, `symbols` their letters.
 */
export interface TileView {
  hexes: [number, number][];
  rotation: number;
  symbols: string;
  tile: number;
}
/**
 * The tile that is to be laid.
 */
export interface TurnedTileView {
  symbols: string;
  tile: number;
}
/**
 * The fields that every game's view has.
 */
export interface BaseView {
  actors: number[];
  colours: string[];
  ply: number;
  prompt: MessageView;
  result: ResultView | null;
  seat: number | null;
  seats: number;
}
/**
 * A player turned up a building of a stack.
 */
export interface BuildingDrawn {
  type: "attika-event-building-drawn";
  seat: number;
  stack: number;
  building: string;
}
/**
 * A building was paid for and put on the board.
 */
export interface Built {
  type: "attika-event-built";
  seat: number;
  building: string;
  space: string;
  price: Price;
  paid: string;
}
/**
 * What a building costs on a hex, and why.
 *
 * `free_by` is the own building beside which it costs nothing. Otherwise the symbols on the hexes `symbols`
 * pay part of `cost`; `need` is left to pay in cards, and `settlement` further cards of any kind if the
 * building founds a settlement.
 */
export interface Price {
  cost: string;
  free_by: string | null;
  symbols: string[];
  need: string;
  settlement: number;
}
/**
 * One inhabitant taken: `captor` gets the piece, each seat in `discs` a 1-disc for a further soldier.
 */
export interface Captured {
  space: string;
  seat: number;
  role: string;
  captor: number;
  discs: number[];
}
/**
 * A player gave one card for the chosen site. The log tells of it when all is paid.
 */
export interface CardPaid {
  type: "attika-event-card-paid";
  seat: number;
  landscape: string;
}
/**
 * A player drew cards; which ones is the player's secret.
 *
 * `reason` is `unused` for actions left out, `amphora` for an amphora given, `supply` for an amphora earned
 * when none was left.
 */
export interface CardsDrawn {
  type: "attika-event-cards-drawn";
  seat: number;
  count: number;
  cards: string | null;
  reason: "amphora" | "supply" | "unused";
}
/**
 * Something that somebody said; `seat` is null for a spectator.
 */
export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}
/**
 * Something to say at the table.
 */
export interface ChatRequest {
  text: string;
}
/**
 * A player laid a territory tile.
 */
export interface TileLaid {
  type: "palatinus-event-tile-laid";
  seat: number;
  letter: string;
  slot: number;
  rotation: number;
}
/**
 * The next tile of the pile was turned up for the next player.
 */
export interface TileDrawn {
  type: "palatinus-event-tile-drawn";
  seat: number;
  letter: string;
}
/**
 * The laurels were laid on the hills, face up.
 */
export interface LaurelsDealt {
  type: "palatinus-event-laurels-dealt";
  laurels: {
    [k: string]: number;
  };
}
/**
 * A player placed an inhabitant; the role under a wolf is the owner's secret.
 */
export interface Placed {
  type: "palatinus-event-placed";
  seat: number;
  space: string;
  colour: string;
  wolf: boolean;
  role: string | null;
}
/**
 * All wolves were turned over at once.
 */
export interface WolvesRevealed {
  type: "palatinus-event-wolves-revealed";
  wolves: Unmasked[];
}
/**
 * One wolf turned over.
 */
export interface Unmasked {
  space: string;
  seat: number;
  role: string;
}
/**
 * The soldiers of one hill acted, all at once. Not reported for hills without soldiers.
 */
export interface SoldiersActed {
  type: "palatinus-event-soldiers-acted";
  hill: string;
  soldiers: SoldierActed[];
  captured: Captured[];
}
/**
 * What one soldier saw and did: it captures the larger group, or retreats when both are equal.
 */
export interface SoldierActed {
  space: string;
  seat: number;
  merchants: number;
  farmers: number;
  captures: string[];
}
/**
 * One hill was decided.
 *
 * `leaders` is empty if nobody had influence; one leader takes the laurel, several take a disc of 2 each.
 */
export interface HillScored {
  type: "palatinus-event-hill-scored";
  hill: string;
  laurel: number;
  influence: Influence[];
  totals: number[];
  leaders: number[];
}
/**
 * The influence of one inhabitant on its hill.
 *
 * A part is what one space gave: (space, points). A farmer's own space stands in the list if it is a spring.
 */
export interface Influence {
  space: string;
  seat: number;
  role: string;
  points: number;
  parts: [string, number][];
}
/**
 * The final count.
 */
export interface Ended {
  type: "palatinus-event-ended";
  ranking: number[][];
  scores: number[];
  items: number[];
}
/**
 * A player put the drawn building on the player board.
 */
export interface Stored {
  type: "attika-event-stored";
  seat: number;
  building: string;
}
/**
 * A player chose a site that can be paid for in several ways. The log tells of it when it is paid.
 */
export interface SiteChosen {
  type: "attika-event-site-chosen";
  seat: number;
  building: string;
  space: string;
  price: Price;
}
/**
 * The discard pile became the new draw pile.
 */
export interface Reshuffled {
  type: "attika-event-reshuffled";
  count: number;
}
/**
 * A player emptied a stack and turned up a board tile.
 */
export interface TileTurned {
  type: "attika-event-tile-turned";
  seat: number;
  tile: number;
}
/**
 * A player laid the turned-up tile.
 */
export interface TileLaid1 {
  type: "attika-event-tile-laid";
  seat: number;
  tile: number;
  q: number;
  r: number;
  rotation: number;
}
/**
 * A player's turn is over. The log does not tell it.
 */
export interface TurnEnded {
  type: "attika-event-turn-ended";
  seat: number;
  turn: number;
}
/**
 * The game is over. `chain` joins the two `shrines`, if that decided it.
 */
export interface Ended1 {
  type: "attika-event-ended";
  ending: string;
  ranking: number[][];
  turn: number;
  chain: string[];
  shrines: number[];
}
/**
 * One of the games, also if it is still to come (`ready` is false).
 */
export interface GameInfo {
  key: string;
  title: string;
  subtitle: {
    [k: string]: string;
  };
  designer: string;
  publisher: string;
  year: number;
  seats: number[];
  /**
   * @minItems 2
   * @maxItems 2
   */
  minutes: [number, number];
  ready: boolean;
  options: OptionInfo[];
  colours: string[];
  levels: string[];
}
/**
 * One variant of a game: its name, the value it has if nobody chooses, and all values it can take.
 *
 * `seats` has for each value the numbers of players that it allows, or null if it changes nothing.
 */
export interface OptionInfo {
  name: string;
  default: string | boolean | number | null;
  values: (string | boolean | number | null)[];
  seats: (number[] | null)[];
}
/**
 * How a hill would stand after the placement, before any soldier acts.
 */
export interface HillPreview {
  hill: string;
  totals: Span[];
}
/**
 * A number that is not known exactly: wolves may hide either role.
 */
export interface Span {
  least: number;
  most: number;
}
/**
 * Take an open seat: a certain one, or the first.
 */
export interface JoinRequest {
  seat?: number | null;
  invite?: string | null;
  name?: string | null;
  colour?: string | null;
}
/**
 * Which bot shall take over; left out, a middling one.
 */
export interface LevelRequest {
  level?: string | null;
}
/**
 * Somebody said something.
 */
export interface LiveChat {
  type: "chat";
  line: ChatLine;
}
/**
 * The game went on, or back.
 */
export interface LiveUpdate {
  type: "update";
  epoch: number;
  steps: Step[];
  legal: string[];
  undo: UndoState | null;
  you: number | null;
  table: Table;
}
/**
 * One action and the position after it. Step 0 is the first position; it has no seat and no events.
 */
export interface Step {
  ply: number;
  seat: number | null;
  events: Event[];
  log: Message[];
  view: View;
}
/**
 * A sentence to be: the id of a Fluent message and its arguments.
 */
export interface Message {
  id: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * What a seat sees of a game of Palatinus.
 */
export interface PalatinusView {
  actors: number[];
  colours: string[];
  empty_spring_also_empty_field: boolean;
  extra_colours: string[];
  game: "palatinus";
  handedness: "left" | "right";
  next_springs: number[];
  next_tile: string | null;
  phase: "over" | "placement" | "tiles";
  pieces: PieceView[];
  ply: number;
  prompt: MessageView;
  result: ResultView | null;
  round: number;
  rounds: number;
  seat: number | null;
  seats: number;
  soldier_lock: number;
  starting_player: number;
  stocks: StockView[];
  tiles: TileView1[];
  tiles_left: number;
  winnings: WinningsView[];
}
/**
 * An inhabitant on the board. `role` is None for a wolf that this seat may not look under.
 */
export interface PieceView {
  colour: string;
  fate: ("captured" | "retreated") | null;
  role: string | null;
  seat: number;
  space: string;
  wolf: boolean;
}
/**
 * What a player has left to place. `kinds` are the kinds that this seat may know of, with their numbers.
 *
 * Of other seats the wolves are counted as the kinds `wolf` and, with two players, `extra-wolf`. Nothing is
 * told of them if the option `show_remaining_stock` is off.
 */
export interface StockView {
  kinds: {
    [k: string]: number;
  };
  total: number;
}
/**
 * A territory tile on the table. `spaces` are the axial hexes (q, r) of ring indices 0 to 5.
 */
export interface TileView1 {
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number];
  laurel: number | null;
  letter: string;
  rotation: number;
  slot: number;
  spaces: [number, number][];
  springs: number[];
}
/**
 * What a player has won, after the end.
 */
export interface WinningsView {
  captured: number;
  laurels: number[];
  one_discs: number;
  points: number;
  two_discs: number;
  items: number;
}
/**
 * An open question: `seat` asks to go back to `ply`, and the seats in `waiting` have yet to agree.
 */
export interface UndoState {
  seat: number;
  ply: number;
  waiting: number[];
}
/**
 * One game with the people and bots who play it, as the asker may know it.
 */
export interface Table {
  id: string;
  game: string;
  status: "finished" | "open" | "running";
  public: boolean;
  options: {
    [k: string]: string | boolean | number | null;
  };
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
/**
 * One place at a table.
 */
export interface Seat {
  seat: number;
  kind: "bot" | "open" | "person";
  name: string;
  level: string | null;
  colour: string | null;
  you: boolean;
  online: boolean;
  thinking: boolean;
  resigned: boolean;
}
/**
 * How the game ended; `lines[seat]` explains every point of that seat.
 */
export interface ResultInfo {
  ranking: number[][];
  scores: number[];
  tiebreaks: number[];
  lines: ScoreLine[][];
  ending: string;
}
/**
 * Some points of one seat and where they came from.
 */
export interface ScoreLine {
  message: Message;
  points: number;
}
/**
 * Something changed around the game: somebody joined, left, came online, a bot thinks.
 */
export interface LiveTable {
  type: "table";
  table: Table;
}
/**
 * The answer to a ping.
 */
export interface LivePong {
  type: "pong";
}
/**
 * Why the server is about to close the connection.
 */
export interface LiveProblem {
  type: "problem";
  problem: Problem;
}
/**
 * Why a request failed: `id` is a message id, `text` its English wording.
 */
export interface Problem {
  status: number;
  id: string;
  text: string;
  args: {
    [k: string]: string | number;
  };
  refusal: Refusal | null;
}
/**
 * Why an action cannot be taken: a message, and the place in the rules that it comes from.
 */
export interface Refusal {
  id: string;
  rule: string;
  args: {
    [k: string]: string | number;
  };
}
/**
 * What one action brought about, in sentences.
 */
export interface LogStep {
  ply: number;
  seat: number;
  log: Message[];
}
/**
 * The asker. `name` is empty as long as nobody asked for it.
 */
export interface Me {
  name: string;
}
/**
 * The move is stored; `ply` is the number of actions with it.
 */
export interface MoveAccepted {
  ply: number;
  epoch: number;
}
/**
 * An action in text notation, and the number of actions that the sender knows of.
 *
 * With `epoch` it is also refused if an undo has happened that the sender does not know of.
 */
export interface MoveRequest {
  ply: number;
  action: string;
  epoch?: number | null;
}
/**
 * How the asker wants to be called: 1 to 30 characters.
 */
export interface NameRequest {
  name: string;
}
/**
 * A table to be opened; with `start` the game begins at once.
 */
export interface NewTable {
  game: string;
  /**
   * @maxItems 20
   */
  seats: SeatRequest[];
  options?: {
    [k: string]: string | boolean | number | null;
  };
  public?: boolean;
  start?: boolean;
}
/**
 * What a seat is to be: taken by the asker, kept open for a person, or a bot's.
 */
export interface SeatRequest {
  kind: "bot" | "me" | "open";
  level?: string | null;
  colour?: string | null;
}
/**
 * What a placement would do as the board lies now.
 *
 * A merchant or farmer has `influence`; a soldier sees so many `merchants` and `farmers`.
 */
export interface PalatinusPreview {
  farmers: Span | null;
  hill: HillPreview;
  influence: Span | null;
  merchants: Span | null;
  role: string;
  space: string;
}
/**
 * All that a client sends over the WebSocket.
 */
export interface Ping {
  type: "ping";
}
/**
 * What an action would do, as far as the seat can know.
 */
export interface PreviewAnswer {
  preview: Preview | null;
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  game: string;
  status: "finished" | "open" | "running";
  public: boolean;
  seats: Seat[];
  you: number | null;
  owner: boolean;
  created: string;
  started: string | null;
  finished: string | null;
  ply: number;
  actors: number[];
  winners: number[];
}
/**
 * Whether it was undone; else the seats that have yet to agree, none if the question is off the table.
 */
export interface UndoAnswer {
  done: boolean;
  waiting: number[];
}
/**
 * Go back to before the asker's last move; `ply` is the number of actions that the sender knows of.
 */
export interface UndoRequest {
  ply: number;
}
/**
 * What the asker may know of the game: steps, and what there is to do now.
 */
export interface Update {
  epoch: number;
  steps: Step[];
  legal: string[];
  undo: UndoState | null;
  you: number | null;
  table: Table;
}
/**
 * Why an action is not possible now; nothing if it is.
 */
export interface WhyAnswer {
  refusal: Refusal | null;
}
