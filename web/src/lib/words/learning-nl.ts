/** What is said in Dutch to those who learn: lessons, hints and their reasons, puzzles. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/nl/learning.ftl",
      "$locales/nl/*-lessons.ftl",
      "$locales/nl/*-reasons.ftl",
      "$locales/nl/*-coach.ftl",
      "$locales/nl/puzzles.ftl",
      "$locales/nl/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
