import { beforeEach, describe, expect, it } from "vitest";
import { board, pieces } from "./fixtures";
import { Choice, choiceOf } from "./choice.svelte";
import type { Session } from "./types";

let played: string[];
let asked: string[];

function sessionWith(legal: string[], placed = "A0 S"): Session {
  return {
    view: { tiles: board(), pieces: [...pieces(placed).values()] },
    legal,
    play: (action: string) => Promise.resolve(void played.push(action)),
    why: (action: string) => Promise.resolve(asked.push(action) && null),
  } as unknown as Session;
}

beforeEach(() => {
  played = [];
  asked = [];
});

describe("placing", () => {
  const legal = ["place farmer B3", "place farmer C4", "place wolf-farmer B3", "place wolf-farmer C4"];
  let choice: Choice;
  beforeEach(() => {
    choice = new Choice(sessionWith(legal));
    choice.begin();
  });

  it("plays a kind and then a space", () => {
    choice.pickKind("farmer");
    expect(choice.prompt()).toEqual({ id: "palatinus-prompt-choose-space", args: { kind: "farmer" } });
    choice.pickSpace("C4");
    expect(played).toEqual(["place farmer C4"]);
  });

  it("plays a space and then a kind", () => {
    choice.pickSpace("C4");
    expect(choice.prompt()).toEqual({ id: "palatinus-prompt-choose-kind", args: { space: "C4" } });
    choice.pickKind("wolf-farmer");
    expect(played).toEqual(["place wolf-farmer C4"]);
  });

  it("shows at the first tap of a finger and plays at the second", () => {
    choice.pickKind("farmer", true);
    choice.pickSpace("C4", true);
    expect([played, choice.pointedPlacing]).toEqual([[], "place farmer C4"]);
    choice.pickSpace("B3", true);
    choice.pickSpace("B3", true);
    expect(played).toEqual(["place farmer B3"]);
  });

  it("lets a finger change the kind before it confirms", () => {
    choice.pickSpace("C4", true);
    choice.pickKind("farmer", true);
    choice.pickKind("wolf-farmer", true);
    expect(played).toEqual([]);
    choice.confirm();
    expect(played).toEqual(["place wolf-farmer C4"]);
  });

  it("asks why an occupied space or a kind cannot be", () => {
    choice.pickSpace("A0");
    choice.pickKind("soldier");
    choice.pickKind("farmer");
    choice.pickSpace("A0");
    expect(asked).toEqual(["place farmer A0", "place soldier A1", "place farmer A0"]);
    expect(played).toEqual([]);
  });

  it("goes through the kinds of a role", () => {
    choice.pickRole("farmer");
    expect(choice.kind).toBe("farmer");
    choice.pickRole("farmer");
    expect(choice.kind).toBe("wolf-farmer");
    choice.pickRole("soldier");
    expect(asked).toEqual(["place soldier A1"]);
  });

  it("forgets on request", () => {
    choice.pickKind("farmer");
    expect(choice.cancel()).toBe(true);
    expect(choice.cancel()).toBe(false);
    expect(choice.prompt()).toBeNull();
  });
});

it("chooses a single kind by itself", () => {
  const choice = new Choice(sessionWith(["place soldier B3", "place soldier C4"]));
  choice.begin();
  expect(choice.kind).toBe("soldier");
});

it("does nothing when it is somebody else's turn", () => {
  const choice = new Choice(sessionWith([]));
  choice.pickKind("farmer");
  choice.pickSpace("C4");
  choice.pickSlot(1);
  expect([played, asked, choice.kind, choice.space]).toEqual([[], [], null, null]);
});

it("turns and lays a tile, by mouse at once and by finger after a look", () => {
  const choice = new Choice(sessionWith(["lay 2 0", "lay 2 5"]));
  choice.turn(-1);
  choice.pickSlot(2, true);
  expect([played, choice.rotation]).toEqual([[], 5]);
  choice.confirm();
  choice.pickSlot(2);
  choice.pickSlot(4);
  expect(played).toEqual(["lay 2 5", "lay 2 5"]);
  expect(asked).toEqual(["lay 4 5"]);
});

it("is the same for board and tray", () => {
  const session = sessionWith([]);
  expect(choiceOf(session)).toBe(choiceOf(session));
});
