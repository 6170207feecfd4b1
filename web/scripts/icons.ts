import { createRequire } from "node:module";
import type { Plugin } from "vite";

interface IconSet {
  icons: Record<string, { body: string }>;
}

const PREFIX = "icon:";

/**
 * Makes `import amphora from "icon:amphora"` give the outline of that game-icons drawing (512 x 512 units), so that the built
 * client carries the icons it uses and no others, and a misspelt name fails the build.
 */
export function gameIcons(): Plugin {
  let set: IconSet | undefined;
  return {
    name: "game-icons",
    resolveId(id) {
      return id.startsWith(PREFIX) ? `\0${id}` : undefined;
    },
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      set ??= createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;
      const name = id.slice(PREFIX.length + 1);
      const outline = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(set.icons[name]?.body ?? "")?.[1];
      if (!outline) this.error(`game-icons has no icon "${name}"`);
      return `export default ${JSON.stringify(outline)};`;
    },
  };
}
