"""Recorded games of Antiquity: every ending with every number of players.

`python -m tests.games.antiquity.recording` writes them anew, looking for seeds that end as wanted.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import cast

import pentapolis
from pentapolis.games.antiquity.actions import DONE
from pentapolis.games.antiquity.components import SAINTS
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.antiquity.state import CITY_BUILDING
from tests.games.antiquity.hero import Hero
from tests.games.playing import random_game
from tests.games.playthrough import FIXTURES

CALM: dict[str, object] = {"beginners": True}
SEEDS = range(200)
TIE_ROUND = 45
"""By then two heroes are both ready for the last step."""


def hero_game(seats: int, seed: int, heroes: Mapping[int, Hero]) -> pentapolis.Record:
    """A calm game in which some seats go for a saint and the others do nothing."""
    record = pentapolis.Record("antiquity", seats, seed, CALM)
    state = cast("Antiquity", pentapolis.game("antiquity").start(seats=seats, seed=seed, options=CALM))
    while state.actors:
        seat = state.actors[0]
        if seat in heroes:
            action = heroes[seat].choose(state, seat)
        else:
            action = DONE if state.phase == CITY_BUILDING else state.legal(seat)[-1]
        record.add(seat, action)
        state.play(seat, action)
    record.close(state)
    return record


def wild_game(seats: int, seed: int) -> pentapolis.Record:
    """A game of random players, who starve soon."""
    record = pentapolis.Record("antiquity", seats, seed)
    game = pentapolis.game("antiquity")
    state = game.start(seats=seats, seed=seed)
    for turn in random_game(game, seats, seed):
        record.add(turn.seat, turn.action)
        state = turn.state
    record.close(state)
    return record


def candidates(seats: int, ending: str) -> Iterator[pentapolis.Record]:
    """Games that may end so."""
    for seed in SEEDS:
        if ending in SAINTS:
            yield hero_game(seats, seed, {0: Hero(ending)})
        elif ending in {"tie-break", "shared"}:
            yield hero_game(
                seats, seed, {0: Hero("christofori", TIE_ROUND), 1: Hero("christofori", TIE_ROUND)}
            )
        elif ending == "draw":
            yield hero_game(seats, seed, {})
        else:
            yield wild_game(seats, seed)


def ending_of(record: pentapolis.Record) -> str:
    """How a recorded game ends, without the beginning that all endings share."""
    result = record.replay().result
    assert result is not None
    return result.ending.removeprefix("antiquity-ending-")


def main() -> None:
    """Write a record for every ending and number of players."""
    for ending in pentapolis.game("antiquity").endings:
        name = ending.removeprefix("antiquity-ending-")
        for seats in pentapolis.game("antiquity").seats:
            path = FIXTURES / "antiquity" / f"{seats}-{name}.record"
            found = next((record for record in candidates(seats, name) if ending_of(record) == name), None)
            if found is None:
                print(f"no {path.name}")
                continue
            found.write(path)
            print(f"wrote {path.name}: seed {found.seed}, {len(found.moves)} moves")


if __name__ == "__main__":
    main()
