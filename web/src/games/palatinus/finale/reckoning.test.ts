import { expect, it } from "vitest";
import type { PalatinusEvent, PalatinusView } from "../types";
import { narrate } from "./narration";
import { chapters, items, points, reckon, total } from "./reckoning";
import { outcome } from "./sheet";
import { story } from "./story";

/** A made-up end for three: one shared capture, one retreat, one tied hill, one hill won, one lost. */
const events: PalatinusEvent[] = [
  { type: "palatinus-event-placed", seat: 2, space: "B1", colour: "green", wolf: true, role: null },
  { type: "palatinus-event-wolves-revealed", wolves: [{ space: "B1", seat: 2, role: "farmer" }] },
  {
    type: "palatinus-event-soldiers-acted",
    hill: "A",
    soldiers: [
      { space: "A0", seat: 0, merchants: 2, farmers: 0, captures: ["A1", "B4"] },
      { space: "A2", seat: 1, merchants: 1, farmers: 0, captures: ["A1"] },
      { space: "A4", seat: 2, merchants: 1, farmers: 1, captures: [] },
    ],
    captured: [
      { space: "A1", seat: 2, role: "merchant", captor: 0, discs: [1] },
      { space: "B4", seat: 0, role: "merchant", captor: 0, discs: [] },
    ],
  },
  {
    type: "palatinus-event-hill-scored",
    hill: "A",
    laurel: 6,
    influence: [],
    totals: [0, 0, 0],
    leaders: [],
  },
  {
    type: "palatinus-event-hill-scored",
    hill: "B",
    laurel: 5,
    influence: [
      {
        space: "B1",
        seat: 2,
        role: "farmer",
        points: 4,
        parts: [
          ["B0", 2],
          ["B2", 2],
        ],
      },
      { space: "B3", seat: 1, role: "merchant", points: 3, parts: [["A0", 3]] },
      { space: "B5", seat: 1, role: "merchant", points: 1, parts: [["A5", 1]] },
    ],
    totals: [0, 4, 4],
    leaders: [1, 2],
  },
  {
    type: "palatinus-event-hill-scored",
    hill: "C",
    laurel: 3,
    influence: [
      {
        space: "C1",
        seat: 2,
        role: "farmer",
        points: 6,
        parts: [
          ["C1", 2],
          ["C0", 2],
          ["C2", 2],
        ],
      },
    ],
    totals: [0, 0, 6],
    leaders: [2],
  },
  { type: "palatinus-event-ended", ranking: [[2], [1], [0]], scores: [2, 3, 5], items: [2, 2, 2] },
];
const frames = reckon(events, 3);
const last = frames.at(-1) ?? outcome({} as PalatinusView);

const view = {
  seats: 3,
  pieces: [
    { space: "A1", fate: "captured" },
    { space: "C1", fate: null },
  ],
  winnings: [
    { captured: 2, laurels: [] },
    { captured: 0, laurels: [] },
    { captured: 0, laurels: [3] },
  ],
  result: {
    ranking: [[2], [1], [0]],
    scores: [2, 3, 5],
    tiebreaks: [2, 2, 2],
    ending: "palatinus-ending-points",
    breakdown: [
      [
        {
          message: {
            id: "palatinus-score-captured",
            args: { hill: "A", soldier: "A0", space: "A1", role: "merchant" },
          },
          points: 1,
        },
        {
          message: {
            id: "palatinus-score-captured",
            args: { hill: "A", soldier: "A0", space: "B4", role: "merchant" },
          },
          points: 1,
        },
      ],
      [
        {
          message: { id: "palatinus-score-capture-disc", args: { hill: "A", soldier: "A2", space: "A1" } },
          points: 1,
        },
        { message: { id: "palatinus-score-tie", args: { hill: "B" } }, points: 2 },
      ],
      [
        { message: { id: "palatinus-score-tie", args: { hill: "B" } }, points: 2 },
        { message: { id: "palatinus-score-laurel", args: { hill: "C", laurel: 3 } }, points: 3 },
      ],
    ],
  },
} as unknown as PalatinusView;

it("shows one thing at a time", () => {
  expect(frames.map(({ moment }) => moment.kind)).toEqual([
    "covered",
    "unmasked",
    "looking",
    "looking",
    "looking",
    "acting",
    "decided",
    "counting",
    "counting",
    "counting",
    "decided",
    "counting",
    "decided",
    "ended",
  ]);
});

it("tells nothing of a game that goes on", () => {
  expect(reckon(events.slice(0, 1), 3)).toEqual([]);
});

it("lets all soldiers look before anybody leaves", () => {
  expect(frames.slice(0, 5).every(({ gone }) => gone.size === 0)).toBe(true);
  expect([...(frames[5]?.gone ?? [])].toSorted()).toEqual(["A1", "A4", "B4"]);
});

it("adds influence up from piece to piece", () => {
  const sums = frames.flatMap(({ moment }) => (moment.kind === "counting" ? [moment.running.join(" ")] : []));
  expect(sums).toEqual(["0 0 4", "0 3 4", "0 4 4", "0 0 6"]);
});

it("keeps a running score", () => {
  expect(frames.map((frame) => [0, 1, 2].map((seat) => total(frame, seat)).join(" "))).toEqual([
    ...Array<string>(5).fill("0 0 0"),
    ...Array<string>(5).fill("2 1 0"),
    ...Array<string>(2).fill("2 3 2"),
    "2 3 5",
    "2 3 5",
  ]);
});

it("knows where a new hill begins", () => {
  expect(chapters(frames).map((index) => frames[index]?.hill ?? "-")).toEqual(["-", "A", "B", "C", "-"]);
});

it("counts points and things won", () => {
  const won = { captured: ["A1", "B4"], ones: 1, twos: 1, laurel: 6 };
  expect([points(won), items(won)]).toEqual([11, 5]);
});

it("finds the same score in the breakdown as in the events", () => {
  const known = outcome(view);
  for (const [hill, row] of last.won) expect(known.won.get(hill), hill).toEqual(row);
  expect(known.gone).toEqual(new Set(["A1"]));
});

it("puts every moment into words", () => {
  expect(frames.map((frame) => narrate(frame, view).id.replace("palatinus-", ""))).toEqual([
    "finale-covered",
    "event-wolves-revealed",
    "finale-looking",
    "finale-looking",
    "finale-looking",
    "finale-acting",
    "event-hill-lost",
    "finale-counting",
    "finale-counting",
    "finale-counting",
    "event-hill-tied",
    "finale-counting",
    "event-hill-won",
    "event-ended",
  ]);
});

it("tells how it was decided", () => {
  expect(story(view, events)).toEqual([
    { id: "palatinus-story-won", args: { player: 2, points: 5, margin: 2, laurels: 1, captured: 0 } },
    { id: "palatinus-story-tied", args: { hill: "B", laurel: 5, players: "1 2" } },
    { id: "palatinus-story-capture", args: { player: 0, hill: "A", space: "A0", count: 2 } },
  ]);
});

it("tells what broke a tie, and a shared victory", () => {
  const level = {
    ...view,
    result: { ...view.result, scores: [2, 5, 5], tiebreaks: [2, 1, 2], ending: "palatinus-ending-items" },
  } as PalatinusView;
  expect(story(level, [])[1]).toEqual({
    id: "palatinus-story-items",
    args: { player: 2, player_second: 1, items: 2, fewer: 1 },
  });
  const shared = {
    ...view,
    result: { ...view.result, ranking: [[1, 2], [0]], scores: [2, 5, 5] },
  } as PalatinusView;
  expect(story(shared, [])[0]).toEqual({ id: "palatinus-story-shared", args: { players: "1 2", points: 5 } });
});
