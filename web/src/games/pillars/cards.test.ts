import { expect, it } from "vitest";
import { pillars } from "../../generated/actions/pillars";
import { advantageOf, craftsmanOf, CRAFTSMEN, eventOf, PLACES, priceOf, RESOURCE_CARDS } from "./cards";
import { counted } from "./plan";
import { trading } from "./choice.svelte";
import { fitted, wrapped } from "./wrapping";

it("knows what craftsmen make, need and cost", () => {
  expect(CRAFTSMEN.size).toBe(27);
  expect(craftsmanOf("r3-mason")).toMatchObject({
    cost: 4,
    capacity: 4,
    takes: [["stone", 1]],
    makes: [["points", 1]],
    needs: "mortar-mixer",
  });
  expect(craftsmanOf("r1-tool-maker")).toMatchObject({
    capacity: 0,
    takes: [],
    needsHeld: "metal",
    boostable: false,
  });
  expect(() => craftsmanOf("r9-baker")).toThrow("r9-baker");
});

it("has a picture for every card and place", () => {
  const icons = [...CRAFTSMEN.values(), ...PLACES, advantageOf("tom"), eventOf("conflict")].map(
    ({ icon }) => icon,
  );
  for (const icon of icons) expect(icon.length).toBeGreaterThan(20);
  expect(RESOURCE_CARDS).toHaveLength(9);
});

it("sums up a plan by craftsman", () => {
  expect(counted(["r4-sculptor", "r2-potter", "r4-sculptor"])).toEqual([
    { id: "r4-sculptor", count: 2, makes: [["points", 4]] },
    { id: "r2-potter", count: 1, makes: [["points", 1]] },
  ]);
});

it("puts trades together", () => {
  expect(pillars.write(trading({ resource: "wood", cubes: 2 }))).toBe("buy wood 2");
  expect(pillars.write(trading({ resource: "metal", cubes: -1 }))).toBe("sell metal 1");
  expect(priceOf("metal")).toEqual({ buy: 0, sell: 5 });
});

it("parts text into lines that fit", () => {
  expect(wrapped("Kingsbridge Wool Fair", 13)).toEqual(["Kingsbridge", "Wool Fair"]);
  expect(fitted("Meesterschrijnwerker", 100, 17)).toBe(10);
});
