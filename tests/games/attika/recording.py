"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.attika.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pentapolis
from pentapolis.games.attika.events import AmphoraEarned, Reshuffled, Stored, TileTurned
from pentapolis.games.attika.rules import Attika
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.attika.greedy import greedy_choice
from tests.games.playing import IN_DEVELOPMENT

FOLDER = Path(__file__).parents[2] / "fixtures" / "attika"
Chooser = Callable[[Attika, int, Chance], Action]


def at_random(state: Attika, seat: int, chance: Chance) -> Action:
    """Any legal action."""
    return chance.choice(state.legal(seat))


def greedily(state: Attika, seat: int, chance: Chance) -> Action:
    """What is cheap."""
    return greedy_choice(state, seat, chance)


def hoarding(state: Attika, seat: int, chance: Chance) -> Action:
    """What is cheap, keeping every amphora."""
    return greedy_choice(state, seat, chance, hoard=True)


class Wanted(NamedTuple):
    """A record that must be there."""

    name: str
    seats: int
    shows: Callable[[list[Step]], bool]
    chooser: Chooser = at_random
    race: bool = False


def ends(ending: str) -> Callable[[list[Step]], bool]:
    """Games that end in one way."""

    def shows(steps: list[Step]) -> bool:
        result = steps[-1].state.result
        return result is not None and result.ending == f"attika-ending-{ending}"

    return shows


def _events(steps: list[Step]) -> Iterator[pentapolis.Event]:
    return (event for step in steps for event in step.events)


def runs_out_of_tiles(steps: list[Step]) -> bool:
    """The last tile is laid, and later a stack is emptied without bringing one."""
    turned = sum(isinstance(event, TileTurned) for event in _events(steps))
    end = steps[-1].state
    assert isinstance(end, Attika)
    emptied = sum(not stack for stack in end.stacks)
    stored = any(isinstance(event, Stored) for event in steps[-1].events)
    return not end.tile_stack and emptied > turned and not stored


def runs_out_of_amphorae(steps: list[Step]) -> bool:
    """A group is joined when no amphora is left."""
    return any(isinstance(event, AmphoraEarned) and not event.supplied for event in _events(steps))


def shuffles_again(steps: list[Step]) -> bool:
    """The discard pile becomes the draw pile."""
    return any(isinstance(event, Reshuffled) for event in _events(steps))


WANTED = [
    *(Wanted(f"{seats}-all-built", seats, ends("all-built")) for seats in (2, 3, 4)),
    *(Wanted(f"{seats}-shrines", seats, ends("shrines")) for seats in (2, 3, 4)),
    Wanted("4-last-tile", 4, runs_out_of_tiles),
    Wanted("4-no-amphora-left", 4, runs_out_of_amphorae, hoarding),
    Wanted("2-cards-shuffled", 2, shuffles_again),
    Wanted("1-race-gold", 1, ends("race-gold"), greedily, race=True),
    Wanted("1-race-silver", 1, ends("race-silver"), greedily, race=True),
    Wanted("1-race-bronze", 1, ends("race-bronze"), greedily, race=True),
    Wanted("1-race-finished", 1, ends("race-finished"), greedily, race=True),
    Wanted("1-race-lost", 1, ends("race-lost"), race=True),
]


def played(wanted: Wanted, seed: int) -> tuple[pentapolis.Record, list[Step]]:
    """One game."""
    options: dict[str, object] = {"solo_race": True} if wanted.race else {}
    record = pentapolis.Record("attika", wanted.seats, seed, options)
    state = pentapolis.game("attika").start(seats=wanted.seats, seed=seed, options=options)
    assert isinstance(state, Attika)
    chance = Chance(seed + 1_000_003)
    steps = []
    while state.actors:
        seat = state.actors[0]
        action = wanted.chooser(state, seat, chance)
        record.add(seat, action)
        steps.append(Step(seat, action, state.play(seat, action), state))
    record.close(state)
    return record, steps


def main(most: int = 3000) -> None:
    """Write the records that are missing."""
    assert "attika" in (*IN_DEVELOPMENT, *pentapolis.keys())
    FOLDER.mkdir(parents=True, exist_ok=True)
    for wanted in WANTED:
        path = FOLDER / f"{wanted.name}.record"
        if path.exists():
            continue
        for seed in range(most):
            record, steps = played(wanted, seed)
            if wanted.shows(steps):
                record.write(path)
                print(f"wrote {path.name}: seed {seed}, {len(record.moves)} moves")
                break
        else:
            print(f"no game in {most} shows {wanted.name}")


if __name__ == "__main__":
    main()
