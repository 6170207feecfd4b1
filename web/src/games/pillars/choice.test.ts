import { describe, expect, it, vi } from "vitest";
import { acceptingOf } from "./accepting.svelte";
import {
  acceptFromNowOn,
  canDeal,
  choiceOf,
  craftsmanVerb,
  deal,
  pickCraftsman,
  pickSpace,
  tradeOf,
  trading,
  workAsPlanned,
  worthOf,
} from "./choice.svelte";
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
    deciding: true,
    submitting: false,
    highlighted: new Set(),
    pointed: new Set(),
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

/** The actions that were played at a table. */
function played({ play }: Session): string[] {
  return vi.mocked(play).mock.calls.map(([action]) => action);
}

describe("placing a builder", () => {
  const legal = ["place court", "place shiring-1", "wait"];

  it("plays at once with a mouse, and on the second tap of a finger", () => {
    const at = session(legal, { decision: "place-or-wait" });
    const choice = choiceOf(at);
    pickSpace(at, choice, "court", true);
    expect(at.play).not.toHaveBeenCalled();
    pickSpace(at, choice, "court", true);
    pickSpace(at, choice, "shiring-1");
    expect(played(at)).toEqual(["place court", "place shiring-1"]);
  });

  it("says why where it cannot go, and that some places have no room for builders", () => {
    const at = session(legal, { decision: "place-or-wait" });
    const choice = choiceOf(at);
    pickSpace(at, choice, "bishop");
    pickSpace(at, choice, "forest");
    expect(at.why).toHaveBeenCalledExactlyOnceWith("place bishop");
    expect(choice.shown.space).toBe("forest");
    expect(at.explain).toHaveBeenCalledWith("pillars-no-builders");
  });
});

describe("looking at a place while nothing is to be placed", () => {
  it("shows it until it is chosen again, also to those who only watch", () => {
    const at = session([], { decision: "choose-card" });
    const choice = choiceOf(at);
    pickSpace(at, choice, "forest");
    expect(choice.shown.space).toBe("forest");
    pickSpace(at, choice, "forest");
    expect(choice.shown.space).toBeUndefined();
    expect(at.explain).not.toHaveBeenCalled();
  });

  it("leaves a trade alone that is being put together", () => {
    const at = session(["buy wood 1", "stop"], { decision: "trade" });
    const choice = choiceOf(at);
    deal(choice, "wood", 1);
    pickSpace(at, choice, "court");
    expect(tradeOf(choice)).toEqual({ resource: "wood", cubes: 1 });
    deal(choice, "wood", -1);
    expect(tradeOf(choice)).toBeNull();
  });
});

describe("trading", () => {
  const legal = ["buy wood 1", "buy wood 2", "sell metal 1", "stop"];

  it("puts a trade of one kind together and tells its worth", () => {
    const at = session(legal, { decision: "trade" });
    const choice = choiceOf(at);
    const worth = (): number | null => {
      const trade = tradeOf(choice);
      return trade && worthOf(trade);
    };
    deal(choice, "wood", 1);
    expect(canDeal(choice, "wood", 1)).toBe(true);
    deal(choice, "wood", 1);
    expect(canDeal(choice, "wood", 1)).toBe(false);
    expect(worth()).toBe(-6);
    deal(choice, "wood", 1);
    expect(at.why).toHaveBeenCalledWith("buy wood 3");
    deal(choice, "metal", -1);
    expect(worth()).toBe(5);
    const trade = tradeOf(choice);
    if (trade) choice.act(trading(trade));
    expect(played(at)).toEqual(["sell metal 1"]);
  });
});

describe("craftsmen", () => {
  it("are asked once more before they leave", () => {
    const at = session(["dismiss r1-mason"], {
      decision: "dismiss",
      players: [player({ craftsmen: ["r1-mason"] }), player()],
    });
    const choice = choiceOf(at);
    expect(craftsmanVerb(at)).toBe("dismiss");
    pickCraftsman(choice, "dismiss", "r1-mason");
    expect(choice.prompt()).toEqual({ id: "pillars-prompt-leaving", args: { craftsman: "r1-mason" } });
    expect(at.play).not.toHaveBeenCalled();
    choice.confirm();
    expect(played(at)).toEqual(["dismiss r1-mason"]);
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
    const choice = choiceOf(at);
    workAsPlanned(at, choice);
    expect(choice.sending).toBe(true);
    choice.begin();
    choice.begin();
    expect(played(at)).toEqual(["convert start-stonecutter", "convert r1-mason"]);
    expect(choice.sending).toBe(false);
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
    const choice = choiceOf(at);
    acceptFromNowOn(at, choice, whose);
    return draws.map((changes) => {
      vi.mocked(at.play).mockClear();
      Object.assign(at.view, changes, { ply: at.view.ply + 1 });
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
    const choice = choiceOf(at);
    acceptFromNowOn(at, choice, "all");
    expect(acceptingOf(at).whose).toBe("all");
    acceptingOf(at).askAgain();
    choice.begin();
    expect(at.play).toHaveBeenCalledTimes(1);
  });

  it("asks again when accepting was refused", () => {
    const at = session(legal, drawing(0));
    const choice = choiceOf(at);
    acceptFromNowOn(at, choice, "all");
    choice.begin(); // a lesson wants something else: the position is the same
    choice.begin();
    expect(at.play).toHaveBeenCalledTimes(1);
    expect(acceptingOf(at).whose).toBe(null);
  });
});
