import type { GameSession } from "../games/module";
import type { Message } from "../lib/types";
import { groups, type Chosen, type Group, type Option } from "./actions";
import type { Names } from "./names";

/** What the viewer has chosen so far on the plain page, half-way to an action. */
export class PlainChoice {
  /** Every step on the way, so that one can go back. */
  #steps: readonly Chosen[] = $state.raw([]);
  readonly #session: () => GameSession;
  readonly #names: () => Names;

  constructor(session: () => GameSession, names: () => Names) {
    this.#session = session;
    this.#names = names;
  }

  get chosen(): Chosen | null {
    return this.#steps.at(-1) ?? null;
  }

  get groups(): Group[] {
    return groups(this.#session().legal, this.#names().forms, this.chosen);
  }

  /** What is chosen, in words: the action, and its words as far as they are settled. */
  get trail(): string[] {
    const { chosen } = this;
    if (!chosen) return [];
    const names = this.#names();
    return [
      names.action(chosen.verb),
      ...chosen.words.flatMap((word) => (word === undefined ? [] : [names.value(word)])),
    ];
  }

  /** Takes one step further; the last one plays. */
  async pick({ chosen, action }: Option): Promise<void> {
    if (action === null) this.#steps = [...this.#steps, chosen];
    else await this.#session().play(action);
  }

  back(): void {
    this.#steps = this.#steps.slice(0, -1);
  }

  begin(): void {
    this.#steps = [];
  }

  prompt(): Message | null {
    const field = this.groups[0]?.field;
    if (!this.chosen || !field) return null;
    return {
      id: "plain-prompt",
      args: { chosen: this.trail.join(", "), question: this.#names().question(field) },
    };
  }
}
