import type { GameBox } from "../games/module";
import BoxArt from "./BoxArt.svelte";

const ACCENTS = [
  { light: "#1d6b66", dark: "#74c9c1" },
  { light: "#7a3e75", dark: "#dda6d6" },
  { light: "#59651b", dark: "#c0cc72" },
  { light: "#2f5b91", dark: "#93bff0" },
];

/** The box of a game that brings none: a skyline, in a colour that its key decides. */
export function plainBox(key: string): GameBox {
  const sum = [...key].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return { key, accent: ACCENTS[sum % ACCENTS.length] ?? ACCENTS[0]!, BoxArt };
}
