/** Positions in words, questions and answers in Dutch: for the text face of a table. */
export default Object.values(
  import.meta.glob<string>(
    ["$locales/nl/text.ftl", "$locales/nl/*-text.ftl", "$locales/nl/questions.ftl", "$locales/nl/verbs.ftl"],
    { query: "?raw", import: "default", eager: true },
  ),
);
