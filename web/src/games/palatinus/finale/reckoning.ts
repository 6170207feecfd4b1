/** The reveal as a row of frames: what lies where, who has won what, and what is being counted, at every moment. */

import type { Captured, HillScored, Influence, Letter, PalatinusEvent, SoldierActed } from "../types";

/** What happens in a frame. */
export type Moment =
  | { kind: "covered" }
  | { kind: "unmasked"; count: number }
  | { kind: "looking"; hill: Letter; soldier: SoldierActed }
  | { kind: "acting"; hill: Letter; captured: Captured[]; retreated: string[] }
  | { kind: "counting"; hill: Letter; influence: Influence; counted: Influence[]; running: number[] }
  | { kind: "decided"; hill: Letter; scored: HillScored }
  | { kind: "ended" };

/** What a player won on one hill. */
export interface Won {
  /** Spaces of the inhabitants captured there. */
  captured: string[];
  ones: number;
  twos: number;
  laurel: number;
}

export interface Frame {
  moment: Moment;
  hill: Letter | null;
  /** Spaces whose inhabitants have left the board so far. */
  gone: ReadonlySet<string>;
  covered: boolean;
  /** Hills whose laurel token has been taken or returned. */
  settled: ReadonlySet<Letter>;
  /** won[hill][seat], for hills that have been reached. */
  won: ReadonlyMap<Letter, readonly Won[]>;
}

export function points({ captured, ones, twos, laurel }: Won): number {
  return captured.length + ones + 2 * twos + laurel;
}

export function items({ captured, ones, twos, laurel }: Won): number {
  return captured.length + ones + twos + (laurel > 0 ? 1 : 0);
}

/** All that a player has won so far. */
export function total(frame: Frame, seat: number): number {
  return [...frame.won.values()]
    .flatMap((hill) => hill[seat] ?? [])
    .reduce((sum, won) => sum + points(won), 0);
}

/** The frames of a finished game, from the events of its last step; [] if they do not tell of an end. */
export function reckon(events: readonly PalatinusEvent[], seats: number): Frame[] {
  if (!events.some((event) => event.type === "palatinus-event-ended")) return [];
  const start: Frame = {
    moment: { kind: "covered" },
    hill: null,
    gone: new Set(),
    covered: true,
    settled: new Set(),
    won: new Map(),
  };
  const frames = [start];
  for (const event of events) {
    const last = frames.at(-1) ?? start;
    switch (event.type) {
      case "palatinus-event-wolves-revealed":
        frames.push({ ...last, covered: false, moment: { kind: "unmasked", count: event.wolves.length } });
        break;
      case "palatinus-event-soldiers-acted":
        for (const soldier of event.soldiers) {
          frames.push({ ...last, hill: event.hill, moment: { kind: "looking", hill: event.hill, soldier } });
        }
        frames.push(acted(last, event.hill, event.soldiers, event.captured, seats));
        break;
      case "palatinus-event-hill-scored":
        frames.push(...counted(last, event), decided(last, event, seats));
        break;
      case "palatinus-event-ended":
        frames.push({ ...last, hill: null, moment: { kind: "ended" } });
        break;
      default:
        break;
    }
  }
  return frames;
}

function acted(
  last: Frame,
  hill: Letter,
  soldiers: SoldierActed[],
  captured: Captured[],
  seats: number,
): Frame {
  const retreated = soldiers
    .filter(({ merchants, farmers }) => merchants === farmers)
    .map(({ space }) => space);
  const won = wonOf(last, hill, seats).map((before, seat) => ({
    ...before,
    captured: captured.filter(({ captor }) => captor === seat).map(({ space }) => space),
    ones: captured.flatMap(({ discs }) => discs).filter((paid) => paid === seat).length,
  }));
  return {
    ...last,
    hill,
    moment: { kind: "acting", hill, captured, retreated },
    gone: new Set([...last.gone, ...retreated, ...captured.map(({ space }) => space)]),
    won: new Map(last.won).set(hill, won),
  };
}

/** One frame for every inhabitant that has influence, in the order in which they are counted. */
function counted(last: Frame, { hill, influence, totals }: HillScored): Frame[] {
  const running = totals.map(() => 0);
  return influence.map((each, index) => {
    running[each.seat] = (running[each.seat] ?? 0) + each.points;
    return {
      ...last,
      hill,
      moment: {
        kind: "counting",
        hill,
        influence: each,
        counted: influence.slice(0, index + 1),
        running: [...running],
      },
    };
  });
}

function decided(last: Frame, scored: HillScored, seats: number): Frame {
  const { hill, laurel, leaders } = scored;
  const won = wonOf(last, hill, seats).map((before, seat) => {
    if (!leaders.includes(seat)) return before;
    return leaders.length === 1 ? { ...before, laurel } : { ...before, twos: 1 };
  });
  return {
    ...last,
    hill,
    moment: { kind: "decided", hill, scored },
    settled: new Set([...last.settled, hill]),
    won: new Map(last.won).set(hill, won),
  };
}

function wonOf(frame: Frame, hill: Letter, seats: number): readonly Won[] {
  return (
    frame.won.get(hill) ??
    Array.from({ length: seats }, () => ({ captured: [], ones: 0, twos: 0, laurel: 0 }))
  );
}

const LONG: Record<Moment["kind"], number> = {
  covered: 900,
  unmasked: 1600,
  looking: 1300,
  acting: 1300,
  counting: 850,
  decided: 1700,
  ended: 0,
};

/** How long a frame is shown before the next, at the normal pace. */
export function patience(frame: Frame): number {
  return LONG[frame.moment.kind];
}

/** The first frame of every hill, and of the beginning and the end: where the big steps go. */
export function chapters(frames: readonly Frame[]): number[] {
  return frames.flatMap((frame, index) =>
    index === 0 || frame.hill !== frames[index - 1]?.hill ? [index] : [],
  );
}
