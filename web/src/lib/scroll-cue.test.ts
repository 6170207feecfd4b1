import { describe, expect, it } from "vitest";
import { sidesWithMore } from "./scroll-cue";

const seen = { scrollTop: 0, scrollLeft: 0, clientHeight: 100, clientWidth: 100 };

describe("where there is more to scroll to", () => {
  it("is nowhere if everything is in view", () => {
    expect(sidesWithMore({ ...seen, scrollHeight: 100, scrollWidth: 101 })).toEqual([]);
  });
  it("is below at the beginning of a long text", () => {
    expect(sidesWithMore({ ...seen, scrollHeight: 300, scrollWidth: 100 })).toEqual(["down"]);
  });
  it("is on both sides in the middle", () => {
    expect(sidesWithMore({ ...seen, scrollTop: 50, scrollHeight: 300, scrollWidth: 100 })).toEqual([
      "up",
      "down",
    ]);
    expect(sidesWithMore({ ...seen, scrollLeft: 9, scrollHeight: 100, scrollWidth: 300 })).toEqual([
      "left",
      "right",
    ]);
  });
  it("is above at the end", () => {
    expect(sidesWithMore({ ...seen, scrollTop: 200, scrollHeight: 300, scrollWidth: 100 })).toEqual(["up"]);
  });
});
