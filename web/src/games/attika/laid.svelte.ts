import { perSession } from "../../lib/per-session.svelte";
import { builtOf, settlementsOf, shrinesOf, sitesOf, type Settlement, type Shrine, type Site } from "./board";
import type { BuildingView, HexName, Session } from "./types";

/** What lies on the board. */
class Laid {
  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(this.session.view.tiles));
  readonly shrines: readonly Shrine[] = $derived.by(() => shrinesOf(this.session.view.shrines));
  readonly built: ReadonlyMap<HexName, BuildingView> = $derived.by(() =>
    builtOf(this.session.view.buildings),
  );
  readonly settlements: readonly Settlement[] = $derived.by(() =>
    settlementsOf(this.session.view, this.sites),
  );

  constructor(private readonly session: Session) {}

  /** Some hex without a building. */
  get freeHex(): HexName {
    return [...this.sites.keys()].find((hex) => !this.built.has(hex)) ?? "1.0";
  }
}

export const laidOf = perSession((session: Session) => new Laid(session));
