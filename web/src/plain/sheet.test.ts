import { expect, it } from "vitest";
import { rows } from "./sheet";

it("a score sheet has one row for what several players got points for, and like rows stand together", () => {
  const line = (id: string, args: Record<string, string | number>, points: number) => ({
    message: { id, args },
    points,
  });
  const result = {
    ranking: [[0], [1]],
    scores: [8, 6],
    tiebreaks: [0, 0],
    ending: "some-end",
    breakdown: [
      [line("houses", { count: 1 }, 2), line("most", { kind: "shop" }, 3), line("luck", {}, 3)],
      [line("houses", { count: 3 }, 3), line("most", { kind: "tower" }, 3)],
    ],
  };
  expect(rows(result).map(({ message, points }) => [message.id, message.args, points])).toEqual([
    ["houses", { count: 3 }, [2, 3]],
    ["most", { kind: "shop" }, [3, null]],
    ["most", { kind: "tower" }, [null, 3]],
    ["luck", {}, [3, null]],
  ]);
});
