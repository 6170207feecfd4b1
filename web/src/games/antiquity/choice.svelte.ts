import type { AntiquityAction, Place } from "../../generated/actions/antiquity";
import { announcer } from "../../lib/announcer.svelte";
import type { Picks } from "../../lib/choosing.svelte";
import { perSession } from "../../lib/per-session.svelte";
import type { Message } from "../../lib/types";
import { priceOf, typeOf } from "./buildings";
import { Chosen, type Parts } from "./chosen.svelte";
import { listed, total } from "./goods";
import { buildingAt, hasRoom } from "./grid";
import { attempt, goodOf, keyOf, type SquareAction, type Tool } from "./tools";
import type { Goods, HexName, Phase, Session, SquareName } from "./types";
import { fitText } from "./city/squares";
import { shapeText } from "./shapes";
import { pieceName } from "./words";

/** What is done at a hex in the phases in which there is only one thing to do. */
const PHASE_TOOLS: { readonly [P in Phase]?: Tool } = {
  "first-cities": { verb: "city" },
  harvest: { verb: "harvest" },
  exploration: { verb: "explore" },
  pollution: { verb: "pollute" },
};

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

  pickTool(tool: Tool): void {
    if (!this.choosing.yours) return;
    const key = keyOf(tool);
    if (!this.moves.some((move) => keyOf(move.tool) === key)) {
      this.choosing.why(attempt(tool, this.#someHex()));
      return;
    }
    const same = this.tool === key;
    this.cancel();
    this.choosing.set("tool", same ? null : key);
    this.show("map");
  }

  /** A hex was clicked, tapped or entered. */
  pickSpace(hex: HexName, touched = false): void {
    const moves = this.open.get(hex) ?? [];
    const [only] = moves;
    if (only && this.square) this.choosing.set("square", null); // no action has both
    if (!only || moves.length === 1) this.choosing.pick("space", hex, touched);
    else if (moves.every(({ tool }) => keyOf(tool) === keyOf(only.tool))) this.beginAt(hex, only.tool);
    else this.choosing.set("space", hex);
  }

  /** Of several places for a fishery the second hex decides. */
  beginAt(hex: HexName, tool: Tool): void {
    const again = this.first === hex;
    this.choosing.set("tool", keyOf(tool));
    this.choosing.set("first", again ? null : hex);
    this.choosing.set("space", null);
  }

  protected refused(_: keyof Parts, { space, first }: Picks<Parts>): AntiquityAction | Message | null {
    if (first) {
      this.choosing.set("first", null);
      return null;
    }
    const picked = this.moves.find(({ tool }) => keyOf(tool) === this.tool)?.tool;
    const tool = picked ?? PHASE_TOOLS[this.session.view.phase];
    if (tool && space) return attempt(tool, space);
    return this.session.view.phase === "country" ? { id: "antiquity-web-nothing-here", args: {} } : null;
  }

  // In the city -------------------------------------------------------------------------------------------------------------

  /** A kind of building was chosen: houses and storages come in several forms. */
  pickBuilding(id: string): void {
    if (!this.choosing.yours) return;
    const forms = [...this.buildable].filter((piece) => typeOf(piece) === id);
    const [first] = forms;
    if (!first) {
      const piece = id === "house" ? this.#anyHouse() : id === "storage" ? "storage-1x2" : id;
      this.choosing.why({ verb: "build", piece });
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
    this.choosing.set("piece", piece);
    this.#handed = false;
    this.choosing.turned = 0;
    this.looked = null;
    this.show("city");
    const roomy = (this.own?.cities ?? [])
      .filter((city) => hasRoom(piece, this.ways, city, this.free))
      .map(({ number }) => number);
    if (!roomy.includes(this.grid)) this.grid = roomy[0] ?? this.grid;
  }

  /** Another of the cities is shown, where there is room for one. */
  turnTo(city: number): void {
    this.grid = city;
    this.choosing.set("square", null);
  }

  turn(steps: number): void {
    this.choosing.turn(steps);
    const { held, ghost, own, session } = this;
    if (!held) return;
    const shape = shapeText(session, held, this.choosing.turned);
    const turned = session.t("antiquity-web-turned", { shape });
    announcer.tell(ghost && own ? `${turned}. ${fitText(session, own, ghost, this.free)}` : turned);
  }

  pickSquare(name: SquareName, touched = false): void {
    if (!this.choosing.yours || this.seat !== this.session.you) return;
    this.choosing.point("square", touched ? null : name);
    if (this.held) {
      // A piece of one square lies wherever the finger is: there is nothing to see first.
      if (touched && this.layingNow && !(this.square && this.ghost?.squares.includes(name)))
        this.choosing.set("square", name);
      else {
        this.choosing.set("square", name);
        this.place();
      }
      return;
    }
    const actions = this.actionsAt(name);
    const [only] = actions;
    if (only && actions.length === 1 && (!touched || this.square === name)) this.send(only);
    else if (only) this.choosing.set("square", name);
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
    const put: Place = { verb: "place", square: ghost.anchor, turns: ghost.turns };
    this.#settling = isFree(ghost.piece);
    if (this.taken) this.send({ verb: "build", piece: ghost.piece }, put);
    else this.send(put);
  }

  /** What stands in the way of a piece that is being moved can be lifted too. */
  #liftedInstead(): SquareAction | undefined {
    if (this.session.view.plan?.step !== "move") return undefined;
    return this.actionsAt(this.pointedSquare ?? "").find(({ verb }) => verb === "lift" || verb === "dig");
  }

  /** What can be done at a square, with the building on it or the grave. A grave is put on the square itself, wherever the building has its name from. */
  actionsAt(name: SquareName): SquareAction[] {
    const building = this.own && buildingAt(this.own, name);
    const here = this.squares.get(name) ?? [];
    if (!building || building.square === name) return here;
    const whole = this.squares.get(building.square) ?? [];
    return [
      ...here,
      ...whole.filter(({ verb }) => verb !== "bury" && here.every((own) => own.verb !== verb)),
    ];
  }

  #refuseSquare(name: SquareName): void {
    const { phase } = this.session.view;
    const building = this.own && buildingAt(this.own, name);
    if (phase === "famine" || phase === "pollution") this.choosing.why({ verb: "bury", square: name });
    else if (phase === "city" && building) this.choosing.why({ verb: "man", square: building.square });
    else if (phase === "city") this.session.explain(this.session.t("antiquity-web-choose-building"));
  }

  // Goods -------------------------------------------------------------------------------------------------------------------

  /** Give goods for what is being built, or give them up. */
  give(verb: "pay" | "discard", goods: Goods): void {
    this.send(...listed(goods).map((good) => ({ verb, good })));
  }

  // Going on ----------------------------------------------------------------------------------------------------------------

  /** Forget what is chosen; said to be so if there was something. A piece that the plan has begun with is taken back. */
  cancel(): boolean {
    const opened = this.panel !== null;
    this.panel = null;
    this.choosing.turned = 0;
    return this.choosing.cancel() || opened;
  }

  /** Begin anew in a new position, unless only the others went on who decide at the same time; send what is still to be sent. */
  begin(): void {
    const now = this.about();
    if (now !== this.#last) {
      this.panel = this.session.view.phase === "city" && this.panel === "bank" ? this.panel : null;
      this.#last = now;
    }
    this.stayingAtSquare(() => this.choosing.begin());
    if (this.choosing.yours && now !== this.#shown) {
      this.#shown = now; // what is legal may come a moment after the position
      this.#lookWhereToChoose();
    }
  }

  protected about(): string {
    const { view, you } = this.session;
    const { own } = this;
    return JSON.stringify([
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
  }

  prompt(): Message | null {
    const { taken, first } = this;
    const tool = this.moves.find((move) => keyOf(move.tool) === this.tool)?.tool;
    const room = this.roomToKeep;
    if (room !== null) return { id: "antiquity-web-prompt-keep", args: { room } };
    if (taken) return { id: "antiquity-web-prompt-place", args: { name: pieceName(this.session, taken) } };
    if (first) return { id: "antiquity-web-prompt-second-hex", args: {} };
    if (tool)
      return { id: "antiquity-web-prompt-site", args: { tool: tool.verb, good: goodOf(tool) ?? "none" } };
    return null;
  }

  #lookWhereToChoose(): void {
    const { phase, plan } = this.session.view;
    this.looked = null;
    this.preferred = null;
    const house = [...this.buildable].find(isFree);
    const fresh = this.own?.houses.length === 0 && !plan?.can_take_back;
    if (house && phase === "city" && plan?.step === "idle" && (this.#settling || fresh)) {
      this.take(house);
      this.#handed = true;
    }
    if (plan?.step === "idle") this.#settling = false;
    if (plan?.step === "second-house") this.take([...this.buildable].at(-1) ?? "house-1"); // the dearest house is the best gift
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
export const choiceOf = perSession((session: Session) => new Choice(session));
