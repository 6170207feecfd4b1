"""The games and their options, as the page offers them."""

from __future__ import annotations

import logging
from functools import cache

import msgspec
from msgspec import inspect

import pentapolis
from pentapolis.games import Title, affiliation
from pentapolis.guests import every_title, guest
from pentapolis.kernel.game import AnyGame
from pentapolis.learning import chapters
from pentapolis.server.bot_runner import levels
from pentapolis.server.types.games import About, GameInfo, OptionInfo, OptionValue

log = logging.getLogger(__name__)


@cache
def game_list() -> list[GameInfo]:
    """All games, also those still to come."""
    return [_game_info(key, title) for key, title in every_title().items()]


def about() -> About:
    """What this server is."""
    return About(version=pentapolis.__version__, games=len(pentapolis.keys()), affiliation=affiliation())


def _game_info(key: str, title: Title) -> GameInfo:
    ready = key in pentapolis.keys()
    rules = pentapolis.game(key) if ready else None
    return GameInfo(
        key=key,
        title=title.title,
        subtitle=title.subtitle,
        designer=title.designer,
        publisher=title.publisher,
        year=title.year,
        seats=list(rules.seats) if rules else list(range(title.seats[0], title.seats[1] + 1)),
        minutes=title.minutes,
        ready=ready,
        options=_options(rules) if rules else [],
        colours=list(rules.colours) if rules else [],
        levels=list(levels()) if ready else [],
        box=rules.box.label if rules else None,
        lesson=_lesson(key) if ready else [],
    )


def _lesson(key: str) -> list[int]:
    """How long each chapter of its lesson takes.

    A lesson of another package that cannot be read is no reason to list no games at all.
    """
    try:
        return [chapter.minutes for chapter in chapters(key)]
    except pentapolis.PentapolisError as error:
        if guest(key) is None:
            raise
        log.warning("no lesson: %s", error)
        return []


def _options(rules: AnyGame) -> list[OptionInfo]:
    """The options of a game with all their values, save the colours: those are chosen with the seats."""
    infos = []
    for field in msgspec.structs.fields(rules.options_type):
        if field.name == "colours":
            continue
        if field.name == "starting_player":
            values: list[OptionValue] = [None, *range(rules.seats[-1])]
        else:
            values = _values(inspect.type_info(field.type))
        seats = [_seats(rules, field.name, value) for value in values]
        infos.append(OptionInfo(name=field.name, default=field.default, values=values, seats=seats))
    return infos


def _seats(rules: AnyGame, name: str, value: OptionValue) -> list[int] | None:
    """How many may play when an option has this value, if that is not as usual."""
    possible = rules.seats_with(msgspec.convert({name: value}, rules.options_type))
    return None if possible == rules.seats else list(possible)


def _values(kind: inspect.Type) -> list[OptionValue]:
    """Every value that a type allows."""
    match kind:
        case inspect.BoolType():
            return [False, True]
        case inspect.NoneType():
            return [None]
        case inspect.LiteralType(values=values):
            return list(values)
        case inspect.EnumType(cls=enum):
            return [member.value for member in enum]
        case inspect.IntType(ge=int(least), le=int(most)):
            return list(range(least, most + 1))
        case inspect.UnionType(types=types):
            return [value for member in types for value in _values(member)]
        case inspect.Metadata(type=inner):
            return _values(inner)
        case _:
            raise TypeError(f"an option needs a type with few values, not {kind}")
