/** Everything that is said in German, as one file to load. */
export default Object.values(
  import.meta.glob<string>("$locales/de/*.ftl", { query: "?raw", import: "default", eager: true }),
);
