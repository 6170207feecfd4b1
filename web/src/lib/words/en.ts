/** Everything that is said in English on boards and around them, as one file to load; `text-en.ts` has what the text face alone says, `learning-en.ts` what is said to those who learn. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/en/*.ftl",
      "!$locales/en/text.ftl",
      "!$locales/en/*-text.ftl",
      "!$locales/en/questions.ftl",
      "!$locales/en/verbs.ftl",
      "!$locales/en/learning.ftl",
      "!$locales/en/*-lessons.ftl",
      "!$locales/en/*-reasons.ftl",
      "!$locales/en/*-coach.ftl",
      "!$locales/en/puzzles.ftl",
      "!$locales/en/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
