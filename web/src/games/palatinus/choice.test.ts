import { beforeEach, describe, expect, it } from "vitest";
import { board, pieces } from "./fixtures";
import { choiceOf, pickRole, type Choice } from "./choice.svelte";
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
    choice = choiceOf(sessionWith(legal));
    choice.begin();
  });

  it("plays a kind and then a space", () => {
    choice.pick("kind", "farmer");
    expect(choice.prompt()).toEqual({ id: "palatinus-prompt-choose-space", args: { kind: "farmer" } });
    choice.pick("space", "C4");
    expect(played).toEqual(["place farmer C4"]);
  });

  it("plays a space and then a kind", () => {
    choice.pick("space", "C4");
    expect(choice.prompt()).toEqual({ id: "palatinus-prompt-choose-kind", args: { space: "C4" } });
    choice.pick("kind", "wolf-farmer");
    expect(played).toEqual(["place wolf-farmer C4"]);
  });

  it("shows at the first tap of a finger and plays at the second", () => {
    choice.pick("kind", "farmer", true);
    choice.pick("space", "C4", true);
    expect([played, choice.action]).toEqual([[], { verb: "place", kind: "farmer", space: "C4" }]);
    choice.pick("space", "B3", true);
    choice.pick("space", "B3", true);
    expect(played).toEqual(["place farmer B3"]);
  });

  it("lets a finger change the kind before it confirms", () => {
    choice.pick("space", "C4", true);
    choice.pick("kind", "farmer", true);
    choice.pick("kind", "wolf-farmer", true);
    expect(played).toEqual([]);
    choice.confirm();
    expect(played).toEqual(["place wolf-farmer C4"]);
  });

  it("asks why an occupied space or a kind cannot be", () => {
    choice.pick("space", "A0");
    choice.pick("kind", "soldier");
    choice.pick("kind", "farmer");
    choice.pick("space", "A0");
    expect(asked).toEqual(["place farmer A0", "place soldier A1", "place farmer A0"]);
    expect(played).toEqual([]);
  });

  it("goes through the kinds of a role", () => {
    pickRole(choice, "farmer");
    expect(choice.picks.kind).toBe("farmer");
    pickRole(choice, "farmer");
    expect(choice.picks.kind).toBe("wolf-farmer");
    pickRole(choice, "soldier");
    expect(asked).toEqual(["place soldier A1"]);
  });

  it("forgets on request", () => {
    choice.pick("kind", "farmer");
    expect(choice.cancel()).toBe(true);
    expect(choice.cancel()).toBe(false);
    expect(choice.prompt()).toBeNull();
  });
});

it("chooses a single kind by itself", () => {
  const choice = choiceOf(sessionWith(["place soldier B3", "place soldier C4"]));
  choice.begin();
  expect(choice.picks.kind).toBe("soldier");
});

it("does nothing when it is somebody else's turn", () => {
  const choice = choiceOf(sessionWith([]));
  choice.pick("kind", "farmer");
  choice.pick("space", "C4");
  choice.pick("slot", 1);
  expect([played, asked, choice.picks]).toEqual([[], [], {}]);
});

it("turns and lays a tile, by mouse at once and by finger after a look", () => {
  const choice = choiceOf(sessionWith(["lay 2 0", "lay 2 5"]));
  choice.turn(-1);
  choice.pick("slot", 2, true);
  expect([played, choice.turned]).toEqual([[], 5]);
  choice.confirm();
  choice.pick("slot", 2);
  choice.pick("slot", 4);
  expect(played).toEqual(["lay 2 5", "lay 2 5"]);
  expect(asked).toEqual(["lay 4 5"]);
});

it("is the same for board and tray", () => {
  const session = sessionWith([]);
  expect(choiceOf(session)).toBe(choiceOf(session));
});
