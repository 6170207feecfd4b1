"""What previews of Attika promise, and how each promise is checked."""

from __future__ import annotations

from pentapolis.games.attika.events import AmphoraEarned, Built, CardsDrawn
from pentapolis.kernel.events import Event
from pentapolis.kernel.state import State
from pentapolis.testing.previews import Check, Shown, Trial


def _payments(trial: Trial) -> list[list[Event]]:
    """Every way in which the building can be paid for: what happens in each."""
    if _PAYMENTS and _PAYMENTS[0][0] is trial.after:
        return _PAYMENTS[0][1]
    done: list[list[Event]] = []
    open_ways = [(trial.after, trial.events)]
    while open_ways:
        state, events = open_ways.pop()
        if any(isinstance(event, Built) for event in events):
            done.append(events)
            continue
        for action in state.legal(trial.seat):
            after = state.copy()
            open_ways.append((after, events + after.play(trial.seat, action)))
    _PAYMENTS[:] = [(trial.after, done)]
    return done


_PAYMENTS: list[tuple[State, list[list[Event]]]] = []
"""Those of the last trial: many promises are checked on them."""


def _built(events: list[Event]) -> Built:
    return next(event for event in events if isinstance(event, Built))


def _as_built(field: str) -> Check:
    def check(trial: Trial) -> None:
        name = "space" if field == "hex" else field
        for events in _payments(trial):
            built = _built(events)
            found = getattr(built, name) if field in ("building", "hex") else getattr(built.price, field)
            assert found == trial.preview[field]

    return check


def _symbols(trial: Trial) -> None:
    price = _built(_payments(trial)[0]).price
    symbols = trial.preview["symbols"]
    assert set(symbols) <= set(price.symbols)
    if price.free_by is None:
        assert len(symbols) == len(price.cost) - len(price.need), "they pay what is not left to pay"


def _cards(trial: Trial) -> None:
    assert min(len(_built(events).paid) for events in _payments(trial)) == trial.preview["cards"]


def _ways(trial: Trial) -> None:
    paid = [_built(events).paid for events in _payments(trial)]
    assert len(set(paid)) == len(paid) == trial.preview["ways"]


def _group(trial: Trial) -> None:
    for events in _payments(trial):
        joined = [event.group for event in events if isinstance(event, AmphoraEarned)]
        if trial.preview["wins"] is None:
            assert joined == ([trial.preview["completes_group"]] if trial.preview["completes_group"] else [])


def _reward(trial: Trial) -> None:
    for events in _payments(trial):
        amphora = any(isinstance(event, AmphoraEarned) and event.supplied for event in events)
        card = any(isinstance(event, CardsDrawn) and event.reason == "supply" for event in events)
        assert trial.preview["reward"] == ("amphora" if amphora else "card" if card else None)


def _wins(trial: Trial) -> None:
    state, events = trial.after.copy(), trial.events
    while not any(isinstance(event, Built) for event in events):
        events = state.play(trial.seat, state.legal(trial.seat)[0])
    ending = state.result.ending.removeprefix("attika-ending-") if state.result else None
    raced = ending is not None and ending.startswith("race")
    assert trial.preview["wins"] == ("all-built" if raced else ending)


PROMISES: dict[str, Check] = {
    "building": _as_built("building"),
    "hex": _as_built("hex"),
    "cost": _as_built("cost"),
    "free_by": _as_built("free_by"),
    "symbols": _symbols,
    "need": _as_built("need"),
    "settlement": _as_built("settlement"),
    "cards": _cards,
    "ways": _ways,
    "completes_group": _group,
    "reward": _reward,
    "wins": _wins,
}
"""What checks each field of a preview."""


def _without(state: State) -> Shown:
    """No amphora in the supply, and few cards: all but those in the hands are gone."""
    return {**state.dump(), "supply": 0, "deck": [], "discard": {}}


def _rich(state: State) -> Shown:
    """No amphora in the supply, and hands full of cards."""
    dumped: Shown = state.dump()
    hand = dict.fromkeys(("water", "forest", "hill", "mountain"), 4)
    return {**dumped, "supply": 0, "players": [{**player, "hand": hand} for player in dumped["players"]]}


SCARCE = (_without, _rich)
"""How positions of play are made short of what previews count on."""
