import type { KeyHelp } from "../../lib/keys-help.svelte";

/** What keys do in La Città; `Keys.svelte` does it. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ["1 – 6"], does: { id: "lacitta-keys-building", args: {} } },
  { keys: ["7"], does: { id: "lacitta-keys-found", args: {} } },
];
