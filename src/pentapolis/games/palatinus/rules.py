"""The rules of Palatinus, in the order of the rulebook.

Rule references: `palatinus.5.1` laying tiles, `palatinus.5.2` placing inhabitants.
`docs/rulings/palatinus.md` lists the rulings.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import product

from pentapolis.games.palatinus.actions import (
    LAY,
    MESH,
    PLACE,
    PLACE_NUMBERS,
    WAYS,
    LayTile,
    Mesh,
    PlaceInhabitant,
)
from pentapolis.games.palatinus.components import (
    BOX,
    HILLS,
    IS_WOLF,
    KINDS,
    RING_SLOTS,
    ROLE_OF,
    ROLES,
    ROUNDS,
    SOLDIER_KIND,
    SOLDIER_LOCK,
    SPACES,
    STOCKS,
    kinds_in_game,
    piece_colour,
    ring_neighbours,
)
from pentapolis.games.palatinus.events import (
    LaurelsDealt,
    Meshed,
    Placed,
    TileDrawn,
    TileLaid,
    Unmasked,
    WolvesRevealed,
)
from pentapolis.games.palatinus.scoring import NO_ROLE, count_up
from pentapolis.games.palatinus.state import (
    EMPTY,
    PalatinusOptions,
    Position,
    read_snapshot,
)
from pentapolis.games.palatinus.view import (
    PalatinusPreview,
    PalatinusView,
    forget_secrets,
    preview_of,
    view_of,
)
from pentapolis.kernel.actions import Action
from pentapolis.kernel.chance import Chance, Rng
from pentapolis.kernel.events import Event, seat_list
from pentapolis.kernel.game import NOBODY, TURNS, foreign_action
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.results import Result

RULE_TILES = "palatinus.5.1"
RULE_PLACE = "palatinus.5.2"

MESSAGE_IDS = (
    "palatinus-prompt-mesh",
    "palatinus-prompt-mesh-you",
    "palatinus-prompt-lay",
    "palatinus-prompt-lay-you",
    "palatinus-prompt-place",
    "palatinus-prompt-place-you",
    "palatinus-prompt-soldier",
    "palatinus-prompt-soldier-you",
    "palatinus-prompt-over",
    "palatinus-refusal-phase-placement",
    "palatinus-refusal-phase-tiles",
    "palatinus-refusal-mesh-first",
    "palatinus-refusal-mesh-settled",
    "palatinus-refusal-slot-taken",
    "palatinus-refusal-slot-apart",
    "palatinus-refusal-space-taken",
    "palatinus-refusal-none-left",
    "palatinus-refusal-soldier-late",
    "palatinus-refusal-soldier-due",
    "palatinus-score-laurel",
    "palatinus-score-tie",
    "palatinus-score-captured",
    "palatinus-score-capture-disc",
)


def _open_slots(filled: tuple[bool, ...]) -> list[int]:
    free = [slot for slot in RING_SLOTS if not filled[slot - 1]]
    if len(free) == len(RING_SLOTS):
        return free
    return [slot for slot in free if any(filled[near - 1] for near in ring_neighbours(slot))]


OPEN_SLOTS = {filled: _open_slots(filled) for filled in product((False, True), repeat=len(RING_SLOTS))}
"""For each way in which the ring can be filled, the slots where the next tile may lie."""


def _soldier_due(soldiers: int, left: int, lock: int) -> bool:
    return soldiers > 0 and left > lock and soldiers > left - 1 - lock


@cache
def _placeable_kinds(stock: tuple[int, ...], lock: int) -> tuple[int, ...]:
    left = sum(stock)
    if _soldier_due(stock[SOLDIER_KIND], left, lock):
        return (SOLDIER_KIND,)
    return tuple(
        kind for kind, number in enumerate(stock) if number and (kind != SOLDIER_KIND or left > lock)
    )


@lru_cache(maxsize=64)
def _placed_events(colours: tuple[str, ...]) -> tuple[tuple[tuple[Placed, ...], ...], ...]:
    """What each placement tells, by seat, kind and space: made once, as most of a game is placing."""
    return tuple(
        tuple(
            tuple(
                Placed(seat, space, piece_colour(colours, seat, kind), IS_WOLF[kind], ROLES[ROLE_OF[kind]])
                for space in SPACES
            )
            for kind in kinds_in_game(len(colours))
        )
        for seat in range(len(colours))
    )


class Palatinus(Position):
    """A position of Palatinus with its rules."""

    __slots__ = ()

    # Set-up ---------------------------------------------------------------------------

    @classmethod
    def set_up(cls, seats: int, seed: int, options: PalatinusOptions) -> Palatinus:
        """Shuffle the tiles, lay one in the middle with the laurel of 6, and hand out the stocks."""
        chance = Chance(seed)
        new = cls()
        new.seats = seats
        new.options = options
        drawn_player = chance.randrange(seats)
        chosen = options.starting_player
        new.starting_player = drawn_player if chosen is None else chosen
        new.ply = 0
        new.handedness = None if options.handedness == "chosen" else options.handedness
        new.pile = list(range(len(HILLS)))
        chance.shuffle(new.pile)
        new.slots = [EMPTY] * len(HILLS)
        new.rotations = [0] * len(HILLS)
        new.laurels = [0] * len(HILLS)
        new.owners = [EMPTY] * len(SPACES)
        new.kinds = [EMPTY] * len(SPACES)
        new.empty = list(range(len(SPACES)))
        new.placements = [list(PLACE[kind]) for kind in kinds_in_game(seats)]
        new.stocks = [list(STOCKS[seats]) for _ in range(seats)]
        new.left = seats * ROUNDS[seats]
        new.numbers = []
        new.neighbours = ()
        new.count = None
        centre = new.pile.pop(0)
        new.slots[0] = centre
        new.laurels[centre] = BOX.laurels.centre
        new.actors = TURNS[new.starting_player]
        new.chance = chance.state
        if options.ring_placement == "random":
            new._deal_ring()
        return new

    @classmethod
    def from_snapshot(cls, snapshot: Mapping[str, object], options: PalatinusOptions) -> Palatinus:
        """The position that a snapshot describes; a full board is counted at once."""
        new = cls()
        new.options = options
        read_snapshot(new, snapshot)
        laid = len(RING_SLOTS) - len(new.pile)
        chosen = options.handedness == "chosen" and new.handedness is not None
        new.ply = new.placed + (laid + chosen if options.ring_placement == "players" else 0)
        new._next_turn(laid if new.laying else new.placed)
        if not new.laying and not new.left:
            new._count_up()
        return new

    # Laying the tiles (5.1) ---------------------------------------------------------------------------

    def _why_not_mesh(self) -> Refusal | None:
        if not self.pile:
            return Refusal("palatinus-refusal-phase-placement", RULE_TILES)
        return Refusal("palatinus-refusal-mesh-settled", RULE_TILES) if self.handedness else None

    def _mesh(self, seat: int, action: Mesh) -> list[Event]:
        """The first tile would show it; to choose it first makes two short decisions of it (ruling 5)."""
        self.handedness = WAYS[action.way]
        self.ply += 1
        return [Meshed(seat, self.handedness)]

    def open_slots(self) -> list[int]:
        """The ring slots where the drawn tile may lie: any for the first, then only beside a filled one."""
        slots = self.slots
        return OPEN_SLOTS[tuple([slots[slot] != EMPTY for slot in RING_SLOTS])]

    def _why_not_lay(self, action: LayTile) -> Refusal | None:
        args: dict[str, str | int] = {"slot": action.slot}
        if not self.laying:
            return Refusal("palatinus-refusal-phase-placement", RULE_TILES)
        if self.handedness is None:
            return Refusal("palatinus-refusal-mesh-first", RULE_TILES)
        if action.slot in self.open_slots():
            return None
        if self.slots[action.slot] != EMPTY:
            return Refusal("palatinus-refusal-slot-taken", RULE_TILES, args)
        return Refusal("palatinus-refusal-slot-apart", RULE_TILES, args)

    def _lay(self, seat: int, action: LayTile) -> list[Event]:
        hill = self._put_tile(action.slot, action.rotation)
        self.ply += 1
        events: list[Event] = [TileLaid(seat, HILLS[hill], action.slot, action.rotation)]
        if self.pile:
            self._next_turn(len(RING_SLOTS) - len(self.pile))
            return [*events, TileDrawn(self.actors[0], HILLS[self.pile[0]])]
        self._next_turn(0)
        return [*events, self._deal_laurels()]

    def _put_tile(self, slot: int, rotation: int) -> int:
        hill = self.pile.pop(0)
        self.slots[slot] = hill
        self.rotations[slot] = rotation
        return hill

    def _deal_ring(self) -> None:
        """The option `ring_placement = "random"`: tiles and turns are drawn instead of chosen."""
        chance = Chance(self.chance)
        if self.handedness is None:
            self.handedness = WAYS[chance.randrange(len(WAYS))]
        for slot in RING_SLOTS:
            self._put_tile(slot, chance.randrange(6))
        self.chance = chance.state
        self._deal_laurels()

    def _deal_laurels(self) -> LaurelsDealt:
        chance = Chance(self.chance)
        others = list(BOX.laurels.others)
        chance.shuffle(others)
        for slot, value in zip(RING_SLOTS, others, strict=True):
            self.laurels[self.slots[slot]] = value
        self.chance = chance.state
        self.complete_board()
        return LaurelsDealt(dict(zip(HILLS, self.laurels, strict=True)))

    # Placing inhabitants (5.2) ---------------------------------------------------------------------------

    def placeable_kinds(self, seat: int) -> tuple[int, ...]:
        """The kinds of the own stock that may be placed now, given the soldier window."""
        return _placeable_kinds(tuple(self.stocks[seat]), SOLDIER_LOCK[self.seats])

    def left_of(self, seat: int) -> int:
        """The number of inhabitants that a seat still has to place."""
        return sum(self.stocks[seat])

    def soldier_due(self, seat: int, left: int) -> bool:
        """Must the seat place a soldier now? None may be left when the last rounds begin (ruling 21)."""
        return _soldier_due(self.stocks[seat][SOLDIER_KIND], left, SOLDIER_LOCK[self.seats])

    def _why_not_place(self, seat: int, action: PlaceInhabitant) -> Refusal | None:
        if self.pile:
            return Refusal("palatinus-refusal-phase-tiles", RULE_PLACE)
        kind, space = action.kind, action.space
        if not 0 <= kind < len(KINDS) or not 0 <= space < len(SPACES):
            raise foreign_action(action, self.key)
        stock = self.stocks[seat]
        if (
            self.owners[space] == EMPTY
            and stock[kind]
            and (not stock[SOLDIER_KIND] or kind in self.placeable_kinds(seat))
        ):
            return None
        if not stock[kind]:
            return Refusal("palatinus-refusal-none-left", RULE_PLACE, {"kind": KINDS[kind]})
        if self.owners[space] != EMPTY:
            return Refusal("palatinus-refusal-space-taken", RULE_PLACE, {"space": SPACES[space]})
        # What is left is the soldier window.
        args: dict[str, str | int] = {"left": self.left_of(seat), "lock": SOLDIER_LOCK[self.seats]}
        if kind == SOLDIER_KIND:
            return Refusal("palatinus-refusal-soldier-late", RULE_PLACE, args)
        return Refusal("palatinus-refusal-soldier-due", RULE_PLACE, args | {"soldiers": stock[SOLDIER_KIND]})

    def _place(self, seat: int, action: PlaceInhabitant) -> list[Event]:
        kind, space = action.kind, action.space
        self.owners[space] = seat
        self.kinds[space] = kind
        index = self.empty.index(space)
        del self.empty[index]
        for placements in self.placements:
            del placements[index]
        for numbers in self.numbers:
            del numbers[index]
        self.stocks[seat][kind] -= 1
        self.left -= 1
        self.ply += 1
        events: list[Event] = [_placed_events(self.options.colours)[seat][kind][space]]
        if self.left:
            self.actors = TURNS[(seat + 1) % self.seats]
            return events
        return events + self._reveal_and_count()

    def _next_turn(self, turns_taken: int) -> None:
        self.actors = TURNS[(self.starting_player + turns_taken) % self.seats]

    # End of the game ---------------------------------------------------------------------------

    def roles(self) -> list[int]:
        """The role on each space, wolves turned over."""
        return [NO_ROLE if kind == EMPTY else ROLE_OF[kind] for kind in self.kinds]

    def _reveal_and_count(self) -> list[Event]:
        """All wolves are turned over at once, then the hills are scored in the order of their letters."""
        wolves = [
            Unmasked(SPACES[space], self.owners[space], ROLES[ROLE_OF[kind]])
            for space, kind in enumerate(self.kinds)
            if kind != EMPTY and IS_WOLF[kind]
        ]
        return [WolvesRevealed(tuple(wolves)), *self._count_up()]

    def _count_up(self) -> list[Event]:
        self.actors = NOBODY
        self.count = count_up(
            self.neighbours,
            self.owners,
            self.roles(),
            self.laurels,
            self.seats,
            self.options.empty_spring_also_empty_field,
            self.options.capture_pays_owner_once,
        )
        return self.count.events

    @property
    def result(self) -> Result | None:
        return self.count.result if self.count else None

    # The contract ---------------------------------------------------------------------------

    def _legal(self, seat: int) -> list[Action]:
        legal: list[Action] = []
        if self.handedness is None:
            legal += MESH
        elif self.pile:
            for slot in self.open_slots():
                legal += LAY[slot]
        else:
            placements = self.placements
            for kind in self.placeable_kinds(seat):
                legal += placements[kind]
        return legal

    def placing_numbers(self, seat: int) -> list[int]:
        """The numbers of the legal actions of a seat that is to place an inhabitant."""
        if not self.numbers:
            empty, kinds = self.empty, kinds_in_game(self.seats)
            self.numbers = [[PLACE_NUMBERS[kind][space] for space in empty] for kind in kinds]
        legal: list[int] = []
        for kind in self.placeable_kinds(seat):
            legal += self.numbers[kind]
        return legal

    def _refusal(self, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, PlaceInhabitant):
            return self._why_not_place(seat, action)
        if isinstance(action, LayTile) and action.slot in LAY and 0 <= action.rotation < 6:
            return self._why_not_lay(action)
        if isinstance(action, Mesh) and action in MESH:
            return self._why_not_mesh()
        raise foreign_action(action, self.key)

    def _play(self, seat: int, action: Action) -> list[Event]:
        if isinstance(action, PlaceInhabitant):
            return self._place(seat, action)
        if isinstance(action, LayTile):
            return self._lay(seat, action)
        if isinstance(action, Mesh):
            return self._mesh(seat, action)
        raise foreign_action(action, self.key)

    def prompt(self, seat: int | None) -> Message:
        if self.count:
            return Message("palatinus-prompt-over", {"players": seat_list(self.count.result.winners)})
        actor = self.actors[0]
        yours = "-you" if actor == seat else ""
        args: dict[str, str | int] = {"player": actor}
        if self.handedness is None:
            return Message(f"palatinus-prompt-mesh{yours}", args)
        if self.laying:
            return Message(f"palatinus-prompt-lay{yours}", args)
        # That a soldier is due can be deduced from what everybody sees (ruling 30).
        if self.soldier_due(actor, self.left_of(actor)):
            return Message(f"palatinus-prompt-soldier{yours}", args)
        rounds: dict[str, str | int] = {"round": self.round, "rounds": ROUNDS[self.seats]}
        return Message(f"palatinus-prompt-place{yours}", args | rounds)

    @property
    def round(self) -> int:
        """The round of placements that is being played; 0 while tiles are laid."""
        return 0 if self.laying else min(self.placed // self.seats + 1, ROUNDS[self.seats])

    def view(self, seat: int | None) -> PalatinusView:
        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def preview(self, seat: int, action: Action) -> PalatinusPreview | None:
        if self.refusal(seat, action) is not None or not isinstance(action, PlaceInhabitant):
            return None
        return preview_of(self, seat, action.kind, action.space)

    def resample(self, seat: int | None, rng: Rng) -> Palatinus:
        if seat is not None:
            self._check_seat(seat)
        new = self.copy()
        forget_secrets(new, seat, rng)
        return new
