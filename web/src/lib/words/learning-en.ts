/** What is said in English to those who learn: lessons, hints and their reasons, puzzles. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/en/learning.ftl",
      "$locales/en/*-lessons.ftl",
      "$locales/en/*-reasons.ftl",
      "$locales/en/*-coach.ftl",
      "$locales/en/puzzles.ftl",
      "$locales/en/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
