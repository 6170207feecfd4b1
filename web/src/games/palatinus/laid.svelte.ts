import { perSession } from "../../lib/per-session.svelte";
import { hillsOf, spacesOf, type BoardSpace, type Hill } from "./board";
import type { PieceView, Session } from "./types";

/** What lies on the board. */
class Laid {
  readonly spaces: ReadonlyMap<string, BoardSpace> = $derived.by(() => spacesOf(this.session.view.tiles));
  readonly hills: readonly Hill[] = $derived.by(() => hillsOf(this.session.view.tiles));
  readonly pieces: ReadonlyMap<string, PieceView> = $derived.by(
    () => new Map(this.session.view.pieces.map((piece) => [piece.space, piece])),
  );
  /** The spaces without an inhabitant. */
  readonly free: readonly string[] = $derived.by(() =>
    [...this.spaces.keys()].filter((space) => !this.pieces.has(space)),
  );

  constructor(private readonly session: Session) {}
}

export const laidOf = perSession((session: Session) => new Laid(session));
