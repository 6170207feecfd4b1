import type { GameBox } from "../module";
import BoxArt from "./BoxArt.svelte";

const box: GameBox = { key: "lacitta", accent: { light: "#8A5C08", dark: "#E9B653" }, BoxArt };
export default box;
