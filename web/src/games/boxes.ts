import { plainBox } from "../plain/box";
import type { GameBox } from "./module";

const boxes = import.meta.glob<GameBox>("./*/box.ts", { eager: true, import: "default" });

/** Is there a page made for this game? Games of other packages have none here, and get the plain one. */
export function isOurs(key: string): boolean {
  return `./${key}/box.ts` in boxes;
}

/** The box of a game, ready or coming, or brought by another package. */
export function box(key: string): GameBox {
  return boxes[`./${key}/box.ts`] ?? plainBox(key);
}
