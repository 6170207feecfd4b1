/** The pages of those who learn, loaded together when somebody goes there. */
export { default as ChaptersPage } from "./ChaptersPage.svelte";
export { default as LessonPage } from "./LessonPage.svelte";
