/** The pages of puzzles, loaded together when somebody goes there. */
export { default as PuzzlePage } from "./PuzzlePage.svelte";
export { default as PuzzlesPage } from "./PuzzlesPage.svelte";
