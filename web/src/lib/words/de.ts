/** Everything that is said in German on boards and around them, as one file to load; `text-de.ts` has what the text face alone says. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/de/*.ftl",
      "!$locales/de/text.ftl",
      "!$locales/de/*-text.ftl",
      "!$locales/de/questions.ftl",
      "!$locales/de/verbs.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
