"""What previews of Antiquity promise, and how each promise is checked."""

from __future__ import annotations

from collections import Counter

from pentapolis.games.antiquity import actions as antiquity
from pentapolis.games.antiquity.components import NOBODY
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.state.realm import IDLE
from pentapolis.kernel.state import State
from pentapolis.testing.previews import Check, Shown, Trial, shown


def _paid_up(trial: Trial) -> Antiquity:
    """The position when what was begun is placed and paid for, by the first way that there is."""
    state = trial.after.copy()
    assert isinstance(state, Antiquity)
    while state.realms[trial.seat].step != IDLE or state.site != NOBODY:
        state.play(trial.seat, state.legal(trial.seat)[0])
    return state


IN_THE_COUNTRY = (
    antiquity.BuildWoodcutter,
    antiquity.BuildMine,
    antiquity.BuildFarm,
    antiquity.BuildFreeFarm,
    antiquity.BuildFishery,
)


def _price(trial: Trial) -> None:
    """The price is what is missing from the stock afterwards."""
    had, has = _stock(trial.before, trial.seat), _stock(_paid_up(trial), trial.seat)
    fixed: Counter[str] = Counter(trial.preview["fixed"])
    paid = had - has
    assert not fixed - paid, "the fixed price was paid"
    assert (paid - fixed).total() == trial.preview["food"] + trial.preview["luxury"]


def _stock(state: State, seat: int) -> Counter[str]:
    return Counter(shown(state, seat)["players"][seat]["goods"])


def _hexes(trial: Trial) -> None:
    hexes = set(trial.preview["hexes"])
    after = _paid_up(trial).view(trial.seat)
    if isinstance(trial.action, IN_THE_COUNTRY):
        assert set(_new_country(trial)["goods"]) == hexes
    elif isinstance(trial.action, antiquity.Clean):
        assert set(shown(trial.before, None)["polluted"]) - set(after["polluted"]) == hexes
    else:
        own = after["players"][trial.seat]
        assert hexes <= {*own["inns"], *(at for city in own["cities"] for at in city["hexes"])}


def _good(trial: Trial) -> None:
    if isinstance(trial.action, IN_THE_COUNTRY):
        assert _new_country(trial)["good"] == trial.preview["good"]
    else:
        assert trial.preview["good"] is None


def _new_country(trial: Trial) -> Shown:
    before: list[Shown] = shown(trial.before, trial.seat)["country"]
    now: list[Shown] = shown(trial.after, trial.seat)["country"]
    (fresh,) = [country for country in now if country not in before]
    return fresh


def _zone(trial: Trial) -> None:
    if trial.preview["zone"]:
        assert _paid_up(trial).view(trial.seat)["players"][trial.seat]["zone"] == trial.preview["zone"]


def _squares(trial: Trial) -> None:
    squares = set(trial.preview["squares"])
    if squares:
        cities = _paid_up(trial).view(trial.seat)["players"][trial.seat]["cities"]
        covered = [set(building["squares"]) for city in cities for building in city["buildings"]]
        assert squares in covered or squares <= {at for city in cities for at in city["houses"]}


PROMISES: dict[str, Check] = {
    "hexes": _hexes,
    "good": _good,
    "zone": _zone,
    "squares": _squares,
    "fixed": _price,
    "food": _price,
    "luxury": _price,
}
"""What checks each field of a preview."""
