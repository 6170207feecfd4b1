/** The languages that everything is said in. */
export const LANGUAGES = ["nl", "en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
