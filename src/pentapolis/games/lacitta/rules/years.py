"""What happens by itself: how a year begins (phases 1 to 4) and ends (5.10)."""

from __future__ import annotations

from pentapolis.games.lacitta.components import ATTRACTIONS, BOX, HEXES, VOICES, YEARS
from pentapolis.games.lacitta.events import Grown, Income, YearBegan, YearEnded
from pentapolis.games.lacitta.rules.cities import (
    citizens_left,
    may_grow,
    pay_out,
    quarries_of,
    seats_in_order,
)
from pentapolis.games.lacitta.scoring import ended, points_of
from pentapolis.games.lacitta.state import NEXT_TURN, NEXT_YEAR, OVER, REFRESHING, Position
from pentapolis.kernel.events import Event
from pentapolis.kernel.forms import EMPTY
from pentapolis.kernel.state import NOBODY, TURNS

_GROWTH = BOX.year.growth

# Phases 1 to 4 ---------------------------------------------------------------------------


def begin_year(position: Position, events: list[Event]) -> None:
    """The next start player, four voice cards, gold from quarries, a citizen for every city."""
    if position.year:
        position.start_player = (position.start_player + 1) % position.seats
    position.year += 1
    pile = position.voice_pile
    position.voices, position.voice_pile = pile[: -VOICES - 1 : -1], pile[:-VOICES]
    events.append(YearBegan(position.year, position.start_player, ATTRACTIONS[position.voices[0]]))
    order = seats_in_order(position)
    for seat in order:
        take_income(position, seat, events)
    for seat in order:
        grow(position, seat, events)
    position.turn = -1
    position.phase = NEXT_TURN
    if position.options.moving_display and position.year > 1 and position.display[0] != EMPTY:
        position.actors = TURNS[position.start_player]
        position.phase = REFRESHING


def take_income(position: Position, seat: int, events: list[Event]) -> None:
    """Pay a player what the quarries yield."""
    land_gold = position.land.gold
    yielding = [site for site in quarries_of(position, seat) if land_gold[site]]
    if yielding:
        gold = pay_out(position, seat, sum([land_gold[site] for site in yielding]))
        events.append(Income(seat, gold, tuple([HEXES[site] for site in yielding])))


def grow(position: Position, seat: int, events: list[Event]) -> None:
    """Growth is not a choice (ruling 35); it stops where the supply ends (ruling 28)."""
    grown, full = [], []
    people, castles = position.people, position.castles
    unlimited = position.options.citizens_unlimited
    for city in position.cities[seat]:
        if may_grow(position, city) and (unlimited or citizens_left(position) > 0):
            people[city] += _GROWTH
            grown.append(HEXES[castles[city]])
        else:
            full.append(HEXES[castles[city]])
    if grown or full:
        events.append(Grown(seat, tuple(grown), tuple(full)))


# End of the year (5.10) ---------------------------------------------------------------------------


def end_year(position: Position, events: list[Event]) -> None:
    points = tuple(points_of(position, seat) for seat in range(position.seats))
    position.history = (*position.history, points)
    events.append(YearEnded(position.year, points))
    if position.year == YEARS:
        position.phase = OVER
        position.actors = NOBODY
        events.append(ended(position))
        return
    clean_up(position)
    position.phase = NEXT_YEAR


def clean_up(position: Position) -> None:
    """Cards are discarded or turned back, coloured citizens come home; the display stays."""
    gone, discard = [*position.voices_gone], [*position.discard]
    for voice in position.voices:
        gone[voice] += 1
    for cards in position.used:
        for card in cards:
            discard[card] += 1
    position.voices_gone, position.discard = tuple(gone), tuple(discard)
    position.voices = ()
    position.wishes = ()
    buried, facedown = position.buried, tuple(position.facedown)
    old = buried[: position.buried_old] + facedown[: position.facedown_old]
    position.buried = old + buried[position.buried_old :] + facedown[position.facedown_old :]
    position.buried_old = len(old)
    position.facedown = []
    position.facedown_old = 0
    reset_players(position)
    position.feeding = 0
    position.site = EMPTY


def reset_players(position: Position) -> None:
    """Give every player what they have at the beginning of a year."""
    seats = position.seats
    position.used = ((),) * seats
    position.passes = [0] * seats
    position.looked = (0,) * seats
    position.figures = ((),) * seats
    position.founded = 0
    position.action_cards = [BOX.start.action_cards] * seats
