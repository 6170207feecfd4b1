/** Everything that is said in English, as one file to load. */
export default Object.values(
  import.meta.glob<string>("$locales/en/*.ftl", { query: "?raw", import: "default", eager: true }),
);
