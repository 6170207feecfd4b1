/** Where things stand in the drawing of the reveal: the board above, a row of players below it. */

import type { Point } from "../../../lib/hex";
import type { Box } from "../../../lib/zoom";
import { boardBox, type Handedness } from "../board";

const ROW = 104;

export interface Stage {
  box: Box;
  /** The places of the players, in the order of their seats. */
  seats: Point[];
}

export function stageOf(handedness: Handedness, seats: number): Stage {
  const board = boardBox(handedness);
  const box = { ...board, height: board.height + ROW };
  const wide = board.width / seats;
  const places = Array.from({ length: seats }, (_, seat) => ({
    x: board.x + wide * (seat + 0.5),
    y: board.y + board.height + ROW / 2 - 14,
  }));
  return { box, seats: places };
}
