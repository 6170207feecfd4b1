import type { GameBox } from "../module";
import BoxArt from "./BoxArt.svelte";

const box: GameBox = { key: "attika", accent: { light: "#1F5FA8", dark: "#8FBDF0" }, BoxArt };
export default box;
