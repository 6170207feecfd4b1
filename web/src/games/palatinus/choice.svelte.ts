import { palatinus, type PalatinusAction, type PlaceInhabitant } from "../../generated/actions/palatinus";
import { Choosing } from "../../lib/choosing.svelte";
import { perSession } from "../../lib/per-session.svelte";
import { roleOf } from "./kinds";
import { laidOf } from "./laid.svelte";
import type { Kind, PalatinusPreview, Role, Session } from "./types";

/** What is chosen: an inhabitant and a space for it, in either order, or a place of the ring for the tile. */
interface Chosen {
  kind: Kind;
  space: string;
  slot: number;
  rotation: number;
  way: string;
}

export type Choice = Choosing<PalatinusAction, Chosen, PalatinusPreview>;

/** What is being chosen at a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session): Choice => {
  const laid = laidOf(session);
  const choice: Choice = new Choosing<PalatinusAction, Chosen, PalatinusPreview>(session, palatinus, {
    partsOf: ({ verb: _, ...fields }) => fields,
    board: ["space", "slot"],
    turning: { part: "rotation", ways: () => [0, 1, 2, 3, 4, 5] },

    given() {
      const [only, ...others] = kindsOf(choice);
      return only && others.length === 0 ? { kind: only } : {};
    },

    refused(part, { kind, space, slot }) {
      if (part === "slot" && slot !== undefined)
        return choice.layingNow ? { verb: "lay", slot, rotation: choice.turned } : null;
      const attempt = {
        verb: "place",
        kind: kind ?? kindsOf(choice)[0] ?? "merchant",
        space: space ?? laid.free[0] ?? "A0",
      } as const;
      return placingNow(choice) ? attempt : null;
    },

    prompt({ kind, space, slot }) {
      if (choice.layingNow && slot !== undefined) return { id: "palatinus-prompt-turn-tile", args: {} };
      if (!placingNow(choice)) return null;
      if (kind && space) return { id: "palatinus-prompt-confirm", args: { kind, space } };
      if (kind) return { id: "palatinus-prompt-choose-space", args: { kind } };
      if (space) return { id: "palatinus-prompt-choose-kind", args: { space } };
      return null;
    },
  });
  return choice;
});

export function placingNow(choice: Choice): boolean {
  return choice.legal.some(({ verb }) => verb === "place");
}

/** The placement that is pointed at or picked. */
export function placingOf({ action }: Choice): PlaceInhabitant | null {
  return action?.verb === "place" ? action : null;
}

/** Pick the next kind that may be placed, of those with this role. */
export function pickRole(choice: Choice, role: Role): void {
  const kinds = kindsOf(choice).filter((kind) => roleOf(kind) === role);
  const picked = choice.picks.kind;
  const next = kinds[picked ? (kinds.indexOf(picked) + 1) % kinds.length : 0];
  if (next && next !== picked) choice.set("kind", next);
  else if (!next) choice.pick("kind", role);
}

/** The kinds that may be placed. */
function kindsOf(choice: Choice): Kind[] {
  return [...new Set(choice.having("place").map(({ kind }) => kind))];
}
