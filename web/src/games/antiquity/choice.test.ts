import { describe, expect, it, vi } from "vitest";
import { announcer } from "../../lib/announcer.svelte";
import { Choice } from "./choice.svelte";
import { building, city, plan, player, session } from "./fixtures.svelte";
import type { AntiquityView } from "./types";

const COUNTRY = [
  "done",
  "woodcutter 0,-3",
  "farm wine 2,-2",
  "farm grain 2,-2",
  "fishery fish -1,2 S",
  "fishery fish -1,2 SE",
  "mine stone -3,-1",
];

describe("in the countryside", () => {
  it("builds at a click what is chosen, or the only thing that is possible there", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.pickTool({ verb: "farm", crop: "wine" });
    expect([...choice.open.keys()]).toEqual(["2,-2"]);
    choice.pickSpace("2,-2");
    choice.cancel();
    choice.pickSpace("0,-3");
    expect(table.played).toEqual(["farm wine 2,-2", "woodcutter 0,-3"]);
  });

  it("asks which of several things is meant", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.pickSpace("2,-2");
    expect(table.played).toEqual([]);
    expect(choice.space).toBe("2,-2");
  });

  it("keeps that question open while the mouse goes over to answer it", () => {
    const choice = new Choice(session(COUNTRY));
    choice.pickSpace("2,-2");
    choice.choosing.point("space", "0,-3");
    expect(choice.pointedSpace).toBe("2,-2");
    choice.cancel();
    expect(choice.pointedSpace).toBe("0,-3");
  });

  it("shows a finger first what would happen", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.pickSpace("0,-3", true);
    expect(table.played).toEqual([]);
    expect(choice.pointedMove?.action).toEqual({ verb: "woodcutter", hex: "0,-3" });
    choice.pickSpace("0,-3", true);
    expect(table.played).toEqual(["woodcutter 0,-3"]);
  });

  it("lets the second hex decide between fisheries", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.pickTool({ verb: "fishery", catch: "fish" });
    choice.pickSpace("-1,2");
    expect(choice.prompt()?.id).toBe("antiquity-web-prompt-second-hex");
    choice.pickSpace("-1,3");
    expect(table.played).toEqual(["fishery fish -1,2 S"]);
  });

  it("lets go of the first hex of a fishery where the second cannot be", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.pickTool({ verb: "fishery", catch: "fish" });
    choice.pickSpace("-1,2");
    choice.pickSpace("4,0");
    expect([choice.first, table.asked, table.told]).toEqual([null, [], []]);
  });

  it("asks why a tool or a hex will not do", () => {
    const table = session(COUNTRY, { players: [player({ zone: ["1,1"] }), player()] });
    const choice = new Choice(table);
    choice.pickTool({ verb: "inn" });
    choice.pickTool({ verb: "woodcutter" });
    choice.pickSpace("4,0");
    choice.cancel();
    choice.pickSpace("4,0");
    expect(table.asked).toEqual(["inn 1,1", "woodcutter 4,0"]);
    expect(table.told).toEqual(["antiquity-web-nothing-here"]);
  });
});

describe("in the city", () => {
  const granary = building("granary", ["1B2", "1C1", "1C2", "1C3"]);
  const owner = player({ cities: [city({ buildings: [granary], houses: ["1A1"] })] });
  const planning: Partial<AntiquityView> = { phase: "city", plan: plan(), players: [owner, player()] };
  const LEGAL = ["done", "build explorer", "build house-5", "build house-6", "man 1B2"];

  it("builds and places in one go, turned and snapped to where there is room", () => {
    const table = session(LEGAL, planning);
    const choice = new Choice(table);
    choice.pickBuilding("explorer");
    choice.turn(1);
    choice.choosing.point("square", "1D5");
    expect(choice.ghost).toMatchObject({ squares: ["1C5", "1D5", "1E5"], fits: true });
    choice.pickSquare("1D5");
    expect(table.played).toEqual(["build explorer"]);
    table.legal = ["place 1C5 1"];
    choice.begin();
    expect(table.played).toEqual(["build explorer", "place 1C5 1"]);
  });

  it("shows the next piece where the last one was placed, as long as the mouse is there", () => {
    const table = session(["place 1C5 0"], { ...planning, plan: plan({ step: "place", piece: "explorer" }) });
    const choice = new Choice(table);
    choice.begin();
    choice.choosing.point("square", "1D5");
    choice.pickSquare("1D5");
    expect(choice.pointedSquare).toBe("1D5");
    choice.begin();
    expect(choice.pointedSquare).toBe("1D5");
  });

  it("turns to a city that has room for the piece", () => {
    const full = building(
      "dump",
      ["1A", "1B", "1C", "1D", "1E", "1F", "1G"].flatMap((row) =>
        Array.from({ length: 7 }, (_, column) => `${row}${column + 1}`),
      ),
    );
    const cities = [city({ buildings: [full] }), city({ number: 2, size: 6 })];
    const choice = new Choice(session(LEGAL, { ...planning, players: [player({ cities }), player()] }));
    expect(choice.grid).toBe(1);
    choice.pickBuilding("explorer");
    expect(choice.grid).toBe(2);
  });

  it("says that a piece does not fit", () => {
    const table = session(LEGAL, planning);
    const choice = new Choice(table);
    choice.pickBuilding("house");
    expect(choice.panel).toBe("house");
    choice.pickSquare("1A1");
    expect(table.told).toEqual(["antiquity-web-does-not-fit"]);
    expect(table.played).toEqual([]);
  });

  it("mans a building at a click on any of its squares", () => {
    const table = session(LEGAL, planning);
    const choice = new Choice(table);
    choice.pickSquare("1C3");
    expect(table.played).toEqual(["man 1B2"]);
  });

  it("offers several ways on one square, and says what to do on an empty one", () => {
    const table = session([...LEGAL, "lift 1B2"], planning);
    const choice = new Choice(table);
    choice.pickSquare("1C3");
    expect(choice.actionsAt("1C3")).toEqual([
      { verb: "man", square: "1B2" },
      { verb: "lift", square: "1B2" },
    ]);
    choice.pickSquare("1G7");
    expect(table.told).toEqual(["antiquity-web-choose-building"]);
    expect(table.played).toEqual([]);
  });

  it("puts a grave on just the square of a building that is chosen", () => {
    const table = session(["bury 1B2", "bury 1C3"], { ...planning, phase: "famine" });
    const choice = new Choice(table);
    expect(choice.actionsAt("1C3")).toEqual([{ verb: "bury", square: "1C3" }]);
    choice.pickSquare("1C3");
    expect(table.played).toEqual(["bury 1C3"]);
  });

  it("lifts what stands in the way of a piece that is moved", () => {
    const table = session(["place 1E1 0", "lift 1B2"], {
      ...planning,
      plan: plan({ step: "move", piece: "explorer", in_hand: ["explorer"] }),
    });
    const choice = new Choice(table);
    choice.pickSquare("1C2");
    expect(table.played).toEqual(["lift 1B2"]);
    choice.pickSquare("1E2");
    expect(table.played).toEqual(["lift 1B2", "place 1E1 0"]);
  });

  it("takes the dearest house that San Nicolo gives", () => {
    const table = session(["done", "build house-5", "build house-6"], {
      ...planning,
      plan: plan({ step: "second-house" }),
    });
    const choice = new Choice(table);
    choice.begin();
    expect(choice.taken).toBe("house-6");
  });

  it("touches nothing in the cities of others", () => {
    const table = session(LEGAL, planning);
    const choice = new Choice(table);
    choice.looked = 1;
    choice.pickSquare("1C3");
    expect(table.played).toEqual([]);
  });

  it("puts a taken piece back when the same is chosen again or all is let go", () => {
    const choice = new Choice(session(LEGAL, planning));
    choice.pickBuilding("explorer");
    choice.pickBuilding("explorer");
    expect(choice.held).toBeNull();
    choice.pickBuilding("explorer");
    expect(choice.cancel()).toBe(true);
    expect(choice.cancel()).toBe(false);
  });
});

describe("while others decide at the same time", () => {
  const farm = (seat: number): AntiquityView["country"][number] => ({
    seat,
    kind: "farm",
    good: "grain",
    hex: "1,1",
    hexes: ["1,1"],
    goods: ["1,1", "1,2"],
  });
  const harvesting: Partial<AntiquityView> = {
    phase: "harvest",
    actors: [0, 1],
    harvesting: ["1,1", "1,2"],
    country: [farm(0), farm(1)],
  };

  it("forgets nothing when a building of somebody else is emptied, and something when its own is", () => {
    const table = session(["harvest 1,1", "harvest 1,2"], harvesting);
    const choice = new Choice(table);
    choice.begin();
    choice.choosing.set("space", "1,2");
    table.view = { ...table.view, ply: table.view.ply + 1, country: [farm(0)], polluted: ["3,3"] };
    choice.begin();
    expect(choice.space).toBe("1,2");
    table.view = { ...table.view, country: [] };
    choice.begin();
    expect(choice.space).toBeNull();
  });
});

describe("whose cities are shown", () => {
  it("follows for a spectator whoever acts alone, until somebody is looked at", () => {
    const table = { ...session([], { actors: [1] }), you: null };
    const choice = new Choice(table);
    expect(choice.seat).toBe(1);
    table.view = { ...table.view, actors: [0, 1] };
    expect(choice.seat).toBe(0);
    choice.looked = 1;
    expect(choice.seat).toBe(1);
    expect(new Choice(session([], { actors: [1] })).seat).toBe(0);
  });
});

describe("storing", () => {
  const stored = (goods: number, due: number, ...legal: string[]): Choice =>
    new Choice(
      session(["discard wood", ...legal], {
        phase: "storage",
        due,
        players: [player({ goods: { wood: goods } }), player()],
      }),
    );

  it("asks for what is kept where less is kept than goes", () => {
    expect(stored(10, 8).prompt()).toEqual({ id: "antiquity-web-prompt-keep", args: { room: 2 } });
    expect(stored(10, 4).prompt()).toBeNull();
    expect(stored(10, 0, "done").prompt()).toBeNull();
  });
});

describe("several decisions in a row", () => {
  it("go on after each answer, and leave out what is settled already", () => {
    const table = session(["pay fish", "pay grain"], { phase: "city", plan: plan({ step: "pay", food: 2 }) });
    const choice = new Choice(table);
    choice.give("pay", { grain: 1, fish: 2 });
    expect(table.played).toEqual(["pay grain"]);
    table.legal = ["build explorer", "pay fish"];
    choice.begin();
    table.legal = ["build explorer"];
    choice.begin();
    expect(table.played).toEqual(["pay grain", "pay fish"]);
  });

  it("keep what was chosen while others go on with their plans", () => {
    const table = session(["build explorer"], {
      phase: "city",
      plan: plan(),
      players: [player({ cities: [city()] }), player()],
    });
    const choice = new Choice(table);
    choice.begin();
    choice.pickBuilding("explorer");
    table.view = { ...table.view, ply: 7 };
    choice.begin();
    expect(choice.taken).toBe("explorer");
    table.view = { ...table.view, plan: plan({ spent: { wood: 1 } }) };
    choice.begin();
    expect(choice.taken).toBeNull();
  });

  it("look where there is something to choose, also when that is known only later", () => {
    const table = session([], { phase: "pollution" });
    const choice = new Choice(table);
    choice.begin();
    expect(choice.side).toBe("map");
    table.legal = ["bury 1A1"];
    choice.begin();
    expect(choice.side).toBe("city");
    table.legal = ["pollute 0,0"];
    choice.begin();
    expect(choice.side).toBe("map");
  });

  it("the phase shows map or cities large, until somebody swaps them, for as long as it lasts", () => {
    const table = session([], { phase: "city" });
    const choice = new Choice(table);
    expect(choice.side).toBe("city");
    choice.show("map");
    expect(choice.side).toBe("map");
    table.view = { ...table.view, phase: "country" };
    expect(choice.side).toBe("map");
    choice.show("city");
    expect(choice.side).toBe("city");
    table.view = { ...table.view, phase: "famine" };
    expect(choice.side).toBe("city");
    table.view = { ...table.view, phase: "harvest" };
    expect(choice.side).toBe("map");
    table.view = { ...table.view, phase: "first-cities", round: 0 };
    choice.show("city");
    expect(choice.side).toBe("map");
  });

  it("shows the map for a tool and the cities for a piece", () => {
    const table = session(COUNTRY);
    const choice = new Choice(table);
    choice.show("city");
    choice.pickTool({ verb: "woodcutter" });
    expect(choice.side).toBe("map");
  });
});

it("says how a piece lies after it was turned, and whether it fits", () => {
  const told = vi.spyOn(announcer, "tell");
  const table = session(["build explorer"], {
    phase: "city",
    plan: plan(),
    players: [player({ cities: [city()] }), player()],
  });
  const choice = new Choice(table);
  choice.begin();
  choice.pickBuilding("explorer");
  choice.turn(1);
  expect(told).toHaveBeenLastCalledWith("antiquity-web-turned");
  choice.choosing.point("square", "1B2");
  choice.turn(1);
  expect(told).toHaveBeenLastCalledWith("antiquity-web-turned. antiquity-web-fits");
});
