/** What is said in German to those who learn: lessons, hints and their reasons, puzzles. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/de/learning.ftl",
      "$locales/de/*-lessons.ftl",
      "$locales/de/*-reasons.ftl",
      "$locales/de/*-coach.ftl",
      "$locales/de/puzzles.ftl",
      "$locales/de/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
