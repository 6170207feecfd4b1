import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { gameIcons } from "./scripts/icons.ts";
import { packing } from "./scripts/packing.ts";

/** The absolute path of something named from this folder. */
const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

const server = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), gameIcons(), packing()],
  resolve: {
    alias: {
      $locales: path("../src/pentapolis/locales"),
      $docs: path("../docs"),
    },
  },
  build: {
    // The server serves this folder, and the wheel carries it.
    outDir: "../src/pentapolis/server/static",
    emptyOutDir: true,
    target: "es2022",
    rolldownOptions: {
      // A slow plugin is no news for someone who wants to play.
      checks: { bundlerTimings: false },
      output: {
        // A few files for a page instead of dozens: what several games share is one of them.
        codeSplitting: { groups: [{ name: "shared", minShareCount: 2 }] },
      },
    },
  },
  server: {
    // Locales and rules pages are shared with the server and lie outside web/.
    fs: { allow: [".", "../src/pentapolis/locales", "../docs"] },
    proxy: {
      "/api": { target: server, ws: true },
    },
  },
  test: {
    include: ["src/**/*.test.ts"],
    passWithNoTests: true,
  },
});
