/** The key that shows again what happened since the viewer's last move, for the list of keys. */
export const SINCE_KEY = { keys: ["L"], does: { id: "keys-since", args: {} } } as const;
