import { palatinus, type LayTile, type PlaceInhabitant } from "../../generated/actions/palatinus";
import { slotHex, tileAt } from "./board";
import { pieceOf } from "./kinds";
import type { PalatinusView } from "./types";

/** A tile laid or an inhabitant placed, before the server has said so. The last inhabitant ends the game. */
export function foresee(view: PalatinusView, text: string): PalatinusView | null {
  const action = palatinus.parse(text);
  if (action?.verb === "lay") return laid(view, action);
  return action?.verb === "place" ? placed(view, action) : null;
}

/** Which tile comes next only the server knows. */
function laid(view: PalatinusView, { slot, rotation }: LayTile): PalatinusView | null {
  if (!view.next_tile) return null;
  const tile = tileAt(view.next_tile, view.next_springs, slotHex(slot, view.handedness), rotation);
  return { ...view, tiles: [...view.tiles, { ...tile, slot }], next_tile: null, next_springs: [] };
}

function placed(view: PalatinusView, { kind, space }: PlaceInhabitant): PalatinusView | null {
  const { seat, stocks } = view;
  const stock = stocks[seat ?? -1];
  const last = stocks.reduce((sum, { total }) => sum + total, 0) <= 1;
  if (seat === null || !stock || last) return null;
  const { [kind]: count = 0, ...others } = stock.kinds;
  const left = { total: stock.total - 1, kinds: count > 1 ? { ...others, [kind]: count - 1 } : others };
  return {
    ...view,
    pieces: [...view.pieces, pieceOf(kind, seat, space, view)],
    stocks: stocks.with(seat, left),
  };
}
