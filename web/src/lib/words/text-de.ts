/** Positions in words, questions and answers in German: for the text face of a table. */
export default Object.values(
  import.meta.glob<string>(
    ["$locales/de/text.ftl", "$locales/de/*-text.ftl", "$locales/de/questions.ftl", "$locales/de/verbs.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
