import { expect, it } from "vitest";
import { plain, signed } from "./figures";

it("writes numbers with a real minus sign", () => {
  expect([plain(3), plain(0), plain(-3)]).toEqual(["3", "0", "−3"]);
  expect([signed(3), signed(0), signed(-3)]).toEqual(["+3", "0", "−3"]);
});
