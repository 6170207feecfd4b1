import type { KeyHelp } from "../../lib/keys-help.svelte";
import { TURNING } from "../../table/keys";

/** What keys do in Antiquity; `Keys.svelte` does it. */
export const KEYS: readonly KeyHelp[] = [
  TURNING,
  { keys: ["M"], does: { id: "antiquity-keys-swap", args: {} } },
  { keys: ["F"], does: { id: "antiquity-keys-coming", args: {} } },
  { keys: [{ id: "key-escape", args: {} }], does: { id: "antiquity-keys-escape", args: {} } },
];
