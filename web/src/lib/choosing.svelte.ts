import { untrack } from "svelte";
import type { Message } from "./types";

interface Table {
  readonly view: { readonly ply: number };
  readonly legal: readonly string[];
  setPrompt(message: Message | null): void;
  preview(action: string): Promise<unknown>;
}

/** What the viewer has chosen so far, half-way to an action. */
interface Choosing {
  /** Begin anew in a new position. */
  begin(): void;
  /** What to do next; null if nothing is chosen. */
  prompt(): Message | null;
}

/** While a board is shown: begin anew with every position, or when it becomes the viewer's turn, and say what to do next. */
export function followChoice(session: () => Table, choice: () => Choosing): void {
  $effect(() => {
    void [session().view.ply, session().legal];
    untrack(() => choice().begin());
  });
  $effect(() => {
    const prompt = choice().prompt();
    untrack(() => session().setPrompt(prompt));
  });
}

/** What the pointed action would do, as soon as the server has said it; null until then. */
export function pointedPreview<P>(
  session: () => Table,
  action: () => string | null,
): { readonly current: P | null } {
  let found: P | null = $state.raw(null);
  $effect(() => {
    const wanted = action();
    found = null;
    if (!wanted) return;
    let still = true;
    void session()
      .preview(wanted)
      .then((answer) => {
        if (still) found = answer as P | null;
      });
    return () => (still = false);
  });
  return {
    get current() {
      return found;
    },
  };
}
