import { describe, expect, it } from "vitest";
import type { Rect } from "./rect";
import { arranged, clearRoom, scaleIn } from "./room";

const frame = { width: 400, height: 300 };
const square = { width: 10, height: 10 };

function touching(room: Rect, cover: Rect): boolean {
  return (
    room.left < cover.left + cover.width &&
    cover.left < room.left + room.width &&
    room.top < cover.top + cover.height &&
    cover.top < room.top + room.height
  );
}

describe("the room for a picture", () => {
  it("is the whole frame when nothing lies over it", () => {
    expect(clearRoom(frame, [], square)).toEqual({ left: 0, top: 0, width: 400, height: 300 });
  });

  it("keeps clear of a corner on the side that costs least", () => {
    const corner = { left: 350, top: 160, width: 50, height: 140 };
    expect(clearRoom(frame, [corner], square)).toEqual({ left: 0, top: 0, width: 346, height: 300 });
    expect(clearRoom(frame, [corner], { width: 40, height: 10 })).toEqual({
      left: 0,
      top: 0,
      width: 400,
      height: 156,
    });
  });

  it("touches nothing, wherever things lie", () => {
    const covers = [
      { left: 0, top: 0, width: 120, height: 40 },
      { left: 300, top: 4, width: 96, height: 44 },
      { left: 8, top: 250, width: 180, height: 46 },
      { left: 348, top: 160, width: 46, height: 136 },
    ];
    for (const shape of [square, { width: 30, height: 10 }, { width: 10, height: 30 }]) {
      const room = clearRoom(frame, covers, shape);
      expect(room).not.toBeNull();
      expect(covers.some((cover) => room && touching(room, cover))).toBe(false);
    }
  });

  it("does not exist under something that fills the frame", () => {
    expect(clearRoom(frame, [{ left: 0, top: 0, width: 400, height: 300 }], square)).toBeNull();
  });
});

describe("the place of the controls", () => {
  const places = [
    { place: "column", room: { left: 350, top: 160, width: 46, height: 136 } },
    { place: "row above", room: { left: 4, top: 4, width: 136, height: 46 } },
  ];

  it("is the first unless another shows the picture larger", () => {
    expect(arranged(frame, [], square, places)?.place).toBe("column");
    expect(arranged({ width: 400, height: 440 }, [], { width: 10, height: 10 }, places)?.place).toBe(
      "row above",
    );
  });

  it("is where something lies anyway", () => {
    const cards = { left: 240, top: 4, width: 156, height: 46 };
    const found = arranged(frame, [cards], { width: 400, height: 240 }, places);
    expect(found?.place).toBe("row above");
    expect(scaleIn(found?.room ?? frame, { width: 400, height: 240 })).toBe(1);
  });

  it("stays as long as no other shows the picture much larger", () => {
    const tall = { width: 400, height: 440 };
    expect(arranged(tall, [], square, places, "column")?.place).toBe("column");
    expect(arranged(frame, [], { width: 400, height: 240 }, places, "row above")?.place).toBe("row above");
    expect(arranged({ width: 400, height: 900 }, [], { width: 10, height: 20 }, places)?.place).toBe(
      "row above",
    );
    const cards = { left: 0, top: 0, width: 200, height: 60 };
    expect(arranged(frame, [cards], square, places, "row above")?.place).toBe("column");
  });

  it("is never on top of something else", () => {
    const cards = { left: 0, top: 0, width: 200, height: 60 };
    expect(arranged(frame, [cards], { width: 40, height: 10 }, places)?.place).toBe("column");
  });

  it("is the first in a frame that has no room at all", () => {
    expect(arranged({ width: 30, height: 30 }, [], square, places)).toMatchObject({
      place: "column",
      room: null,
    });
  });
});
