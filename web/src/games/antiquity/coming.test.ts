import { expect, it } from "vitest";
import { holdingsOf } from "./board";
import { comingTo } from "./coming";
import { building, city, player, view } from "./fixtures.svelte";
import type { AntiquityView } from "./types";

const NO_OPTIONS = {};
const forecast = { ...player().forecast, pollution: 3, graves: 2 };

function come(changes: Partial<AntiquityView>, options: Record<string, unknown> = NO_OPTIONS) {
  const seen = view(changes);
  return comingTo(seen, 0, holdingsOf(seen), options);
}

it("knows the hexes that may be polluted: clean and free ones of the zone that no Dump of others keeps", () => {
  const dump = { ...building("dump", ["1A1"]), works: true };
  const other = player({ zone: ["3,0"], cities: [city({ buildings: [dump] })] });
  const own = player({ forecast, zone: ["0,1", "0,2", "1,0", "2,0", "3,0"], inns: ["0,2"] });
  const coming = come({ players: [own, other], polluted: ["1,0"] });
  expect(coming).toMatchObject({ pollution: 3, hexes: ["0,1", "2,0"] });
});

it("counts pollution without room as graves, on empty squares first", () => {
  const hall = building("market", ["1A1", "1A2"]);
  const small = city({ size: 2, buildings: [hall], houses: ["1B1"] });
  const own = player({ forecast, zone: ["0,1", "0,2"], cities: [small] });
  expect(come({ players: [own, player()] })).toMatchObject({ graves: 3, squares: ["1B2", "1A1", "1A2"] });
  const roomy = player({ forecast, zone: ["0,1", "0,2", "1,0"], cities: [city({ size: 2 })] });
  expect(come({ players: [roomy, player()] })).toMatchObject({
    graves: 2,
    squares: ["1A1", "1A2", "1B1", "1B2"],
  });
});

it("tells only what is still to come, and nothing where nothing comes", () => {
  const own = player({ forecast, zone: ["0,1", "0,2", "1,0"], due: 1 });
  const players = [own, player()];
  expect(come({ players, phase_number: 8 })).toMatchObject({ pollution: 3, graves: 1 });
  expect(come({ players, phase_number: 9 })).toMatchObject({ pollution: 1, graves: 0 });
  expect(come({ players, phase_number: 10 })).toMatchObject({ pollution: 0, graves: 0 });
  expect(come({ players, beginners: true })).toBeNull();
  expect(come({ players, round: 0 })).toBeNull();
  expect(come({ players: [player({ out: 3 }), player()] })).toBeNull();
});
