/** The key that asks for a hint, for the list of keys. */
export const HINT_KEY = { keys: ["H"], does: { id: "keys-hint", args: {} } } as const;
