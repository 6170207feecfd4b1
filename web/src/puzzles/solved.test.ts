import { describe, expect, it } from "vitest";
import { keepSolved, solvedOf } from "./solved";

function storage(content: string | null = null): Pick<Storage, "getItem" | "setItem"> {
  let kept = content;
  return { getItem: () => kept, setItem: (_key, value) => (kept = value) };
}

describe("solved puzzles", () => {
  it("are kept by game, each once", () => {
    const kept = storage();
    keepSolved("attika", "3fa29c", kept);
    keepSolved("attika", "3fa29c", kept);
    keepSolved("attika", "00aa11", kept);
    keepSolved("pillars", "123456", kept);
    expect([...solvedOf("attika", kept)]).toEqual(["3fa29c", "00aa11"]);
    expect([...solvedOf("palatinus", kept)]).toEqual([]);
  });

  it("are none where something else stands in their place", () => {
    for (const content of ["", "nonsense", "7", "[]", '{"attika": 3}', '{"attika": [1]}'])
      expect(solvedOf("attika", storage(content)).size).toBe(0);
    expect(solvedOf("attika", null).size).toBe(0);
  });
});
