import type { LogStep, Message } from "../lib/types";

/** What somebody who arrives at a table has not heard yet. */
export class Listener {
  #ply: number;
  #lines: number; // so many of that step's have been told
  #notes: number;

  /** Whatever was told up to a ply is past, and so are some notes. */
  constructor(ply: number, notes: number) {
    [this.#ply, this.#lines, this.#notes] = [ply, Infinity, notes];
  }

  /** The lines of a log that are new since it was last asked. Each is new once; after moves were taken back, those that follow are. */
  fresh(log: readonly LogStep[], ply: number): Message[] {
    if (ply < this.#ply) [this.#ply, this.#lines] = [ply, Infinity];
    const lines: Message[] = [];
    for (const step of log) {
      if (step.ply < this.#ply) continue;
      const known = step.ply === this.#ply ? this.#lines : 0;
      lines.push(...step.log.slice(known));
      if (step.log.length > known || step.ply > this.#ply)
        [this.#ply, this.#lines] = [step.ply, step.log.length];
    }
    return lines;
  }

  /** The notes that are new since it was last asked. */
  notes<N>(notes: readonly N[]): readonly N[] {
    const fresh = notes.slice(this.#notes);
    this.#notes = notes.length;
    return fresh;
  }
}
