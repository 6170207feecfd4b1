"""Drawing (5.1), building (5.2 to 5.5), what follows a placed building (4.2), extension tiles (5.7)."""

from __future__ import annotations

from bisect import insort

from pentapolis.games.attika.actions import Build, Draw, LayTile, Pay
from pentapolis.games.attika.board import Placement
from pentapolis.games.attika.components import (
    BIT,
    BUILDINGS,
    CARD,
    GROUPS,
    HEXES,
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
    Price,
    SiteChosen,
    Stored,
    TileLaid,
    TileTurned,
)
from pentapolis.games.attika.prices import (
    NOTHING,
    explained,
    fewest_cards,
    needs_at,
    next_cards,
    payments,
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
from pentapolis.kernel.hexes import Hex
from pentapolis.kernel.messages import Refusal

RULE_DRAW = "attika.5.1"
RULE_BUILD = "attika.5.2"
RULE_PLACE = "attika.5.3"
RULE_TILE = "attika.5.7"


class Placing(Turns):
    """How buildings come from the stacks to the player board and to the board, and the board grows."""

    __slots__ = ()

    # Drawing (5.1) ---------------------------------------------------------------------------

    def _why_not_draw(self, seat: int, action: Draw) -> Refusal | None:
        refusal = self._why_no_action(DRAWING)
        if refusal is None and not self.stacks[STACKS * seat + action.stack - 1]:
            return Refusal("attika-refusal-stack-empty", RULE_DRAW, {"stack": action.stack})
        return refusal

    def _draw(self, seat: int, action: Draw) -> list[Event]:
        number = STACKS * seat + action.stack - 1
        self.building = self.stacks[number][-1]
        self.stacks[number] = self.stacks[number][:-1]
        self.tile_due = not self.stacks[number]
        self._use_action(DRAWING)
        self.phase = DRAWN
        return [BuildingDrawn(seat, action.stack, BUILDINGS[self.building])]

    def _why_not_store(self) -> Refusal | None:
        return None if self.phase == DRAWN else Refusal("attika-refusal-nothing-drawn", RULE_DRAW)

    def _store(self, seat: int) -> list[Event]:
        building = self.building
        insort(self.stored[seat], building)
        self.building = EMPTY
        return [Stored(seat, BUILDINGS[building]), *self._after_building(seat)]

    # Building (5.2, 5.3) ---------------------------------------------------------------------------

    def _why_not_build(self, seat: int, action: Build) -> Refusal | None:
        building, site = action.building, action.hex
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
        if not bit & self.board.every:
            return Refusal("attika-refusal-off-board", RULE_PLACE, {"space": HEXES[site]})
        if bit & self.occupied:
            return Refusal("attika-refusal-hex-taken", RULE_PLACE, {"space": HEXES[site]})
        needs = needs_at(self, seat, building, site)
        if self.ways_to_pay(seat, needs):
            return None
        price: dict[str, str | int] = {
            "building": BUILDINGS[building],
            "space": HEXES[site],
            "cards": self.fewest_cards(seat, needs),
            "held": cards_in(self.hands[seat]),
        }
        return Refusal("attika-refusal-price", RULE_PLACE, price)

    def _build(self, seat: int, action: Build) -> list[Event]:
        building, site = action.building, action.hex
        if self.phase != DRAWN:
            self._use_action(BUILDING)
        needs = needs_at(self, seat, building, site)
        ways = self.ways_to_pay(seat, needs)
        price = explained(self, seat, building, site, needs)
        if len(ways) == 1:
            return self._place(seat, building, site, price, ways[0])
        self.building = building
        self.site = site
        self.phase = PAYING
        return [SiteChosen(seat, BUILDINGS[building], HEXES[site], price)]

    # Paying (5.3) ---------------------------------------------------------------------------

    def fewest_cards(self, seat: int, needs: tuple[int, int, int]) -> int:
        """The fewest cards with which the seat could pay; more than it holds if it cannot."""
        need, anything, settlement = needs
        return fewest_cards(need, anything + settlement, self.tables.rate, self.hands[seat])

    def ways_to_pay(self, seat: int, needs: tuple[int, int, int]) -> tuple[int, ...]:
        """Every legal payment with the cards in hand and those already given."""
        if needs == NOTHING:
            return (0,)
        need, anything, settlement = needs
        return payments(need, anything + settlement, self.tables.rate, self.hands[seat] + self.paid)

    def ways_for_site(self, seat: int) -> tuple[int, ...]:
        """Every legal payment for the chosen site."""
        return self.ways_to_pay(seat, needs_at(self, seat, self.building, self.site))

    def _why_not_pay(self, seat: int, action: Pay) -> Refusal | None:
        if self.phase != PAYING:
            return Refusal("attika-refusal-nothing-to-pay", RULE_PLACE)
        kind = action.landscape
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
        needs = needs_at(self, seat, self.building, self.site)
        ways = self.ways_to_pay(seat, needs)
        self.hands[seat] -= card
        self.paid += card
        events: list[Event] = [CardPaid(seat, LANDSCAPES[action.landscape])]
        left = still_possible(ways, self.paid)
        if len(left) > 1:
            return events
        price = explained(self, seat, self.building, self.site, needs)
        return events + self._place(seat, self.building, self.site, price, left[0])

    def _place(self, seat: int, building: int, site: int, price: Price, payment: int) -> list[Event]:
        self.hands[seat] -= payment - self.paid
        self.discard += payment
        self.paid = 0
        if self.mode == BUILDING:
            self.stored[seat].remove(building)
        self.building = self.site = EMPTY
        self.put_building(seat, building, site)
        events: list[Event] = [Built(seat, BUILDINGS[building], HEXES[site], price, letters_of(payment))]
        ending = ending_of_placement(self, seat)
        if ending:
            return events + self._end_game(ending, seat)
        events += self._check_group(seat, self.tables.building_groups[building])
        return events + self._after_building(seat)

    # Groups (5.6) ---------------------------------------------------------------------------

    def has_joined(self, seat: int, group: int) -> bool:
        """Are all buildings of a group on the board and connected among themselves? (ruling 15)"""
        built, counts = self.built[seat], self.tables.counts
        for building in self.tables.group_members[group]:
            if built[building].bit_count() != counts[building]:
                return False
        return connected(self.board, self.group_mask(seat, group))

    def _check_group(self, seat: int, group: int) -> list[Event]:
        """A joined group earns an amphora, or a card if none is left."""
        if not self.has_joined(seat, group):
            return []
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

    def _why_not_lay(self, action: LayTile) -> Refusal | None:
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
        self.add_tile(Placement(tile, Hex(action.q, action.r), action.rotation))
        laid = TileLaid(seat, tile + 1, action.q, action.r, action.rotation)
        return [laid, *self._go_on(seat)]
