/** A view of any game as things to show: facts, lists, grids, tables. Nothing is known but that it is JSON, and what all views have. */

import type { BaseView } from "../lib/types";

export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

export type Thing =
  | { kind: "none" }
  | { kind: "word"; word: string }
  | { kind: "number"; number: number }
  | { kind: "truth"; truth: boolean }
  | { kind: "seat"; seat: number }
  | { kind: "words"; words: readonly (string | number)[] }
  | { kind: "grid"; rows: readonly (readonly (string | number | null)[])[] }
  | { kind: "counts"; counts: readonly (readonly [string, number])[] }
  | { kind: "table"; columns: readonly string[]; rows: readonly (readonly Thing[])[] }
  | { kind: "fields"; fields: readonly Field[] }
  | { kind: "list"; things: readonly Thing[] };

export interface Field {
  name: string;
  thing: Thing;
}

/** What the shell shows itself. */
const SHOWN_ELSEWHERE = new Set([
  "game",
  "seat",
  "seats",
  "colours",
  "ply",
  "actors",
  "prompt",
  "result",
  "phase",
]);

/** Fields that are the number of a seat, by the names that games use. */
const SEATS = /^(seat|player|owner|leader|starting_player|start_player)$/;

/** What lies on the table for all, and what each player has. */
export interface Shape {
  table: Field[];
  players: Field[][];
}

export function shapeOf(view: BaseView): Shape {
  const table: Field[] = [];
  const players: Field[][] = Array.from({ length: view.seats }, () => []);
  for (const [name, value] of Object.entries(view as unknown as Record<string, Json>)) {
    if (SHOWN_ELSEWHERE.has(name)) continue;
    if (isEach(value, view.seats)) {
      value.forEach((own, seat) => players[seat]?.push(...fieldsOf(own, name)));
    } else {
      table.push({ name, thing: thingOf(value, name) });
    }
  }
  return { table, players };
}

/** A list with an object for every player. */
function isEach(value: Json, seats: number): value is readonly Readonly<Record<string, Json>>[] {
  return isList(value) && value.length === seats && value.every(isObject);
}

/** The fields of what a player has. Several such lists are told apart by their names, the usual one needs none. */
function fieldsOf(own: Readonly<Record<string, Json>>, list: string): Field[] {
  const fields = Object.entries(own).map(([name, value]) => ({ name, thing: thingOf(value, name) }));
  return list === "players" ? fields : [{ name: list, thing: { kind: "fields", fields } }];
}

export function thingOf(value: Json, name: string): Thing {
  if (value === null || value === "") return { kind: "none" };
  if (typeof value === "boolean") return { kind: "truth", truth: value };
  if (typeof value === "number")
    return SEATS.test(name) ? { kind: "seat", seat: value } : { kind: "number", number: value };
  if (typeof value === "string") return { kind: "word", word: value };
  return isList(value) ? listed(value, name) : described(value);
}

function listed(list: readonly Json[], name: string): Thing {
  if (list.length === 0) return { kind: "none" };
  if (list.every(isPlain)) return { kind: "words", words: list };
  if (isGrid(list)) return { kind: "grid", rows: list };
  if (list.every(isObject)) {
    const columns = Object.keys(list[0] ?? {});
    const alike = list.every((entry) => Object.keys(entry).join() === columns.join());
    const rows = list.map((entry) => columns.map((column) => thingOf(entry[column] ?? null, column)));
    if (alike && rows.flat().every(({ kind }) => kind !== "fields" && kind !== "table"))
      return { kind: "table", columns, rows };
  }
  return { kind: "list", things: list.map((entry) => thingOf(entry, name)) };
}

function described(object: Readonly<Record<string, Json>>): Thing {
  const entries = Object.entries(object);
  if (entries.length === 0) return { kind: "none" };
  const counts = entries.flatMap(([name, value]) =>
    typeof value === "number" ? [[name, value] as const] : [],
  );
  if (counts.length === entries.length && !entries.some(([name]) => SEATS.test(name)))
    return { kind: "counts", counts };
  return { kind: "fields", fields: entries.map(([name, value]) => ({ name, thing: thingOf(value, name) })) };
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}

function isObject(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === "object" && value !== null && !isList(value);
}

function isPlain(value: Json): value is string | number {
  return typeof value === "string" || typeof value === "number";
}

/** Rows of the same length, of words, numbers and gaps. */
function isGrid(list: readonly Json[]): list is readonly (readonly (string | number | null)[])[] {
  const first = list[0];
  const width = first !== undefined && isList(first) ? first.length : 0;
  return (
    width > 1 &&
    list.every(
      (row) => isList(row) && row.length === width && row.every((cell) => cell === null || isPlain(cell)),
    )
  );
}
