import { describe, expect, it, vi } from "vitest";
import { Choice } from "./choice.svelte";
import { player, view } from "./fixtures";
import type { PillarsView, Session } from "./types";

function session(legal: string[], changes: Partial<PillarsView> = {}): Session {
  return {
    view: view(changes),
    step: null,
    animate: false,
    caughtUp: true,
    legal,
    you: 0,
    seats: [],
    options: {},
    log: [],
    actors: [0],
    submitting: false,
    highlighted: new Set(),
    motion: { duration: () => 0, reduced: false },
    play: vi.fn(async () => {}),
    why: vi.fn(async () => null),
    preview: vi.fn(async () => null),
    explain: vi.fn(),
    setPrompt: vi.fn(),
    tell: vi.fn(),
    name: String,
    t: (id) => id,
  };
}

describe("placing a builder", () => {
  const legal = ["place court", "place shiring-1", "wait"];

  it("plays at once with a mouse, and on the second tap of a finger", () => {
    const at = session(legal, { decision: "place-or-wait" });
    const choice = new Choice(at);
    choice.pickSpace("court", true);
    expect(at.play).not.toHaveBeenCalled();
    choice.pickSpace("court", true);
    choice.pickSpace("shiring-1");
    expect(vi.mocked(at.play).mock.calls).toEqual([["place court"], ["place shiring-1"]]);
  });

  it("says why where it cannot go, and that some places have no room for builders", () => {
    const at = session(legal, { decision: "place-or-wait" });
    const choice = new Choice(at);
    choice.pickSpace("bishop");
    choice.pickSpace("forest");
    expect(at.why).toHaveBeenCalledExactlyOnceWith("place bishop");
    expect(at.explain).toHaveBeenCalledWith("pillars-no-builders");
  });
});

describe("trading", () => {
  const legal = ["buy wood 1", "buy wood 2", "sell metal 1", "stop"];

  it("puts a trade of one kind together and tells its worth", () => {
    const at = session(legal, { decision: "trade" });
    const choice = new Choice(at);
    choice.deal("wood", 1);
    choice.deal("wood", 1);
    expect(choice.worth).toBe(-6);
    choice.deal("wood", 1);
    expect(at.why).toHaveBeenCalledWith("buy wood 3");
    choice.deal("metal", -1);
    expect(choice.worth).toBe(5);
    choice.confirm();
    expect(at.play).toHaveBeenCalledWith("sell metal 1");
  });
});

describe("craftsmen", () => {
  it("are asked once more before they leave", () => {
    const at = session(["dismiss r1-mason"], {
      decision: "dismiss",
      players: [player({ craftsmen: ["r1-mason"] }), player()],
    });
    const choice = new Choice(at);
    choice.pickCraftsman("r1-mason");
    expect(choice.prompt()).toEqual({ id: "pillars-prompt-leaving", args: { craftsman: "r1-mason" } });
    expect(at.play).not.toHaveBeenCalled();
    choice.confirm();
    expect(at.play).toHaveBeenCalledWith("dismiss r1-mason");
  });

  it("work as planned, one after the other, as long as each step is legal", () => {
    const workshop = {
      seat: 0,
      uses_left: {},
      boosted: [],
      plan: ["start-stonecutter", "r1-mason"],
      plan_points: 2,
    };
    const at = session(["convert start-stonecutter", "convert r1-mason", "finish"], {
      decision: "convert",
      workshop,
    });
    const choice = new Choice(at);
    choice.workAsPlanned();
    expect(choice.working).toBe(true);
    choice.begin();
    choice.begin();
    expect(vi.mocked(at.play).mock.calls).toEqual([["convert start-stonecutter"], ["convert r1-mason"]]);
    expect(choice.working).toBe(false);
  });
});

describe("accepting builders that are drawn", () => {
  const drawing = (drawn: number, round = 1): Partial<PillarsView> => ({
    round,
    phase: "builders",
    builders: { bag: [2, 2], drawn, price: 6, handled: 1, rejections: 1, waiting: [], set_aside: [0, 0] },
  });
  const legal = ["accept", "reject"];

  function follow(whose: "mine" | "all", draws: Partial<PillarsView>[]): number[] {
    const at = session(legal, drawing(0));
    const choice = new Choice(at);
    choice.acceptFromNowOn(whose);
    return draws.map((changes) => {
      vi.mocked(at.play).mockClear();
      Object.assign(at.view, changes);
      choice.begin();
      return vi.mocked(at.play).mock.calls.length;
    });
  }

  it("goes on by itself for the player's own, and asks about the others'", () => {
    expect(follow("mine", [drawing(0), drawing(1), drawing(0)])).toEqual([1, 0, 1]);
  });

  it("goes on for everybody's, until the round is over", () => {
    expect(follow("all", [drawing(0), drawing(1), drawing(1, 2)])).toEqual([1, 1, 0]);
  });

  it("asks again when told so", () => {
    const at = session(legal, drawing(0));
    const choice = new Choice(at);
    choice.acceptFromNowOn("all");
    expect(choice.accepting).toBe("all");
    choice.askAgain();
    choice.begin();
    expect(at.play).toHaveBeenCalledTimes(1);
  });
});
