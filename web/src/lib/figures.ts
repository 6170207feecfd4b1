/** A number as people write it: with a real minus sign, which is as wide as a plus. */
export function plain(count: number): string {
  return count < 0 ? `−${-count}` : String(count);
}

/** What a number changes by, with its sign. */
export function signed(count: number): string {
  return count > 0 ? `+${count}` : plain(count);
}
