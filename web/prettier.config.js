/** @type {import("prettier").Config} */
export default {
  printWidth: 110, // as in the Python code
  plugins: ["prettier-plugin-svelte"],
  overrides: [{ files: "*.svelte", options: { parser: "svelte" } }],
};
