import { describe, expect, it } from "vitest";
import type { GameInfo } from "../lib/types";
import {
  FRIEND,
  inviting,
  ME,
  remembered,
  request,
  resized,
  seatsWith,
  usual,
  varied,
  watching,
} from "./plan";

const game: GameInfo = {
  key: "palatinus",
  title: { en: "Palatinus" },
  subtitle: {},
  designer: "",
  publisher: "",
  year: 2005,
  seats: [2, 3, 4, 5],
  minutes: [20, 30],
  ready: true,
  options: [{ name: "handedness", default: "right", values: ["left", "right"], seats: [null, null] }],
  colours: ["red", "blue"],
  levels: ["easy", "medium", "hard"],
  box: null,
  lesson: [],
};

const stored = (value: unknown) => ({ getItem: () => JSON.stringify(value) });

describe("a plan for a table", () => {
  it("of one click is a game against two middling bots that starts at once", () => {
    expect(request(game, usual(game))).toEqual({
      game: "palatinus",
      seats: [{ kind: "me" }, { kind: "bot", level: "medium" }, { kind: "bot", level: "medium" }],
      options: {},
      public: false,
      start: true,
    });
  });

  it("with friends keeps seats open and waits", () => {
    const plan = { ...usual(game), others: [FRIEND, "hard"], colour: "blue", public: true };
    expect(request(game, plan)).toMatchObject({
      seats: [{ kind: "me", colour: "blue" }, { kind: "open" }, { kind: "bot", level: "hard" }],
      public: true,
      start: false,
    });
  });

  it("without the reader is a table of bots that starts at once", () => {
    const bot = { kind: "bot", level: "medium" };
    expect(request(game, watching(game))).toMatchObject({
      seats: [bot, bot, bot],
      public: false,
      start: true,
    });
    expect(remembered(game, stored({ ...watching(game), players: 2 }))).toMatchObject({
      first: "medium",
      players: 2,
    });
    expect(remembered(game, stored({ ...watching(game), first: "gone" })).first).toBe(ME);
  });

  it("for friends has a seat for the reader and free ones, whatever it was before", () => {
    const plan = inviting(resized(watching(game), 4, game));
    expect(request(game, plan)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }, { kind: "open" }],
      start: false,
    });
  });

  it("for more or fewer players keeps the seats that stay", () => {
    const plan = { ...usual(game), others: ["easy", FRIEND] };
    expect(resized(plan, 5, game).others).toEqual(["easy", FRIEND, FRIEND, FRIEND]);
    expect(resized(plan, 2, game).others).toEqual(["easy"]);
  });

  it("has as many players as an option allows", () => {
    const racing = {
      ...game,
      options: [
        ...game.options,
        { name: "alone", default: false, values: [false, true], seats: [null, [1]] },
      ],
    };
    const alone = varied(usual(racing), { alone: true }, racing);
    expect(seatsWith(racing, { alone: true })).toEqual([1]);
    expect(request(racing, alone)).toMatchObject({ seats: [{ kind: "me" }], start: true });
    expect(varied(alone, {}, racing)).toEqual(usual(racing));
    expect(remembered(racing, stored({ players: 1, options: { alone: true } })).players).toBe(1);
    expect(remembered(racing, stored({ players: 1 }))).toEqual(usual(racing));
  });

  it("is remembered as far as it still fits the game", () => {
    const plan = remembered(
      game,
      stored({
        players: 3,
        colour: "pink",
        others: ["gone", "hard"],
        options: { handedness: "left", old: 1 },
      }),
    );
    expect(plan).toMatchObject({
      players: 3,
      colour: null,
      others: ["medium", "hard"],
      options: { handedness: "left" },
    });
    expect(remembered(game, { getItem: () => "{broken" })).toEqual(usual(game));
    expect(remembered(game, stored({ players: 9 }))).toEqual(usual(game));
  });
});
