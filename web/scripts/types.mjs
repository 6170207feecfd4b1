// Writes src/generated/: types.ts from the server's types, actions/ with the types and the notation of every game's actions, and boxes/ with the figures that
// the client shows from the games' boxes.
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

const schema = said("pentapolis.server.schema");
const notation = said("pentapolis.server.notation");

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
  .replace(
    /(?: \*\n)? \* This interface was referenced by `Pentapolis`'s JSON-Schema\n \* via the `definition` "[^"]*"\.\n/g,
    "",
  )
  .replace(/\/\*\*\n \*\/\n/g, "")
  .replace(/^( \*) {5}/gm, "$1 ");

/** What a module of ours prints. */
function said(module) {
  return JSON.parse(
    execFileSync(python, ["-m", module], { cwd: root, encoding: "utf8", maxBuffer: 1 << 26 }),
  );
}

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

/** The box of a game as its components file has it, with the type of every box of that game. */
function box(key) {
  const read =
    "import json, sys, tomllib; json.dump(tomllib.load(sys.stdin.buffer), sys.stdout, ensure_ascii=False, indent=2)";
  const toml = readFileSync(`${root}src/pentapolis/games/${key}/components.toml`);
  const json = execFileSync(python, ["-c", read], { input: toml, encoding: "utf8" });
  const data = JSON.parse(json);
  const ids = Object.values(data)
    .filter((list) => Array.isArray(list) && list.every((entry) => typeof entry.id === "string"))
    .map((list) => list.map(({ id }) => id));
  const name = `${key[0].toUpperCase()}${key.slice(1)}Box`;
  return `// Made from the game's components file by \`npm run types\`. Do not edit.

import { played } from "../../lib/boxes";

export interface ${name} ${typeOf([data], ids, "")}

/** The figures that the game is played with: those of the server's box, or else the built-in ones. */
export const ${key} = played<${name}>("${key}", ${json.trim()});
`;
}

/** The TypeScript type of some values that stand in the same place. Entries keep their names in every box; figures are any. */
function typeOf(values, ids, indent) {
  const [first] = values;
  if (Array.isArray(first)) {
    const inner = values.flat();
    const item = inner.length > 0 ? typeOf(inner, ids, indent) : "string";
    const mixed = item.startsWith("readonly ") || (item.includes(" | ") && !item.startsWith("{"));
    return mixed ? `readonly (${item})[]` : `readonly ${item}[]`;
  }
  if (typeof first === "object") {
    const keys = [...new Set(values.flatMap((value) => Object.keys(value)))];
    const fields = keys.map((key) => {
      const found = values.filter((value) => key in value).map((value) => value[key]);
      const type = /(^|_)source$/.test(key) ? "string" : typeOf(found, ids, `${indent}  `);
      const mark = found.length < values.length ? "?" : "";
      return `${indent}  readonly ${/^\w+$/.test(key) ? key : JSON.stringify(key)}${mark}: ${type};`;
    });
    return `{\n${fields.join("\n")}\n${indent}}`;
  }
  return typeof first === "string" ? typeOfText(values, ids) : typeof first;
}

/** Names of things are told apart by their types; a name that refers to an entry may refer to any of that list. */
function typeOfText(values, ids) {
  if (!values.every((value) => /^[a-z][a-z0-9]+(-[a-z0-9]+)*$/.test(value))) return "string";
  const names = ids.find((list) => values.every((value) => list.includes(value))) ?? values;
  return [...new Set(names)].map((name) => JSON.stringify(name)).join(" | ");
}

/** A few names are told apart by type; hexes and the like are any text, and so are figures, which other boxes change. */
const told = (words) => words.length <= 12 && words.every((word) => /^[a-z]/i.test(word));

/** The types of a game's actions, and the table by which they are read and written. */
function actions(key, { name, actions, domains }) {
  const constants = domains.map((domain, index) => {
    const same = domains.slice(0, index).filter((other) => other.name === domain.name).length;
    return `${domain.name.toUpperCase()}${same > 0 ? `_${same + 1}` : ""}`;
  });
  const made = domains.map(({ words, numbers }) => {
    if (numbers) return `numbers(${words[0]}, ${words.at(-1)})`;
    if (!told(words)) return `names(${JSON.stringify(words.join(" "))}.split(" "))`;
    return `names([${words.map((word) => JSON.stringify(word)).join(", ")}])`;
  });
  const interfaces = actions.map(({ name, description, verb, fields }) => {
    const typed = Object.entries(fields).map(
      ([field, domain]) => `\n  readonly ${field}: Value<typeof ${constants[domain]}>;`,
    );
    return `/** ${description} */\nexport interface ${name} {\n  readonly verb: ${JSON.stringify(verb)};${typed.join("")}\n}`;
  });
  const table = actions.map(({ verb, fields }) => {
    const parts = Object.entries(fields).map(([field, domain]) => `${field}: ${constants[domain]}`);
    return `  ${JSON.stringify(verb)}: {${parts.length > 0 ? ` ${parts.join(", ")} ` : ""}},`;
  });
  const imports = ["names", "Notation", "numbers", "type Value"].filter(
    (name) => made.some((domain) => domain.startsWith(name)) || /^[A-Z]|Value$/.test(name),
  );
  return `// Made from the game's actions by \`npm run types\`. Do not edit.

import { ${imports.join(", ")} } from "../../lib/notation";

${made.map((domain, index) => `const ${constants[index]} = ${domain};`).join("\n")}

${interfaces.join("\n\n")}

export type ${name}Action =\n${actions.map(({ name }) => `  | ${name}`).join("\n")};

/** How its actions are read and written. */
export const ${key} = new Notation<${name}Action>("${key}", {
${table.join("\n")}
});
`;
}

for (const [name, made] of [
  ["types.ts", clean],
  ...Object.entries(notation).map(([key, game]) => [`actions/${key}.ts`, actions(key, game)]),
  ...BOXES.map((key) => [`boxes/${key}.ts`, box(key)]),
]) {
  const target = new URL(name, folder);
  const present = existsSync(target) ? readFileSync(target, "utf8") : "";
  if (present === made) continue;
  if (process.argv.includes("--check")) {
    console.error(`web/src/generated/${name} is out of date: run \`npm run types\` in web/`);
    process.exitCode = 1;
  } else {
    mkdirSync(new URL(".", target), { recursive: true });
    writeFileSync(target, made);
    console.log(`web/src/generated/${name} written`);
  }
}
