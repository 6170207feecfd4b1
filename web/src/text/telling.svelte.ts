import { api } from "../lib/api";
import type { LiveSession } from "../lib/live-session.svelte";
import { notices } from "../lib/notices.svelte";
import type { BaseEvent, BaseView, Description } from "../lib/types";
import { numbered, type Group, type Numbered } from "./choices";

/** A table in words, kept up to date: what the server tells of the present position. */
export class Telling {
  description: Description | null = $state.raw(null);
  /** The newest description is being fetched. */
  fetching = $state(false);

  #wanted = 0;
  #coming: Promise<void> = Promise.resolve();

  constructor(
    readonly session: LiveSession<BaseView, BaseEvent>,
    readonly invite: string | null,
  ) {}

  /** The position that the viewer made their last move in: whatever came after it is new to them. Null if they have not moved. */
  readonly since: number | null = $derived.by(() => {
    const { log, you } = this.session;
    const last = you === null ? undefined : log.findLast(({ seat }) => seat === you);
    return last ? last.ply - 1 : null;
  });

  /** What can be chosen now, in words; nothing until the words for this position are there. */
  readonly groups: readonly Group[] = $derived.by(() => {
    const { description, session } = this;
    if (!description || description.ply !== session.view.ply || session.legal.length === 0) return [];
    return numbered(description.choices, session.say);
  });

  readonly choices: readonly Numbered[] = $derived(this.groups.flatMap(({ choices }) => choices));

  /** Ask for the present in words. Only the newest answer counts. */
  fetch(): Promise<void> {
    return (this.#coming = this.#fetch());
  }

  /** The words for the present are there: whoever types faster than they come means what is coming. */
  async settled(): Promise<void> {
    let coming: Promise<void> | null = null;
    while (coming !== this.#coming) await (coming = this.#coming);
  }

  async #fetch(): Promise<void> {
    const wanted = ++this.#wanted;
    this.fetching = true;
    try {
      const description = await api.description(this.session.table.id, this.since, this.invite);
      if (wanted === this.#wanted) this.description = description;
    } catch (error) {
      if (wanted === this.#wanted) notices.problem(error);
    } finally {
      if (wanted === this.#wanted) this.fetching = false;
    }
  }
}
