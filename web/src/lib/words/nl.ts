/** Everything that is said in Dutch on boards and around them, as one file to load; `text-nl.ts` has what the text face alone says, `learning-nl.ts` what is said to those who learn. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/nl/*.ftl",
      "!$locales/nl/text.ftl",
      "!$locales/nl/*-text.ftl",
      "!$locales/nl/questions.ftl",
      "!$locales/nl/verbs.ftl",
      "!$locales/nl/learning.ftl",
      "!$locales/nl/*-lessons.ftl",
      "!$locales/nl/*-reasons.ftl",
      "!$locales/nl/*-coach.ftl",
      "!$locales/nl/puzzles.ftl",
      "!$locales/nl/*-puzzles.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
