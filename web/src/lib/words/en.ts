/** Everything that is said in English on boards and around them, as one file to load; `text-en.ts` has what the text face alone says. */
export default Object.values(
  import.meta.glob<string>(
    [
      "$locales/en/*.ftl",
      "!$locales/en/text.ftl",
      "!$locales/en/*-text.ftl",
      "!$locales/en/questions.ftl",
      "!$locales/en/verbs.ftl",
    ],
    { query: "?raw", import: "default", eager: true },
  ),
);
