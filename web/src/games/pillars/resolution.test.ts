import { expect, it } from "vitest";
import type { Message } from "../../lib/types";
import { player, view } from "./fixtures";
import { beatsOf, changesOf, freshFrom, linesOfPlaces, summed, toldBeforeDraw, toldWith } from "./resolution";
import { rewound, withPlaced } from "./rewind";

function line(name: string, args: Message["args"] = {}): Message {
  return { id: `pillars-event-${name}`, args };
}

const REVEALED = line("revealed", { event: "royal-victory" });
const WOOL = line("gained", { player: 1, reason: "wool-mill", good: "gold", count: 4 });
const ROUND = [
  line("builder-placed-free", { player: 0, place: "court", gold: 0 }),
  REVEALED,
  line("gained", { player: 1, reason: "royal-victory", good: "gold", count: 5 }),
  WOOL,
  line("wasted", { player: 1, gold: 2 }),
  line("advantage-gained", { player: 0, card: "toledo" }),
  line("gained", { player: 0, reason: "toledo", good: "metal", count: 2 }),
  line("tax-rolled", { player: 0, roll: 3 }),
  line("paid", { player: 1, reason: "court", due: 3, gold: 3 }),
  line("craftsman-gained", { player: 1, craftsman: "r1-mason" }),
  line("dismissed-limit", { player: 1, craftsman: "start-stonecutter" }),
];

it("parts the log among the places that were resolved", () => {
  const beats = beatsOf([{ log: ROUND.slice(0, 3) }, { log: ROUND.slice(3) }]);
  expect(beats.map(({ step, place, lines }) => [step, place, lines.length])).toEqual([
    [1, "event", 2],
    [3, "wool-mill", 2],
    [4, "kingsbridge", 2],
    [9, "court", 2],
    [10, "shiring", 2],
  ]);
});

it("tells of the newest round, and of that one until the next event", () => {
  const next = [
    line("start-player", { player: 1 }),
    line("round-began", { round: 2 }),
    line("craftsman-left", { craftsman: "r2-mason" }),
  ];
  expect(beatsOf([{ log: [...ROUND, ...next] }]).map(({ place }) => place)).toEqual([
    "event",
    "wool-mill",
    "kingsbridge",
    "court",
    "shiring",
    "start-player",
  ]);
  expect(beatsOf([{ log: [...ROUND, ...next, REVEALED] }]).map(({ place }) => place)).toEqual(["event"]);
  expect(beatsOf([{ log: next }])).toEqual([]);
});

it("knows which lines are new", () => {
  const beats = beatsOf([{ log: ROUND }]);
  expect(freshFrom(beats, linesOfPlaces(ROUND).length)).toEqual({ beat: 0, line: 0 });
  expect(freshFrom(beats, 3)).toEqual({ beat: 3, line: 1 });
  expect(freshFrom(beats, 4)).toEqual({ beat: 3, line: 0 });
});

it("reads from a line what somebody got or lost", () => {
  expect(changesOf(line("bought", { player: 1, resource: "wood", count: 2, gold: 6 }))).toEqual([
    { seat: 1, good: "gold", count: -6 },
    { seat: 1, good: "wood", count: 2 },
  ]);
  expect(changesOf(line("paid-short", { player: 0, reason: "court", due: 5, gold: 2, points: 1 }))).toEqual([
    { seat: 0, good: "gold", count: -2 },
    { seat: 0, good: "points", count: -1 },
  ]);
  const glass = line("converted-points", { player: 0, craftsman: "r4-glassblower", gold: 0, points: 3 });
  expect(summed([glass, glass].flatMap(changesOf))).toEqual([
    { seat: 0, good: "sand", count: -2 },
    { seat: 0, good: "metal", count: -2 },
    { seat: 0, good: "points", count: 6 },
  ]);
});

it("shows players without what later places brought", () => {
  const now = view({
    players: [
      player({ resources: { sand: 0, wood: 0, stone: 0, metal: 2 } }),
      player({ gold: 26, craftsmen: ["start-mortar-mixer", "start-woodworker", "r1-mason"] }),
    ],
  });
  const beats = beatsOf([{ log: ROUND }]);
  const gold = beats.map((_, at) => rewound(now, null, beats, at).players[1]?.gold);
  expect(gold).toEqual([25, 29, 29, 26, 26]);
  expect(rewound(view({ phase: "cards", step: 0 }), null, beats, 3)).toMatchObject({
    phase: "places",
    step: 9,
  });
  expect(rewound(now, null, beats, 1).players[0]?.resources["metal"]).toBe(0);
  expect(rewound(now, null, beats, 3).players[1]?.craftsmen).toEqual([
    "start-mortar-mixer",
    "start-woodworker",
    "start-stonecutter",
  ]);
  expect(rewound(now, null, beats, 4).players[1]?.craftsmen).toContain("r1-mason");
});

it("knows the event of a round whose log begins after it", () => {
  const beats = [{ step: 10, place: "shiring" as const, lines: ROUND.slice(-1) }];
  const now = view({ event: "cold-winter", tax_roll: 2 });
  expect(rewound(now, null, beats, 0)).toMatchObject({ event: "cold-winter", tax_roll: 2 });
});

it("leaves builders, cards and workers where they are until their place is resolved", () => {
  const placed = {
    type: "pillars-event-builder-placed",
    seat: 0,
    place: "court",
    space: 0,
    paid: 0,
  } as const;
  const at = { "wool-mill": 4 };
  const workers = { total: 12, free: 0, grey: 0, black: 0, at };
  const before = withPlaced(view({ phase: "builders", players: [player(), player({ workers })] }), [placed]);
  const after = view({
    kingsbridge: [null, null],
    places: { kingsbridge: [null, null], court: [null, null, null, null] },
  });
  const beats = beatsOf([{ log: ROUND }]);
  const seen = beats.map((_, index) => rewound(after, before, beats, index));
  expect(seen.map(({ places }) => places["court"]?.[0])).toEqual([0, 0, 0, 0, null]);
  expect(seen.map(({ kingsbridge }) => kingsbridge[0])).toEqual(["tom", "tom", "tom", null, null]);
  expect(seen.map(({ players }) => players[1]?.workers.at["wool-mill"])).toEqual([
    4,
    4,
    undefined,
    undefined,
    undefined,
  ]);
  expect(seen.map(({ tax_roll }) => tax_roll)).toEqual([null, null, null, 3, 3]);
  expect(seen.map(({ event }) => event)).toEqual(beats.map(() => "royal-victory"));
});

it("tells of a step no more than the places that have been shown", () => {
  const beats = beatsOf([{ log: ROUND }]);
  expect(beats.map((_, at) => toldWith(ROUND, beats, at))).toEqual([3, 5, 7, 9, 11]);
  const rest = ROUND.slice(5);
  const going = beatsOf([{ log: ROUND.slice(0, 5) }, { log: rest }]);
  expect([2, 3, 4].map((at) => toldWith(rest, going, at))).toEqual([2, 4, 6]);
  const next = [...rest, line("start-player", { player: 1 }), line("round-began", { round: 2 })];
  const last = beatsOf([{ log: ROUND.slice(0, 5) }, { log: next }]);
  expect(toldWith(next, last, last.length - 1)).toBe(next.length);
});

it("does not say whose builder was drawn before it is out of the bag", () => {
  expect(toldBeforeDraw([line("builder-placed", { player: 0 }), line("builder-drawn", { player: 1 })])).toBe(
    1,
  );
  expect(toldBeforeDraw([line("builder-placed", { player: 0 })])).toBe(1);
});
