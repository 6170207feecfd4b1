"""Countryside building (5.4): a turn, with all that can be built or cleaned in it."""

from __future__ import annotations

from pentapolis.games.antiquity.action_lists import CLEAN, DONE, PAY, RESIGN, WOODCUTTERS
from pentapolis.games.antiquity.actions import Done
from pentapolis.games.antiquity.components import ALCHEMY, MOST_UNITS, NOBODY, UNITS, WOOD
from pentapolis.games.antiquity.payments import next_goods
from pentapolis.games.antiquity.rules.countryside.alchemy import Alchemy
from pentapolis.kernel.actions import Action
from pentapolis.kernel.messages import Refusal


class CountryTurns(Alchemy):
    """One after another, each as many builds as cart shops are manned."""

    __slots__ = ()

    # The turn ---------------------------------------------------------------------------

    def _has_country_choice(self, seat: int) -> bool:
        """Is there anything to decide in this turn?"""
        return self.options.resignation or self.site != NOBODY or bool(self._country_choices(seat))

    def _why_not_end(self, _seat: int, _action: Done) -> Refusal | None:
        return self._why_no_turn()

    # Legal lists ---------------------------------------------------------------------------

    def _country_choices(self, seat: int) -> list[Action]:
        """Everything that can be built, and cleaned."""
        realm = self.realms[seat]
        legal: list[Action] = []
        if realm.masks[ALCHEMY]:
            legal += CLEAN.picked(self.clean_sites(seat))
        if not realm.carts():
            return legal
        reached = self.zone(seat) & self.clean_free()
        if realm.goods & MOST_UNITS << UNITS * WOOD:
            legal += WOODCUTTERS.picked(reached & self.forest())
            legal += self._legal_mines(reached & self.board.mountain)
            legal += self._legal_fisheries(seat)
        legal += self._legal_farms(realm, reached & self.grassland())
        legal += self._legal_inns(seat)
        legal += self._legal_cities(seat)
        return legal

    def _legal_country(self, seat: int) -> list[Action]:
        if self.site != NOBODY:
            realm = self.realms[seat]
            choices = next_goods(realm.goods, self.food, self.luxury, self.last, self.pays_alike(realm))
            return [PAY[good] for good in choices]
        legal = self._country_choices(seat)
        if self.options.resignation:
            legal.append(RESIGN)
        legal.append(DONE)
        return legal
