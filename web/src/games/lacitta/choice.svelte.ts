import { lacitta, type LaCittaAction } from "../../generated/actions/lacitta";
import { Choosing, type PartsOf } from "../../lib/choosing.svelte";
import { perSession } from "../../lib/per-session.svelte";
import { laidOf } from "./laid.svelte";
import type { Attraction, BuildingId, CardId, HexName, LaCittaPreview, PhaseName, Session } from "./types";

/** What an action card does on the map besides building. */
export const FOUND = "found";

/** What is chosen: something to build or found and a hex for it, a hex alone, or something in the tray. */
interface Chosen {
  tool: BuildingId | typeof FOUND;
  space: HexName;
  /** What a coloured citizen stands for. */
  attraction: Attraction;
  /** A politics card that a finger asked about. */
  card: CardId;
  /** Hidden voice cards to look at. */
  marked: readonly number[];
}

export type Tool = Chosen["tool"];
export type Choice = Choosing<LaCittaAction, Chosen, LaCittaPreview>;

/** What is being chosen at a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session): Choice => {
  const laid = laidOf(session);

  function partsOf(action: LaCittaAction): PartsOf<Chosen> {
    switch (action.verb) {
      case "build":
        return { tool: action.building, space: action.hex };
      case "found":
        return { tool: FOUND, space: action.hex };
      case "cheer":
        return { space: action.hex, attraction: action.attraction };
      case "castle":
      case "harvest":
      case "remove":
        return { space: action.hex };
      case "send":
      case "welcome":
      case "starve": // any tile of a city will do
        return { space: [action.castle, ...(laid.cityOf(action.castle)?.tiles ?? []).map(({ hex }) => hex)] };
      default:
        return {};
    }
  }

  const choice: Choice = new Choosing<LaCittaAction, Chosen, LaCittaPreview>(session, lacitta, {
    partsOf,
    board: ["space"],
    afresh: ["tool", "card"],
    spared: ["attraction"],
    own: ["card", "marked"],

    /** With a card for one kind of building there is nothing else to choose. */
    given() {
      const [only, ...others] = session.view.phase === "build" ? toolsOf(choice) : [];
      return only && others.length === 0 ? { tool: only } : {};
    },

    pickable: (part, { tool }) => (part === "space" && !tool && toolsOf(choice).size > 0 ? false : undefined),

    refused(_, { tool, space }) {
      if (tool) return attempt(tool, space ?? laid.freeHex);
      if (space === undefined) return null;
      const { phase } = session.view;
      if (phase === "cheer") return { verb: "cheer", hex: space, attraction: "culture" };
      return (
        atHex(phase, space) ?? (laid.placed.has(space) ? null : { id: "lacitta-choose-first", args: {} })
      );
    },

    prompt(picks) {
      const { tool, space } = picks;
      const citizen = space !== undefined && choice.having("cheer").some(({ hex }) => hex === space);
      if (citizen) return { id: "lacitta-prompt-attraction", args: {} };
      if (space && choice.decided(picks)) return { id: "lacitta-prompt-confirm", args: {} };
      if (tool === FOUND) return { id: "lacitta-prompt-found", args: {} };
      return tool ? { id: "lacitta-prompt-site", args: { building: tool } } : null;
    },
  });
  return choice;
});

// On the map ---------------------------------------------------------------------------------------------------

/** Where an action is shown on the map; null if nowhere. */
export function hexOf(action: LaCittaAction): HexName | null {
  if ("hex" in action) return action.hex;
  return "castle" in action ? action.castle : null;
}

/** The hexes that can be chosen now: a city is shown at its castle. */
export function targetsOf({ legal, shown }: Choice): ReadonlySet<HexName> {
  const open = legal.filter((action) => {
    const tool = toolOf(action);
    return tool === null || tool === shown.tool;
  });
  return new Set(open.flatMap((action) => hexOf(action) ?? []));
}

/** What a coloured citizen on a hex could stand for. */
export function cheersAt(choice: Choice, hex: HexName): Attraction[] {
  return choice.having("cheer").flatMap((action) => (action.hex === hex ? action.attraction : []));
}

/** The action that a phase is about, if it is about a hex. */
function atHex(phase: PhaseName, hex: HexName): LaCittaAction | null {
  switch (phase) {
    case "castle":
    case "harvest":
    case "remove":
      return { verb: phase, hex };
    case "send":
    case "welcome":
    case "starve":
      return { verb: phase, castle: hex };
    default:
      return null;
  }
}

// Building and founding ----------------------------------------------------------------------------------------

function toolOf(action: LaCittaAction): Tool | null {
  if (action.verb === "build") return action.building;
  return action.verb === "found" ? FOUND : null;
}

/** What can be built or founded somewhere. */
export function toolsOf({ legal }: Choice): ReadonlySet<Tool> {
  return new Set(legal.flatMap((action) => toolOf(action) ?? []));
}

/** A way to use an action card, or a building, was chosen. In a turn it can be let go. */
export function pickTool(session: Session, choice: Choice, tool: Tool): void {
  if (choice.picks.tool === tool && session.view.phase !== "turn") choice.set("tool", tool);
  else choice.pick("tool", tool);
}

function attempt(tool: Tool, hex: HexName): LaCittaAction {
  return tool === FOUND ? { verb: "found", hex } : { verb: "build", building: tool, hex };
}

// Cards --------------------------------------------------------------------------------------------------------

/** A politics card was clicked or tapped. */
export function pickCard(choice: Choice, card: CardId, touched = false): void {
  const action = { verb: "take", card } as const;
  if (!touched || choice.picks.card === card) choice.act(action);
  else if (choice.yours) {
    choice.set("card", card);
    if (!choice.can(action)) choice.why(action);
  }
}

/** A hidden voice card is marked or not; the second one is the choice. */
export function mark(choice: Choice, circle: number): void {
  const { marked = [] } = choice.picks;
  const now = marked.includes(circle) ? marked.filter((other) => other !== circle) : [...marked, circle];
  choice.set("marked", now.length > 0 ? now : null);
  if (now.length === 2) choice.play({ verb: "look", voices: now.toSorted().join(",") });
}
