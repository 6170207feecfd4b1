import type { GameInfo, NewTable, OptionValue, SeatRequest } from "../lib/types";

/** Who shall sit at a new table: the reader or a bot, then bots of some level or friends. */
export interface Plan {
  players: number;
  /** The first seat: "me", or a bot level if the reader only watches. */
  first: string;
  colour: string | null;
  /** The other seats: a bot level, or "friend". */
  others: string[];
  options: Record<string, OptionValue>;
  public: boolean;
}

export const ME = "me";
export const FRIEND = "friend";
const PLAYERS = 3; // enough for some politics, few enough to follow
const KEY = "pentapolis.plan.";

export function usualLevel(game: GameInfo): string {
  return game.levels.includes("medium") ? "medium" : (game.levels[0] ?? "");
}

/** What one click on "play against bots" gives. */
export function usual(game: GameInfo): Plan {
  const players = game.seats.includes(PLAYERS) ? PLAYERS : (game.seats[0] ?? 2);
  return {
    players,
    first: ME,
    colour: null,
    others: Array<string>(players - 1).fill(usualLevel(game)),
    options: {},
    public: false,
  };
}

/** The first game of somebody who has just learned it. */
export function gentle(game: GameInfo): Plan {
  const plan = usual(game);
  const level = game.levels.includes("easy") ? "easy" : usualLevel(game);
  return { ...plan, others: plan.others.map(() => level) };
}

/** Nobody but bots, to be watched. */
export function watching(game: GameInfo): Plan {
  return { ...usual(game), first: usualLevel(game) };
}

/** All other seats are for friends. */
export function inviting(plan: Plan): Plan {
  return { ...plan, first: ME, others: plan.others.map(() => FRIEND) };
}

/** How many may play with these options. */
export function seatsWith(game: GameInfo, options: Plan["options"]): readonly number[] {
  for (const { name, default: usually, values, seats } of game.options) {
    const possible = seats[values.indexOf(options[name] ?? usually)];
    if (possible) return possible;
  }
  return game.seats;
}

/** The plan with other options, and with as many players as they allow. */
export function varied(plan: Plan, options: Plan["options"], game: GameInfo): Plan {
  const possible = seatsWith(game, options);
  const players = possible.includes(plan.players)
    ? plan.players
    : possible.includes(PLAYERS)
      ? PLAYERS
      : (possible[0] ?? plan.players);
  return resized({ ...plan, options }, players, game);
}

/** The plan for another number of players; seats that stay keep what they were. */
export function resized(plan: Plan, players: number, game: GameInfo): Plan {
  const last = plan.others.at(-1) ?? usualLevel(game);
  return {
    ...plan,
    players,
    others: Array.from({ length: players - 1 }, (_, index) => plan.others[index] ?? last),
  };
}

export function withFriends(plan: Plan): boolean {
  return plan.others.includes(FRIEND);
}

/** The request that sets the table as planned; without friends the game starts at once. */
export function request(game: GameInfo, plan: Plan): NewTable {
  const colour = plan.colour ? { colour: plan.colour } : {};
  const first: SeatRequest =
    plan.first === ME ? { kind: "me", ...colour } : { kind: "bot", level: plan.first, ...colour };
  const others = plan.others.map((who): SeatRequest =>
    who === FRIEND ? { kind: "open" } : { kind: "bot", level: who },
  );
  const friends = withFriends(plan);
  return {
    game: game.key,
    seats: [first, ...others],
    options: plan.options,
    public: friends && plan.public,
    start: !friends,
  };
}

/** The last plan made for this game in this browser, as far as it still fits. */
export function remembered(game: GameInfo, storage: Pick<Storage, "getItem"> = localStorage): Plan {
  const plain = usual(game);
  try {
    const stored = JSON.parse(storage.getItem(KEY + game.key) ?? "null") as Partial<Plan> | null;
    if (!stored) return plain;
    const others = (stored.others ?? []).map((who) =>
      who === FRIEND || game.levels.includes(who) ? who : usualLevel(game),
    );
    const options = Object.entries(stored.options ?? {}).filter(([name, value]) =>
      game.options.some((option) => option.name === name && option.values.includes(value)),
    );
    const colour = game.colours.find((known) => known === stored.colour) ?? null;
    const chosen = Object.fromEntries(options);
    if (!seatsWith(game, chosen).includes(stored.players ?? 0)) return plain;
    const first = game.levels.find((level) => level === stored.first) ?? ME;
    const plan: Plan = { ...plain, first, colour, others, options: chosen, public: stored.public === true };
    return resized(plan, stored.players ?? plain.players, game);
  } catch {
    return plain;
  }
}

export function remember(game: GameInfo, plan: Plan): void {
  try {
    localStorage.setItem(KEY + game.key, JSON.stringify(plan));
  } catch {
    // private mode: the next plan starts afresh
  }
}
