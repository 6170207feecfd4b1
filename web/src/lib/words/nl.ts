/** Everything that is said in Dutch, as one file to load. */
export default Object.values(
  import.meta.glob<string>("$locales/nl/*.ftl", { query: "?raw", import: "default", eager: true }),
);
