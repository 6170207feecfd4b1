import type { Message } from "../lib/types";
import type { Told } from "../lib/told";

/** What begins with a line of the log. A round begins without a phase unless it says one. */
export interface Begins {
  readonly round?: Message;
  readonly phase?: Message;
}

/** Reads a log from its beginning, line by line, and says what begins with each; null if nothing does. */
export type Reader = (line: Message, seat: number | null) => Begins | null;

/** The lines of one phase. */
export interface PhaseOfLog {
  readonly key: string;
  readonly title: Message | null;
  readonly entries: Told[];
}

/** The lines of one round. */
export interface RoundOfLog {
  readonly key: string;
  readonly title: Message | null;
  readonly phases: PhaseOfLog[];
  /** The last ply that is told in it. */
  last: number;
}

/** A log in rounds and phases. A step that leads from one to the next is told in both. */
export function chaptered(entries: readonly Told[], read: Reader): RoundOfLog[] {
  const rounds: RoundOfLog[] = [];
  const open = (title: Message | null, phase: Message | null): void => {
    const key = String(rounds.length);
    rounds.push({ key, title, phases: [{ key: `${key} 0`, title: phase, entries: [] }], last: 0 });
  };
  const go = ({ round, phase }: Begins): void => {
    const now = rounds.at(-1);
    if (round) open(round, phase ?? null);
    else if (phase && now)
      now.phases.push({ key: `${now.key} ${now.phases.length}`, title: phase, entries: [] });
    else open(null, phase ?? null);
  };
  for (const entry of entries) {
    let part: Told | null = null;
    for (const [index, line] of entry.log.entries()) {
      const begins = entry.key.startsWith("note") ? null : read(line, entry.seat);
      if (begins) go(begins);
      if (rounds.length === 0) open(null, null);
      const round = rounds.at(-1);
      if (begins || !part) {
        part = { ...entry, key: `${entry.key} ${index}`, log: [] };
        round?.phases.at(-1)?.entries.push(part);
      }
      part.log.push(line);
      if (round) round.last = entry.ply;
    }
  }
  return rounds;
}

/** The lines of a log that are about a player: what names them, and what they did that names nobody. */
export function about(entries: readonly Told[], seat: number): Told[] {
  return entries
    .map((entry) => ({ ...entry, log: entry.log.filter((line) => isAbout(line, seat, entry.seat)) }))
    .filter(({ log }) => log.length > 0);
}

function isAbout(line: Message, seat: number, mover: number | null): boolean {
  const named = namedIn(line);
  return named.length > 0 ? named.includes(seat) : mover === seat;
}

/** The players whom a line names. */
function namedIn({ args }: Message): number[] {
  return Object.entries(args).flatMap(([key, value]) => {
    if (key === "players") return String(value).split(" ").map(Number);
    return key === "player" || key.startsWith("player_") ? [Number(value)] : [];
  });
}
