"""How near players are to the saints' conditions, as far as a view tells."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pentapolis.games.antiquity.components import BUILDINGS, FIGURES, HOUSE, SAINTS
from pentapolis.games.antiquity.describe.ground import Ground
from pentapolis.games.antiquity.describe.phrases import FOODS, LUXURIES, Arguments, goods_listed
from pentapolis.games.antiquity.view.types import AntiquityView, PlayerView
from pentapolis.kernel.description import Line, Part
from pentapolis.kernel.messages import Message


class Progress(NamedTuple):
    """How much of a saint's condition is fulfilled. San Giorgio's is about one opponent."""

    saint: str
    reached: int
    needed: int
    opponent: int | None = None

    def message(self) -> Message:
        """The progress in words: "12 of 20 people"."""
        args: Arguments = {"count": self.reached, "all": self.needed}
        if self.saint == "giorgio":
            # Without an opponent left there is nothing to enclose, and nobody to name.
            if self.opponent is None:
                return Message("antiquity-text-no-zone")
            return Message("antiquity-text-enclosed", {**args, "player": self.opponent})
        return Message("antiquity-text-progress", {**args, "saint": self.saint})


def standing_types(player: PlayerView) -> set[str]:
    """The types of building that stand without a grave."""
    standing = {
        building["building"]
        for city in player["cities"]
        for building in city["buildings"]
        if not building["graves"]
    }
    return standing | {BUILDINGS[HOUSE]} if player["houses"] else standing


def progress_of(view: AntiquityView, seat: int, ground: Ground) -> dict[str, Progress]:
    """How far a seat is for each saint."""
    player = view["players"][seat]
    enough = [good for good in (*FOODS, *LUXURIES) if player["goods"].get(good, 0) >= FIGURES.goods_to_win]
    four = [
        Progress("nicolo", player["men"], FIGURES.people_to_win),
        Progress("barbara", len(standing_types(player)), len(BUILDINGS)),
        Progress("christofori", len(enough), len(FOODS) + len(LUXURIES)),
        _enclosure(view, seat, ground),
    ]
    fulfilled = sum(each.reached >= each.needed for each in four)
    return {each.saint: each for each in (*four, Progress("maria", fulfilled, FIGURES.conditions_to_win))}


def _enclosure(view: AntiquityView, seat: int, ground: Ground) -> Progress:
    """The opponent of whose zone, where no city or inn stands, most lies in the seat's zone."""
    best = Progress("giorgio", 0, 1)
    for other, player in enumerate(view["players"]):
        zone = {name for name in ground.zones[other] if name not in ground.cities and name not in ground.inns}
        if other == seat or player["out"] is not None or not zone:
            continue
        found = Progress("giorgio", len(zone & ground.zones[seat]), len(zone), other)
        if best.opponent is None or found.reached * best.needed > best.reached * found.needed:
            best = found
    return best


def saints_part(view: AntiquityView, seat: int, ground: Ground) -> Part:
    """The viewer's progress for every saint, the patron saint first."""
    player = view["players"][seat]
    progress = progress_of(view, seat, ground)
    ordered = sorted(SAINTS, key=lambda saint: saint != player["saint"])
    lines = [line for saint in ordered for line in _saint_lines(player, progress[saint])]
    return Part("saints", Message("antiquity-text-saints"), tuple(lines))


def _saint_lines(player: PlayerView, progress: Progress) -> Iterator[Line]:
    yield Line(
        Message(
            "antiquity-text-saint",
            {"saint": progress.saint, "own": "yes" if player["saint"] == progress.saint else "no"},
        ),
        (progress.message(),),
    )
    if player["saint"] not in (progress.saint, "maria"):
        return
    if progress.saint == "barbara" and (missing := _missing_types(player)):
        yield Line(Message("antiquity-text-missing-types"), missing)
    if progress.saint == "christofori" and (lacking := goods_listed(_lacking(player))):
        yield Line(Message("antiquity-text-missing-goods"), lacking)


def _missing_types(player: PlayerView) -> tuple[Message, ...]:
    standing = standing_types(player)
    return tuple(
        Message("antiquity-text-building", {"building": name}) for name in BUILDINGS if name not in standing
    )


def _lacking(player: PlayerView) -> dict[str, int]:
    """The goods that San Christofori still wants."""
    return {
        good: FIGURES.goods_to_win - player["goods"].get(good, 0)
        for good in (*FOODS, *LUXURIES)
        if player["goods"].get(good, 0) < FIGURES.goods_to_win
    }
