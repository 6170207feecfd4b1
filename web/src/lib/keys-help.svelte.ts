import type { Message } from "./types";

/** What some keys do. */
export interface KeyHelp {
  /** As they are written on them, any one of these: "N", "Shift+N", "Enter". A name that a language has for a key is a message. */
  readonly keys: readonly (string | Message)[];
  readonly does: Message;
}

/** The list of all keys of a table: whether it is open. */
class KeysHelp {
  open = $state(false);
}

export const keysHelp = new KeysHelp();
