import { expect, it } from "vitest";
import { briefly } from "./action-words";
import type { Message } from "./types";

const SAID: Record<string, string> = {
  "palatinus-text-lay": "Lay the tile on spot 2, to the south of the middle, next to E and D",
  turned: "rotation 5, springs in the",
  east: "east",
  southwest: "south-west",
  "attika-text-others": "Anything else",
  done: "Done (takes 3 cards)",
  "build-mint": "Build the mint",
  site: "4.6, no symbol, 1 card:",
  forest: "1 forest",
};
const say = ({ id }: Message): string => SAID[id] ?? id;
const message = (id: string): Message => ({ id, args: {} });
const brief = (title: string, line: string, ...items: string[]): string =>
  briefly(message(title), { message: message(line), items: items.map(message) }, say);

it("says in brief what is chosen", () => {
  expect(brief("build-mint", "site", "forest")).toBe("Build the mint: 4.6, no symbol, 1 card");
  expect(brief("palatinus-text-lay", "turned", "east", "southwest")).toBe(
    "Lay the tile on spot 2: rotation 5, springs in the east, south-west",
  );
  expect(brief("attika-text-others", "done")).toBe("Done (takes 3 cards)");
});
