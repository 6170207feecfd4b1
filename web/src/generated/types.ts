// Made from the server's types by `npm run types`. Do not edit.

/**
 * Something that happened in a game.
 */
export type Event =
  | Meshed
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
  | Ended1
  | CastlePlaced
  | YearBegan
  | Income
  | Grown
  | YearEnded
  | Penalised
  | GoldTaken
  | SiteChosen1
  | Founded
  | CardTaken
  | CardPriced
  | Built1
  | Cheered
  | Welcomed
  | Harvested
  | Looked
  | CardTurnedUp
  | Reshuffled1
  | Passed
  | Refreshed
  | Kept
  | VoicesRevealed
  | WishChosen
  | Migrated
  | TileRemoved
  | CityLost
  | Fed
  | Famine
  | Starved
  | Ended2
  | RoundBegan
  | EventPeeked
  | CardTaken1
  | CraftsmanHired
  | Passed1
  | CraftsmanDismissed
  | WorkersToMill
  | CraftsmanLeft
  | BuilderDrawn
  | BuilderSetAside
  | BuilderRejected
  | BuilderAccepted
  | BuilderPlaced
  | BuilderWaits
  | StepBegan
  | EventRevealed
  | BishopChosen
  | AdvantageUsed
  | Declined
  | Gained
  | PointsLost
  | TaxRolled
  | Paid
  | AdvantageGained
  | AdvantageLeft
  | CraftsmanGained
  | WorkersPromised
  | Bought
  | Sold
  | TradingStopped
  | Boosted
  | Converted
  | BuildingFinished
  | Returned
  | PartBuilt
  | StartPlayerChosen
  | Ended3
  | CityFounded
  | TokensDiscarded
  | RoundBegan1
  | PhaseBegan
  | PieceChosen
  | PiecePlaced
  | GoodPaid
  | Built2
  | SaintChosen
  | Manned
  | GraveRemoved
  | CathedralRazed
  | GoodGiven
  | Exchanged
  | Lifted
  | Moved
  | TakenBack
  | OfferBegun
  | OfferGrown
  | OfferDropped
  | OfferMade
  | OfferEnded
  | Traded
  | PlanFinished
  | PlanCut
  | PlanRevealed
  | FamineFell
  | OrderSet
  | SiteChosen2
  | SitePaid
  | CountryBuilt
  | Cleaned
  | GoodsLost
  | GoodsKept
  | Harvested1
  | FishReceived
  | Explored
  | GravesDue
  | GravePlaced
  | FamineRose
  | PollutionDue
  | Polluted
  | Eliminated
  | Ended4;
/**
 * What a seat may see of a game.
 */
export type View = PalatinusView | AttikaView | LaCittaView | PillarsView | AntiquityView;
/**
 * All that the server sends over the WebSocket.
 */
export type LiveMessage = LiveUpdate | LiveTable | LiveChat | LivePong | LiveProblem | LiveWaiting;
/**
 * What an action would do.
 */
export type Preview = PalatinusPreview | AttikaPreview | LaCittaPreview | PillarsPreview | AntiquityPreview;

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
 * One type of action: its verb, and the words that follow it.
 */
export interface ActionForm {
  verb: string;
  fields: FieldForm[];
}
/**
 * What one word of an action can be, in the order of the notation.
 */
export interface FieldForm {
  name: string;
  values: string[];
}
/**
 * An action to ask about.
 */
export interface ActionRequest {
  action: string;
}
/**
 * A player got the advantage card next to the builder.
 */
export interface AdvantageGained {
  type: "pillars-event-advantage-gained";
  seat: number;
  card: string;
}
/**
 * An advantage card without a builder left the game.
 */
export interface AdvantageLeft {
  type: "pillars-event-advantage-left";
  card: string;
}
/**
 * A player used up an advantage card.
 */
export interface AdvantageUsed {
  type: "pillars-event-advantage-used";
  seat: number;
  card: string;
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
 * A player gave an amphora back for another action or card.
 */
export interface AmphoraSpent {
  type: "attika-event-amphora-spent";
  seat: number;
  purpose: "build" | "card" | "draw";
}
/**
 * What is said to a question: a few lines, parts of a description, choices.
 */
export interface Answer {
  lines?: Line[];
  parts?: Part[];
  choices?: Choices[];
  action?: string | null;
  understood?: boolean;
}
/**
 * One thing that is said: a sentence, or the beginning of a list ("In store:") and its items.
 */
export interface Line {
  message: Message;
  items?: Message[];
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
 * A part of a position, under a heading. What matters most comes first; `parts` are its details.
 */
export interface Part {
  key: string;
  title: Message;
  lines?: Line[];
  parts?: Part[];
}
/**
 * Choices of one kind, the most interesting first.
 */
export interface Choices {
  key: string;
  title: Message;
  choices: Choice[];
  sorts?: string[];
}
/**
 * An action that is legal now, in words.
 */
export interface Choice {
  action: string;
  line: Line;
  facts?: {
    [k: string]: number;
  };
}
/**
 * What an action would do: the goods it would bring and where, the zone of control after it, and its
 * price.
 *
 * `squares` are those that a piece would cover. `fixed`, `food` and `luxury` are the price.
 */
export interface AntiquityPreview {
  fixed: {
    [k: string]: number;
  };
  food: number;
  good: string | null;
  hexes: string[];
  luxury: number;
  squares: string[];
  zone: string[];
}
/**
 * What a seat sees of a game of Antiquity.
 *
 * `phase_number` is the rulebook's (0 before the first round). `due` are the goods to give up, graves or
 * pollution markers that the viewer has still to place, and `harvesting` are the hexes of the building whose
 * harvest is chosen; those of whoever decides alone are shown to the others too. `hidden_tokens` counts the
 * tokens that nobody has seen, by what they may show. `exchanges` with the bank are those that all know of;
 * `goods_left` are the goods in the bank, None if there are always enough. `pieces_turn` and `pieces_flip`
 * tell how pieces may be placed.
 */
export interface AntiquityView {
  actors: number[];
  beginners: boolean;
  cathedrals: number;
  colours: string[];
  country: CountryView[];
  cut: string[];
  due: number;
  exchanges: ExchangeView[];
  famine: number;
  game: "antiquity";
  goods_left: {
    [k: string]: number;
  } | null;
  harvesting: string[];
  hidden_tokens: {
    [k: string]: number;
  };
  order: number[];
  phase: "city" | "country" | "exploration" | "famine" | "first-cities" | "harvest" | "over" | "pollution" | "storage";
  phase_number: number;
  pieces_flip: boolean;
  pieces_turn: boolean;
  plan: PlanView | null;
  players: PlayerView[];
  ply: number;
  polluted: string[];
  prompt: MessageView;
  ranges: RangeView[];
  result: ResultView | null;
  round: number;
  seat: number | null;
  seats: number;
  site: SiteView | null;
  supply: SupplyView;
  tiles: TileView[];
  tokens: string[];
  trades: OfferView[];
}
/**
 * A woodcutter, farm, mine or fishery: where its man stands, and where goods are left.
 */
export interface CountryView {
  good: string;
  goods: string[];
  hex: string;
  hexes: string[];
  kind: "farm" | "fishery" | "mine" | "woodcutter";
  seat: number;
}
/**
 * An open exchange with the bank.
 */
export interface ExchangeView {
  given: {
    [k: string]: number;
  };
  seat: number;
  taken: string;
}
/**
 * The viewer's own plan: the step it is at, and what it costs.
 *
 * `piece` is being placed, moved, or paid for on `squares`; `food` and `luxury` are still to be paid.
 * `given` went to the bank or into the offer to `partner`, which asks for `want`. `spent` and `gained` sum
 * up the plan's goods.
 */
export interface PlanView {
  can_take_back: boolean;
  food: number;
  free: boolean;
  gained: {
    [k: string]: number;
  };
  given: {
    [k: string]: number;
  };
  in_hand: string[];
  luxury: number;
  partner: number | null;
  piece: string | null;
  spent: {
    [k: string]: number;
  };
  squares: string[];
  step: "bury" | "compose" | "exchange" | "idle" | "move" | "offered" | "pay" | "place" | "saint" | "second-house";
  want: {
    [k: string]: number;
  };
}
/**
 * What a player has, as far as the viewer may know.
 *
 * While plans are made others see what there was before. `houses` are the numbers of those built. `men`
 * counts all, `idle` those who can be sent somewhere, `carts` the cart shops that can still build this
 * round. `most_goods` is how many goods there can be at most, as far as all know. `due` are the goods to
 * give up, graves or pollution markers that this player has still to place.
 */
export interface PlayerView {
  carts: number;
  cities: CityView[];
  clean_hexes: number;
  cleaned: boolean;
  due: number;
  forecast: ForecastView;
  goods: {
    [k: string]: number;
  };
  graves_removed: number;
  houses: number[];
  idle: number;
  in_country: number;
  inns: string[];
  men: number;
  most_goods: number;
  offer: OfferView | null;
  out: number | null;
  planning: boolean;
  razed: boolean;
  saint: string | null;
  saint_works: boolean;
  sown: boolean;
  unbuilt: string[];
  zone: string[];
}
/**
 * A city: its hexes on the map and what stands on its grid.
 */
export interface CityView {
  buildings: BuildingView[];
  centre: string;
  empty: number;
  graves: string[];
  hexes: string[];
  houses: string[];
  number: number;
  size: number;
}
/**
 * A building on a grid other than a house. `piece` is what it was built as, `square` its first square.
 *
 * `anchor` and `turns` are what placed it. A faculty beside a manned University is manned by it.
 */
export interface BuildingView {
  anchor: string;
  building: string;
  by_university: boolean;
  graves: string[];
  manned: boolean;
  piece: string;
  square: string;
  squares: string[];
  turns: number;
  works: boolean;
}
/**
 * What this round would bring if nothing changed any more.
 *
 * `graves` by famine and the squares `grave_room` for them (`spare` of them empty); `pollution` markers and
 * the hexes `pollution_room` for them; `capacity` for goods, None if there is room for any number.
 */
export interface ForecastView {
  capacity: number | null;
  famine: number;
  food: number;
  granary: number;
  grave_room: number;
  graves: number;
  pollution: number;
  pollution_room: number;
  spare: number;
}
/**
 * A trade that is offered, or that was made: `give` goes from `seat` to `partner`.
 *
 * `market` is the seat on whose Market.
 */
export interface OfferView {
  give: {
    [k: string]: number;
  };
  market: number;
  partner: number;
  seat: number;
  want: {
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
 * A range of mountains in which it is decided what mines bring up.
 */
export interface RangeView {
  good: string;
  hexes: string[];
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
 * A site in the countryside that is being paid for.
 */
export interface SiteView {
  food: number;
  hex: string;
  kind: "city" | "inn";
  luxury: number;
  paid: {
    [k: string]: number;
  };
}
/**
 * The common supplies, as the viewer knows them.
 */
export interface SupplyView {
  cart_shops: number;
  fisheries: number;
  fountains: number;
  storage_elements: number;
}
/**
 * A map tile as it lies: `columns` from west to east, each from north to south, beginning `4` hexes from
 * the centre.
 *
 * Letters are terrain (F forest, G grassland, M mountain, W water), small ones have an exploration space.
 */
export interface TileView {
  /**
   * @minItems 2
   * @maxItems 2
   */
  centre: [number, number];
  columns: string[];
  face: number;
  mirrored: boolean;
  rotation: number;
  start: boolean;
}
/**
 * A number for each attraction.
 */
export interface Arches {
  culture: number;
  health: number;
  knowledge: number;
}
/**
 * A short question, or an action in text notation; `since` is for "what changed".
 */
export interface AskRequest {
  question: string;
  language?: "de" | "en" | "nl";
  since?: number | null;
}
/**
 * What a building would cost on a hex, why, and what it would bring.
 *
 * The symbols of `symbols` pay part of `cost`, and no more of them are named than it needs; `need` is left
 * to pay in cards and `settlement` more cards of any kind. `cards` is the fewest that this hand can pay
 * with, `ways` the number of different payments. A complete group brings the `reward`, if any is left.
 */
export interface AttikaPreview {
  building: string;
  cards: number;
  completes_group: string | null;
  cost: string;
  free_by: string | null;
  hex: string;
  need: string;
  reward?: ("amphora" | "card") | null;
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
  buildings: BuildingView1[];
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
  phase: "choose" | ("acting" | "cards" | "drawn" | "over" | "paying" | "tile");
  players: PlayerView1[];
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
  tiles: TileView1[];
  tiles_left: number;
  turn: number;
  turn_of: number;
  turned_tile: TurnedTileView | null;
}
/**
 * A building on the board.
 */
export interface BuildingView1 {
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
export interface PlayerView1 {
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
 * A board tile. `hexes` are the axial hexes (q, r) of positions 0 to 6, `symbols` their letters.
 */
export interface TileView1 {
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
 * The bishop's guest chose.
 */
export interface BishopChosen {
  type: "pillars-event-bishop-chosen";
  seat: number;
  choice: "protection" | "resource";
}
/**
 * The archbishop's gift raised the capacity of craftsmen for this round.
 */
export interface Boosted {
  type: "pillars-event-boosted";
  seat: number;
  craftsmen: string[];
}
/**
 * A player bought cubes of one kind.
 */
export interface Bought {
  type: "pillars-event-bought";
  seat: number;
  resource: string;
  number: number;
  gold: number;
}
/**
 * The figures that a game is played with here, in the form of the box files.
 */
export interface BoxAnswer {
  name: string;
  digest: string;
  built_in: boolean;
  figures: {
    /**
     * any value
     */
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
/**
 * How records, snapshots and tables say with which box they were made.
 */
export interface BoxLabel {
  name: string;
  digest: string;
}
/**
 * The start player lets the drawn builder pass. The log does not tell it.
 */
export interface BuilderAccepted {
  type: "pillars-event-builder-accepted";
  seat: number;
}
/**
 * A builder came out of the bag, to be placed at this price.
 */
export interface BuilderDrawn {
  type: "pillars-event-builder-drawn";
  seat: number;
  cost: number;
}
/**
 * A builder stands on space number `space` (from 0) of a place.
 */
export interface BuilderPlaced {
  type: "pillars-event-builder-placed";
  seat: number;
  place: string;
  space: number;
  paid: number;
}
/**
 * The start player put the drawn builder of `owner` back.
 */
export interface BuilderRejected {
  type: "pillars-event-builder-rejected";
  seat: number;
  owner: number;
}
/**
 * A builder came out of the bag whom the city wall keeps away this round.
 */
export interface BuilderSetAside {
  type: "pillars-event-builder-set-aside";
  seat: number;
}
/**
 * A builder waits next to its price; `automatic` if its owner could not pay.
 */
export interface BuilderWaits {
  type: "pillars-event-builder-waits";
  seat: number;
  cost: number;
  automatic: boolean;
}
/**
 * Phase II. `drawn` is the owner of the builder outside the bag; `price` is what placing it costs now.
 *
 * `bag` and `set_aside` count builders by seat; `waiting` are in the order in which they will be placed.
 * `handled` builders were placed or wait; `rejections` are left to the start player.
 */
export interface BuildersView {
  bag: number[];
  drawn: number | null;
  handled: number;
  price: number;
  rejections: number;
  set_aside: number[];
  waiting: WaitingView[];
}
/**
 * A builder that waits next to its price.
 */
export interface WaitingView {
  cost: number;
  seat: number;
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
 * A player lets nobody else work this round. Not logged.
 */
export interface BuildingFinished {
  type: "pillars-event-finished";
  seat: number;
}
/**
 * One inhabitant taken: `captor` gets the piece, each seat in `discs` a 1-disc for a further soldier.
 */
export interface Captured {
  space: string;
  seat: number;
  role: "farmer" | "merchant" | "soldier";
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
 * A player said how much gold to pay for the taken card. The log tells of what it brings.
 */
export interface CardPriced {
  type: "lacitta-event-card-priced";
  seat: number;
  card: string;
  gold: number;
  amount: number;
}
/**
 * A new politics card came into the display; `display` is the whole of it. The log does not tell it.
 */
export interface CardTurnedUp {
  type: "lacitta-event-card-turned-up";
  slot: number;
  card: string;
  display: (string | null)[];
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
 * A player placed a castle before the first year.
 */
export interface CastlePlaced {
  type: "lacitta-event-castle-placed";
  seat: number;
  space: string;
  food: number;
}
/**
 * The Faculty of Theology razed the Cathedral.
 */
export interface CathedralRazed {
  type: "antiquity-event-cathedral-razed";
  seat: number;
  saint: string;
}
/**
 * A chapter of a game's lesson; its title is the message `<game>-lesson-<name>`.
 */
export interface ChapterInfo {
  name: string;
  number: number;
  minutes: number;
  steps: number;
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
 * Bread and games: a coloured citizen stands on a building until the year ends.
 */
export interface Cheered {
  type: "lacitta-event-cheered";
  seat: number;
  space: string;
  attraction: string;
}
/**
 * A player founded the capital (for nothing) or another city.
 */
export interface CityFounded {
  type: "antiquity-event-city-founded";
  seat: number;
  number: number;
  space: string;
  spaces: string[];
  paid: {
    [k: string]: number;
  };
}
/**
 * A city without citizens is gone; its castle is back with its owner.
 */
export interface CityLost {
  type: "lacitta-event-city-lost";
  seat: number;
  castle: string;
}
/**
 * The Faculty of Alchemy removed pollution.
 */
export interface Cleaned {
  type: "antiquity-event-cleaned";
  seat: number;
  space: string;
  spaces: string[];
}
/**
 * When and why a game was closed before its end. It can still be looked at.
 */
export interface Closed {
  at: string;
  reason: "idle" | "operator";
}
/**
 * A craftsman worked once.
 */
export interface Converted {
  type: "pillars-event-converted";
  seat: number;
  craftsman: string;
  gold: number;
  points: number;
  wasted: number;
}
/**
 * Something was built in the countryside; goods lie on `spaces` now.
 *
 * `fixes_range`: from now on that good alone is found in the whole range of mountains.
 */
export interface CountryBuilt {
  type: "antiquity-event-country-built";
  seat: number;
  kind: "farm" | "fishery" | "inn" | "mine" | "woodcutter";
  good: string | null;
  space: string;
  spaces: string[];
  paid: {
    [k: string]: number;
  };
  fixes_range: boolean;
}
/**
 * A player parted with a craftsman: one too many, or the collapse took one.
 */
export interface CraftsmanDismissed {
  type: "pillars-event-dismissed";
  seat: number;
  craftsman: string;
  reason: "collapse" | "limit";
}
/**
 * A player got the craftsman next to the builder.
 */
export interface CraftsmanGained {
  type: "pillars-event-craftsman-gained";
  seat: number;
  craftsman: string;
}
/**
 * A player hired a craftsman of the display.
 */
export interface CraftsmanHired {
  type: "pillars-event-hired";
  seat: number;
  craftsman: string;
  cost: number;
}
/**
 * A craftsman whom nobody wanted left the game.
 */
export interface CraftsmanLeft {
  type: "pillars-event-craftsman-left";
  craftsman: string;
}
/**
 * The race of the day: the same luck for everybody, one attempt each.
 *
 * `table` is the asker's own attempt, `status` how far it is. `best` has the first ten runs, and the asker's
 * own; `yesterday` those who came first the day before.
 */
export interface Daily {
  day: string;
  ends: string;
  game: string;
  table: string | null;
  status: ("closed" | "finished" | "open" | "running") | null;
  runs: number;
  best: DailyRun[];
  yesterday: DailyRun[];
}
/**
 * A finished run of a day's race: its place, equal for equal runs, and how it ended.
 *
 * `score` and `spare` are the points and the tie-break of the result: in Attika the buildings that stand,
 * and the turns that were left.
 */
export interface DailyRun {
  place: number;
  name: string;
  you: boolean;
  won: boolean;
  ending: string;
  score: number;
  spare: number;
}
/**
 * A player did not use what was offered. The log does not tell it.
 */
export interface Declined {
  type: "pillars-event-declined";
  seat: number;
  offer: "boost" | "loyalty" | "thomas";
}
/**
 * A position in words, as the asker may know it, and what the asker can choose from.
 *
 * With `since`, the number of actions that the asker knows of, `changes` are the parts that say something
 * new since then, with the new lines only, and `log` is what happened.
 */
export interface Description {
  epoch: number;
  ply: number;
  parts: Part[];
  choices: Choices[];
  changes: Part[];
  log: LogStep[];
}
/**
 * What one action brought about, in sentences; at ply 0, without a seat, what happened before.
 */
export interface LogStep {
  ply: number;
  seat: number | null;
  log: Message[];
}
/**
 * A player is out.
 */
export interface Eliminated {
  type: "antiquity-event-eliminated";
  seat: number;
  reason: "famine" | "pollution" | "resigned";
}
/**
 * The starting player settled how the tiles mesh.
 */
export interface Meshed {
  type: "palatinus-event-meshed";
  seat: number;
  way: "left" | "right";
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
  role: ("farmer" | "merchant" | "soldier") | null;
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
  role: "farmer" | "merchant" | "soldier";
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
  role: "farmer" | "merchant" | "soldier";
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
 * What a building costs on a hex, and why.
 *
 * `free_by` is the player's building next to which it costs nothing. Otherwise the symbols on the hexes
 * `symbols` pay part of `cost`; `need` is left to pay in cards, and `settlement` more cards of any kind if
 * the building founds a settlement.
 */
export interface Price {
  cost: string;
  free_by: string | null;
  symbols: string[];
  need: string;
  settlement: number;
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
 * A year began: the start player is known, and the open voice card.
 */
export interface YearBegan {
  type: "lacitta-event-year-began";
  year: number;
  start_player: number;
  voice: string;
}
/**
 * A player's quarries brought gold.
 */
export interface Income {
  type: "lacitta-event-income";
  seat: number;
  gold: number;
  spaces: string[];
}
/**
 * A player's cities that had room got a citizen each; `full` are those that had none.
 */
export interface Grown {
  type: "lacitta-event-grown";
  seat: number;
  castles: string[];
  full: string[];
}
/**
 * A year is over: what everybody would score now.
 */
export interface YearEnded {
  type: "lacitta-event-year-ended";
  year: number;
  points: number[];
}
/**
 * After last year's famine a player turned over an action card instead of playing a card.
 */
export interface Penalised {
  type: "lacitta-event-penalised";
  seat: number;
}
/**
 * A player took gold for an action card.
 */
export interface GoldTaken {
  type: "lacitta-event-gold-taken";
  seat: number;
  gold: number;
}
/**
 * A player chose where to found a city. The log tells of it when it is known who moves there.
 */
export interface SiteChosen1 {
  type: "lacitta-event-site-chosen";
  seat: number;
  space: string;
}
/**
 * A player founded a city for an action card; one citizen came from another own city.
 */
export interface Founded {
  type: "lacitta-event-founded";
  seat: number;
  space: string;
  castle_from: string;
  people: number;
  food: number;
}
/**
 * A player took a politics card from the display. The log tells of it when it is carried out.
 */
export interface CardTaken {
  type: "lacitta-event-card-taken";
  seat: number;
  card: string;
  slot: number;
}
/**
 * A player built; `card` is the politics card, None for an action card.
 */
export interface Built1 {
  type: "lacitta-event-built";
  seat: number;
  building: string;
  space: string;
  castle: string;
  gold: number;
  card: string | null;
}
/**
 * Golden times: new citizens settled in a city.
 */
export interface Welcomed {
  type: "lacitta-event-welcomed";
  seat: number;
  castle: string;
  people: number;
  gold: number;
}
/**
 * Rich harvest: a farm counts twice this year.
 */
export interface Harvested {
  type: "lacitta-event-harvested";
  seat: number;
  space: string;
  food: number;
}
/**
 * A player looked at voice cards on some circles; what they say is the player's secret.
 */
export interface Looked {
  type: "lacitta-event-looked";
  seat: number;
  circles: number[];
  voices: string[] | null;
  gold: number;
}
/**
 * The discarded politics cards became the new draw pile.
 */
export interface Reshuffled1 {
  type: "lacitta-event-reshuffled";
  count: number;
}
/**
 * A player took a card from the draw pile unseen: no card could be carried out, or none was wanted.
 */
export interface Passed {
  type: "lacitta-event-passed";
  seat: number;
  forced: boolean;
}
/**
 * The start player discarded the oldest card of the display.
 */
export interface Refreshed {
  type: "lacitta-event-refreshed";
  seat: number;
  card: string;
}
/**
 * The start player left the display as it was. The log does not tell it.
 */
export interface Kept {
  type: "lacitta-event-kept";
  seat: number;
}
/**
 * The voice cards were turned up; `wishes` are one or two attractions.
 */
export interface VoicesRevealed {
  type: "lacitta-event-voices-revealed";
  voices: string[];
  wishes: string[];
}
/**
 * A player chose which of two wishes counts for a city.
 */
export interface WishChosen {
  type: "lacitta-event-wish-chosen";
  seat: number;
  castle: string;
  wish: string;
}
/**
 * A citizen left for a more attractive neighbour city, or, if that was full, for good (not `joined`).
 */
export interface Migrated {
  type: "lacitta-event-migrated";
  seat: number;
  castle: string;
  attraction: number;
  seat_from: number;
  castle_from: string;
  attraction_from: number;
  wish: string;
  joined: boolean;
}
/**
 * A building without a citizen was given up.
 */
export interface TileRemoved {
  type: "lacitta-event-tile-removed";
  seat: number;
  building: string;
  space: string;
  castle: string;
}
/**
 * A player had food for all citizens. The log does not tell it.
 */
export interface Fed {
  type: "lacitta-event-fed";
  seat: number;
  food: number;
  people: number;
}
/**
 * A player had too little food: the citizens it does not suffice for must go.
 */
export interface Famine {
  type: "lacitta-event-famine";
  seat: number;
  food: number;
  people: number;
}
/**
 * A city lost a citizen to the famine.
 */
export interface Starved {
  type: "lacitta-event-starved";
  seat: number;
  castle: string;
}
/**
 * The game is over.
 */
export interface Ended2 {
  type: "lacitta-event-ended";
  ending: string;
  ranking: number[][];
  scores: number[];
}
/**
 * New cards were laid out: in the display, at Shiring and at Kingsbridge.
 */
export interface RoundBegan {
  type: "pillars-event-round-began";
  round: number;
  seat: number;
  resource_cards: string[];
  craftsmen: string[];
  shiring: string[];
  kingsbridge: string[];
}
/**
 * A player was shown the event of the round; the others are only told that.
 */
export interface EventPeeked {
  type: "pillars-event-peeked";
  seat: number;
  event: string | null;
}
/**
 * A player took a resource card and sent workers to its site.
 */
export interface CardTaken1 {
  type: "pillars-event-card-taken";
  seat: number;
  card: string;
  workers: number;
}
/**
 * A player takes no more cards this round; `automatic` if there was nothing to be had.
 */
export interface Passed1 {
  type: "pillars-event-passed";
  seat: number;
  automatic: boolean;
}
/**
 * The cards are chosen: workers left go to the wool mill, resource cards left are put away.
 */
export interface WorkersToMill {
  type: "pillars-event-to-mill";
  workers: number[];
  resource_cards: string[];
}
/**
 * The next of the fourteen places is resolved. The log does not tell it.
 */
export interface StepBegan {
  type: "pillars-event-step-began";
  step: number;
  place: string;
}
/**
 * The event of the round.
 */
export interface EventRevealed {
  type: "pillars-event-revealed";
  event: string;
  positive: boolean;
}
/**
 * A player got something; `wasted` is gold beyond the most that anybody can have.
 *
 * `reason` is a place, an event card or an advantage card.
 */
export interface Gained {
  type: "pillars-event-gained";
  seat: number;
  reason: string;
  sand: number;
  wood: number;
  stone: number;
  metal: number;
  gold: number;
  points: number;
  wasted: number;
}
/**
 * The conflict cost a player points.
 */
export interface PointsLost {
  type: "pillars-event-points-lost";
  seat: number;
  points: number;
}
/**
 * The start player rolled the tax die.
 */
export interface TaxRolled {
  type: "pillars-event-tax-rolled";
  seat: number;
  roll: number;
}
/**
 * A player paid what was due, or what there was; `points` were lost for the rest.
 */
export interface Paid {
  type: "pillars-event-paid";
  seat: number;
  reason: "court" | "extra-tax";
  due: number;
  paid: number;
  points: number;
}
/**
 * A player has more workers next round.
 */
export interface WorkersPromised {
  type: "pillars-event-workers-promised";
  seat: number;
  workers: number;
}
/**
 * A player sold cubes of one kind.
 */
export interface Sold {
  type: "pillars-event-sold";
  seat: number;
  resource: string;
  number: number;
  gold: number;
  wasted: number;
}
/**
 * A builder left the market; `automatic` if there was nothing to trade.
 */
export interface TradingStopped {
  type: "pillars-event-stopped";
  seat: number;
  automatic: boolean;
}
/**
 * A player put a cube back that could not be kept.
 */
export interface Returned {
  type: "pillars-event-returned";
  seat: number;
  resource: string;
}
/**
 * The start player added a part to the cathedral.
 */
export interface PartBuilt {
  type: "pillars-event-part-built";
  seat: number;
  part: string;
}
/**
 * Who begins the next round, `by_builder` or because it is the next seat.
 */
export interface StartPlayerChosen {
  type: "pillars-event-start-player";
  seat: number;
  by_builder: boolean;
}
/**
 * The game is over.
 */
export interface Ended3 {
  type: "pillars-event-ended";
  ranking: number[][];
  scores: number[];
  gold: number[];
}
/**
 * Exploration tokens left the game unseen.
 */
export interface TokensDiscarded {
  type: "antiquity-event-tokens-discarded";
  spaces: string[];
}
/**
 * Everybody got up: a new round.
 */
export interface RoundBegan1 {
  type: "antiquity-event-round-began";
  round: number;
  famine: number;
}
/**
 * The next phase. The log does not tell it.
 */
export interface PhaseBegan {
  type: "antiquity-event-phase-began";
  phase: number;
}
/**
 * A piece is to be placed. The log tells of it when it is built.
 */
export interface PieceChosen {
  type: "antiquity-event-piece-chosen";
  seat: number;
  piece: string;
}
/**
 * A place is chosen that can be paid for in several ways. The log tells of it when it is paid.
 */
export interface PiecePlaced {
  type: "antiquity-event-piece-placed";
  seat: number;
  piece: string;
  squares: string[];
}
/**
 * One good was given for what is being built. The log tells of it when all is paid.
 */
export interface GoodPaid {
  type: "antiquity-event-good-paid";
  seat: number;
  good: string;
}
/**
 * A piece was paid for and stands on the grid.
 */
export interface Built2 {
  type: "antiquity-event-built";
  seat: number;
  piece: string;
  squares: string[];
  paid: {
    [k: string]: number;
  };
}
/**
 * The new Cathedral got its saint.
 */
export interface SaintChosen {
  type: "antiquity-event-saint-chosen";
  seat: number;
  saint: string;
}
/**
 * A man went to a building.
 */
export interface Manned {
  type: "antiquity-event-manned";
  seat: number;
  building: string;
  square: string;
}
/**
 * The Hospital removed a grave.
 */
export interface GraveRemoved {
  type: "antiquity-event-grave-removed";
  seat: number;
  square: string;
  left: number;
}
/**
 * A good was given to the bank. The log tells of it when another is taken.
 */
export interface GoodGiven {
  type: "antiquity-event-good-given";
  seat: number;
  good: string;
}
/**
 * Goods were exchanged with the bank.
 */
export interface Exchanged {
  type: "antiquity-event-exchanged";
  seat: number;
  given: {
    [k: string]: number;
  };
  taken: string;
  public: boolean;
}
/**
 * A building or grave was taken up to be put elsewhere. The log tells of it when it is put down.
 */
export interface Lifted {
  type: "antiquity-event-lifted";
  seat: number;
  piece: string;
  squares: string[];
}
/**
 * A building or grave was put elsewhere.
 */
export interface Moved {
  type: "antiquity-event-moved";
  seat: number;
  piece: string;
  squares: string[];
}
/**
 * The last step of a plan was taken back.
 */
export interface TakenBack {
  type: "antiquity-event-taken-back";
  seat: number;
}
/**
 * An offer is being put together. The log tells of it when it is made.
 */
export interface OfferBegun {
  type: "antiquity-event-offer-begun";
  seat: number;
  partner: number;
}
/**
 * A good was added to an offer.
 */
export interface OfferGrown {
  type: "antiquity-event-offer-grown";
  seat: number;
  good: string;
  side: "give" | "want";
}
/**
 * An offer was given up before it was made. `finished`: the partner has finished planning.
 */
export interface OfferDropped {
  type: "antiquity-event-offer-dropped";
  seat: number;
  partner: number;
  finished: boolean;
}
/**
 * A player offers a trade, on their own Market or on the partner's.
 */
export interface OfferMade {
  type: "antiquity-event-offer-made";
  seat: number;
  partner: number;
  give: {
    [k: string]: number;
  };
  want: {
    [k: string]: number;
  };
  market: number;
}
/**
 * An offer was not taken up. `lapsed`: the partner finished planning.
 */
export interface OfferEnded {
  type: "antiquity-event-offer-ended";
  seat: number;
  partner: number;
  reason: "declined" | "lapsed" | "withdrawn";
}
/**
 * An offer was accepted, on the Market of one of the two. `give` went from the one who offered.
 */
export interface Traded {
  type: "antiquity-event-traded";
  seat: number;
  partner: number;
  give: {
    [k: string]: number;
  };
  want: {
    [k: string]: number;
  };
  market: number;
}
/**
 * A player finished planning.
 */
export interface PlanFinished {
  type: "antiquity-event-plan-finished";
  seat: number;
}
/**
 * A plan needs a piece that the players before took: it is cut off there, or the piece taken out.
 */
export interface PlanCut {
  type: "antiquity-event-plan-cut";
  seat: number;
  piece: string;
  continues: boolean;
}
/**
 * What a player has built, manned, exchanged and rearranged in the city.
 */
export interface PlanRevealed {
  type: "antiquity-event-plan-revealed";
  seat: number;
  built: RevealedPiece[];
  manned: RevealedPiece[];
  exchanged: [
    {
      [k: string]: number;
    },
    string
  ][];
  graves_removed: number;
  razed: boolean;
  rearranged: boolean;
  saint: string | null;
  saint_is_new: boolean;
}
/**
 * A piece that a plan built, or a building that it manned.
 */
export interface RevealedPiece {
  piece: string;
  square: string;
}
/**
 * New fountains lowered the famine level.
 */
export interface FamineFell {
  type: "antiquity-event-famine-fell";
  fountains: number;
  famine: number;
}
/**
 * The order of play; `counts` are the men on cart shops and explorers of those seats.
 */
export interface OrderSet {
  type: "antiquity-event-order-set";
  order: number[];
  counts: number[];
}
/**
 * A site is chosen that can be paid for in several ways. The log tells of it when it is paid.
 */
export interface SiteChosen2 {
  type: "antiquity-event-site-chosen";
  seat: number;
  kind: string;
  space: string;
}
/**
 * One good was given for the chosen site.
 */
export interface SitePaid {
  type: "antiquity-event-site-paid";
  seat: number;
  good: string;
}
/**
 * Goods for which there was no room were lost.
 */
export interface GoodsLost {
  type: "antiquity-event-goods-lost";
  seat: number;
  goods: {
    [k: string]: number;
  };
}
/**
 * A player who may give up more keeps what is left.
 */
export interface GoodsKept {
  type: "antiquity-event-goods-kept";
  seat: number;
}
/**
 * A building gave a good, which forced labour may lose.
 *
 * `last`: it was the last, and the man goes home.
 */
export interface Harvested1 {
  type: "antiquity-event-harvested";
  seat: number;
  kind: string;
  good: string;
  space: string;
  kept: boolean;
  last: boolean;
}
/**
 * San Giorgio's fish for the Cathedrals of this round.
 */
export interface FishReceived {
  type: "antiquity-event-fish-received";
  seat: number;
  count: number;
}
/**
 * An exploration token was revealed; food raises the famine level.
 */
export interface Explored {
  type: "antiquity-event-explored";
  seat: number;
  space: string;
  good: string;
  famine: number;
  famine_rose: boolean;
}
/**
 * A player must place graves: for the famine, or for pollution that finds no room.
 */
export interface GravesDue {
  type: "antiquity-event-graves-due";
  seat: number;
  count: number;
  reason: "famine" | "pollution";
  famine: number;
  food: number;
  granary: number;
}
/**
 * A grave was placed; `building` is what it covers.
 */
export interface GravePlaced {
  type: "antiquity-event-grave-placed";
  seat: number;
  square: string;
  building: string | null;
}
/**
 * The famine level rose at the end of its phase.
 */
export interface FamineRose {
  type: "antiquity-event-famine-rose";
  famine: number;
}
/**
 * A player must place pollution markers.
 */
export interface PollutionDue {
  type: "antiquity-event-pollution-due";
  seat: number;
  count: number;
}
/**
 * A player put pollution markers on hexes.
 */
export interface Polluted {
  type: "antiquity-event-polluted";
  seat: number;
  spaces: string[];
}
/**
 * The game is over. `fulfilled` are the seats whose saint was satisfied, `clean` their clean hexes.
 */
export interface Ended4 {
  type: "antiquity-event-ended";
  ending: string;
  ranking: number[][];
  round: number;
  fulfilled: number[];
  clean: number[];
}
/**
 * A coloured citizen on a building: for an attraction, or on a farm for the harvest.
 */
export interface FigureView {
  hex: string;
  purpose: "culture" | "harvest" | "health" | "knowledge";
}
/**
 * One of the games, even one still to come (`ready` is false); title and subtitle by language.
 */
export interface GameInfo {
  key: string;
  title: {
    [k: string]: string;
  };
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
  box: BoxLabel | null;
  lesson: number[];
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
 * The rules as people read them, as Markdown, and the language they are in; null if there are none.
 */
export interface HelpAnswer {
  language: string | null;
  text: string;
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
 * The best choices, the best first; the last may be the one that was asked about.
 */
export interface Hint {
  choices: HintChoice[];
}
/**
 * One choice: how well it does, and why.
 */
export interface HintChoice {
  action: string;
  chance: number;
  loss: number;
  sure: boolean;
  reasons: Message[];
  against: Message[];
}
/**
 * The best choices after `ply` actions, as the hard bot judges them, and why.
 */
export interface HintAnswer {
  ply: number;
  hint: Hint;
}
/**
 * What could the asker do? `ply` is the number of actions that the sender knows of.
 *
 * With `about`, that action is judged beside the best ones.
 */
export interface HintRequest {
  ply: number;
  epoch?: number | null;
  about?: string | null;
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
 * What a page has of a scene: all steps up to a ply.
 */
export interface Known {
  scene: number;
  ply: number;
}
/**
 * What an action would change for the seat, as far as it can know.
 *
 * `castle` is the city concerned. `gold` is got or paid now, `income` got a year, `limit` the city's new
 * limit (None: no limit), `migrants` the cities that would lose a citizen to it (of whom `people` find
 * room), `neighbours` those that it would exchange citizens with, `ring` the hexes around a new castle or
 * building: where then no other castle can be placed, and what stands there belongs to a neighbour.
 */
export interface LaCittaPreview {
  attraction: Arches;
  castle: string | null;
  completes: boolean;
  food: number;
  gold: number;
  income: number;
  limit: number | null;
  migrants: string[];
  neighbours: string[];
  people: number;
  ring: string[];
}
/**
 * What a seat sees of a game of La Città.
 *
 * The map is in the box (`components.toml`) and always the same: of its road hexes those of `zones` are in
 * use, and `landscapes` says what lies in each area. `turn_of` is the seat whose card is played, or whose
 * city is looked after. `card` is the politics card that is being carried out, `price` the
 * gold chosen for it, `left` the coloured citizens still to place; `site` the hex of the city that is being
 * founded; `city` the castle of the city that chooses a wish or gives up buildings, `surplus_tiles` how
 * many; `victims` the citizens who are still to starve. `voices` are the cards on the four circles as far as
 * this seat knows them, `voices_left` all others that it has not seen, on circles and in the pile.
 * `too_near` are free hexes where nobody can found a city. `history` has the points at each year's end.
 */
export interface LaCittaView {
  actors: number[];
  bread_spread?: "all_own_cities" | "one_building" | "one_city";
  card: string | null;
  cities: CityView1[];
  citizens_left: number | null;
  city: string | null;
  colours: string[];
  deck: number;
  discard: {
    [k: string]: number;
  };
  discard_unseen: number;
  display: (string | null)[];
  game: "lacitta";
  gold_left: number | null;
  history: number[][];
  landscapes: {
    [k: string]: string;
  };
  left: number;
  phase:
    | "build"
    | "castle"
    | "cheer"
    | "harvest"
    | "look"
    | "over"
    | "pay"
    | "refresh"
    | "remove"
    | "send"
    | "starve"
    | "turn"
    | "welcome"
    | "wish";
  players: PlayerView2[];
  ply: number;
  pools: {
    [k: string]: number;
  };
  price: number | null;
  prompt: MessageView;
  result: ResultView | null;
  round: number;
  rounds: number;
  seat: number | null;
  seats: number;
  setup: "advanced" | "beginner";
  site: string | null;
  start_player: number;
  surplus_tiles: number;
  too_near: string[];
  turn_of: number;
  victims: number;
  voices: (string | null)[];
  voices_left: Arches;
  wishes: string[];
  year: number;
  years: number;
  zones: string[];
}
/**
 * A city.
 *
 * `spare` citizens stand on the castle and can move into new buildings. `limit` is None if the city can grow
 * without end. `attraction` counts arches and coloured citizens, `arches` buildings alone, as the final
 * score does. `neighbours` are the cities of others with which citizens are exchanged.
 */
export interface CityView1 {
  arches: Arches;
  attraction: Arches;
  castle: string;
  complete: boolean;
  food: number;
  limit: number | null;
  neighbours: string[];
  people: number;
  seat: number;
  spare: number;
  tiles: TileView2[];
}
/**
 * A building, or the castle, of a city. A farm or castle has food, a quarry gold (a year).
 */
export interface TileView2 {
  building: string;
  food: number;
  gold: number;
  hex: string;
}
/**
 * What a player has.
 *
 * `food` is what all farms and castles yield this year, the harvest included; `people` all citizens that
 * must be fed, so that `food - people` is the balance. `newcomers` will come by growth next year, if nothing
 * changes. `points` is the score if the game ended now. `hungry` has a penalty ahead. `looked` are the
 * circles of the voice cards that the player looked at this year, `unseen` the number of cards drawn unseen.
 */
export interface PlayerView2 {
  action_cards: number;
  cards: string[];
  castles: number;
  figures: FigureView[];
  figures_left: number;
  food: number;
  founded: boolean;
  gold: number;
  hungry: boolean;
  income: number;
  looked: number[];
  newcomers: number;
  people: number;
  points: number;
  unseen: number;
}
/**
 * What was done so far, and one entry more; only steps after `after` are wanted.
 */
export interface LessonRequest {
  /**
   * @maxItems 300
   */
  done: string[];
  entry?: string | null;
  after?: Known | null;
}
/**
 * One step of a lesson: what is said, what to look at, and whether a button leads on.
 */
export interface LessonTask {
  number: number;
  of: number;
  say: Message;
  look: string[];
  goes_on: boolean;
}
/**
 * Where somebody stands in a lesson. Without a task the chapter is over.
 *
 * `done` is what led there: all that was sent, unless the last entry was refused or the lesson has changed.
 */
export interface LessonUpdate {
  table: Table;
  scene: number;
  steps: Step[];
  legal: string[];
  done: string[];
  refusal: Refusal | null;
  task: LessonTask | null;
}
/**
 * One game with the people and bots who play it, as the asker may know it.
 */
export interface Table {
  id: string;
  game: string;
  status: "closed" | "finished" | "open" | "running";
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
  notes: Note[];
  daily: string | null;
  closed: Closed | null;
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
 * Something that happened at the table after `ply` moves and is no move: it stands in the log there.
 */
export interface Note {
  ply: number;
  seat: number;
  message: Message;
}
/**
 * One action and the position after it. Step 0 has no seat: it tells what happened before.
 */
export interface Step {
  ply: number;
  seat: number | null;
  events: Event[];
  log: Message[];
  view: View;
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
  handedness: ("left" | "right") | null;
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
  tiles: TileView3[];
  tiles_left: number;
  winnings: WinningsView[];
}
/**
 * An inhabitant on the board. `role` is None for a wolf that this seat may not look under.
 */
export interface PieceView {
  colour: string;
  fate: ("captured" | "retreated") | null;
  role: ("farmer" | "merchant" | "soldier") | null;
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
export interface TileView3 {
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
 * What a seat sees of a game of The Pillars of the Earth.
 *
 * `step` is 0 in phases I and II, then the number of the place that is resolved. `places` has for each place
 * with builder spaces who stands on each. `event` is open; `known_event` is the one that only this seat has
 * seen. `craftsmen_gone` and `advantages_gone` have left the game.
 */
export interface PillarsView {
  actors: number[];
  advantages_gone: string[];
  archbishop_scope: "all-craftsmen" | "one-craftsman";
  builders: BuildersView;
  cathedral: string[];
  colours: string[];
  court_metal: number;
  craftsmen: string[];
  craftsmen_gone: string[];
  decision:
    | "bishop-choice"
    | "bishop-resource"
    | "boost"
    | "choose-card"
    | "convert"
    | "dismiss"
    | "lose-craftsman"
    | "over"
    | "place-free"
    | "place-or-wait"
    | "reject-builder"
    | "return-resources"
    | "trade"
    | "use-loyalty"
    | "use-thomas";
  event: string | null;
  game: "pillars";
  kingsbridge: (string | null)[];
  known_event: string | null;
  market: {
    [k: string]: number;
  };
  market_turn: number | null;
  past_events: string[];
  phase: "builders" | "cards" | "over" | "places";
  places: {
    [k: string]: (number | null)[];
  };
  players: PlayerView3[];
  ply: number;
  prompt: MessageView;
  resource_cards: string[];
  resource_cards_left_out: string[];
  result: ResultView | null;
  round: number;
  rounds: number;
  seat: number | null;
  seats: number;
  shiring: (string | null)[];
  stage:
    | "bishop"
    | "builders"
    | "cards"
    | "castle"
    | "cathedral"
    | "court"
    | "event"
    | "forest"
    | "gravel-pit"
    | "kingsbridge"
    | "market"
    | "priory"
    | "quarry"
    | "shiring"
    | "start-player"
    | "wool-mill";
  start_player: number;
  step: number;
  tax_roll: number | null;
  workshop: WorkshopView | null;
}
/**
 * What a player has; everything is open.
 *
 * `craftsmen` are in the order of the box; `idle` are those that cannot work because another one is missing.
 * `bought` and `sold` are the kinds traded this round: each may go only one way.
 * `tally` tells where the points came from so far.
 */
export interface PlayerView3 {
  advantages: string[];
  bought: string[];
  craftsman_limit: number;
  craftsmen: string[];
  gold: number;
  idle: string[];
  passed: boolean;
  points: number;
  protected: boolean;
  resource_cards: string[];
  resources: {
    [k: string]: number;
  };
  sold: string[];
  tally: {
    [k: string]: number;
  };
  walled: boolean;
  walled_next: boolean;
  workers: WorkersView;
}
/**
 * A player's workers: all, those not sent anywhere yet, and those on each site and in the mill.
 */
export interface WorkersView {
  at: {
    [k: string]: number;
  };
  black: number;
  free: number;
  grey: number;
  total: number;
}
/**
 * Step 13, for the seat that builds now: how often each craftsman can still work.
 *
 * `plan` is a sequence of craftsmen that brings most points, then most gold; `plan_points` what it brings.
 */
export interface WorkshopView {
  boosted: string[];
  plan: string[];
  plan_points: number;
  seat: number;
  uses_left: {
    [k: string]: number;
  };
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
  takes_back: ("ask" | "free" | "seen") | null;
  you: number | null;
  table: Table;
}
/**
 * An open question: `seat` asks to go back to `ply`, and the seats in `waiting` have yet to agree.
 *
 * `log` tells the move that is to be taken back, as the reader may know it.
 */
export interface UndoState {
  seat: number;
  ply: number;
  waiting: number[];
  log: Message[];
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
 * Many are arriving at once: the client's place in line, 1 for whoever is served next.
 */
export interface LiveWaiting {
  type: "waiting";
  place: number;
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
 * A merchant or farmer has `influence`; a soldier has the `merchants` and `farmers` it sees.
 */
export interface PalatinusPreview {
  farmers: Span | null;
  hill: HillPreview;
  influence: Span | null;
  merchants: Span | null;
  role: "farmer" | "merchant" | "soldier";
  space: string;
}
/**
 * What an action would do to the player's own things at once.
 *
 * `space` is the space that a builder would take; `wasted` gold would be lost because nobody can have more.
 * `over_limit` says that a craftsman would have to be dismissed.
 */
export interface PillarsPreview {
  gold: number;
  over_limit: boolean;
  points: number;
  resources: {
    [k: string]: number;
  };
  space: number | null;
  wasted: number;
  workers: number;
}
/**
 * All that a client sends over the WebSocket.
 */
export interface Ping {
  type: "ping";
}
/**
 * What a page needs that was not made for a game: how its actions are written, and its words.
 *
 * `words` are Fluent files; where several have a message, the first one counts.
 */
export interface PlainPage {
  actions: ActionForm[];
  words: string[];
}
/**
 * What an action would do, as far as the seat can know.
 */
export interface PreviewAnswer {
  preview: Preview | null;
}
/**
 * A puzzle, as it is listed. The title of its kind is the message `<game>-puzzle-<kind>`.
 */
export interface PuzzleInfo {
  game: string;
  name: string;
  kind: string;
  number: number;
  rating: number;
}
/**
 * What was done so far, and one action more; only steps after `after` are wanted.
 *
 * With `reveal` the solution and its explanation are told, solved or not.
 */
export interface PuzzleRequest {
  /**
   * @maxItems 300
   */
  done: string[];
  entry?: string | null;
  after?: Known | null;
  reveal?: boolean;
}
/**
 * The puzzle of the day; none where there are no puzzles.
 */
export interface PuzzleToday {
  day: string;
  puzzle: PuzzleInfo | null;
}
/**
 * Where somebody stands in a puzzle.
 *
 * `said` is the goal, or what came of it. The explanation is empty and the solution missing as long as the
 * puzzle is neither solved nor given up.
 */
export interface PuzzleUpdate {
  table: Table;
  scene: number;
  steps: Step[];
  legal: string[];
  done: string[];
  refusal: Refusal | null;
  puzzle: PuzzleInfo;
  verdict: "going" | "missed" | "solved";
  said: Message;
  goal: Message;
  explanation: Message[];
  solution: string[] | null;
}
/**
 * An action to ask about, after what was done so far.
 */
export interface StudyQuestion {
  /**
   * @maxItems 300
   */
  done: string[];
  action: string;
}
/**
 * A table in a list.
 */
export interface TableSummary {
  id: string;
  game: string;
  status: "closed" | "finished" | "open" | "running";
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
 *
 * `takes_back` tells how the asker's last move could be taken back, null if there is none.
 */
export interface Update {
  epoch: number;
  steps: Step[];
  legal: string[];
  undo: UndoState | null;
  takes_back: ("ask" | "free" | "seen") | null;
  you: number | null;
  table: Table;
}
/**
 * Why an action is not possible now; nothing if it is.
 */
export interface WhyAnswer {
  refusal: Refusal | null;
}
