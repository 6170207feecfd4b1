/** Positions in words, questions and answers in English: for the text face of a table. */
export default Object.values(
  import.meta.glob<string>(
    ["$locales/en/text.ftl", "$locales/en/*-text.ftl", "$locales/en/questions.ftl", "$locales/en/verbs.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
