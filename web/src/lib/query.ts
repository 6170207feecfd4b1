export type Query = Record<string, string | number | boolean | null | undefined>;

/** The part of an address after its path, with its question mark; empty values are left out. */
export function queryText(query: Query): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== null && value !== undefined && value !== "")
    .map(([name, value]): [string, string] => [name, String(value)]);
  const text = new URLSearchParams(pairs).toString();
  return text ? `?${text}` : "";
}
