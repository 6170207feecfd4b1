"""The recorded games that must be there: what each shows, and how it was found.

`python -m tests.games.attika.recording` looks for those that are missing and writes them.
"""

from __future__ import annotations

from pentapolis.bots import bot
from pentapolis.games.attika.events import AmphoraEarned, Reshuffled, Stored, TileTurned
from pentapolis.games.attika.rulebook import Attika
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.record import Step
from tests.games.attika.greedy import greedy_choice
from tests.games.recording import Shows, Wanted, ends, events_of, happens, write_missing


def greedily(state: Attika, seat: int, chance: Chance) -> Action:
    """What is cheap."""
    return greedy_choice(state, seat, chance)


def hoarding(state: Attika, seat: int, chance: Chance) -> Action:
    """What is cheap, keeping every amphora."""
    return greedy_choice(state, seat, chance, hoard=True)


def racing(state: Attika, seat: int, chance: Chance) -> Action:
    """What a bot takes that wins medals."""
    return bot("attika", "medium", chance.randrange(1 << 30)).choose(state, seat)


def runs_out_of_tiles(steps: list[Step]) -> bool:
    """The last tile is laid, and later a stack is emptied without bringing one."""
    turned = sum(isinstance(event, TileTurned) for event in events_of(steps))
    end = steps[-1].state
    assert isinstance(end, Attika)
    emptied = sum(not stack for stacks in end.stacks for stack in stacks)
    stored = any(isinstance(event, Stored) for event in steps[-1].events)
    return not end.tile_stack and emptied > turned and not stored


def runs_out_of_amphorae(steps: list[Step]) -> bool:
    """A group is joined when no amphora is left."""
    return any(isinstance(event, AmphoraEarned) and not event.supplied for event in events_of(steps))


RACE = {"solo_race": True}


def ending(name: str) -> Shows:
    """Games that end in one way."""
    return ends(f"attika-ending-{name}")


WANTED: list[Wanted[Attika]] = [
    *(Wanted(f"{seats}-all-built", seats, ending("all-built")) for seats in (2, 3, 4)),
    *(Wanted(f"{seats}-shrines", seats, ending("shrines")) for seats in (2, 3, 4)),
    Wanted("4-last-tile", 4, runs_out_of_tiles),
    Wanted("4-no-amphora-left", 4, runs_out_of_amphorae, hoarding),
    Wanted("2-cards-shuffled", 2, happens(Reshuffled)),
    Wanted("1-race-gold", 1, ending("race-gold"), racing, RACE),
    Wanted("1-race-silver", 1, ending("race-silver"), racing, RACE),
    Wanted("1-race-bronze", 1, ending("race-bronze"), racing, RACE),
    Wanted("1-race-finished", 1, ending("race-finished"), greedily, RACE),
    Wanted("1-race-lost", 1, ending("race-lost"), options=RACE),
]


if __name__ == "__main__":
    write_missing("attika", WANTED, most=3000)
