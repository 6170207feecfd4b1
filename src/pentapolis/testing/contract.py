"""Everything that every game must keep, as a class of tests."""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from inspect import signature
from itertools import chain, islice, product
from pathlib import Path
from typing import ClassVar, Protocol, get_type_hints

from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.record import Record
from pentapolis.kernel.registry import game as game_of
from pentapolis.kernel.state import State
from pentapolis.testing import declared, descriptions, inputs, legality, playing, positions, sight
from pentapolis.testing.playing import driven_game, final_position, random_game, random_options, recorded_game
from pentapolis.testing.positions import Census
from pentapolis.testing.previews import Promises, check_promises
from pentapolis.testing.secrets import Tally, check_opening, check_secrets

GAMES = int(os.environ.get("PENTAPOLIS_GAMES", "25"))
"""Random games for each player count; set the environment variable for a long run."""

DECISIONS = 250
"""The actions after which a driven game is left: what random players miss lies at the beginning."""

LOOKED_AT, LOOKS = 120, 6
"""Fields are looked at in every sixth position of the beginning of a game."""

DESCRIBED, SPACING = 30, 7
"""So many positions of a game are put into words, every seventh."""

STRETCH = 60
"""So many decisions of each recorded game are watched for secrets."""


class Metafunc(Protocol):
    """What pytest hands over when it wants to know for which arguments a test is to run."""

    fixturenames: list[str]
    function: Callable[..., object]

    def parametrize(self, argnames: str, argvalues: Iterable[object]) -> None:
        """Run the test for each of these values."""


class GameContract:
    """The tests of one game: subclass it under a name that begins with `Test`, and set `key`.

    Everything else is for games that have more to be looked at, or more to say about it.
    """

    key: ClassVar[str]
    """The game, as it is registered."""

    asked_all_the_same: ClassVar[frozenset[str]] = frozenset()
    """The prompts that are put to a player even if there is one legal action only, because asking or not
    asking would tell the others something."""

    ordered: ClassVar[tuple[str, ...]] = ()
    """What a snapshot lists, of each player, in the order in which it came about, where the order matters."""

    promises: ClassVar[Promises] = {}
    """For each field of the game's preview what checks that it comes true."""

    records: ClassVar[Sequence[Path]] = ()
    """Recorded games, which are watched for secrets too."""

    places: ClassVar[frozenset[str]] = frozenset()
    """The names of the domains of actions whose values are places that the game can describe."""

    share: ClassVar[float] = 0.9
    """The least share of pairs of an action and a viewer in which two worlds could be compared to the end.
    What the rules reveal at once, such as a card that is turned up, cannot."""

    differing: ClassVar[float] = 0.0
    """The least share in which, besides, the two worlds were not the same; 0 for games without secrets."""

    seeds: ClassVar[Mapping[str, int]] = {
        "test_a_random_game_ends_and_keeps_every_invariant": GAMES,
        "test_a_loaded_position_is_the_same_in_bytes_at_every_decision": 2,
        "test_every_decision_of_a_driven_game_dumps_and_loads": max(4, GAMES // 4),
        "test_every_legal_action_plays_and_every_other_is_refused_with_a_reason": 3,
        "test_a_refused_action_changes_nothing": 5,
        "test_what_has_no_choice_is_not_asked": 4,
        "test_a_record_replays_to_the_same_end": 5,
        "test_resampling_keeps_what_the_seat_sees": 6,
        "test_actions_that_look_alike_leave_views_alike": 3,
        "test_a_preview_promises_what_comes": 2,
        "test_every_position_can_be_put_into_words": 2,
    }
    """How many games each test plays with each number of players."""

    def census(self, state: State) -> Census:
        """What may never get lost or multiply: how many there are of each piece, always the same."""
        return positions.no_census(state)

    def drive(self, state: State, chance: Chance) -> tuple[int, Action]:
        """Who decides next, and what, so that games come where random ones hardly ever do."""
        return playing.by_kind(state, chance)

    # How the tests are run ---------------------------------------------------------------------------

    @property
    def game(self) -> AnyGame:
        """The rules of the game."""
        return game_of(self.key)

    def pytest_generate_tests(self, metafunc: Metafunc) -> None:
        """Each test runs for every number of players and for as many games as `seeds` says."""
        if "seats" in metafunc.fixturenames:
            metafunc.parametrize("seats", self.game.seats)
        if "seed" in metafunc.fixturenames:
            metafunc.parametrize("seed", range(self.seeds[metafunc.function.__name__]))

    def checks(self) -> Iterator[tuple[str, Callable[[], None]]]:
        """All tests with their names, to be run without pytest."""
        for name in sorted(dir(self)):
            if not name.startswith("test_"):
                continue
            test: Callable[..., None] = getattr(self, name)
            wanted = signature(test).parameters
            tables = self.game.seats if "seats" in wanted else range(1)
            seeds = range(self.seeds[name]) if "seed" in wanted else range(1)
            for seats, seed in product(tables, seeds):
                chosen = {"seats": seats, "seed": seed}
                arguments = {argument: chosen[argument] for argument in wanted}
                yield f"{name} {arguments or ''}".rstrip(), partial(test, **arguments)

    def _options(self, seats: int, seed: int) -> dict[str, object] | None:
        """None for every other game, else options drawn at random."""
        return random_options(self.game, seats, Chance(seed)) if seed % 2 else None

    # Positions ---------------------------------------------------------------------------

    def test_a_random_game_ends_and_keeps_every_invariant(self, seats: int, seed: int) -> None:
        positions.check_random_game(self.game, seats, seed, self.census)

    def test_a_loaded_position_is_the_same_in_bytes_at_every_decision(self, seats: int, seed: int) -> None:
        positions.check_reloading(random_game(self.game, seats, seed, self._options(seats, seed)))

    def test_every_decision_of_a_driven_game_dumps_and_loads(self, seats: int, seed: int) -> None:
        options = random_options(self.game, seats, Chance(seed))
        positions.check_reloading(islice(driven_game(self.game, seats, seed, options, self.drive), DECISIONS))

    def test_positions_that_look_the_same_are_the_same_in_bytes(self, seats: int) -> None:
        games = range(max(4, GAMES // 6))
        assert sum(positions.count_transpositions(self.game, seats, seed, self.ordered) for seed in games) > 5

    def test_players_can_choose_colours_and_the_starting_player(self, seats: int) -> None:
        positions.check_setting_up(self.game, seats)

    def test_a_record_replays_to_the_same_end(self, seats: int, seed: int) -> None:
        record = recorded_game(self.game, seats, seed)
        read = Record.parse(str(record))
        assert read == record
        assert read.verify().digest() == final_position(self.game, seats, seed).digest()
        assert [step.state.ply for step in read.steps()] == list(range(1, len(record.moves) + 1))

    # Legality and bad input ---------------------------------------------------------------------------

    def test_every_legal_action_plays_and_every_other_is_refused_with_a_reason(
        self, seats: int, seed: int
    ) -> None:
        legality.check_legality(self.game, seats, seed, close_looks=max(8, GAMES // 8))

    def test_a_refused_action_changes_nothing(self, seats: int, seed: int) -> None:
        legality.check_refused_actions(self.game, seats, seed + 3)

    def test_what_has_no_choice_is_not_asked(self, seats: int, seed: int) -> None:
        options = self._options(seats, seed)
        legality.check_choices(self.game, seats, seed, options, self.asked_all_the_same)

    def test_bad_input_gets_a_precise_error_and_changes_nothing(self, seats: int) -> None:
        inputs.check_bad_input(self.game, seats)

    def test_nothing_can_be_played_after_the_end(self, seats: int) -> None:
        inputs.check_after_the_end(self.game, seats)

    def test_a_game_refuses_impossible_tables(self) -> None:
        inputs.check_impossible_tables(self.game)

    def test_foreign_snapshots_are_refused(self) -> None:
        inputs.check_foreign_snapshots(self.game)

    # Secrets ---------------------------------------------------------------------------

    def test_nobody_is_shown_a_secret_before_the_rules_reveal_it(self, seats: int) -> None:
        """With and without options, at the beginning and later, by random and by deliberate players."""
        game, tally, rng = self.game, Tally(), random.Random(seats)
        options = random_options(game, seats, Chance(seats))
        check_opening(game, seats, 0)
        check_opening(game, seats, 1, options)
        for turns in (
            islice(random_game(game, seats, 0), 150),
            islice(random_game(game, seats, 1, options), 100, 250),
            islice(driven_game(game, seats, 2, options, self.drive), 150),
        ):
            check_secrets(turns, rng, tally)
        tally.require(self.share, self.differing)

    def test_nobody_is_shown_a_secret_in_a_recorded_game(self) -> None:
        """A stretch of each, one of them from the beginning, the next from later on."""
        tally, rng = Tally(), random.Random(0)
        for number, path in enumerate(self.records):
            record = Record.read(path)
            first = number * STRETCH % max(1, len(record.moves) - STRETCH)
            check_secrets(islice(playing.replayed_game(record), first, first + STRETCH), rng, tally)
        if self.records:
            tally.require(self.share, self.differing)

    def test_resampling_keeps_what_the_seat_sees(self, seats: int, seed: int) -> None:
        sight.check_resampling(self.game, seats, seed, self.census)

    def test_actions_that_look_alike_leave_views_alike(self, seats: int, seed: int) -> None:
        sight.check_lookalikes(self.game, seats, seed)

    def test_views_follow_their_type_and_carry_no_seed(self, seats: int) -> None:
        sight.check_views(self.game, seats, seed=2)

    # What is declared ---------------------------------------------------------------------------

    def test_fields_that_are_drawn_anew_are_marked_as_secret(self) -> None:
        """All numbers of players together: with some of them, nothing may be left to be secret."""
        games = [random_game(self.game, seats, seats) for seats in self.game.seats]
        turns = chain(*(islice(game, 0, LOOKED_AT, LOOKS) for game in games))
        declared.check_secret_fields(turns, random.Random(0))

    def test_every_field_is_set_after_start_and_load(self, seats: int) -> None:
        declared.check_slots(self.game.start(seats=seats, seed=seats))
        declared.check_slots(final_position(self.game, seats, seats))

    def test_decisions_give_the_reasons_and_the_choices_that_they_declare(self, seats: int) -> None:
        game, chance = self.game, Chance(seats)
        options = random_options(game, seats, chance)
        for turns in (random_game(game, seats, seats), driven_game(game, seats, seats, options, self.drive)):
            declared.check_rulebook(game, islice(turns, DECISIONS), chance)

    # Previews ---------------------------------------------------------------------------

    def test_previews_follow_their_type_and_know_no_secret(self, seats: int) -> None:
        sight.check_previews(self.game, seats, seed=4)

    def test_every_field_of_a_preview_has_a_check(self) -> None:
        assert self.promises.keys() == get_type_hints(self.game.preview_type).keys()

    def test_a_preview_promises_what_comes(self, seats: int, seed: int) -> None:
        rng = random.Random(seed)
        turns = random_game(self.game, seats, seed, self._options(seats, seed))
        promised = sum(check_promises(turn.state, turn.seat, self.promises, rng) for turn in turns)
        assert promised or not self.promises

    # Words ---------------------------------------------------------------------------

    def test_every_position_can_be_put_into_words(self, seats: int, seed: int) -> None:
        options = self._options(seats, seed)
        turns = islice(random_game(self.game, seats, seed, options), seed, DESCRIBED * SPACING, SPACING)
        descriptions.check_descriptions(self.game, (turn.state for turn in turns), self.places)
        end = final_position(self.game, seats, seed, options)
        descriptions.check_descriptions(self.game, [end], self.places)


def check_game(key: str, contract: type[GameContract] = GameContract) -> int:
    """Run all tests of a game without pytest, and say how many; the first failure is an `AssertionError`."""
    bound = type(f"Test{key.title()}", (contract,), {"key": key})
    checks = [*bound().checks()]
    for name, check in checks:
        try:
            check()
        except AssertionError as error:
            raise AssertionError(f"{key}, {name}: {error}") from error
    return len(checks)
