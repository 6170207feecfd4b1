/**
 * What the reader is asked to look at, by the names that the page gives to things: `space:B3` is whatever has `data-space="B3"`. Boards that show a part of
 * themselves go there (`lib/ZoomPan.svelte`), and `learn/Spotlight.svelte` makes it stand out.
 */
class Looking {
  /** The names; none if nothing is to be looked at. */
  at: readonly string[] = $state.raw([]);

  /** Look at these for as long as the result is not called. */
  look(names: readonly string[]): () => void {
    this.at = names;
    return () => {
      if (this.at === names) this.at = [];
    };
  }
}

export const looking = new Looking();

/** The selector of a name; null for something that is none. */
export function selectorOf(name: string): string | null {
  const found = /^([a-z-]+):(.+)$/s.exec(name);
  return found ? `[data-${found[1]}="${CSS.escape(found[2] ?? "")}"]` : null;
}

/** Everything on the page, or in a part of it, that has a name and is not hidden. */
export function named(name: string, within: ParentNode = document): Element[] {
  const selector = selectorOf(name);
  if (selector === null) return [];
  return [...within.querySelectorAll(selector)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
}
