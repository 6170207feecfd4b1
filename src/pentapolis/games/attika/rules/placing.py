"""Drawing (5.1), building (5.2 to 5.5), what follows a placed building (4.2), extension tiles (5.7)."""

from __future__ import annotations

from bisect import insort

from pentapolis.games.attika.actions import REACH, ROTATIONS, Build, Draw, LayTile, Pay, Store
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.components import (
    BIT,
    BUILDINGS,
    CARD,
    EVERY_BUILDING,
    EVERY_HEX,
    GROUPS,
    HEXES,
    KINDS,
    LANDSCAPES,
    STACKS,
    cards_in,
    letters_of,
    names_of,
    unpacked,
)
from pentapolis.games.attika.events import (
    AmphoraEarned,
    BuildingDrawn,
    Built,
    CardPaid,
    SiteChosen,
    Stored,
    TileLaid,
    TileTurned,
)
from pentapolis.games.attika.prices import (
    Quote,
    fewest_cards,
    needs_at,
    next_cards,
    quote_at,
    still_possible,
)
from pentapolis.games.attika.rules.turns import Turns
from pentapolis.games.attika.scoring import connected, ending_of_placement
from pentapolis.games.attika.state import (
    BUILDING,
    DRAWING,
    DRAWN,
    EMPTY,
    PAYING,
    TILE,
)
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import foreign_action
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.messages import Refusal

RULE_DRAW = "attika.5.1"
RULE_BUILD = "attika.5.2"
RULE_PLACE = "attika.5.3"
RULE_TILE = "attika.5.7"

STACK_NUMBERS = range(1, STACKS + 1)


class Placing(Turns):
    """How buildings come from the stacks to the player board and to the board, and the board grows."""

    __slots__ = ()

    # Drawing (5.1) ---------------------------------------------------------------------------

    def _why_not_draw(self, seat: int, action: Draw) -> Refusal | None:
        if action.stack not in STACK_NUMBERS:
            raise foreign_action(action, self.key)
        refusal = self._why_no_action(DRAWING)
        if refusal is None and not self.stacks[STACKS * seat + action.stack - 1]:
            return Refusal("attika-refusal-stack-empty", RULE_DRAW, {"stack": action.stack})
        return refusal

    def _draw(self, seat: int, action: Draw) -> list[Event]:
        number = STACKS * seat + action.stack - 1
        stack = self.stacks[number]
        self.building = stack[-1]
        self.stacks[number] = left = stack[:-1]
        self.tile_due = not left
        self._use_action(DRAWING)
        self.phase = DRAWN
        return [BuildingDrawn(seat, action.stack, BUILDINGS[self.building])]

    def _why_not_store(self, _seat: int, _action: Store) -> Refusal | None:
        return None if self.phase == DRAWN else Refusal("attika-refusal-nothing-drawn", RULE_DRAW)

    def _store(self, seat: int, _action: Store) -> list[Event]:
        building = self.building
        insort(self.stored[seat], building)
        self.building = EMPTY
        return [Stored(seat, BUILDINGS[building]), *self._after_building(seat)]

    # Building (5.2, 5.3) ---------------------------------------------------------------------------

    def _why_not_build(self, seat: int, action: Build) -> Refusal | None:
        building, site = action.building, action.hex
        if building not in EVERY_BUILDING or site not in EVERY_HEX:
            raise foreign_action(action, self.key)
        if self.phase == DRAWN:
            if building != self.building:
                args: dict[str, str | int] = {"building": BUILDINGS[self.building]}
                return Refusal("attika-refusal-other-drawn", RULE_DRAW, args)
        else:
            refusal = self._why_no_action(BUILDING)
            if refusal is not None:
                return refusal
            if building not in self.stored[seat]:
                return Refusal("attika-refusal-not-stored", RULE_BUILD, {"building": BUILDINGS[building]})
        bit = BIT[site]
        if not bit & self.free:
            reason = "hex-taken" if bit & self.board.every else "off-board"
            return Refusal(f"attika-refusal-{reason}", RULE_PLACE, {"space": HEXES[site]})
        self.quoted = quote_at(self, seat, building, site)
        if self.quoted.ways:
            return None
        price: dict[str, str | int] = {
            "building": BUILDINGS[building],
            "space": HEXES[site],
            "cards": self.fewest_cards(seat, needs_at(self, seat, building, site)),
            "held": cards_in(self.hands[seat]),
        }
        return Refusal("attika-refusal-price", RULE_PLACE, price)

    def _build(self, seat: int, action: Build) -> list[Event]:
        building, site = action.building, action.hex
        if self.phase != DRAWN:
            self._use_action(BUILDING)
        quote = self.quote(seat, building, site)
        if len(quote.ways) == 1:
            return self._place(seat, quote, quote.ways[0])
        self.building = building
        self.site = site
        self.phase = PAYING
        return [SiteChosen(seat, BUILDINGS[building], HEXES[site], quote.price)]

    # Paying (5.3) ---------------------------------------------------------------------------

    def fewest_cards(self, seat: int, needs: tuple[int, int, int]) -> int:
        """The fewest cards with which the seat could pay; more than it holds if it cannot."""
        need, anything, settlement = needs
        return fewest_cards(need, anything + settlement, self.tables.rate, self.hands[seat])

    def quote(self, seat: int, building: int, site: int) -> Quote:
        """The price of the site that was just found to be payable, or that is being paid for."""
        quote = self.quoted
        if quote is None or quote.site != site or quote.building != building:
            self.quoted = quote = quote_at(self, seat, building, site)
        return quote

    def ways_for_site(self, seat: int) -> tuple[int, ...]:
        """Every legal payment for the chosen site."""
        return self.quote(seat, self.building, self.site).ways

    def _why_not_pay(self, seat: int, action: Pay) -> Refusal | None:
        kind = action.landscape
        if kind not in KINDS:
            raise foreign_action(action, self.key)
        if self.phase != PAYING:
            return Refusal("attika-refusal-nothing-to-pay", RULE_PLACE)
        if kind in next_cards(self.ways_for_site(seat), self.paid):
            return None
        args: dict[str, str | int] = {"landscape": LANDSCAPES[kind]}
        if not unpacked(self.hands[seat])[kind]:
            return Refusal("attika-refusal-card-missing", RULE_PLACE, args)
        if self.paid >> 8 * (kind + 1):
            return Refusal("attika-refusal-card-order", RULE_PLACE, args)
        return Refusal("attika-refusal-card-unfit", RULE_PLACE, args)

    def _pay(self, seat: int, action: Pay) -> list[Event]:
        """One more card; when only one way is left, the rest of it is given too."""
        card = CARD[action.landscape]
        quote = self.quote(seat, self.building, self.site)
        self.hands[seat] -= card
        self.paid += card
        events: list[Event] = [CardPaid(seat, LANDSCAPES[action.landscape])]
        left = still_possible(quote.ways, self.paid)
        if len(left) == 1:
            events += self._place(seat, quote, left[0])
        return events

    def _place(self, seat: int, quote: Quote, payment: int) -> list[Event]:
        building, site = quote.building, quote.site
        self.hands[seat] -= payment - self.paid
        self.discard += payment
        self.paid = 0
        if self.mode == BUILDING:
            self.stored[seat].remove(building)
        self.building = self.site = EMPTY
        self.quoted = None
        self.put_building(seat, building, site)
        events: list[Event] = [
            Built(seat, BUILDINGS[building], HEXES[site], quote.price, letters_of(payment))
        ]
        ending = ending_of_placement(self, seat)
        if ending:
            return events + self._end_game(ending, seat)
        group = self.tables.building_groups[building]
        if self.has_joined(seat, group):
            events += self._reward_group(seat, group)
        events += self._after_building(seat)
        return events

    # Groups (5.6) ---------------------------------------------------------------------------

    def has_joined(self, seat: int, group: int) -> bool:
        """Are all buildings of a group on the board and connected among themselves? (ruling 15)"""
        built = self.built[seat]
        for building, count in self.tables.group_counts[group]:
            if built[building].bit_count() != count:
                return False
        return connected(self.board, self.group_mask(seat, group))

    def _reward_group(self, seat: int, group: int) -> list[Event]:
        """A joined group earns an amphora, or a card if none is left."""
        supplied = self.supply > 0
        earned = AmphoraEarned(seat, GROUPS[group], tuple(names_of(self.group_mask(seat, group))), supplied)
        if not supplied:
            return [earned, *self._draw_cards(seat, 1, "supply")]
        self.supply -= 1
        self.amphorae[seat] += 1
        return [earned]

    # Extension tiles (5.7) ---------------------------------------------------------------------------

    def _after_building(self, seat: int) -> list[Event]:
        """Whoever emptied a stack turns up a tile, if one is left; then the turn goes on."""
        if self.tile_due:
            self.tile_due = False
            if self.tile_stack:
                self.tile = self.tile_stack.pop()
                self.phase = TILE
                return [TileTurned(seat, self.tile + 1)]
        return self._go_on(seat)

    def _why_not_lay(self, _seat: int, action: LayTile) -> Refusal | None:
        if max(abs(action.q), abs(action.r)) > REACH or action.rotation not in ROTATIONS:
            raise foreign_action(action, self.key)
        if self.phase != TILE:
            return Refusal("attika-refusal-no-tile", RULE_TILE)
        centre = Hex(action.q, action.r)
        if self.board.is_open(centre):
            return None
        reason = "covers" if self.board.touches(centre) else "apart"
        return Refusal(f"attika-refusal-tile-{reason}", RULE_TILE)

    def _lay(self, seat: int, action: LayTile) -> list[Event]:
        tile = self.tile
        self.tile = EMPTY
        self.add_tiles([Placement(tile, Hex(action.q, action.r), action.rotation)])
        laid = TileLaid(seat, tile + 1, action.q, action.r, action.rotation)
        return [laid, *self._go_on(seat)]
