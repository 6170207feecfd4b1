import { attika, type Build, type LayTile } from "../../generated/actions/attika";
import { tileAt } from "./board";
import type { AttikaPreview, AttikaView } from "./types";

/** A building or a tile on the board, before the server has said so. */
export function foresee(view: AttikaView, text: string, told: unknown): AttikaView | null {
  const action = attika.parse(text);
  if (action?.verb === "build") return built(view, action, told as AttikaPreview | null | undefined);
  return action?.verb === "tile" ? laid(view, action) : null;
}

/** Whether there is a choice of cards the server has said: then the building waits over its site until they are given. */
function built(
  view: AttikaView,
  { building, hex }: Build,
  told: AttikaPreview | null | undefined,
): AttikaView | null {
  const { seat } = view;
  const player = view.players[seat ?? -1];
  if (seat === null || !player || !told || told.wins) return null;
  if (told.ways > 1) return { ...view, building, site: hex };
  const { [building]: count = 0, ...others } = player.stored;
  const stored =
    view.phase === "drawn" ? player.stored : count > 1 ? { ...others, [building]: count - 1 } : others;
  return {
    ...view,
    building: null,
    buildings: [...view.buildings, { seat, building, hex }],
    players: view.players.with(seat, { ...player, stored, built: player.built + 1 }),
  };
}

function laid(view: AttikaView, { q, r, rotation }: LayTile): AttikaView | null {
  const { turned_tile: tile } = view;
  return tile && { ...view, turned_tile: null, tiles: [...view.tiles, tileAt(tile, [q, r], rotation)] };
}
