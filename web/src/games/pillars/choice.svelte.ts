import { pillars, type Buy, type PillarsAction, type PlaceBuilder } from "../../generated/actions/pillars";
import { Choosing, type PartsOf } from "../../lib/choosing.svelte";
import { perSession } from "../../lib/per-session.svelte";
import { acceptingOf, type Accepted } from "./accepting.svelte";
import { priceOf } from "./cards";
import { targetOf } from "./layout";
import { resolutionOf } from "./resolution.svelte";
import type { PlayerView, Resource, Session } from "./types";

/** What is chosen in more than one step, or asked once more. Everything else is a card or a button, played as it is. */
interface Chosen {
  /** A place of the valley, to look at or for the builder. */
  space: string;
  /** The craftsman to part with. */
  leaving: string;
  /** The trade that is being put together: the kind, and the number of cubes; below 0 they are sold. */
  resource: Resource;
  cubes: number;
}

export type Choice = Choosing<PillarsAction, Chosen>;

/** What can be done with an own craftsman now. */
export type CraftsmanVerb = Extract<PillarsAction["verb"], "convert" | "boost" | "dismiss">;

/** What is being chosen at a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session): Choice => {
  const choice: Choice = new Choosing<PillarsAction, Chosen>(session, pillars, {
    partsOf,
    board: ["space"],

    refused(_, { space }) {
      if (space === undefined) return null;
      const takesBuilders = session.view.places[targetOf(space)?.place ?? ""] !== undefined;
      return takesBuilders ? placing(space) : { id: "pillars-no-builders", args: {} };
    },

    begun: () => acceptCovered(session, choice),

    prompt({ leaving }) {
      const { shaking, playing, beat } = resolutionOf(session);
      if (playing && beat) return { id: "pillars-prompt-resolving", args: { step: beat.step } };
      if (shaking) return { id: "pillars-prompt-shaking", args: { cost: session.view.builders.price } };
      if (leaving) return { id: "pillars-prompt-leaving", args: { craftsman: leaving } };
      return null;
    },
  });
  return choice;
});

function partsOf(action: PillarsAction): PartsOf<Chosen> {
  switch (action.verb) {
    case "place":
      return { space: action.target };
    case "dismiss":
      return { leaving: action.craftsman };
    case "buy":
      return { resource: action.resource, cubes: action.number };
    case "sell":
      return { resource: action.resource, cubes: -action.number };
    default:
      return {};
  }
}

/** The viewer's own things; null for a spectator. */
export function ownOf({ view, you }: Session): PlayerView | null {
  return view.players[you ?? -1] ?? null;
}

// Placing a builder ----------------------------------------------------------------------------------------------------------

/** Whether a place takes builders is for the server to say. */
export function placing(name: string): PlaceBuilder {
  return { verb: "place", target: name as PlaceBuilder["target"] };
}

/** The places where the builder can go. */
export function targetsOf(choice: Choice): ReadonlySet<string> {
  return new Set(choice.having("place").map(({ target }) => target));
}

/** A place was clicked, tapped or entered: looked at, unless a builder is to be placed. */
export function pickSpace(session: Session, choice: Choice, name: string, touched = false): void {
  const { decision } = session.view;
  const toPlace = choice.yours && (decision === "place-or-wait" || decision === "place-free");
  if (!toPlace) {
    choice.set("space", choice.picks.space === name ? null : name);
    return;
  }
  // Where it cannot go it is said why, and what there is can be read.
  if (!choice.can(placing(name))) choice.set("space", name);
  choice.pick("space", name, touched);
}

// Craftsmen ------------------------------------------------------------------------------------------------------------------

/** What the own craftsmen can be asked for now. */
export function craftsmanVerb({ view, legal }: Session): CraftsmanVerb | null {
  const { decision } = view;
  if (legal.length === 0) return null;
  if (decision === "dismiss" || decision === "lose-craftsman") return "dismiss";
  return decision === "convert" || decision === "boost" ? decision : null;
}

/** An own craftsman was chosen; whoever parts with one is asked once more. */
export function pickCraftsman(choice: Choice, verb: CraftsmanVerb, craftsman: string): void {
  if (verb !== "dismiss") choice.act({ verb, craftsman });
  else choice.set("leaving", choice.picks.leaving === craftsman ? null : craftsman);
}

/** Let all craftsmen work as the plan suggests, one after the other. */
export function workAsPlanned(session: Session, choice: Choice): void {
  const plan = session.view.workshop?.plan ?? [];
  choice.send(
    plan.map((craftsman) => ({ verb: "convert", craftsman })),
    "stop",
  );
}

// Trading --------------------------------------------------------------------------------------------------------------------

export interface Trade {
  readonly resource: Resource;
  /** Above 0 they are bought, below 0 sold. */
  readonly cubes: number;
}

/** The trade that is being put together. */
export function tradeOf({ picks: { resource, cubes } }: Choice): Trade | null {
  return resource && cubes ? { resource, cubes } : null;
}

export function trading({ resource, cubes }: Trade): PillarsAction {
  if (cubes < 0) return { verb: "sell", resource, number: -cubes };
  // The market has no metal, which the server says to those who ask.
  return { verb: "buy", resource: resource as Buy["resource"], number: cubes };
}

/** One cube more to buy, or one more to sell; a trade is about one kind. */
export function deal(choice: Choice, resource: Resource, step: 1 | -1): void {
  const trade = stepped(choice, resource, step);
  if (trade.cubes !== 0 && !choice.can(trading(trade))) {
    choice.why(trading(trade));
    return;
  }
  choice.set("resource", trade.cubes === 0 ? null : resource);
  choice.set("cubes", trade.cubes === 0 ? null : trade.cubes);
}

export function canDeal(choice: Choice, resource: Resource, step: 1 | -1): boolean {
  const trade = stepped(choice, resource, step);
  return trade.cubes === 0 || choice.can(trading(trade));
}

/** The gold that a trade brings, or below 0 costs. */
export function worthOf({ resource, cubes }: Trade): number {
  const { buy, sell } = priceOf(resource);
  return -cubes * (cubes > 0 ? buy : sell);
}

function stepped(choice: Choice, resource: Resource, step: 1 | -1): Trade {
  const trade = tradeOf(choice);
  return { resource, cubes: (trade?.resource === resource ? trade.cubes : 0) + step };
}

// Accepting builders ---------------------------------------------------------------------------------------------------------

/** Accept the drawn builder, and those that follow it this round. */
export function acceptFromNowOn(session: Session, choice: Choice, whose: Accepted): void {
  acceptingOf(session).fromNowOn(whose);
  acceptCovered(session, choice);
}

function acceptCovered(session: Session, choice: Choice): void {
  if (choice.can({ verb: "accept" }) && acceptingOf(session).take()) choice.play({ verb: "accept" }, true);
}
