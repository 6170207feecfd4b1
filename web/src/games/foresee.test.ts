/** What the page shows of a move before the server has answered is what the server then says, in recorded games of every kind. */
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BaseView } from "../lib/types";
import { foresee as antiquity } from "./antiquity/foresee";
import { foresee as attika } from "./attika/foresee";
import { foresee as lacitta } from "./lacitta/foresee";
import { foresee as palatinus } from "./palatinus/foresee";
import { foresee as pillars } from "./pillars/foresee";

interface Shown extends BaseView {
  phase: string;
  year?: number;
}

interface Move {
  game: string;
  before: Shown;
  action: string;
  told: unknown;
  after: Shown;
}

const GAMES: Record<string, string[]> = {
  antiquity: ["3-nicolo", "4-short-of-fountains"],
  attika: ["2-all-built", "4-last-tile"],
  lacitta: ["2-advanced", "3-famine", "5-every-card"],
  palatinus: ["2-ring-placement", "4-points"],
  pillars: ["2-bishop", "4-points"],
};
const ROOT = join(import.meta.dirname, "../../..");
const pythons = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => join(ROOT, path));
const python = pythons.find((path) => existsSync(path)) ?? "python3";
const records = Object.entries(GAMES).flatMap(([game, names]) =>
  names.map((name) => `tests/fixtures/${game}/${name}.record`),
);
const moves = execFileSync(python, ["web/scripts/moves.py", ...records], {
  cwd: ROOT,
  encoding: "utf8",
  maxBuffer: 1 << 30,
})
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Move);

/** What tells the entries of a list apart. */
const KEYS = ["space", "letter", "castle", "hex", "tile", "square", "number"];

/** Everything that a view says, one fact each: where it stands, and what it is. */
function facts(value: unknown, path = "", found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    value.forEach((entry: unknown, index) => {
      const key = KEYS.find((name) => entry !== null && typeof entry === "object" && name in entry);
      if (key) facts(entry, `${path}[${String((entry as Record<string, unknown>)[key])}]`, found);
      else if (typeof entry === "string") found.add(`${path} has ${entry}`);
      else facts(entry, `${path}[${index}]`, found);
    });
  } else if (value !== null && typeof value === "object") {
    for (const [name, entry] of Object.entries(value)) facts(entry, `${path}.${name}`, found);
  } else if (value !== null) found.add(`${path} is ${String(value)}`); // null: not known yet
  return found;
}

/** Where a year or, in some games, a phase ends, much more happens by itself. */
const GOES_ON = ["antiquity", "pillars"];
const ended = ({ game, before, after }: Move): boolean =>
  after.result !== null ||
  after.year !== before.year ||
  (after.phase !== before.phase && GOES_ON.includes(game));
/** What comes to hand next may be the same as before. */
const DRAWN_NEXT = /^\.(next_springs|builders\.drawn)/;

/** The moves that are foreseen. */
const FORESEEN: Record<string, string[]> = {
  antiquity: [
    ...["build", "bury", "city", "farm", "fishery", "man", "mine", "place"],
    ...["pollute", "woodcutter"],
  ],
  attika: ["build", "tile"],
  lacitta: ["build", "castle", "found", "send"],
  palatinus: ["lay", "place"],
  pillars: ["place"],
};

const GAME_OF = { antiquity, attika, lacitta, palatinus, pillars } as unknown as Record<
  string,
  (view: BaseView, action: string, told: unknown) => BaseView | null
>;

describe.each(Object.keys(GAME_OF))("what is foreseen in %s", (game) => {
  const mine = moves.filter((move) => move.game === game);

  it("is so", () => {
    const verbs = new Set<string>();
    for (const move of mine) {
      const { before, action, told, after } = move;
      const foreseen = GAME_OF[game]?.(before, action, told);
      if (!foreseen || ended(move)) continue;
      verbs.add(action.split(" ")[0] ?? "");
      const [was, shown, is] = [facts(before), facts(foreseen), facts(after)];
      const wrong = [...shown].filter((fact) => !was.has(fact) && !is.has(fact));
      const left = [...was].filter((fact) => !shown.has(fact) && is.has(fact));
      expect({ action, wrong, left: left.filter((fact) => !DRAWN_NEXT.test(fact)) }).toEqual({
        action,
        wrong: [],
        left: [],
      });
    }
    expect([...verbs].sort()).toEqual(FORESEEN[game]);
  });
});
