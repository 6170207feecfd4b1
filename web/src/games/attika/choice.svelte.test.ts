import { beforeEach, describe, expect, it } from "vitest";
import { buildOf, choiceOf, ghostOf, give, pay, pricesOf, suggest, take } from "./choice.svelte";
import { buildings, player, view } from "./fixtures";
import type { AttikaPreview, AttikaView, Session } from "./types";

let played: string[];
let asked: string[];

const PREVIEW: AttikaPreview = {
  building: "fortress",
  hex: "16.1",
  cost: "HMMM",
  free_by: null,
  symbols: ["16.1", "14.4"],
  need: "HM",
  settlement: 0,
  cards: 2,
  ways: 1,
  completes_group: null,
  reward: null,
  wins: null,
};

function sessionWith(
  legal: string[],
  changes: Partial<AttikaView> = {},
  preview: Partial<AttikaPreview> = {},
): Session {
  const session = $state({
    view: view({ prices: { fortress: { "16.1": 2, "16.3": 9 } }, ...changes }),
    legal,
    you: 0,
    t: (id: string) => id,
    explain: (text: string) => void asked.push(text),
    play: (action: string) => Promise.resolve(void played.push(action)),
    why: (action: string) => Promise.resolve(asked.push(action) && null),
    preview: () => Promise.resolve({ ...PREVIEW, ...preview }),
  });
  return session as unknown as Session;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  played = [];
  asked = [];
});

describe("building", () => {
  const legal = ["draw 1", "build fortress 16.1", "finish"];

  it("plays a building and then a hex", async () => {
    const session = sessionWith(legal);
    const choice = choiceOf(session);
    choice.pick("building", "fortress");
    expect(choice.prompt()?.id).toBe("attika-prompt-choose-hex");
    expect(pricesOf(session, choice).get("16.3")).toBe(9);
    choice.pick("space", "16.1");
    await settle();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("shows at the first tap of a finger and plays at the second", async () => {
    const choice = choiceOf(sessionWith(legal));
    choice.pick("building", "fortress");
    choice.pick("space", "16.1", true);
    await settle();
    expect([played, buildOf(choice)]).toEqual([[], { verb: "build", building: "fortress", hex: "16.1" }]);
    choice.pick("space", "16.1", true);
    await settle();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("asks why a hex or a building cannot be", () => {
    const choice = choiceOf(sessionWith(legal, { buildings: buildings("16.0 tavern 0") }));
    choice.pick("building", "mill");
    choice.pick("building", "fortress");
    choice.pick("space", "16.3");
    choice.pick("space", "16.0");
    expect(asked).toEqual(["build mill 16.1", "build fortress 16.3", "build fortress 16.0"]);
  });

  it("wants a building first", () => {
    const choice = choiceOf(sessionWith(legal));
    choice.pick("space", "16.1");
    expect(asked).toEqual(["attika-choose-building-first"]);
  });

  it("lets go of a building that is chosen again", () => {
    const choice = choiceOf(sessionWith(legal));
    choice.pick("building", "fortress");
    choice.pick("building", "fortress");
    expect([choice.picks.building, choice.cancel()]).toEqual([undefined, false]);
  });
});

describe("paying", () => {
  const hand = { water: 2, hill: 1, mountain: 1 };
  const legal = ["build fortress 16.1", "finish"];

  it("opens with a suggestion where there are several ways, and sends the cards in their order", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    const choice = choiceOf(session);
    choice.pick("building", "fortress");
    choice.pick("space", "16.1");
    await settle();
    expect([played, choice.picks.payment?.cards]).toEqual([
      [],
      { water: 0, forest: 0, hill: 1, mountain: 1 },
    ]);
    give(choice, "mountain", -1);
    pay(choice);
    expect(played).toEqual([]);
    give(choice, "water", 1);
    give(choice, "water", 1);
    pay(choice);
    expect(played).toEqual(["build fortress 16.1"]);

    const paying = session as unknown as { view: AttikaView; legal: string[] };
    for (const legal of [["pay water", "pay hill"], ["pay water"], ["pay hill"]]) {
      paying.view = view({ phase: "paying", players: paying.view.players });
      paying.legal = legal;
      choice.begin();
    }
    expect(played).toEqual(["build fortress 16.1", "pay water", "pay water", "pay hill"]);
  });

  it("opens for a building that a hint has named, and not for anything else", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    expect(take(session, "finish")).toBe(false);
    expect(take(session, "build fortress 16.1")).toBe(true);
    await settle();
    const { building, payment } = choiceOf(session).picks;
    expect([building, payment?.cards]).toEqual(["fortress", { water: 0, forest: 0, hill: 1, mountain: 1 }]);
    expect(played).toEqual([]);
    const single = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 1 });
    expect(take(single, "build fortress 16.1")).toBe(true);
    await settle();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("gives no card once the rules have completed the payment", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    const choice = choiceOf(session);
    choice.pick("building", "fortress");
    choice.pick("space", "16.1");
    await settle();
    pay(choice);
    (session as unknown as { legal: string[] }).legal = ["finish"];
    choice.begin();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("suggests again, and forgets on request", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    const choice = choiceOf(session);
    choice.pick("building", "fortress");
    choice.pick("space", "16.1");
    await settle();
    give(choice, "hill", -1);
    suggest(session, choice);
    expect(choice.picks.payment?.cards["hill"]).toBe(1);
    expect(choice.cancel()).toBe(true);
    expect(choice.picks.payment).toBeUndefined();
  });
});

it("has the drawn building chosen already", () => {
  const choice = choiceOf(
    sessionWith(["build fortress 16.1", "store"], { phase: "drawn", building: "fortress" }),
  );
  choice.begin();
  expect([choice.picks.building, choice.prompt(), choice.cancel(), choice.picks.building]).toEqual([
    "fortress",
    null,
    false,
    "fortress",
  ]);
});

it("turns and lays a tile, by mouse at once and by finger after a look", () => {
  const legal = [0, 1, 2, 3, 4, 5].map((rotation) => `tile -4 1 ${rotation}`);
  const session = sessionWith(legal, { phase: "tile", turned_tile: { tile: 3, symbols: ".H.H.H." } });
  const choice = choiceOf(session);
  choice.turn(-1);
  choice.pick("place", "-4,1", true);
  expect([played, ghostOf(session, choice)?.hexes[1], choice.prompt()?.id]).toEqual([
    [],
    [-3, 0],
    "attika-prompt-turn-tile",
  ]);
  choice.confirm();
  choice.pick("place", "-4,1");
  choice.pick("place", "9,9");
  expect(played).toEqual(["tile -4 1 5", "tile -4 1 5"]);
});

it("does nothing when it is somebody else's turn", () => {
  const choice = choiceOf(sessionWith([]));
  choice.pick("building", "fortress");
  choice.pick("space", "16.1");
  expect([played, asked, choice.picks]).toEqual([[], [], {}]);
});

it("is the same for board and tray", () => {
  const session = sessionWith([]);
  expect(choiceOf(session)).toBe(choiceOf(session));
});
