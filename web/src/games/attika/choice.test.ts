import { beforeEach, describe, expect, it } from "vitest";
import { Choice, choiceOf } from "./choice.svelte";
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
  return {
    view: view({ prices: { fortress: { "16.1": 2, "16.3": 9 } }, ...changes }),
    legal,
    you: 0,
    t: (id: string) => id,
    explain: (text: string) => void asked.push(text),
    play: (action: string) => Promise.resolve(void played.push(action)),
    why: (action: string) => Promise.resolve(asked.push(action) && null),
    preview: () => Promise.resolve({ ...PREVIEW, ...preview }),
  } as unknown as Session;
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  played = [];
  asked = [];
});

describe("building", () => {
  const legal = ["draw 1", "build fortress 16.1", "finish"];

  it("plays a building and then a hex", async () => {
    const choice = new Choice(sessionWith(legal));
    choice.pickBuilding("fortress");
    expect(choice.prompt()?.id).toBe("attika-prompt-choose-hex");
    expect(choice.prices.get("16.3")).toBe(9);
    choice.pickSpace("16.1");
    await settle();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("shows at the first tap of a finger and plays at the second", async () => {
    const choice = new Choice(sessionWith(legal));
    choice.pickBuilding("fortress");
    choice.pickSpace("16.1", true);
    await settle();
    expect([played, choice.pointedBuild]).toEqual([[], "build fortress 16.1"]);
    choice.pickSpace("16.1", true);
    await settle();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("asks why a hex or a building cannot be", () => {
    const choice = new Choice(sessionWith(legal, { buildings: buildings("16.0 tavern 0") }));
    choice.pickBuilding("mill");
    choice.pickBuilding("fortress");
    choice.pickSpace("16.3");
    choice.pickSpace("16.0");
    expect(asked).toEqual(["build mill 16.1", "build fortress 16.3", "build fortress 16.0"]);
  });

  it("wants a building first", () => {
    const choice = new Choice(sessionWith(legal));
    choice.pickSpace("16.1");
    expect(asked).toEqual(["attika-choose-building-first"]);
  });

  it("lets go of a building that is chosen again", () => {
    const choice = new Choice(sessionWith(legal));
    choice.pickBuilding("fortress");
    choice.pickBuilding("fortress");
    expect([choice.building, choice.cancel()]).toEqual([null, false]);
  });
});

describe("paying", () => {
  const hand = { water: 2, hill: 1, mountain: 1 };
  const legal = ["build fortress 16.1", "finish"];

  it("opens with a suggestion where there are several ways, and sends the cards in their order", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    const choice = new Choice(session);
    choice.pickBuilding("fortress");
    choice.pickSpace("16.1");
    await settle();
    expect([played, choice.payment?.cards]).toEqual([[], { water: 0, forest: 0, hill: 1, mountain: 1 }]);
    choice.give("mountain", -1);
    choice.confirm();
    expect(played).toEqual([]);
    choice.give("water", 1);
    choice.give("water", 1);
    choice.confirm();
    expect(played).toEqual(["build fortress 16.1"]);

    const paying = session as unknown as { view: AttikaView; legal: string[] };
    for (const legal of [["pay water", "pay hill"], ["pay water"], ["pay hill"]]) {
      paying.view = view({ phase: "paying", players: paying.view.players });
      paying.legal = legal;
      choice.begin();
    }
    expect(played).toEqual(["build fortress 16.1", "pay water", "pay water", "pay hill"]);
  });

  it("gives no card once the rules have completed the payment", async () => {
    const session = sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 });
    const choice = new Choice(session);
    choice.pickBuilding("fortress");
    choice.pickSpace("16.1");
    await settle();
    choice.confirm();
    (session as unknown as { legal: string[] }).legal = ["finish"];
    choice.begin();
    expect(played).toEqual(["build fortress 16.1"]);
  });

  it("suggests again, and forgets on request", async () => {
    const choice = new Choice(
      sessionWith(legal, { players: [player({ hand, cards: 4 }), player()] }, { ways: 3 }),
    );
    choice.pickBuilding("fortress");
    choice.pickSpace("16.1");
    await settle();
    choice.give("hill", -1);
    choice.suggest();
    expect(choice.payment?.cards["hill"]).toBe(1);
    expect(choice.cancel()).toBe(true);
    expect(choice.payment).toBeNull();
  });
});

it("has the drawn building chosen already", () => {
  const choice = new Choice(
    sessionWith(["build fortress 16.1", "store"], { phase: "drawn", building: "fortress" }),
  );
  choice.begin();
  expect([choice.building, choice.prompt(), choice.cancel(), choice.building]).toEqual([
    "fortress",
    null,
    false,
    "fortress",
  ]);
});

it("turns and lays a tile, by mouse at once and by finger after a look", () => {
  const legal = [0, 1, 2, 3, 4, 5].map((rotation) => `tile -4 1 ${rotation}`);
  const choice = new Choice(
    sessionWith(legal, { phase: "tile", turned_tile: { tile: 3, symbols: ".H.H.H." } }),
  );
  choice.turn(-1);
  choice.pickPlace("-4,1", true);
  expect([played, choice.ghost?.hexes[1], choice.prompt()?.id]).toEqual([
    [],
    [-3, 0],
    "attika-prompt-turn-tile",
  ]);
  choice.confirm();
  choice.pickPlace("-4,1");
  choice.pickPlace("9,9");
  expect(played).toEqual(["tile -4 1 5", "tile -4 1 5"]);
});

it("does nothing when it is somebody else's turn", () => {
  const choice = new Choice(sessionWith([]));
  choice.pickBuilding("fortress");
  choice.pickSpace("16.1");
  expect([played, asked, choice.building]).toEqual([[], [], null]);
});

it("is the same for board and tray", () => {
  const session = sessionWith([]);
  expect(choiceOf(session)).toBe(choiceOf(session));
});
