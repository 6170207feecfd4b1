"""What every game must keep, to be tried on any game, also one of another package.

With pytest, a class is all that a game needs; it gets a test for each thing, player count and seed:

    from pentapolis.testing import GameContract

    class TestChess(GameContract):
        key = "chess"

Without pytest, or for a closer look at one thing, the checks are functions. They play games, and raise
`AssertionError` where something is not as it must be:

    from pentapolis import game
    from pentapolis.testing import check_game, positions

    check_game("chess")
    positions.check_random_game(game("chess"), seats=2, seed=7)

`playing` has players and games to look at; `positions` copies, snapshots and results; `legality` and `inputs`
what may be done and what not; `secrets` and `sight` who may see what; `previews` promises; `descriptions`
positions in words; `declared` what games with a rulebook say of their fields and decisions. A line
`pytest.register_assert_rewrite("pentapolis.testing")` in `conftest.py` shows the values of checks that fail.
"""

from pentapolis.testing.contract import GameContract, check_game
from pentapolis.testing.secrets import Leak, Tally, check_secrets

__all__ = ["GameContract", "Leak", "Tally", "check_game", "check_secrets"]
