import type { GameBox } from "../module";
import BoxArt from "./BoxArt.svelte";

const box: GameBox = { key: "antiquity", accent: { light: "#7A5230", dark: "#D9AE85" }, BoxArt };
export default box;
