import { describe, expect, it } from "vitest";
import { SpokenPlace } from "./line";

describe("the place in line that is read aloud", () => {
  it("is the first one, and then one each time that half of the way is done", () => {
    const spoken = new SpokenPlace();
    const said = new Set<number>();
    for (let place = 20; place >= 1; place -= 1) said.add(spoken.at(place));
    expect([...said]).toEqual([20, 10, 5, 2, 1]);
  });

  it("is told when somebody has to line up again", () => {
    const spoken = new SpokenPlace();
    spoken.at(3);
    expect(spoken.at(40)).toBe(40);
  });
});
