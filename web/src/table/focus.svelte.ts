/**
 * Where the focus is at a table. Tab and arrows move it (`lib/roving.ts`); here is what the page does by itself, so that nobody who plays without a mouse has to look
 * for it:
 *
 * - If what has the focus goes (a move was made, a dialog or a panel closed, a button was switched off), it goes to where the next decision is, and waits at the prompt
 *   while that is nobody's or somebody else's.
 * - When the next decision of somebody who plays by keyboard is elsewhere, it goes there; not from where they have walked since their last one.
 * - N and Shift+N go from one thing that can be chosen to the next.
 *
 * It is never taken from anything that still has it outside of board, tray and prompt, such as the chat. Whoever plays by mouse or finger only gets it back at the
 * prompt, where it does nothing.
 */
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import {
  choosableNear,
  isChoosable,
  isShown,
  middleOf,
  nextChoosable,
  partOf,
  type Part,
} from "../lib/choosable";
import type { Point } from "../lib/hex";
import { freeKey } from "../lib/keys";

interface Decisions {
  /** What the viewer may do now. */
  readonly legal: readonly string[];
  /** A move that the viewer is asked about before it is played. */
  readonly proposed?: string | null;
}

const WALKING = /^(Arrow|Tab$|Home$|End$|Shift$|n$)/i;
const CONFIRM = '[data-testid="confirm"]';
const PROMPT = '[data-testid="prompt"], [data-testid="winner"]';

/** Attach it to the whole table. `show` brings what can be chosen into view, if it is behind a tab. */
export function keepingFocus(session: () => Decisions, show?: () => void): Attachment<HTMLElement> {
  return (table) => {
    let held: { element: Element; part: Part | null; at: Point; group: Element | null } | null = null;
    let [byKeyboard, walked] = [false, false]; // walked: by own keys, after whatever was done last
    let left: { part: Part | null; at: Point | null } = { part: null, at: null }; // what the prompt stands in for

    const deciding = (): boolean => session().legal.length > 0;
    const give = (element: Element | null): void =>
      (element as HTMLElement | SVGElement | null)?.focus({ preventScroll: !byKeyboard });

    /** Where the next decision is; at the prompt if there is none, or if nobody could want it there. */
    function lead(part: Part | null, at: Point | null): void {
      left = { part, at };
      const next = deciding() && byKeyboard ? choosableNear(part, at) : null;
      give(next ?? table.querySelector(PROMPT));
    }

    function lost(): boolean {
      const now = document.activeElement;
      if (!held || (now && now !== document.body && now !== held.element)) return false;
      return !held.element.isConnected || held.element.matches(":disabled") || !isShown(held.element);
    }

    function restore(): void {
      if (!held || !lost()) return;
      const { element, part, at, group } = held;
      held = null;
      if (element.matches(CONFIRM)) lead(left.part, left.at);
      else if (part || !group?.isConnected) lead(part, at);
      else give(group.querySelector('[tabindex="0"]') ?? table.querySelector(PROMPT));
    }

    function onfocusin({ target }: FocusEvent): void {
      if (!(target instanceof Element) || target.closest("dialog")) return; // a dialog gives it back
      if (!table.contains(target)) {
        held = null;
        return;
      }
      held = {
        element: target,
        part: partOf(target),
        at: middleOf(target),
        group: target.closest("[data-part], aside"),
      };
    }

    /** What is gone, or switched off, or hidden, is so by the next frame; whatever else loses the focus was left. */
    function onfocusout({ target, relatedTarget }: FocusEvent): void {
      if (relatedTarget) return;
      requestAnimationFrame(() => {
        if (lost()) restore();
        else if (held?.element === target && document.activeElement === document.body) held = null;
      });
    }

    function onkeydown(event: KeyboardEvent): void {
      byKeyboard = true;
      walked = WALKING.test(event.key);
      const key = freeKey(event);
      if ((key !== "n" && key !== "N") || !deciding()) return;
      event.preventDefault();
      void walk(event.shiftKey ? -1 : 1);
    }

    async function walk(step: 1 | -1): Promise<void> {
      const from = document.activeElement;
      const next = (): Element | null => nextChoosable(from && table.contains(from) ? from : null, step);
      if (!next()) {
        show?.();
        await tick();
      }
      give(next());
    }
    const onpointerdown = (): void => void (byKeyboard = false);

    const watch = new MutationObserver(restore);
    watch.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ["disabled", "hidden"],
    });
    addEventListener("keydown", onkeydown);
    addEventListener("pointerdown", onpointerdown, { capture: true });
    document.addEventListener("focusin", onfocusin);
    document.addEventListener("focusout", onfocusout);

    // A decision begins: whoever plays by keyboard, and is where nothing can be chosen now, is led there.
    $effect(() => {
      if (session().legal.length === 0) return;
      void tick().then(() => untrack(begin));
    });

    // A move is to be confirmed: Enter does it, wherever one was.
    $effect(() => {
      if (session().proposed != null) void tick().then(() => untrack(confirm));
    });

    function confirm(): void {
      const now = document.activeElement;
      if (!byKeyboard || !now || !table.contains(now)) return;
      left = { part: partOf(now), at: middleOf(now) };
      give(table.querySelector(CONFIRM));
    }

    function begin(): void {
      const now = document.activeElement;
      if (!byKeyboard || !now || !table.contains(now) || !deciding()) return;
      const part = partOf(now);
      if (now.matches(PROMPT)) lead(left.part, left.at);
      else if (part && !walked && !isChoosable(now)) lead(part, middleOf(now));
    }

    return () => {
      watch.disconnect();
      removeEventListener("keydown", onkeydown);
      removeEventListener("pointerdown", onpointerdown, { capture: true });
      document.removeEventListener("focusin", onfocusin);
      document.removeEventListener("focusout", onfocusout);
    };
  };
}
