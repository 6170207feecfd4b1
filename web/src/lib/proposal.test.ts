import { expect, it, vi } from "vitest";
import { Proposal } from "./proposal.svelte";

it("asks about a move the first time, and lets it go the second time", () => {
  const proposal = new Proposal();
  expect(proposal.settles(["a"], {})).toBe(false);
  expect(proposal.moves).toEqual(["a"]);
  expect(proposal.settles(["a"], {})).toBe(true);
  expect(proposal.moves).toEqual([]);
  expect(proposal.settles(["a"], {})).toBe(false);
});

it("is about the move that was chosen last, with all that follows on it", () => {
  const proposal = new Proposal();
  proposal.settles(["build farm", "place 1"], {});
  expect(proposal.settles(["build farm", "place 2"], {})).toBe(false);
  expect(proposal.settles(["build farm", "place 2"], {})).toBe(true);
});

it("is one question for moves that are sent one after another, and none for what was agreed to before", () => {
  const proposal = new Proposal();
  proposal.settles(["a", "b", "c"], {});
  proposal.settles(["a", "b", "c"], {});
  expect(proposal.settles(["b", "c"], {})).toBe(true);
  expect(proposal.settles(["c"], {})).toBe(true);
  expect(proposal.settles(["c"], {})).toBe(false);
  expect(proposal.settles(["d"], { sure: true })).toBe(true);
});

it("says when it is dropped", () => {
  const [proposal, dropped] = [new Proposal(), vi.fn()];
  expect(proposal.drop()).toBe(false);
  proposal.settles(["a"], { dropped });
  expect(proposal.drop()).toBe(true);
  expect([proposal.moves, dropped.mock.calls.length]).toEqual([[], 1]);
});

it("is thought about before anybody is asked, and then not sent by being chosen again", () => {
  const proposal = new Proposal();
  expect(proposal.settles(["a", "b"], {}, false)).toBe(false);
  expect([proposal.isAsked, proposal.isAbout(["a", "b"]), proposal.isAbout(["a"])]).toEqual([
    false,
    true,
    false,
  ]);
  expect(proposal.settles(["a", "b"], {}, false)).toBe(false);
  proposal.ask();
  expect(proposal.settles(["a", "b"], {}, false)).toBe(true);
});

it("is agreed to with all that follows, also across new positions", () => {
  const proposal = new Proposal();
  proposal.settles(["a", "b"], {}, false);
  expect(proposal.agree()).toEqual(["a", "b"]);
  expect(proposal.settles(["a", "b"], {}, false)).toBe(true);
  proposal.drop(true);
  expect(proposal.settles(["b"], {}, false)).toBe(true);
  expect(proposal.settles(["b"], {}, false)).toBe(false);
  proposal.agree();
  proposal.end();
  expect(proposal.settles(["b"], {}, false)).toBe(false);
});
