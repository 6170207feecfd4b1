import { attika, type AttikaAction, type Build } from "../../generated/actions/attika";
import { Choosing } from "../../lib/choosing.svelte";
import type { Axial } from "../../lib/hex";
import { perSession } from "../../lib/per-session.svelte";
import { tileAt } from "./board";
import { laidOf } from "./laid.svelte";
import { cheapest, dueOf, inOrder, missing, type Due } from "./payment";
import type { AttikaPreview, Cards, HexName, Landscape, Session, TileView } from "./types";
import { buildingName } from "./words";

/** A payment that is being put together, before anything is sent. */
export interface Payment {
  build: Build;
  /** What is to be paid, in letters, and as numbers together with the cost of a new settlement. */
  need: string;
  due: Due;
  cards: Cards;
}

/** What is chosen: a building, then a hex for it and, where there are several ways to pay, the cards; or a place for the turned-up tile. */
interface Chosen {
  building: string;
  space: HexName;
  payment: Payment;
  /** The hex of the tile's middle: "-4,1". */
  place: string;
  rotation: number;
}

export type Choice = Choosing<AttikaAction, Chosen, AttikaPreview>;

/** What is being chosen at a session: the same for its board and its tray. */
export const choiceOf = perSession((session: Session): Choice => {
  const laid = laidOf(session);
  const choice: Choice = new Choosing<AttikaAction, Chosen, AttikaPreview>(session, attika, {
    partsOf(action) {
      if (action.verb === "build") return { building: action.building, space: action.hex };
      return action.verb === "tile" ? { place: nameOf(action), rotation: action.rotation } : {};
    },
    board: ["space", "place"],
    afresh: ["building"],
    own: ["payment"],
    turning: { part: "rotation", ways: () => [0, 1, 2, 3, 4, 5] },

    given() {
      const { phase, building } = session.view;
      return phase === "drawn" && building ? { building } : {};
    },

    pickable(part, { building }) {
      // What is too dear everywhere can be picked all the same, to see what it costs.
      if (part === "building") return building !== undefined && building in session.view.prices;
      return part === "space" && building === undefined ? false : undefined;
    },

    refused(part, { building, space }) {
      if (building) return { verb: "build", building, hex: space ?? laid.freeHex };
      const first = part === "space" && choice.having("build").length > 0 && !laid.built.has(space ?? "");
      return first ? { id: "attika-choose-building-first", args: {} } : null;
    },

    decide(action) {
      if (action.verb !== "build") choice.play(action);
      else if (choice.picks.payment && choice.picks.space === action.hex) pay(choice);
      else void build(session, choice, action);
    },

    prompt({ building, space, payment, place }) {
      if (choice.layingNow && place !== undefined) return { id: "attika-prompt-turn-tile", args: {} };
      const name = building ? buildingName(session, building) : "";
      if (payment) return { id: "attika-prompt-choose-cards", args: { name } };
      if (building && space) return { id: "attika-prompt-confirm", args: { name } };
      const free = building && session.view.phase !== "drawn";
      return free ? { id: "attika-prompt-choose-hex", args: { name } } : null;
    },
  });
  return choice;
});

// Building and paying ------------------------------------------------------------------------------------------

/** The build that is pointed at or picked. */
export function buildOf({ action }: Choice): Build | null {
  return action?.verb === "build" ? action : null;
}

/** The fewest cards that the shown building costs on each free hex. */
export function pricesOf(session: Session, choice: Choice): ReadonlyMap<HexName, number> {
  const known = choice.yours ? session.view.prices[choice.shown.building ?? ""] : undefined;
  return new Map(Object.entries(known ?? {}));
}

/** Build what was chosen elsewhere, in a hint. False if the action is no building. */
export function take(session: Session, action: string): boolean {
  const choice = choiceOf(session);
  const chosen = choice.having("build").find((one) => attika.write(one) === action);
  if (!chosen) return false;
  choice.set("building", chosen.building);
  void build(session, choice, chosen, true);
  return true;
}

/** Build, and where there is a choice of cards ask for it first; otherwise one that is sure is not asked about. */
async function build(session: Session, choice: Choice, action: Build, sure = false): Promise<void> {
  const preview = await choice.preview(action);
  if (!preview || !choice.can(action)) return;
  const due = dueOf(preview.need, preview.settlement);
  const cards = preview.ways > 1 ? cheapest(due, handOf(session)) : null;
  if (cards) {
    choice.set("space", action.hex);
    choice.set("payment", { build: action, need: preview.need, due, cards });
  } else {
    choice.play(action, sure);
  }
}

/** One card more or less in the payment. */
export function give(choice: Choice, landscape: Landscape, step: 1 | -1): void {
  const { payment } = choice.picks;
  if (!payment) return;
  const number = (payment.cards[landscape] ?? 0) + step;
  choice.set("payment", { ...payment, cards: { ...payment.cards, [landscape]: number } });
}

/** Put the payment together again as suggested. */
export function suggest(session: Session, choice: Choice): void {
  const { payment } = choice.picks;
  const cards = payment && cheapest(payment.due, handOf(session));
  if (cards) choice.set("payment", { ...payment, cards });
}

/** Build with the cards that were put together, if they are what is due. */
export function pay(choice: Choice): void {
  const { payment } = choice.picks;
  if (!payment || missing(payment.due, payment.cards) !== 0) return;
  const cards = inOrder(payment.cards).map((landscape) => ({ verb: "pay", landscape }) as const);
  choice.send([payment.build, ...cards]);
}

function handOf(session: Session): Cards {
  return session.view.players[session.you ?? -1]?.hand ?? {};
}

// Laying the tile ----------------------------------------------------------------------------------------------

/** The places where the turned-up tile may lie, by name; it may be turned as one likes in each. */
export function placesOf(choice: Choice): ReadonlyMap<string, Axial> {
  return new Map(choice.having("tile").map((action) => [nameOf(action), [action.q, action.r]]));
}

/** The turned-up tile as it would lie where it is pointed to. */
export function ghostOf(session: Session, choice: Choice): TileView | null {
  const [tile, at] = [session.view.turned_tile, placesOf(choice).get(choice.shown.place ?? "")];
  return tile && at ? tileAt(tile, at, choice.turned) : null;
}

function nameOf({ q, r }: { q: number; r: number }): string {
  return `${q},${r}`;
}
