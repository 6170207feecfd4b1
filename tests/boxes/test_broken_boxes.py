"""Boxes that cannot be played with: each gets a sentence that names the key and the reason."""

from __future__ import annotations

import importlib

import pytest

import pentapolis
from pentapolis.kernel.box_files import changes, read_over
from pentapolis.kernel.boxes import components_text

NAMED = 'box.name = "Mine"\n'

BROKEN = [
    # What every file must be
    ("attika", "box.name = ", "this is not TOML: Invalid value (at end of document)"),
    ("attika", "", "box.name: every box has a name of at most 60 letters"),
    ("attika", 'box.name = ""', "box.name: every box has a name"),
    ("attika", 'box.name = "Pentapolis"', "box.name: 'Pentapolis' is what the built-in box is called"),
    ("attika", NAMED + "box.whole = 1", "box.whole: true or false"),
    ("attika", NAMED + "box.author = 1", "box.author: the header has only a name and `whole`"),
    ("attika", NAMED + "box.whole = true", "turn: this key is missing"),
    # Keys and types
    ("attika", NAMED + "turns.draws = 2", "turns: unknown key; did you mean turn?"),
    ("attika", NAMED + "turn.dice = 2", "turn.dice: unknown key; choose from draws, builds"),
    ("attika", NAMED + 'turn.draws = "2"', 'turn.draws: expected a whole number from 1 to 9999, got "2"'),
    ("attika", NAMED + "turn.draws = 2.5", "turn.draws: expected a whole number from 1 to 9999, got 2.5"),
    ("attika", NAMED + "turn.draws = true", "turn.draws: expected a whole number from 1 to 9999, got true"),
    ("attika", NAMED + "turn.draws = -1", "turn.draws: expected a whole number from 1 to 9999, got -1"),
    ("attika", NAMED + "turn = 3", "turn: expected a table, got 3"),
    ("attika", NAMED + "tiles.symbols = 3", "tiles.symbols: expected a list, got 3"),
    (
        "attika",
        NAMED + 'tiles.source = "me"',
        'tiles.source: expected one of "derived", "designed", ',
    ),
    ("antiquity", NAMED + "tiles.slots = [[1, 2, 3]]", "tiles.slots[1]: expected a list of 2, got [1, 2, 3]"),
    # Entries
    ("attika", NAMED + '[[buildings]]\nid = "wel"', "buildings.wel: unknown entry; did you mean well?"),
    ("attika", NAMED + '[[buildings]]\ncost = "W"', "buildings[1]: each entry is a table that has its `id`"),
    (
        "attika",
        NAMED + '[[buildings]]\nid = "well"\n[[buildings]]\nid = "well"',
        "buildings.well: this entry stands there twice",
    ),
    (
        "attika",
        NAMED + '[[buildings]]\nid = "well"\ngroup = "wine"',
        'buildings.well.group: this cannot be changed: it is "supply"',
    ),
    ("pillars", NAMED + 'parts = ["nave"]', "parts: this cannot be changed"),
    # What figures must fulfil together
    ("attika", NAMED + "totals.tiles = 21", "totals.tiles: the box should hold 21, but holds 22"),
    ("attika", NAMED + '[[buildings]]\nid = "well"\ncost = "X"', "buildings.well.cost: well costs 'X'"),
    (
        "attika",
        NAMED + "[[layouts]]\nseats = 2\ncentres = [[0, 0], [1, 0]]",
        "layouts.2.centres[2]: this tile overlaps another at [0, 0], [0, 1], [1, -1], [1, 0]",
    ),
    (
        "attika",
        NAMED + "[[layouts]]\nseats = 2\nshrines = [[9, 9], [3, 3]]",
        "layouts.2.shrines[1]: a shrine lies beside a tile",
    ),
    (
        "attika",
        NAMED + "race.medals.gold = 23",
        "race.medals: gold takes no more turns than silver",
    ),
    (
        "lacitta",
        NAMED + "[[setups]]\nseats = 2\ncastles = [[78, 109], [86, 79]]",
        "setups.2.castles[2]: castle 79 stands too near to castle 78",
    ),
    (
        "lacitta",
        NAMED + "[[setups]]\nseats = 2\ncastles = [[1, 109], [86, 55]]",
        "setups.2.castles[1]: 2 players do not use a road hex 1",
    ),
    ("lacitta", NAMED + "year.rounds = 0", "year.rounds: expected a whole number from 1 to 9999, got 0"),
    (
        "lacitta",
        NAMED + '[[cards]]\nid = "contact"\nchoices = [{ gold = 0, amount = 4 }]',
        "cards.contact.choices: for the least gold the card brings at most 3",
    ),
    (
        "lacitta",
        NAMED + '[[cards]]\nid = "golden-times"\nchoices = [{ gold = 0, amount = 2 }]',
        "cards.golden-times.choices: for the least gold the card brings at most 1",
    ),
    (
        "lacitta",
        NAMED + '[[cards]]\nid = "bath"\nchoices = [{ gold = 0, amount = 1 }]',
        "cards.bath.choices: only bread-and-games, golden-times, contact have choices",
    ),
    ("lacitta", NAMED + "year.voice_cards = 5", "year.voice_cards: 27 cards do not last for 6 years"),
    (
        "lacitta",
        NAMED + "board.rows = [{ q = 0, cells = 'g g ? g' }]",
        "'?' is neither one of b, g, y nor",
    ),
    (
        "lacitta",
        NAMED + '[[buildings]]\nid = "farm"\narches = { food = 1 }',
        "buildings.farm.arches.food: unknown attraction; choose from culture, knowledge, health",
    ),
    ("pillars", NAMED + "figures.events_removed = 3", "figures.events_removed: there is not one event for"),
    ("pillars", NAMED + "figures.tax_die = []", "figures.tax_die: a die has faces"),
    (
        "pillars",
        NAMED + '[[resources]]\nid = "wood"\nbuy_price = 0',
        "resources.wood.buy_price: only metal can be missing from the market",
    ),
    (
        "pillars",
        NAMED + '[[places]]\nid = "court"\nspaces = 5',
        "places.court.metal: one number for each of 5 spaces",
    ),
    (
        "pillars",
        NAMED + '[[craftsmen]]\nid = "r1-mason"\nneeds = "cook"',
        "craftsmen.r1-mason.needs: 'cook' is not one of mortar-mixer",
    ),
    ("palatinus", NAMED + "laurels.others = [1, 2]", "laurels.others: expected 6 laurels"),
    (
        "palatinus",
        NAMED + '[[tiles]]\nletter = "A"\nsprings = [6]',
        "tiles.A.springs[1]: expected a whole number from 0 to 5, got 6",
    ),
    (
        "palatinus",
        NAMED + "layouts.left = [[0, 0], [3, 0], [1, 2], [-2, 3], [-3, 1], [-1, -2], [2, -3]]",
        "layouts.left[2]: each hill of the ring lies three hexes from the middle",
    ),
    (
        "antiquity",
        NAMED + '[[buildings]]\nid = "market"\nshape = ["#.", ".#"]',
        "buildings.market.shape: the squares of a building hang together",
    ),
    (
        "antiquity",
        NAMED + "[[layouts]]\nseats = 2\nstart = [0, 0]",
        "layouts.2.start: 2 different tiles, counted from 0 to 3",
    ),
    (
        "antiquity",
        NAMED + "figures.storage_elements = 2",
        "figures.storage_elements: expected a whole number from 3 to 9999, got 2",
    ),
    ("antiquity", NAMED + "figures.houses = 19", "houses.food: each of the 19 houses has a price"),
]


@pytest.mark.parametrize(("key", "text", "problem"), BROKEN)
def test_a_broken_box_gets_a_sentence_with_key_and_reason(key: str, text: str, problem: str) -> None:
    with pytest.raises(pentapolis.BadBox) as caught:
        read(key, text)
    assert any(problem in told for told in caught.value.problems), caught.value.problems
    assert str(caught.value).splitlines()[0].startswith(f"boxes/{key}.toml: ")


def test_all_problems_of_a_file_are_told_at_once() -> None:
    with pytest.raises(pentapolis.BadBox) as caught:
        read("attika", 'turn.draws = 0\nturn.dice = 1\n[[buildings]]\nid = "wel"')
    keys = [problem.partition(":")[0] for problem in caught.value.problems]
    assert keys == ["box.name", "buildings.wel", "turn.draws", "turn.dice"]
    with pytest.raises(pentapolis.BadBox) as caught:
        read("attika", NAMED + 'totals.cards = 1\n[[buildings]]\nid = "well"\ncost = "X"')
    keys = [problem.partition(":")[0] for problem in caught.value.problems]
    assert keys == ["totals.cards", "buildings.well.cost"]


def test_tables_and_named_entries_are_taken_together_and_other_lists_replaced() -> None:
    built_in = pentapolis.game("lacitta").box.built_in_data
    cards = '[[cards]]\nid = "contact"\nchoices = [{ gold = 1, amount = 3 }]'
    changed = changes(built_in, read("lacitta", NAMED + "limit.with_market = 9\n" + cards))
    assert [change.key for change in changed] == ["limit.with_market", "cards.contact.choices"]


@pytest.mark.parametrize(
    ("key", "text", "changed"),
    [
        ("attika", '[[buildings]]\nid = "well"\nfree_next_to = ["plaza"]', ["buildings.well.free_next_to"]),
        (
            "pillars",
            '[[craftsmen]]\nid = "r2-architect"\ncapacity = 1\ntakes = { wood = 1 }',
            ["craftsmen.r2-architect.capacity", "craftsmen.r2-architect.takes"],
        ),
    ],
)
def test_a_box_can_give_what_ours_leaves_out(key: str, text: str, changed: list[str]) -> None:
    built_in = pentapolis.game(key).box.built_in_data
    assert [change.key for change in changes(built_in, read(key, NAMED + text))] == changed


def test_a_whole_box_has_every_layout() -> None:
    ours = components_text("pentapolis.games.palatinus")
    right_only = "".join(line for line in ours.splitlines(True) if not line.startswith("left = "))
    assert right_only != ours
    with pytest.raises(pentapolis.BadBox, match=r"layouts\.left: this key is missing"):
        read("palatinus", NAMED + "box.whole = true\n" + right_only)


def read(key: str, text: str) -> dict[str, object]:
    """What a box file leads to."""
    module = importlib.import_module(f"pentapolis.games.{key}.box")
    built_in = pentapolis.game(key).box.built_in_data
    return read_over(text, f"boxes/{key}.toml", built_in, module.Box, module.problems).data
