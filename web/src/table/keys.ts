import type { KeyHelp } from "../lib/keys-help.svelte";
import { HINT_KEY } from "./hint-key";
import { SINCE_KEY } from "./since";

/** Keys that work at every table. */
export const KEYS: readonly KeyHelp[] = [
  {
    keys: [
      { id: "key-tab", args: {} },
      { id: "key-shift-tab", args: {} },
    ],
    does: { id: "keys-tab", args: {} },
  },
  { keys: [{ id: "key-arrows", args: {} }], does: { id: "keys-arrows", args: {} } },
  {
    keys: [
      { id: "key-home", args: {} },
      { id: "key-end", args: {} },
    ],
    does: { id: "keys-ends", args: {} },
  },
  { keys: ["N", { id: "key-shift-n", args: {} }], does: { id: "keys-next", args: {} } },
  {
    keys: [
      { id: "key-enter", args: {} },
      { id: "key-space", args: {} },
    ],
    does: { id: "keys-choose", args: {} },
  },
  { keys: [{ id: "key-escape", args: {} }], does: { id: "keys-escape", args: {} } },
  { keys: ["+", "−", "0"], does: { id: "keys-zoom", args: {} } },
  SINCE_KEY,
  HINT_KEY,
  { keys: ["?"], does: { id: "keys-help", args: {} } },
];

/** Keys that turn a piece before it is laid. */
export const TURNING: KeyHelp = {
  keys: ["R", { id: "key-shift-r", args: {} }],
  does: { id: "keys-turn", args: {} },
};
