/** What can be done on the map and in the cities: the actions that belong to a hex or to a square. */

import type { AntiquityAction } from "../../generated/actions/antiquity";
import { beside } from "./board";
import type { Good, HexName, SquareName } from "./types";

/** An action at a hex. */
export type MapAction = Extract<AntiquityAction, { hex: unknown }>;
/** An action at a square, with the building or the grave on it; a piece is placed otherwise. */
export type SquareAction = Exclude<Extract<AntiquityAction, { square: unknown }>, { turns: unknown }>;

type Elsewhere<A> = A extends MapAction ? Omit<A, "hex" | "direction"> : never;
/** What is done on the map, wherever: a woodcutter, a farm for wine. */
export type Tool = Elsewhere<MapAction>;

/** An action at a hex, with what it is about. */
export interface HexMove {
  action: MapAction;
  tool: Tool;
  /** Its hex, and for a fishery the second one. */
  hexes: HexName[];
}

/** The name of a tool on the page: "woodcutter", "farm wine". */
export function keyOf(tool: Tool): string {
  return Object.values(tool).join(" ");
}

/** What is grown, dug or caught with it. */
export function goodOf(tool: Tool): Good | null {
  if ("crop" in tool) return tool.crop;
  if ("ore" in tool) return tool.ore;
  return "catch" in tool ? tool.catch : null;
}

export function hexMove(action: MapAction): HexMove {
  const { hex } = action;
  if (action.verb !== "fishery") return { action, tool: toolOf(action), hexes: [hex] };
  return { action, tool: toolOf(action), hexes: [hex, beside(hex, action.direction)] };
}

function toolOf(action: MapAction): Tool {
  if (action.verb === "fishery") return { verb: action.verb, catch: action.catch };
  const { hex: _, ...tool } = action;
  return tool;
}

export function isOnMap(action: AntiquityAction): action is MapAction {
  return "hex" in action;
}

export function isOnSquare(action: AntiquityAction): action is SquareAction {
  return "square" in action && !("turns" in action);
}

/** The moves by hex; those of fisheries stand at both of theirs. */
export function byHex(moves: readonly HexMove[]): Map<HexName, HexMove[]> {
  const found = new Map<HexName, HexMove[]>();
  for (const move of moves) for (const hex of move.hexes) found.set(hex, [...(found.get(hex) ?? []), move]);
  return found;
}

/** The actions at squares: manning, healing, lifting, digging, burying. */
export function bySquare(actions: readonly SquareAction[]): Map<SquareName, SquareAction[]> {
  const found = new Map<SquareName, SquareAction[]>();
  for (const action of actions) found.set(action.square, [...(found.get(action.square) ?? []), action]);
  return found;
}

/** Any action with this tool at this hex, to ask why it cannot be. */
export function attempt(tool: Tool, hex: HexName): MapAction {
  return tool.verb === "fishery" ? { ...tool, hex, direction: "S" } : { ...tool, hex };
}
