/** The pictures of what is built in the countryside, and of tools. */

import axe from "icon:wood-axe";
import pitchfork from "icon:sickle";
import mining from "icon:mining";
import hook from "icon:fishing-hook";
import inn from "icon:tavern-sign";
import castle from "icon:castle";
import broom from "icon:broom";
import compass from "icon:compass";
import skull from "icon:poison-cloud";
import type { MapAction } from "../tools";

export const COUNTRY_ICONS: Readonly<Record<string, string>> = {
  woodcutter: axe,
  farm: pitchfork,
  "free-farm": pitchfork,
  mine: mining,
  fishery: hook,
  inn,
  city: castle,
  clean: broom,
  explore: compass,
  pollute: skull,
} satisfies { [V in MapAction["verb"]]?: string };
