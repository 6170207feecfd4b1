"""What previews of the Pillars promise, and how each promise is checked."""

from __future__ import annotations

from pentapolis.games.pillars.actions import Hire
from pentapolis.games.pillars.events import BuilderPlaced
from pentapolis.testing.previews import Check, Trial


def _at_once(trial: Trial) -> bool:
    """Nothing else came with it: no next place, no payment of others, no next round."""
    return len([e for e in trial.events if type(e).__name__ not in ("BuilderDrawn", "TradingStopped")]) == 1


def _number(field: str) -> Check:
    def check(trial: Trial) -> None:
        if _at_once(trial):
            assert trial.has[field] - trial.was[field] == trial.preview[field]

    return check


def _resources(trial: Trial) -> None:
    if _at_once(trial):
        for name, number in trial.has["resources"].items():
            assert number - trial.was["resources"][name] == trial.preview["resources"].get(name, 0)


def _workers(trial: Trial) -> None:
    if _at_once(trial):
        assert trial.has["workers"]["free"] - trial.was["workers"]["free"] == trial.preview["workers"]


def _wasted(trial: Trial) -> None:
    """Gold is wasted only where nobody can have more."""
    if _at_once(trial) and trial.preview["wasted"]:
        assert trial.has["gold"] == 30


def _over_limit(trial: Trial) -> None:
    """Whoever hires one too many must dismiss somebody next."""
    if isinstance(trial.action, Hire):
        assert trial.preview["over_limit"] == (trial.after.view(None)["decision"] == "dismiss")
    else:
        assert not trial.preview["over_limit"]


def _space(trial: Trial) -> None:
    placed = [event for event in trial.events if isinstance(event, BuilderPlaced)]
    assert (trial.preview["space"] is not None) == bool(placed)


PROMISES: dict[str, Check] = {
    "gold": _number("gold"),
    "points": _number("points"),
    "resources": _resources,
    "workers": _workers,
    "wasted": _wasted,
    "over_limit": _over_limit,
    "space": _space,
}
"""What checks each field of a preview."""
