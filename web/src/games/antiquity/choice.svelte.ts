import { perSession } from "../../lib/per-session";
import type { Message } from "../../lib/types";
import { priceOf, typeOf } from "./buildings";
import { Chosen } from "./chosen.svelte";
import { listed, total } from "./goods";
import { buildingAt, hasRoom } from "./grid";
import { attempt, placing, type HexMove } from "./moves";
import type { Goods, HexName, Session, SquareName } from "./types";
import { pieceName } from "./words";

/**
 * What pointing and choosing do.
 *
 * With a mouse or the keyboard, what is pointed at has already been shown, and choosing it plays. A finger cannot point without touching: there
 * the first tap only shows, and the second, or the button on the card, plays.
 */
export class Choice extends Chosen {
  #last = "";
  #shown = "";
  /** A house that costs nothing has just been placed: the next of them comes to hand by itself. */
  #settling = false;
  #handed = false;

  // On the map --------------------------------------------------------------------------------------------------------------

  pickTool(tool: string): void {
    if (this.session.legal.length === 0) return;
    if (!this.moves.some((move) => move.tool === tool)) {
      void this.session.why(attempt(tool, this.#someHex()));
      return;
    }
    const same = this.tool === tool;
    this.cancel();
    this.tool = same ? null : tool;
    this.side = "map";
  }

  /** A hex was clicked, tapped or entered. */
  pickSpace(hex: HexName, touched = false): void {
    if (this.session.legal.length === 0) return;
    const moves = this.open.get(hex) ?? [];
    const [only] = moves;
    if (!only) this.#refuse(hex);
    else if (moves.length === 1 && (!touched || this.space === hex)) this.send(only.action);
    else if (moves.length > 1 && moves.every(({ tool }) => tool === only.tool)) this.#begin(hex, only);
    else this.space = hex;
  }

  /** Of several places for a fishery the second hex decides. */
  #begin(hex: HexName, move: HexMove): void {
    this.tool = move.tool;
    this.first = this.first === hex ? null : hex;
    this.space = null;
  }

  #refuse(hex: HexName): void {
    if (this.first) {
      this.first = null;
      return;
    }
    const verb = { "first-cities": "city", harvest: "harvest", exploration: "explore", pollution: "pollute" }[
      this.session.view.phase as string
    ];
    const tool = this.tool ?? verb;
    if (tool) void this.session.why(attempt(tool, hex));
    else if (this.session.view.phase === "country")
      this.session.explain(this.session.t("antiquity-web-nothing-here"));
  }

  // In the city -------------------------------------------------------------------------------------------------------------

  /** A kind of building was chosen: houses and storages come in several forms. */
  pickBuilding(id: string): void {
    if (this.session.legal.length === 0) return;
    const forms = [...this.buildable].filter((piece) => typeOf(piece) === id);
    const [first] = forms;
    if (!first) {
      void this.session.why(
        `build ${id === "house" ? this.#anyHouse() : id === "storage" ? "storage-1x2" : id}`,
      );
      return;
    }
    const same = this.taken !== null && typeOf(this.taken) === id && !this.#handed;
    this.cancel();
    if (same) return;
    this.take(first);
    this.panel = id === "house" || id === "storage" ? id : null;
  }

  /** A piece was taken, to be placed. */
  take(piece: string): void {
    this.taken = piece;
    this.#handed = false;
    this.turns = 0;
    this.looked = null;
    this.side = "city";
    const roomy = (this.own?.cities ?? [])
      .filter((city) => hasRoom(piece, this.ways, city, this.free))
      .map(({ number }) => number);
    if (!roomy.includes(this.grid)) this.grid = roomy[0] ?? this.grid;
  }

  /** Another of the cities is shown, where there is room for one. */
  turnTo(city: number): void {
    this.grid = city;
    this.square = null;
  }

  turn(steps: number): void {
    const { ways } = this;
    this.turns = ways[(ways.indexOf(this.turns) + steps + ways.length) % ways.length] ?? 0;
  }

  pickSquare(name: SquareName, touched = false): void {
    if (this.session.legal.length === 0 || this.seat !== this.session.you) return;
    this.hoveredSquare = touched ? null : name;
    if (this.held) {
      // A piece of one square lies wherever the finger is: there is nothing to see first.
      if (touched && this.layingNow && !(this.square && this.ghost?.squares.includes(name)))
        this.square = name;
      else {
        this.square = name;
        this.place();
      }
      return;
    }
    const actions = this.actionsAt(name);
    if (actions.length === 1 && (!touched || this.square === name)) this.send(actions[0] ?? "");
    else if (actions.length > 0) this.square = name;
    else this.#refuseSquare(name);
  }

  /** Put the held piece down where it is shown. */
  place(): void {
    const { ghost } = this;
    if (!ghost) return;
    const inTheWay = this.#liftedInstead();
    if (!ghost.fits && inTheWay) {
      this.send(inTheWay);
      return;
    }
    if (!ghost.fits) {
      this.session.explain(
        this.session.t("antiquity-web-does-not-fit", { name: pieceName(this.session, ghost.piece) }),
      );
      return;
    }
    const put = placing(ghost.anchor, ghost.turns);
    this.#settling = isFree(ghost.piece);
    if (this.taken) this.send(`build ${ghost.piece}`, put);
    else this.send(put);
  }

  /** What stands in the way of a piece that is being moved can be lifted too. */
  #liftedInstead(): string | undefined {
    if (this.session.view.plan?.step !== "move") return undefined;
    return this.actionsAt(this.pointedSquare ?? "").find(
      (action) => action.startsWith("lift ") || action.startsWith("dig "),
    );
  }

  /** What can be done at a square, with the building on it or the grave. */
  actionsAt(name: SquareName): string[] {
    const building = this.own && buildingAt(this.own, name);
    const places = new Set([name, building?.square ?? name]);
    return [...places].flatMap((place) => this.squares.get(place) ?? []);
  }

  #refuseSquare(name: SquareName): void {
    const { phase } = this.session.view;
    const building = this.own && buildingAt(this.own, name);
    if (phase === "famine" || phase === "pollution") void this.session.why(`bury ${name}`);
    else if (phase === "city" && building) void this.session.why(`man ${building.square}`);
    else if (phase === "city") this.session.explain(this.session.t("antiquity-web-choose-building"));
  }

  // Goods -------------------------------------------------------------------------------------------------------------------

  /** Give goods for what is being built, or give them up. */
  give(verb: "pay" | "discard", goods: Goods): void {
    this.send(...listed(goods).map((good) => `${verb} ${good}`));
  }

  // Going on ----------------------------------------------------------------------------------------------------------------

  /** Play what is shown. */
  confirm(): void {
    if (this.held) this.place();
    else if (this.pointedAction) this.send(this.pointedAction);
  }

  /** Forget what is chosen; said to be so if there was something. A piece that the plan has begun with is taken back. */
  cancel(): boolean {
    const chosen = [this.tool, this.space, this.first, this.taken, this.square, this.panel].some(
      (part) => part !== null,
    );
    this.tool = this.space = this.first = this.taken = this.square = this.panel = this.hoveredAction = null;
    this.turns = 0;
    return chosen;
  }

  /** Begin anew in a new position, unless only the others went on who decide at the same time; send what is still to be sent. */
  begin(): void {
    const { view, legal, you } = this.session;
    const own = this.own;
    const now = JSON.stringify([
      view.phase,
      view.round,
      view.plan,
      view.site,
      view.due,
      view.harvesting,
      view.country.filter(({ seat }) => seat === you).length,
      own?.goods,
      own?.idle,
      own?.carts,
    ]);
    if (now !== this.#last) {
      const again = this.session.view.phase === "city" && this.panel === "bank" ? this.panel : null;
      this.cancel();
      this.panel = again;
      this.#last = now;
    }
    if (legal.length > 0 && now !== this.#shown) {
      this.#shown = now; // what is legal may come a moment after the position
      this.#lookWhereToChoose();
    }
    if (you !== null && legal.length > 0) this.sendNext();
  }

  /** What to do next, half-way through choosing; null if nothing is chosen. */
  prompt(): Message | null {
    const { taken, tool, first } = this;
    const room = this.roomToKeep;
    if (room !== null) return { id: "antiquity-web-prompt-keep", args: { room } };
    if (taken) return { id: "antiquity-web-prompt-place", args: { name: pieceName(this.session, taken) } };
    if (first) return { id: "antiquity-web-prompt-second-hex", args: {} };
    if (tool)
      return {
        id: "antiquity-web-prompt-site",
        args: { tool: tool.split(" ")[0] ?? "", good: tool.split(" ")[1] ?? "none" },
      };
    return null;
  }

  #lookWhereToChoose(): void {
    const { phase, plan } = this.session.view;
    this.looked = null;
    const house = [...this.buildable].find(isFree);
    const fresh = this.own?.houses.length === 0 && !plan?.can_take_back;
    if (house && phase === "city" && plan?.step === "idle" && (this.#settling || fresh)) {
      this.take(house);
      this.#handed = true;
    }
    if (plan?.step === "idle") this.#settling = false;
    if (plan?.step === "second-house") this.take([...this.buildable].at(-1) ?? "house-1"); // the dearest house is the best gift
    this.side = phase === "city" || phase === "famine" || this.squares.size > 0 ? "city" : "map";
  }

  #someHex(): HexName {
    return this.own?.zone[0] ?? [...this.sites.keys()][0] ?? "0,0";
  }

  #anyHouse(): string {
    const built = new Set(this.own?.houses);
    const number = Array.from({ length: 20 }, (_, index) => index + 1).find((house) => !built.has(house));
    return `house-${number ?? 1}`;
  }
}

/** A house that costs nothing: one of the first four. */
function isFree(piece: string): boolean {
  const { fixed, food, luxury } = priceOf(piece);
  return typeOf(piece) === "house" && food + luxury + total(fixed) === 0;
}

/** The choice that belongs to a session: the same for its map, its cities and its tray, and for the end after them. */
export const choiceOf = perSession((session: Session) => {
  let choice: Choice | undefined;
  $effect.root(() => {
    choice = new Choice(session); // lives on when the part of the page that asked for it first is gone
  });
  return choice ?? new Choice(session);
});
