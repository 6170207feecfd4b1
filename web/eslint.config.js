import js from "@eslint/js";
import prettier from "eslint-config-prettier";
import svelte from "eslint-plugin-svelte";
import { defineConfig, globalIgnores } from "eslint/config";
import globals from "globals";
import typescript from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default defineConfig(
  globalIgnores(["src/generated/"]), // made by `npm run types`
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  typescript.configs.recommended,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: globals.browser } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { parser: typescript.parser, extraFileExtensions: [".svelte"], svelteConfig },
    },
  },
  {
    files: ["*.js", "*.ts", "scripts/**"],
    languageOptions: { globals: globals.node },
  },
  {
    rules: {
      // An underscore says that something is there only because of what follows it.
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      // Sets and maps are filled where they are made and read-only afterwards: what changes is the field or
      // the $derived that holds them. The rule takes each of them for one that changes under its readers.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
