import { perSession } from "../../lib/per-session.svelte";
import {
  areasOf,
  cityAt,
  linksOf,
  placedOf,
  sitesOf,
  type Area,
  type Land,
  type Link,
  type Placed,
  type Site,
} from "./board";
import type { CityView, HexName, Session } from "./types";

/** What lies on the map. */
class Laid {
  /** The land never changes: as text it is the same after every move, and the map is worked out once. */
  readonly #land: string = $derived.by(() => {
    const { zones, landscapes } = this.session.view;
    return JSON.stringify({ zones, landscapes } satisfies Land);
  });
  readonly sites: ReadonlyMap<HexName, Site> = $derived.by(() => sitesOf(JSON.parse(this.#land) as Land));
  readonly areas: readonly Area[] = $derived.by(() => areasOf((JSON.parse(this.#land) as Land).landscapes));
  readonly placed: ReadonlyMap<HexName, Placed> = $derived.by(() => placedOf(this.session.view.cities));
  readonly links: readonly Link[] = $derived.by(() => linksOf(this.session.view.cities));

  constructor(private readonly session: Session) {}

  /** The city that a hex belongs to. */
  cityOf(hex: HexName | null): CityView | null {
    return this.placed.get(hex ?? "")?.city ?? cityAt(this.session.view.cities, hex);
  }

  /** Some hex beside a city of the viewer, to ask why nothing can be built. */
  get freeHex(): HexName {
    const own = this.session.view.cities.filter(({ seat }) => seat === this.session.you);
    const beside = own.flatMap(({ tiles }) => tiles.flatMap(({ hex }) => this.sites.get(hex)?.beside ?? []));
    return beside.find((hex) => !this.placed.has(hex)) ?? "1";
  }
}

export const laidOf = perSession((session: Session) => new Laid(session));
