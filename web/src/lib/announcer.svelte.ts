import type { Attachment } from "svelte/attachments";

/** One thing that is read aloud. */
export interface Said {
  readonly id: number;
  readonly text: string;
}

/** How it is read: "polite" waits until the reader has finished something else, "assertive" does not. */
export type Manner = "polite" | "assertive";

const TOGETHER = 120; // milliseconds in which what comes is one announcement
const STAYS = 12_000; // milliseconds after which nobody needs it any more

/**
 * Everything that a screen reader says without being asked, from the whole page, in two places (`ui/Announcements.svelte`). Things that come together are
 * one announcement, in the order in which they came, so that none cuts another short.
 */
export class Announcer {
  polite: readonly Said[] = $state.raw([]);
  assertive: readonly Said[] = $state.raw([]);

  #waiting: Record<Manner, string[]> = { polite: [], assertive: [] };
  #next = 0;

  /** Something happened. */
  tell(text: string): void {
    this.#add("polite", text);
  }

  /** Somebody has to decide, asked something, or something went wrong. */
  urge(text: string): void {
    this.#add("assertive", text);
  }

  #add(manner: Manner, text: string): void {
    if (!/[\p{L}\p{N}]/u.test(text)) return;
    const waiting = this.#waiting[manner];
    // The same may happen twice; but to be asked twice in one breath, as after turns of quick bots, helps nobody.
    if (manner === "assertive" && waiting.includes(text.trim())) return;
    waiting.push(text.trim());
    if (waiting.length === 1) setTimeout(() => this.#say(manner), TOGETHER);
  }

  #say(manner: Manner): void {
    const said = { id: this.#next++, text: this.#waiting[manner].join(" ") };
    this.#waiting[manner] = [];
    this[manner] = [...this[manner], said];
    setTimeout(() => (this[manner] = this[manner].filter((other) => other !== said)), STAYS);
  }
}

export const announcer = new Announcer();

/** Whatever comes to stand in an element, or changes there, is read aloud; not what is hidden from readers. */
export function announced(manner: Manner = "polite"): Attachment<HTMLElement> {
  return (node) => {
    const say = (text: string): void => (manner === "polite" ? announcer.tell(text) : announcer.urge(text));
    say(spoken(node));
    const watch = new MutationObserver((changes) => {
      const told = new Set<Node>();
      for (const change of changes)
        for (const fresh of change.type === "characterData" ? [change.target] : change.addedNodes)
          if (node.contains(fresh) && ![...told].some((other) => other.contains(fresh))) told.add(fresh);
      const texts = [...told].map(spoken).filter(Boolean);
      if (texts.length > 0) say(texts.join(" "));
    });
    watch.observe(node, { childList: true, characterData: true, subtree: true });
    return () => watch.disconnect();
  };
}

/** The words of a node, as a screen reader has them. */
function spoken(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE)
    return node.parentElement?.closest("[aria-hidden=true]") ? "" : (node.textContent ?? "").trim();
  if (!(node instanceof Element) || node.closest("[aria-hidden=true]") || node.matches("button")) return "";
  return [...node.childNodes].map(spoken).filter(Boolean).join(" ");
}
