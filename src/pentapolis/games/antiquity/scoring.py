"""The end of Antiquity: the saints' conditions (6), ties, survivors, and who comes after the winners."""

from __future__ import annotations

from pentapolis.games.antiquity.components import (
    BARBARA,
    BUILDINGS,
    CATHEDRAL,
    CHRISTOFORI,
    FIGURES,
    FOOD,
    GIORGIO,
    LUXURY,
    MARIA,
    NICOLO,
    NOBODY,
    SAINTS,
    unpacked,
)
from pentapolis.games.antiquity.rules.cities import people_of, standing_types, works
from pentapolis.games.antiquity.rules.definitions import clean_part
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.games.antiquity.state import Position
from pentapolis.kernel.messages import Message
from pentapolis.kernel.results import Result, ScoreLine, ranked

ENDING_SAINTS = tuple(f"antiquity-ending-{saint}" for saint in SAINTS)
ENDING_TIE_BREAK = "antiquity-ending-tie-break"
ENDING_SHARED = "antiquity-ending-shared"
ENDING_SURVIVOR = "antiquity-ending-survivor"
ENDING_RUIN = "antiquity-ending-ruin"
ENDING_DRAW = "antiquity-ending-draw"
ENDINGS = (*ENDING_SAINTS, ENDING_TIE_BREAK, ENDING_SHARED, ENDING_SURVIVOR, ENDING_RUIN, ENDING_DRAW)

SCORE_PEOPLE = "antiquity-score-people"
SCORE_BUILDINGS = "antiquity-score-buildings"
SCORE_LINES = (SCORE_PEOPLE, SCORE_BUILDINGS)

# The saints' conditions ---------------------------------------------------------------------------


def has_people(position: Position, seat: int) -> bool:
    """San Nicolo: all houses are built."""
    return people_of(position.realms[seat]) >= FIGURES.people_to_win


def has_every_building(position: Position, seat: int) -> bool:
    """Santa Barbara: one of each type stands, without a grave (rulings 9 and 32)."""
    standing = standing_types(position.realms[seat], position.options.barbara_counts_buildings_with_graves)
    return len(standing) == len(BUILDINGS)


def has_every_good(position: Position, seat: int) -> bool:
    """San Christofori: three of each food and luxury."""
    counts = unpacked(position.realms[seat].goods)
    return min(counts[good] for good in (*FOOD, *LUXURY)) >= FIGURES.goods_to_win


def encloses_somebody(position: Position, seat: int) -> bool:
    """San Giorgio: an opponent's zone, where no city or inn stands, is all in the seat's zone (ruling 10)."""
    zone, built = zone_of(position, seat), position.cities | position.inns
    for other in position.order:
        if other != seat:
            theirs = zone_of(position, other) & ~built
            if theirs and not theirs & ~zone:
                return True
    return False


CONDITIONS = {
    NICOLO: has_people,
    BARBARA: has_every_building,
    CHRISTOFORI: has_every_good,
    GIORGIO: encloses_somebody,
}


def conditions_met(position: Position, seat: int) -> list[int]:
    """The saints whose own condition a seat fulfils at this moment, whatever its saint."""
    return [saint for saint, condition in CONDITIONS.items() if condition(position, seat)]


def is_fulfilled(position: Position, seat: int) -> bool:
    """Does the seat have a Cathedral without a grave, and fulfil its saint's condition?"""
    realm = position.realms[seat]
    if realm.saint == NOBODY or not realm.masks[CATHEDRAL]:
        return False
    if not works(position, realm, CATHEDRAL) and not position.options.cathedral_with_grave_wins:  # ruling 9
        return False
    if realm.saint == MARIA:
        return len(conditions_met(position, seat)) >= FIGURES.conditions_to_win
    return CONDITIONS[realm.saint](position, seat)


def fulfilled_seats(position: Position) -> tuple[int, ...]:
    """Everybody who fulfils the condition of victory now."""
    return tuple(seat for seat in position.order if is_fulfilled(position, seat))


# Ties (ruling 25) ---------------------------------------------------------------------------


def clean_hexes(position: Position, seat: int) -> int:
    """The clean hexes of a seat's zone."""
    return clean_part(position, zone_of(position, seat)).bit_count()


def tied_winners(position: Position, fulfilled: tuple[int, ...]) -> tuple[int, ...]:
    """Of those who fulfil their conditions, those with the most clean hexes."""
    clean = {seat: clean_hexes(position, seat) for seat in fulfilled}
    return tuple(seat for seat in sorted(fulfilled) if clean[seat] == max(clean.values()))


def saintly_ending(position: Position, fulfilled: tuple[int, ...]) -> str:
    """How the game ends when these have fulfilled their conditions."""
    if len(fulfilled) == 1:
        return ENDING_SAINTS[position.realms[fulfilled[0]].saint]
    return ENDING_TIE_BREAK if len(tied_winners(position, fulfilled)) == 1 else ENDING_SHARED


# Ranking ---------------------------------------------------------------------------


def winners_of(position: Position) -> tuple[int, ...]:
    """Those who won; in a draw all survivors, and if nobody survived, those who fell last."""
    if position.ending in (ENDING_RUIN, ENDING_DRAW):
        return tuple(sorted(position.order))
    return tied_winners(position, position.fulfilled)


def ranking_of(position: Position) -> tuple[tuple[int, ...], ...]:
    """The winners first; then those who lasted longest; then by how far each came."""
    winners = winners_of(position)
    if position.ending in (ENDING_RUIN, ENDING_DRAW):
        return ranked([(int(seat in winners), _lasted(position, seat)) for seat in range(position.seats)])
    return ranked(
        [
            (
                int(seat in winners),
                _lasted(position, seat),
                *(() if seat in winners else (_score(position, seat), clean_hexes(position, seat))),
            )
            for seat in range(position.seats)
        ]
    )


def _lasted(position: Position, seat: int) -> int:
    """The round in which a seat was eliminated, or more for those who were not."""
    return position.realms[seat].out or position.round + 1


def _score(position: Position, seat: int) -> int:
    realm = position.realms[seat]
    return people_of(realm) + len(standing_types(realm, False))


def result_of(position: Position) -> Result:
    """The result of a game that is over. Points tell how many people and types of building there are."""
    seats = range(position.seats)
    return Result(
        ranking=ranking_of(position),
        scores=tuple(_score(position, seat) for seat in seats),
        tiebreaks=tuple(clean_hexes(position, seat) for seat in seats),
        breakdown=tuple(_lines(position, seat) for seat in seats),
        ending=position.ending,
    )


def _lines(position: Position, seat: int) -> tuple[ScoreLine, ...]:
    realm = position.realms[seat]
    people, types = people_of(realm), len(standing_types(realm, False))
    return (
        ScoreLine(Message(SCORE_PEOPLE, {"count": people}), people),
        ScoreLine(Message(SCORE_BUILDINGS, {"count": types, "all": len(BUILDINGS)}), types),
    )
