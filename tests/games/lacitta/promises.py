"""What previews of La Città promise, and how each promise is checked."""

from __future__ import annotations

from collections.abc import Callable

from pentapolis.games.lacitta import actions as lacitta
from pentapolis.games.lacitta.events import Migrated, VoicesRevealed, WishChosen, YearBegan
from pentapolis.kernel.state import State
from pentapolis.testing.previews import Check, Shown, Trial, shown


def _year_goes_on(trial: Trial) -> bool:
    """Where a year ends or begins so much happens at once that single promises cannot be told apart."""
    return not any(isinstance(event, VoicesRevealed | YearBegan) for event in trial.events)


def _settled(trial: Trial) -> Trial | None:
    """The trial if it can be compared: a founding with its citizens sent, nothing that goes on by itself."""
    state, events = trial.after.copy(), list(trial.events)
    while isinstance(trial.action, lacitta.Found) and state.view(None)["phase"] == "send":
        events += state.play(trial.seat, state.legal(trial.seat)[0])
    settled = trial._replace(after=state, events=events)
    if isinstance(trial.action, lacitta.Wish | lacitta.Starve | lacitta.Remove):
        # The people go on moving, starving and leaving by themselves.
        return settled if len(events) == 1 else None
    return settled if _year_goes_on(settled) else None


def _change(field: str) -> Check:
    def check(trial: Trial) -> None:
        if isinstance(trial.action, lacitta.Wish):
            _wish(trial)
        elif settled := _settled(trial):
            assert settled.has[field] - settled.was[field] == trial.preview[field]

    return check


def _wish(trial: Trial) -> None:
    """Who leaves for the city, and who of them finds room in it."""
    castle = trial.preview["castle"]
    chosen = next(n for n, event in enumerate(trial.events) if isinstance(event, WishChosen))
    moved = [e for e in trial.events[chosen:] if isinstance(e, Migrated) and e.castle == castle]
    assert [event.castle_from for event in moved] == trial.preview["migrants"]
    assert sum(event.joined for event in moved) == trial.preview["people"]


def _migrants(trial: Trial) -> None:
    if isinstance(trial.action, lacitta.Wish):
        _wish(trial)
    else:
        assert trial.preview["migrants"] == []


def _city(state: State, castle: str | None) -> Shown | None:
    cities: list[Shown] = shown(state, None)["cities"]
    return next((city for city in cities if city["castle"] == castle), None)


def _of_city(look: Callable[[Trial, Shown | None, Shown], None]) -> Check:
    def check(trial: Trial) -> None:
        if isinstance(trial.action, lacitta.Wish | lacitta.TakeGold) or (settled := _settled(trial)) is None:
            return
        castle = trial.preview["castle"]
        now = _city(settled.after, castle)
        assert now is not None
        look(settled, _city(trial.before, castle), now)

    return check


def _castle(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["seat"] == trial.seat


def _attraction(trial: Trial, before: Shown | None, now: Shown) -> None:
    for kind, more in trial.preview["attraction"].items():
        assert now["attraction"][kind] - (before["attraction"][kind] if before else 0) == more


def _limit(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["limit"] == trial.preview["limit"]


def _completes(trial: Trial, before: Shown | None, now: Shown) -> None:
    assert trial.preview["completes"] == (now["complete"] and not (before and before["complete"]))


def _neighbours(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["neighbours"] == trial.preview["neighbours"]


def _ring(trial: Trial) -> None:
    """No castle can be placed there any more."""
    ring = trial.preview["ring"]
    if isinstance(trial.action, lacitta.Build | lacitta.Found | lacitta.PlaceCastle):
        assert ring
    if ring and (settled := _settled(trial)):
        seen = shown(settled.after, None)
        taken = {tile["hex"] for city in seen["cities"] for tile in city["tiles"]}
        assert set(ring) <= taken | set(seen["too_near"])


PROMISES: dict[str, Check] = {
    "castle": _of_city(_castle),
    "gold": _change("gold"),
    "income": _change("income"),
    "food": _change("food"),
    "people": _change("people"),
    "attraction": _of_city(_attraction),
    "limit": _of_city(_limit),
    "completes": _of_city(_completes),
    "neighbours": _of_city(_neighbours),
    "migrants": _migrants,
    "ring": _ring,
}
"""What checks each field of a preview."""


def _short(state: State) -> Shown:
    """Citizens and gold limited, all gold at the players: the supplies are nearly empty."""
    dumped: Shown = state.dump()
    options = {**dumped["options"], "citizens_unlimited": False, "gold_unlimited": False}
    players = [{**player, "gold": player["gold"] + 12} for player in dumped["players"]]
    return {**dumped, "options": options, "players": players}


SCARCE = (_short,)
"""How positions of play are made short of what previews count on."""
