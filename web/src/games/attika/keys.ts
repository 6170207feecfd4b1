import type { KeyHelp } from "../../lib/keys-help.svelte";
import { TURNING } from "../../table/keys";

/** What keys do in Attika; `Keys.svelte` does it. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ["1 – 4"], does: { id: "attika-keys-stack", args: {} } },
  TURNING,
];
