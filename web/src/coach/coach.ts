/** What is known of a game's decisions: which paragraph of the help is about each, and which have a note of the coach. */
export interface Coach {
  /** Names for the headings of the help, all of them in order: in every language they are the same in number and depth. */
  readonly headings: readonly string[];
  /** For each prompt (`palatinus-prompt-place`, with or without `-you`, is "place") the heading of its paragraph. */
  readonly decisions: Readonly<Record<string, string>>;
  /** The prompts that have a note, `<game>-coach-<prompt>`. */
  readonly notes: readonly string[];
}

/** The decision that a prompt asks for; null for a prompt of another kind. */
export function decisionOf(game: string, prompt: string): string | null {
  const start = `${game}-prompt-`;
  return prompt.startsWith(start) ? prompt.slice(start.length).replace(/-you$/, "") : null;
}

/** The number of the heading, among all of the help, below which a prompt is explained; 0 is the title. */
export function headingFor(coach: Coach | undefined, game: string, prompt: string): number {
  const heading = coach?.decisions[decisionOf(game, prompt) ?? ""];
  return heading === undefined ? 0 : Math.max(0, coach?.headings.indexOf(heading) ?? 0);
}

/** The message of the note about a prompt; null if there is none. */
export function noteFor(coach: Coach | undefined, game: string, prompt: string): string | null {
  const decision = decisionOf(game, prompt);
  return decision !== null && coach?.notes.includes(decision) ? `${game}-coach-${decision}` : null;
}
