"""What previews of Palatinus promise, and how each promise is checked."""

from __future__ import annotations

from collections.abc import Mapping

from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.components import FARMER, MERCHANT
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.scoring import influence_parts
from pentapolis.testing.previews import Check, Trial, shown


def _with_piece(trial: Trial) -> tuple[Palatinus, int]:
    """The board with the piece, before the hills of a full board are counted."""
    state, action = trial.before.copy(), trial.action
    assert isinstance(state, Palatinus)
    assert isinstance(action, PlaceInhabitant)
    state.owners[action.space], state.kinds[action.space] = trial.seat, action.kind
    return state, action.space


def _influence(state: Palatinus, space: int) -> int:
    spring = state.options.empty_spring_also_empty_field
    return sum(points for _, points in influence_parts(space, state.neighbours, roles_of(state), spring))


def _within(span: Mapping[str, int] | None, number: int) -> None:
    assert span is not None
    assert span["least"] <= number <= span["most"]


def _piece(trial: Trial) -> None:
    piece = next(
        piece
        for piece in shown(trial.after, trial.seat)["pieces"]
        if piece["space"] == trial.preview["space"]
    )
    assert (piece["seat"], piece["role"]) == (trial.seat, trial.preview["role"])


def _piece_influence(trial: Trial) -> None:
    if trial.preview["role"] == "soldier":
        assert trial.preview["influence"] is None
    else:
        _within(trial.preview["influence"], _influence(*_with_piece(trial)))


def _around(field: str, role: int) -> Check:
    def check(trial: Trial) -> None:
        state, space = _with_piece(trial)
        if trial.preview["role"] != "soldier":
            assert trial.preview[field] is None
        else:
            roles = roles_of(state)
            _within(trial.preview[field], sum(roles[near] == role for near in state.neighbours[space]))

    return check


def _hill(trial: Trial) -> None:
    state, space = _with_piece(trial)
    hill = trial.preview["hill"]
    assert trial.preview["space"][0] == hill["hill"]
    on_hill = range(space - space % 6, space - space % 6 + 6)
    for seat, span in enumerate(hill["totals"]):
        _within(span, sum(_influence(state, at) for at in on_hill if state.owners[at] == seat))


PROMISES: dict[str, Check] = {
    "space": _piece,
    "role": _piece,
    "influence": _piece_influence,
    "merchants": _around("merchants", MERCHANT),
    "farmers": _around("farmers", FARMER),
    "hill": _hill,
}
"""What checks each field of a preview."""
