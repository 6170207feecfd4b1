/** Everything that is said in German on boards and around them, as one file to load; `text-de.ts` has what the text face alone says, `learning-de.ts` what is said to those who learn. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/de/*.ftl",
      "!$locales/de/text.ftl",
      "!$locales/de/*-text.ftl",
      "!$locales/de/questions.ftl",
      "!$locales/de/verbs.ftl",
      "!$locales/de/learning.ftl",
      "!$locales/de/*-lessons.ftl",
      "!$locales/de/*-reasons.ftl",
      "!$locales/de/*-coach.ftl",
      "!$locales/de/puzzles.ftl",
      "!$locales/de/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
