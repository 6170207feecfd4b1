"""What the lesson of Palatinus says in figures is what the rules count."""

from __future__ import annotations

import pentapolis
from pentapolis.games.palatinus.components import SPACE_NUMBER
from pentapolis.games.palatinus.preview import PalatinusPreview
from pentapolis.games.palatinus.rulebook import Palatinus
from pentapolis.games.palatinus.rules.inhabitants import roles_of
from pentapolis.games.palatinus.scoring import influence_parts
from tests.learning.walking import CHAPTERS, walk

(CHAPTER,) = [chapter for chapter in CHAPTERS if chapter.game == "palatinus"]
STEPS = {lesson.step.say: lesson.state for lesson in walk(CHAPTER) if lesson.step is not None}
"""The position at each step of the lesson."""


def position_at(step: str) -> Palatinus:
    state = STEPS[step]
    assert isinstance(state, Palatinus)
    return state


def foreseen(step: str, action: str) -> PalatinusPreview:
    preview = position_at(step).preview(CHAPTER.seat, pentapolis.game("palatinus").parse(action))
    assert preview is not None
    return preview


def promised(step: str, action: str) -> int:
    """The influence that a placement brings, where no wolf makes it uncertain."""
    span = foreseen(step, action)["influence"]
    assert span is not None
    assert span["least"] == span["most"]
    return span["least"]


def seen(step: str, space: str) -> tuple[int, int]:
    """The merchants and farmers beside a space."""
    position = position_at(step)
    roles = roles_of(position)
    near = [roles[place] for place in position.neighbours[SPACE_NUMBER[space]]]
    return near.count(0), near.count(1)


def earns(step: str, space: str) -> int:
    position = position_at(step)
    parts = influence_parts(SPACE_NUMBER[space], position.neighbours, roles_of(position), False)
    return sum(points for _, points in parts)


def scores_after(action: str) -> tuple[int, ...]:
    after = position_at("last").copy()
    after.play(CHAPTER.seat, pentapolis.game("palatinus").parse(action))
    assert after.result is not None
    return after.result.scores


def test_merchants_and_farmers_earn_what_is_said() -> None:
    assert promised("merchant", "place merchant A0") == 5
    assert promised("merchant", "place merchant D1") == 5
    assert promised("farmer", "place farmer C0") == 10
    assert promised("farmer", "place farmer E0") == 6
    assert promised("farmer", "place farmer G3") == 4
    assert earns("soldier", "C0") == 8
    assert promised("wolf", "place wolf-farmer B3") == 8
    assert promised("wolf", "place wolf-merchant B3") == 3
    assert earns("guess", "A0") == earns("wolf", "A0") + 2


def test_elsewhere_the_first_merchant_earns_less() -> None:
    actions = [str(action) for action in position_at("merchant").legal(CHAPTER.seat)]
    others = {action for action in actions if action.startswith("place merchant ")}
    others -= {"place merchant A0", "place merchant D1"}
    assert all(promised("merchant", action) < 5 for action in others)


def test_soldiers_see_what_is_said() -> None:
    assert seen("soldier", "A3") == (1, 1)
    assert seen("wolf", "A3") == (2, 1)
    assert seen("window", "E0") == (0, 2)
    assert seen("window", "B2") == (0, 2)
    assert seen("window", "E4") == (1, 1)
    assert seen("defend", "C5") == (0, 1)
    assert seen("last", "A3") == (2, 2)


def test_the_last_farmer_decides_who_wins() -> None:
    assert scores_after("place wolf-farmer A2") == (18, 8, 14)
    others = [
        scores_after(str(action))
        for action in position_at("last").legal(CHAPTER.seat)
        if str(action) != "place wolf-farmer A2"
    ]
    assert len(others) == 6
    assert all(max(scores[1:]) > scores[0] for scores in others)
