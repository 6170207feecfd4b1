import type { KeyHelp } from "../../lib/keys-help.svelte";
import { TURNING } from "../../table/keys";
import { ROLES } from "./kinds";

/** What keys do in Palatinus; `Keys.svelte` does it. */
export const KEYS: readonly KeyHelp[] = [
  { keys: ["1 – 9"], does: { id: "palatinus-keys-number", args: {} } },
  {
    keys: ROLES.map((role) => ({ id: `palatinus-key-${role}`, args: {} })),
    does: { id: "palatinus-keys-letter", args: {} },
  },
  TURNING,
  { keys: [{ id: "key-sideways", args: {} }], does: { id: "palatinus-keys-turn", args: {} } },
];
