import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** What is text; pictures and fonts are packed already. */
const TEXT = /\.(css|html|js|json|svg|txt|webmanifest)$/;

/** Packs every text file of the built client once, as well as can be, so that the server need not do it again and again: `x.js` gets twins `x.js.br` and `x.js.gz`. */
export function packing(): Plugin {
  let folder = "";
  return {
    name: "packing",
    apply: "build",
    configResolved({ root, build }) {
      folder = join(root, build.outDir);
    },
    closeBundle() {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        if (entry.isFile() && TEXT.test(entry.name)) pack(join(entry.parentPath, entry.name));
      }
    },
  };
}

function pack(path: string): void {
  const text = readFileSync(path);
  const twins = {
    br: brotliCompressSync(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
    gz: gzipSync(text, { level: 9 }),
  };
  for (const [ending, packed] of Object.entries(twins)) {
    if (packed.length < text.length) writeFileSync(`${path}.${ending}`, packed);
  }
}
