import type { GameBox } from "../module";
import BoxArt from "./BoxArt.svelte";

const box: GameBox = { key: "palatinus", accent: { light: "#B5532D", dark: "#EF9A70" }, BoxArt };
export default box;
