// Writes src/generated/types.ts from the server's types; with --check it only says whether the file is up to date.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compile } from "json-schema-to-typescript";

const target = new URL("../src/generated/types.ts", import.meta.url);
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

const present = existsSync(target) ? readFileSync(target, "utf8") : "";
if (process.argv.includes("--check")) {
  if (present !== clean) {
    console.error("web/src/generated/types.ts is out of date: run `npm run types` in web/");
    process.exit(1);
  }
} else if (present !== clean) {
  mkdirSync(new URL(".", target), { recursive: true });
  writeFileSync(target, clean);
  console.log("web/src/generated/types.ts written");
}
