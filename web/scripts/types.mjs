// Writes src/generated/: types.ts from the server's types, and boxes.ts with the figures that the client shows from the games' boxes.
// With --check it only says whether the files are up to date.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const folder = new URL("../src/generated/", import.meta.url);
const BOXES = ["antiquity", "attika", "lacitta", "pillars"];
const root = fileURLToPath(new URL("../..", import.meta.url));
const pythons = [".venv/bin/python", ".venv/Scripts/python.exe"].map((path) => root + path);
const python = pythons.find((path) => existsSync(path)) ?? "python3";

const schema = JSON.parse(
  execFileSync(python, ["-m", "pentapolis.server.schema"], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }),
);

const text = await compile(tuplesAsArrays(schema), "Pentapolis", {
  additionalProperties: false,
  bannerComment: "// Made from the server's types by `npm run types`. Do not edit.",
  ignoreMinAndMaxItems: true,
  unreachableDefinitions: true,
  style: { printWidth: 120 },
});
// The document itself has no fields, and the compiler says of every definition where it found it; readers need neither.
const clean = text
  .replace(/export interface Pentapolis \{\}\n/, "")
  .replace(/(?: \*\n)? \* This interface was referenced by `Pentapolis`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g, "")
  .replace(/\/\*\*\n \*\/\n/g, "")
  .replace(/^( \*) {5}/gm, "$1 ");

/** The compiler knows tuples only as older drafts of JSON Schema wrote them: `items` with a list. */
function tuplesAsArrays(node) {
  if (Array.isArray(node)) return node.map(tuplesAsArrays);
  if (typeof node !== "object" || node === null) return node;
  const { prefixItems, items, ...rest } = Object.fromEntries(
    Object.entries(node).map(([key, value]) => [key, tuplesAsArrays(value)]),
  );
  if (prefixItems) return { ...rest, items: prefixItems, additionalItems: false };
  return items === undefined ? rest : { ...rest, items };
}

/** The box of a game as its components file has it. */
function box(key) {
  const read = "import json, sys, tomllib; json.dump(tomllib.load(sys.stdin.buffer), sys.stdout, ensure_ascii=False, indent=2)";
  const toml = readFileSync(`${root}src/pentapolis/games/${key}/components.toml`);
  return `export const ${key} = ${execFileSync(python, ["-c", read], { input: toml, encoding: "utf8" })} as const;`;
}

const boxes = `// Made from the games' components files by \`npm run types\`. Do not edit.\n\n${BOXES.map(box).join("\n\n")}\n`;

for (const [name, made] of [
  ["types.ts", clean],
  ["boxes.ts", boxes],
]) {
  const target = new URL(name, folder);
  const present = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (present === made) continue;
  if (process.argv.includes("--check")) {
    console.error(`web/src/generated/${name} is out of date: run \`npm run types\` in web/`);
    process.exitCode = 1;
  } else {
    mkdirSync(folder, { recursive: true });
    writeFileSync(target, made);
    console.log(`web/src/generated/${name} written`);
  }
}
