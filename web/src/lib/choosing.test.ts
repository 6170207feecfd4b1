import { beforeEach, describe, expect, it } from "vitest";
import { Choosing, type Parts } from "./choosing.svelte";
import { names, Notation, numbers } from "./notation";
import { Proposal } from "./proposal.svelte";
import type { Asked, Message } from "./types";

// A small game: ships sail from harbour to harbour, turned as one likes, or a flag is hoisted, or the turn ends.

type Sail = { readonly verb: "sail"; readonly ship: string; readonly harbour: string };
type Moor = { readonly verb: "moor"; readonly pier: string; readonly way: number };
type Trade = { readonly verb: "trade"; readonly harbour: string; readonly good: string };
type End = { readonly verb: "end" };
type Action = Sail | Moor | Trade | End;

interface Chosen {
  ship: string;
  place: string;
  good: string;
  pier: string;
  way: number;
  bill: number;
}

const SHIPS = names(["cog", "hulk", "barge"].map(String));
const HARBOURS = names(["delft", "breda", "sluis", "hoorn"].map(String));
const notation = new Notation<Action>("ships", {
  sail: { ship: SHIPS, harbour: HARBOURS },
  moor: { pier: names(["p1", "p2"].map(String)), way: numbers(0, 3) },
  trade: { harbour: HARBOURS, good: names(["salt", "beer"].map(String)) },
  end: {},
});

class Table {
  view = { ply: 0 };
  prompted: Message | null = null;
  readonly played: string[] = [];
  readonly asked: string[] = [];
  readonly explained: string[] = [];

  constructor(public legal: string[]) {}

  play = (action: string): Promise<void> => Promise.resolve(void this.played.push(action));
  why = (action: string): Promise<null> => Promise.resolve(void this.asked.push(action)).then(() => null);
  preview = (action: string): Promise<string> => Promise.resolve(`preview of ${action}`);
  explain = (text: string): void => void this.explained.push(text);
  setPrompt = (message: Message | null): void => void (this.prompted = message);
  t = (id: string): string => id;
}

function partsOf(action: Action): ReturnType<Parts<Action, Chosen>["partsOf"]> {
  if (action.verb === "sail") return { ship: action.ship, place: action.harbour };
  if (action.verb === "trade")
    return { place: [action.harbour, `${action.harbour}-market`], good: action.good };
  return action.verb === "moor" ? { pier: action.pier, way: action.way } : {};
}

function choosing(table: Table, special: Partial<Parts<Action, Chosen>> = {}): Choosing<Action, Chosen> {
  return new Choosing<Action, Chosen>(table, notation, {
    partsOf,
    board: ["place", "pier"],
    spared: ["good"],
    own: ["bill"],
    turning: { part: "way", ways: () => [0, 1, 2, 3] },
    refused: (part, { ship, place }) =>
      part === "place" && !ship
        ? { id: "choose-a-ship", args: {} }
        : { verb: "sail", ship: ship ?? "cog", harbour: place ?? "delft" },
    prompt: ({ ship }) => (ship ? { id: "where-to", args: { ship } } : null),
    ...special,
  });
}

const SAILING = ["sail cog delft", "sail cog breda", "sail hulk breda", "sail hulk sluis", "end"];

describe("picking", () => {
  let table: Table;
  let choice: Choosing<Action, Chosen>;
  beforeEach(() => {
    table = new Table(SAILING);
    choice = choosing(table);
    choice.begin();
  });

  it("begins with every legal action open and nothing decided", () => {
    expect([choice.open.length, choice.action, choice.prompt(), choice.yours]).toEqual([5, null, null, true]);
    expect([...choice.options("ship")]).toEqual(["cog", "hulk"]);
    expect([...choice.options("place")]).toEqual(["delft", "breda", "sluis"]);
  });

  it("refines what is open by every pick, in any order", () => {
    choice.pick("ship", "hulk");
    expect([...choice.options("place")]).toEqual(["breda", "sluis"]);
    expect(choice.open).toEqual([
      { verb: "sail", ship: "hulk", harbour: "breda" },
      { verb: "sail", ship: "hulk", harbour: "sluis" },
    ]);
    expect(choice.prompt()).toEqual({ id: "where-to", args: { ship: "hulk" } });
    choice.cancel();
    choice.pick("place", "delft");
    expect([...choice.options("ship")]).toEqual(["cog"]);
    choice.pick("ship", "cog");
    expect(table.played).toEqual(["sail cog delft"]);
  });

  it("plays the decided action at once for mouse and keyboard", () => {
    choice.pick("ship", "cog");
    choice.pick("place", "breda");
    expect(table.played).toEqual(["sail cog breda"]);
  });

  it("shows at a finger's first tap and plays at the second on the same place", () => {
    choice.pick("ship", "cog", true);
    choice.pick("place", "breda", true);
    choice.pick("place", "delft", true);
    expect([table.played, choice.action]).toEqual([[], { verb: "sail", ship: "cog", harbour: "delft" }]);
    choice.pick("place", "delft", true);
    expect(table.played).toEqual(["sail cog delft"]);
  });

  it("does not take a second tap off the board as a yes", () => {
    choice.pick("place", "breda", true);
    choice.pick("ship", "cog", true);
    choice.pick("ship", "cog", true);
    expect([table.played, choice.picks]).toEqual([[], { place: "breda", ship: "cog" }]);
    choice.confirm();
    expect(table.played).toEqual(["sail cog breda"]);
  });

  it("lets go of what is picked again", () => {
    choice.pick("ship", "cog");
    choice.pick("ship", "cog");
    expect(choice.picks).toEqual({});
  });

  it("asks why a pick cannot be, or explains, and keeps the picks", () => {
    choice.pick("ship", "barge");
    choice.pick("ship", "cog");
    choice.pick("place", "sluis");
    expect([table.asked, choice.picks]).toEqual([["sail barge delft", "sail cog sluis"], { ship: "cog" }]);
    choice.cancel();
    choice.pick("place", "hoorn");
    expect([table.explained, choice.picks]).toEqual([["choose-a-ship"], {}]);
  });

  it("does nothing when it is somebody else's turn", () => {
    table = new Table([]);
    choice = choosing(table);
    choice.pick("ship", "cog");
    choice.act({ verb: "end" });
    choice.send([{ verb: "end" }]);
    expect([choice.picks, table.played, table.asked, choice.sending]).toEqual([{}, [], [], false]);
  });

  it("forgets on request, and says whether there was something", () => {
    choice.pick("ship", "cog");
    expect([choice.cancel(), choice.cancel(), choice.picks]).toEqual([true, false, {}]);
  });
});

describe("pointing", () => {
  it("shows what is pointed at in place of what is picked", () => {
    const choice = choosing(new Table(SAILING));
    choice.pick("ship", "cog");
    choice.point("place", "breda");
    expect(choice.action).toEqual({ verb: "sail", ship: "cog", harbour: "breda" });
    choice.point("ship", "hulk");
    expect([choice.shown.ship, choice.picks.ship]).toEqual(["hulk", "cog"]);
    expect([...choice.options("place")]).toEqual(["breda", "sluis"]);
    choice.leave("ship", "cog");
    choice.leave("place", "breda");
    expect(choice.pointed).toEqual({ ship: "hulk" });
  });

  it("narrows nothing while it is at a place where nothing can be done", () => {
    const choice = choosing(new Table(SAILING));
    choice.point("place", "hoorn");
    expect([...choice.options("ship")]).toEqual(["cog", "hulk"]);
  });

  it("is not at a place any more that the legal actions know nothing of", () => {
    const choice = choosing(new Table(SAILING));
    choice.point("pier", "p1"); // it was laid meanwhile, and nothing told that the mouse left it
    choice.pick("ship", "cog");
    choice.point("place", "breda");
    expect(choice.action).toEqual({ verb: "sail", ship: "cog", harbour: "breda" });
  });

  it("outlives a new position on the board only, and Escape nowhere", () => {
    const choice = choosing(new Table(SAILING));
    choice.point("place", "breda");
    choice.point("ship", "cog");
    choice.begin();
    expect(choice.pointed).toEqual({ place: "breda" });
    expect([choice.escape(), choice.pointed]).toEqual([false, {}]);
  });

  it("can be at an action as a whole", async () => {
    const choice = choosing(new Table(SAILING));
    choice.pointedAction = { verb: "end" };
    expect(choice.action).toEqual({ verb: "end" });
    expect(await choice.preview({ verb: "end" })).toBe("preview of end");
    choice.play({ verb: "end" });
    expect(choice.action).toBeNull();
  });
});

describe("what is special about a game", () => {
  it("lets any of several places stand for one, and spares a part without a choice", () => {
    const table = new Table(["trade delft salt", "trade breda salt", "trade breda beer"]);
    const choice = choosing(table);
    choice.pick("place", "breda-market");
    expect([table.played, choice.picks, [...choice.options("good")]]).toEqual([
      [],
      { place: "breda-market" },
      ["salt", "beer"],
    ]);
    choice.pick("good", "beer");
    choice.cancel();
    choice.pick("place", "delft");
    expect(table.played).toEqual(["trade breda beer", "trade delft salt"]);
  });

  it("turns a piece, which is no pick to forget", () => {
    const table = new Table(["moor p1 0", "moor p1 1", "moor p1 2", "moor p1 3"]);
    const choice = choosing(table);
    choice.begin();
    choice.turn(-1);
    expect([choice.layingNow, choice.turned, choice.cancel(), choice.turned]).toEqual([true, 3, false, 3]);
    choice.pick("pier", "p1", true);
    expect(choice.action).toEqual({ verb: "moor", pier: "p1", way: 3 });
    choice.pick("pier", "p1");
    choice.begin();
    expect([table.played, choice.turned, choosing(new Table(SAILING)).layingNow]).toEqual([
      ["moor p1 3"],
      0,
      false,
    ]);
  });

  it("keeps what the position leaves no choice about", () => {
    const choice = choosing(new Table(SAILING), { given: () => ({ ship: "hulk" }) });
    choice.begin();
    expect([choice.picks, choice.cancel()]).toEqual([{ ship: "hulk" }, false]);
    choice.pick("ship", "cog");
    expect([choice.cancel(), choice.picks]).toEqual([true, { ship: "hulk" }]);
    choice.pick("ship", "hulk");
    expect(choice.picks).toEqual({ ship: "hulk" });
  });

  it("begins afresh with some parts", () => {
    const choice = choosing(new Table(SAILING), { afresh: ["ship"] });
    choice.pick("place", "breda");
    choice.pick("ship", "cog", true);
    expect(choice.picks).toEqual({ ship: "cog" });
  });

  it("may let something be picked that nothing can be done with", () => {
    const table = new Table(SAILING);
    const choice = choosing(table, { pickable: (part) => part === "ship" });
    choice.pick("ship", "barge");
    expect([choice.picks, table.asked, [...choice.options("place")]]).toEqual([{ ship: "barge" }, [], []]);
    choice.pick("place", "breda");
    expect(table.asked).toEqual(["sail barge breda"]);
  });

  it("may do something else with what is decided", () => {
    const table = new Table(SAILING);
    const decided: Action[] = [];
    const choice = choosing(table, { decide: (action) => void decided.push(action) });
    choice.pick("ship", "cog");
    choice.pick("place", "breda");
    expect([decided, table.played]).toEqual([[{ verb: "sail", ship: "cog", harbour: "breda" }], []]);
  });

  it("forgets a part of its own as soon as anything else is picked", () => {
    const choice = choosing(new Table(SAILING));
    choice.pick("ship", "cog");
    choice.set("bill", 3);
    expect([choice.picks, choice.open.length]).toEqual([{ ship: "cog", bill: 3 }, 2]);
    choice.set("bill", 4);
    expect(choice.picks).toEqual({ ship: "cog", bill: 4 });
    choice.pick("place", "delft", true);
    expect(choice.picks).toEqual({ ship: "cog", place: "delft" });
    choice.set("bill", 5);
    choice.set("bill", null);
    expect(choice.picks).toEqual({ ship: "cog", place: "delft" });
  });

  it("forgets nothing while the choice is about the same", () => {
    const table = new Table(SAILING);
    let about = "first";
    const choice = choosing(table, { about: () => about });
    choice.begin();
    choice.pick("ship", "cog");
    choice.begin();
    expect(choice.picks).toEqual({ ship: "cog" });
    about = "second";
    choice.begin();
    expect(choice.picks).toEqual({});
  });

  it("is told of every beginning of an own decision", () => {
    let begun = 0;
    choosing(new Table([]), { begun: () => void begun++ }).begin();
    const choice = choosing(new Table(SAILING), { begun: () => void begun++ });
    choice.begin();
    expect(begun).toBe(1);
  });
});

describe("playing", () => {
  it("plays a legal action, and asks about another", () => {
    const table = new Table(SAILING);
    const choice = choosing(table);
    choice.act({ verb: "end" });
    choice.act({ verb: "sail", ship: "barge", harbour: "hoorn" });
    expect([table.played, table.asked]).toEqual([["end"], ["sail barge hoorn"]]);
    expect([choice.can({ verb: "end" }), choice.having("sail").length]).toEqual([true, 4]);
  });

  it("sends several actions, one for each position, without those that are done already", () => {
    const table = new Table(SAILING);
    const choice = choosing(table);
    choice.send([
      { verb: "sail", ship: "cog", harbour: "delft" },
      { verb: "sail", ship: "barge", harbour: "breda" },
      { verb: "sail", ship: "hulk", harbour: "sluis" },
    ]);
    expect([table.played, choice.sending]).toEqual([["sail cog delft"], true]);
    choice.begin();
    expect([table.played, choice.sending]).toEqual([["sail cog delft", "sail hulk sluis"], false]);
  });

  it("sends nothing more after a move was taken back", () => {
    const table = new Table(SAILING);
    const choice = choosing(table);
    choice.send([
      { verb: "sail", ship: "cog", harbour: "delft" },
      { verb: "sail", ship: "hulk", harbour: "sluis" },
    ]);
    const at = (ply: number, legal: string[]): void => {
      Object.assign(table, { view: { ...table.view, ply }, legal });
      choice.begin();
    };
    at(table.view.ply + 2, []);
    at(table.view.ply - 1, SAILING);
    expect([table.played, choice.sending]).toEqual([["sail cog delft"], false]);
  });

  it("stops at the first that cannot be, if it should", () => {
    const table = new Table(SAILING);
    const choice = choosing(table);
    const actions: Action[] = [
      { verb: "sail", ship: "cog", harbour: "delft" },
      { verb: "sail", ship: "barge", harbour: "breda" },
      { verb: "end" },
    ];
    choice.send(actions, "stop");
    choice.begin();
    expect([table.played, choice.sending]).toEqual([["sail cog delft"], false]);
  });
});

describe("whoever wants to be asked first", () => {
  /** A table that asks, as a live session does. */
  class Asking extends Table {
    readonly asks = true;
    readonly proposal = new Proposal();

    override play = (action: string, then: readonly string[] = [], asked: Asked = {}): Promise<void> => {
      if (this.proposal.settles([action, ...then], asked)) this.played.push(action);
      return Promise.resolve();
    };
    letGo = (): boolean => this.proposal.drop();
  }
  let table: Asking;
  let choice: Choosing<Action, Chosen>;
  beforeEach(() => {
    table = new Asking(SAILING);
    choice = choosing(table);
    choice.begin();
  });

  it.each([false, true])(
    "sees what is decided, and plays it with a second press (touched: %s)",
    (touched) => {
      choice.pick("ship", "cog", touched);
      choice.pick("place", "delft", touched);
      expect([table.played, table.proposal.moves]).toEqual([[], ["sail cog delft"]]);
      expect(choice.picks).toEqual({ ship: "cog", place: "delft" });
      choice.pick("place", "delft", touched);
      expect(table.played).toEqual(["sail cog delft"]);
    },
  );

  it("can choose something else, or confirm by a key", () => {
    choice.pick("ship", "cog");
    choice.pick("place", "delft");
    choice.pick("place", "breda");
    expect([table.played, table.proposal.moves]).toEqual([[], ["sail cog breda"]]);
    choice.confirm();
    expect(table.played).toEqual(["sail cog breda"]);
  });

  it("is asked about buttons too", () => {
    choice.act({ verb: "end" });
    expect([table.played, table.proposal.moves]).toEqual([[], ["end"]]);
    choice.act({ verb: "end" });
    expect(table.played).toEqual(["end"]);
  });

  it("lets go with Escape, of all that was to follow as well", () => {
    choice.send([
      { verb: "sail", ship: "cog", harbour: "delft" },
      { verb: "sail", ship: "hulk", harbour: "sluis" },
    ]);
    expect(choice.escape()).toBe(true);
    expect([table.proposal.moves, choice.picks, choice.sending]).toEqual([[], {}, false]);
    expect(choice.escape()).toBe(false);
  });

  it("is not asked about what was agreed to beforehand", () => {
    choice.play({ verb: "end" }, true);
    expect(table.played).toEqual(["end"]);
  });
});
