import { spacesOf } from "./session.svelte";
import type { LogStep } from "./types";

const NOTHING: ReadonlySet<string> = new Set();

/** The table as far as it matters for what is new. */
interface Told {
  readonly you: number | null;
  /** Every step up to the newest, also those that nobody was told anything of. */
  readonly told: readonly LogStep[];
  readonly legal: readonly string[];
  readonly at: { readonly epoch: number };
}

/** What happened since the viewer's last move. Its spaces are ringed as soon as the viewer has to decide, until they choose something or let go. */
export class Since {
  /** What happened up to this ply needs no rings any more, unless it was taken back since. */
  #seen = $state.raw({ epoch: 0, ply: -1 });

  constructor(private readonly table: Told) {}

  /** The ply of the viewer's last move, or of the beginning. */
  readonly from: number = $derived.by(() => {
    const { told, you } = this.table;
    return told.findLast(({ seat }) => seat === you)?.ply ?? 0;
  });

  /** The steps after it that there is something to say of. */
  readonly steps: readonly LogStep[] = $derived.by(() =>
    this.table.you === null
      ? []
      : this.table.told.filter(({ ply, log }) => ply > this.from && log.length > 0),
  );

  /** The spaces to be ringed now. */
  readonly spaces: ReadonlySet<string> = $derived.by(() => {
    const seen = this.#seen.epoch === this.table.at.epoch ? this.#seen.ply : -1;
    const fresh = this.table.legal.length > 0 ? this.steps.filter(({ ply }) => ply > seen) : [];
    return fresh.length === 0 ? NOTHING : new Set(fresh.flatMap(({ log }) => log.flatMap(spacesOf)));
  });

  /** Let go of the rings; said to be so if there were any. */
  see(): boolean {
    const ringed = this.spaces.size > 0;
    this.#seen = { epoch: this.table.at.epoch, ply: this.table.told.at(-1)?.ply ?? -1 };
    return ringed;
  }
}
