/** Everything that is said in Dutch on boards and around them, as one file to load; `text-nl.ts` has what the text face alone says. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/nl/*.ftl",
      "!$locales/nl/text.ftl",
      "!$locales/nl/*-text.ftl",
      "!$locales/nl/questions.ftl",
      "!$locales/nl/verbs.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
