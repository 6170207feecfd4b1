import type { GameBox } from "../module";
import BoxArt from "./BoxArt.svelte";

const box: GameBox = { key: "pillars", accent: { light: "#27408B", dark: "#A3B6F2" }, BoxArt };
export default box;
