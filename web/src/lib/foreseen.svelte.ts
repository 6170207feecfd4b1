import type { BaseView, Step } from "./types";

/** What a game says of a move before the server has answered; see `GameModule.foresee`. */
export type Foresee<V extends BaseView> = (view: V, action: string, told: unknown) => V | null;

/** Moves of the viewer that are on their way to the server, drawn as if they had been played. */
export class Foreseen<V extends BaseView> {
  #moves: readonly string[] = $state.raw([]);
  #after = $state(0); // the ply after which the first of them was sent

  constructor(
    private readonly foresee: Foresee<V>,
    /** What the server said beforehand that an action would do, if it was asked. */
    private readonly told: (action: string) => unknown,
  ) {}

  /** These moves are sent one after another, the first of them now. */
  send(moves: readonly string[], after: number): void {
    this.#moves = moves;
    this.#after = after;
  }

  /** They are not on their way any more. */
  forget(): void {
    this.#moves = [];
  }

  /** The view with what is on its way, and was not played in one of the steps up to `shown`; null if there is nothing to foresee. */
  in(shown: Step<V>, steps: readonly Step<V>[], you: number | null): V | null {
    const played = steps.filter(
      ({ ply, seat }) => seat === you && ply > this.#after && ply <= shown.ply,
    ).length;
    let view: V | null = null;
    for (const move of this.#moves.slice(played)) {
      const next = this.foresee(view ?? shown.view, move, this.told(move));
      if (!next) break;
      view = next;
    }
    return view;
  }
}
