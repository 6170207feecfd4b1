"""The rules of Attika: set-up and contract; `turns` and `placing` have the rest, in rulebook order.

Rule references: `attika.4.1` the turn, `attika.5.1` drawing, `attika.5.2` building, `attika.5.3` placement
and price, `attika.5.6` amphorae, `attika.5.7` extension tiles, `attika.5.8` cards.
`docs/rulings/attika.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import chain, compress

from pentapolis.games.attika.actions import (
    AMPHORA_CARD,
    BUILD,
    DRAW,
    END_TURN,
    FINISH,
    LAYINGS,
    PAY,
    ROTATIONS,
    SPEND_AMPHORA,
    STORE,
    Build,
)
from pentapolis.games.attika.affordable import payable
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.box import Layout
from pentapolis.games.attika.components import (
    BUILDINGS,
    CARD,
    HEXES,
    KINDS,
    STACKS,
    TILES,
    Tables,
)
from pentapolis.games.attika.prices import next_cards
from pentapolis.games.attika.rules.decisions import EFFECT, WHY_NOT
from pentapolis.games.attika.rules.placing import Placing
from pentapolis.games.attika.scoring import RACE_ENDINGS, TABLE_ENDINGS, ranking_of, result_of
from pentapolis.games.attika.snapshot import read_snapshot
from pentapolis.games.attika.state import (
    ACTING,
    BUILDING,
    DRAWING,
    DRAWN,
    EMPTY,
    MODES,
    NONE,
    OVER,
    PAYING,
    TILE,
    AttikaOptions,
)
from pentapolis.games.attika.view import AttikaPreview, AttikaView, forget_secrets, preview_of, view_of
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance, Rng
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import TURNS, foreign_action, require
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

PROMPTS = ("choose", "draw", "build", "extra-draw", "extra-build", "amphora", "drawn", "pay", "tile", "cards")

MESSAGE_IDS = (
    *(f"attika-prompt-{name}" for name in PROMPTS),
    *(f"attika-prompt-{name}-you" for name in PROMPTS),
    "attika-prompt-over",
    "attika-prompt-over-race",
    "attika-refusal-drawn-first",
    "attika-refusal-pay-first",
    "attika-refusal-tile-first",
    "attika-refusal-only-cards",
    "attika-refusal-used-up",
    "attika-refusal-mode-draw",
    "attika-refusal-mode-build",
    "attika-refusal-no-amphora",
    "attika-refusal-no-mode",
    "attika-refusal-bought-first",
    "attika-refusal-actions-left",
    "attika-refusal-no-use",
    "attika-refusal-not-cards-yet",
    "attika-refusal-no-cards",
    "attika-refusal-stack-empty",
    "attika-refusal-nothing-drawn",
    "attika-refusal-other-drawn",
    "attika-refusal-not-stored",
    "attika-refusal-off-board",
    "attika-refusal-hex-taken",
    "attika-refusal-price",
    "attika-refusal-nothing-to-pay",
    "attika-refusal-card-missing",
    "attika-refusal-card-order",
    "attika-refusal-card-unfit",
    "attika-refusal-no-tile",
    "attika-refusal-tile-apart",
    "attika-refusal-tile-covers",
    "attika-score-group",
)


def layout_of(tables: Tables, seats: int, options: AttikaOptions) -> Layout:
    """Where tiles and shrines lie at the start."""
    return tables.layout(tables.box.race.board_for if options.solo_race else seats)


class Attika(Placing):
    """A position of Attika with its rules."""

    __slots__ = ()

    # Set-up (3.3) ---------------------------------------------------------------------------

    @classmethod
    def set_up(cls, tables: Tables, seats: int, seed: int, options: AttikaOptions) -> Attika:
        """Deal tiles, buildings and cards, and turn up the first building of each stack."""
        chance = Chance(seed)
        new = cls()
        new.tables = tables
        new.seats = seats
        new.options = options
        new.ply = 0
        new._set_up_board(chance)
        new._set_up_buildings(chance)
        drawn_player = chance.randrange(seats)
        chosen = options.starting_player
        new.starting_player = drawn_player if chosen is None else chosen
        new.actors = TURNS[new.starting_player]
        new._set_up_cards(chance)
        new.chance = chance.state
        new.turn = 1
        new.phase = ACTING
        new.mode = NONE
        new.made = new.paid = new.idle = 0
        new.bought = new.tile_due = False
        new.building = new.site = new.tile = new.winner = EMPTY
        new.ending = ""
        return new

    def _set_up_board(self, chance: Chance) -> None:
        layout = layout_of(self.tables, self.seats, self.options)
        self.clear_table(layout.shrines)
        self.tile_stack = list(TILES)
        chance.shuffle(self.tile_stack)
        self.add_tiles(
            [
                Placement(self.tile_stack.pop(), centre, chance.randrange(len(ROTATIONS)))
                for centre in layout.centres
            ]
        )
        self.supply = self.tables.box.totals.amphorae
        self.amphorae = [0] * self.seats

    def _set_up_buildings(self, chance: Chance) -> None:
        """The main buildings form the first stack, the others are divided among the rest."""
        self.stored = [[] for _ in range(self.seats)]
        self.stacks = []
        for stored in self.stored:
            main = self.tables.main_stack[:]
            others = self.tables.other_stacks[:]
            chance.shuffle(main)
            chance.shuffle(others)
            size = len(others) // (STACKS - 1)
            for stack in [main, *(others[first : first + size] for first in range(0, len(others), size))]:
                stored.append(stack.pop())
                self.stacks.append(tuple(stack))
            stored.sort()

    def _set_up_cards(self, chance: Chance) -> None:
        """The later somebody's turn comes, the more cards they get."""
        box = self.tables.box
        self.deck = [kind for kind in KINDS for _ in range(box.landscapes[kind].cards)]
        chance.shuffle(self.deck)
        self.discard = 0
        self.hands = [0] * self.seats
        sizes = (box.race.hand,) if self.options.solo_race else box.turn.starting_hands
        for later in range(self.seats):
            seat = (self.starting_player + later) % self.seats
            self.hands[seat] = sum(CARD[self.deck.pop()] for _ in range(sizes[later]))
        self.drawn_since = self.hands[:]

    @classmethod
    def from_snapshot(cls, tables: Tables, snapshot: Mapping[str, object], options: AttikaOptions) -> Attika:
        """The position that a snapshot describes."""
        new = cls()
        new.tables = tables
        new.options = options
        seats = snapshot["seats"]
        assert isinstance(seats, int)
        read_snapshot(new, snapshot, layout_of(tables, seats, options).shrines)
        if new.phase == OVER:
            endings = RACE_ENDINGS if options.solo_race else TABLE_ENDINGS
            require(new.ending in endings, f"the ending is one of {', '.join(endings)}")
        else:
            require(bool(new._legal(new.turn_of)), "the player whose turn it is can do nothing")
        return new

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        if self.phase != ACTING:
            return self._legal_within_action(seat)
        legal: list[Action] = []
        mode = self.mode
        if mode == NONE or (mode == DRAWING and self.may_act(DRAWING)):
            legal += compress(DRAW, self.stacks[STACKS * seat : STACKS * (seat + 1)])
        if mode == NONE or (mode == BUILDING and self.may_act(BUILDING)):
            for building, mask in payable(self, seat, self.stored[seat]):
                legal += BUILD[building].picked(mask)
        if self.amphorae[seat] and self.may_buy_action(seat):
            legal.append(SPEND_AMPHORA)
        if not self.bought:
            legal.append(FINISH)
        return legal

    def _legal_within_action(self, seat: int) -> list[Action]:
        """What can follow a drawn building, a chosen site, an emptied stack and the last action of a turn."""
        phase = self.phase
        if phase == PAYING:
            return [PAY[kind] for kind in next_cards(self.ways_for_site(seat), self.paid)]
        if phase == DRAWN:
            legal: list[Action] = []
            for building, mask in payable(self, seat, (self.building,)):
                legal += BUILD[building].picked(mask)
            legal.append(STORE)
            return legal
        if phase == TILE:
            return list(chain.from_iterable(map(LAYINGS.__getitem__, self.board.open_cells())))
        return [AMPHORA_CARD, END_TURN] if self.may_buy_card(seat) else [END_TURN]

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        why_not = WHY_NOT.get(action.__class__)
        if why_not is None:
            raise foreign_action(action, self.key)
        return why_not(self, seat, action)

    def _play(self, seat: int, action: Action) -> list[Event]:
        self.ply += 1
        return EFFECT[action.__class__](self, seat, action)

    @property
    def result(self) -> Result | None:
        return result_of(self) if self.phase == OVER else None

    def prompt(self, seat: int | None) -> Message:
        args: dict[str, str | int] = {}
        if self.phase == OVER:
            if self.options.solo_race:
                return Message("attika-prompt-over-race", {"player": 0, "turn": self.turn})
            return Message("attika-prompt-over", {"players": seat_list(ranking_of(self)[0])})
        name, args = self._prompt()
        yours = "-you" if self.turn_of == seat else ""
        return Message(f"attika-prompt-{name}{yours}", {"player": self.turn_of, **args})

    def _prompt(self) -> tuple[str, dict[str, str | int]]:
        """What is to be decided, and the arguments of the message that says so."""
        seat = self.turn_of
        if self.phase == DRAWN:
            return "drawn", {"building": BUILDINGS[self.building]}
        if self.phase == PAYING:
            return "pay", {"building": BUILDINGS[self.building], "space": HEXES[self.site]}
        if self.phase == TILE:
            return "tile", {"tile": self.tile + 1}
        if self.phase != ACTING:
            return "cards", {"amphorae": self.amphorae[seat]}
        if self.mode == NONE:
            return "choose", {"turn": self.turn}
        if self.bought:
            return f"extra-{MODES[self.mode]}", {}
        if left := self.actions_in_mode() - self.made:
            return MODES[self.mode], {"left": left}
        return "amphora", {"amphorae": self.amphorae[seat]}

    def view(self, seat: int | None) -> AttikaView:
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def preview(self, seat: int, action: Action) -> AttikaPreview | None:
        if self.refusal(seat, action) is not None or not isinstance(action, Build):
            return None
        return preview_of(self, seat, action.building, action.hex)

    def resample(self, seat: int | None, rng: Rng) -> Attika:
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        forget_secrets(new, seat, rng)
        return new
