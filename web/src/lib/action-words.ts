import { lineText } from "../text/saying";
import { api } from "./api";
import { words } from "./i18n.svelte";
import { spacesOf } from "./session.svelte";
import type { Choice, Line, Message } from "./types";

/** A legal action, as the server describes it. */
export interface Worded {
  /** "Build a house: House 8: 1 food, 1 luxury." */
  readonly text: string;
  /** "Build a house: House 8". */
  readonly brief: string;
  /** The places on the board that it names. */
  readonly spaces: readonly string[];
}

/** The legal actions in words, by their notation. */
export async function allInWords(
  table: string,
  invite: string | null,
  say: (message: Message) => string,
): Promise<ReadonlyMap<string, Worded>> {
  const [{ choices }] = await Promise.all([api.description(table, null, invite), words.describe()]);
  return new Map(
    choices.flatMap(({ title, choices }) =>
      choices.map((choice) => [
        choice.action,
        {
          text: `${say(title)}: ${lineText(choice.line, say)}`,
          brief: briefly(title, choice.line, say),
          spaces: placesOf(choice),
        },
      ]),
    ),
  );
}

/** A legal action in words; null if the server does not say. */
export async function inWords(
  table: string,
  action: string,
  invite: string | null,
  say: (message: Message) => string,
): Promise<string | null> {
  return (await allInWords(table, invite, say)).get(action)?.text ?? null;
}

/** The beginning of a remark that goes on in what follows. */
const REMARK = /\s*\([^)]*$/;

/** What is chosen, without what it brings and without where exactly that is: the board shows it. */
export function briefly(title: Message, line: Line, say: (message: Message) => string): string {
  const said = say(line.message);
  const whole = REMARK.test(said) ? said : lineText(line, say);
  const [begun = ""] = whole.split(/[:;]\s|:$|\.(?:\s|$)/);
  const what = begun.replace(REMARK, ""); // not in the middle of a remark
  if (title.id.endsWith("-others")) return what;
  const [kind = ""] = say(title).split(", ");
  return `${kind}: ${what}`;
}

/** What an action is about: the places that its words name, and those in its notation. Boards pass over whatever is no place. */
function placesOf({ action, line }: Choice): string[] {
  const named = [line.message, ...(line.items ?? [])].flatMap(spacesOf);
  return [...new Set([...named, ...action.split(" ").slice(1)])];
}
