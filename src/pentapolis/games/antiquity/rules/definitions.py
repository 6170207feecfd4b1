"""Terms used everywhere (4.2): what a hex is now.

Sets of hexes are masks: a few operations on whole numbers find them all.
"""

from __future__ import annotations

from pentapolis.games.antiquity.components import WOODCUTTER
from pentapolis.games.antiquity.state import Position

# What a hex is now (4.2) ---------------------------------------------------------------------------


def water_of(position: Position) -> int:
    """The water that no city covers (ruling 17)."""
    if position.options.cities_on_water_are_land:
        return position.board.water & ~position.cities
    return position.board.water


def forest_of(position: Position) -> int:
    """What is forest now."""
    return position.board.forest & ~position.cut


def grassland_of(position: Position) -> int:
    """What is grassland now: as printed, and cut forest."""
    return position.board.grassland | position.cut


def occupied_hexes(position: Position) -> int:
    """The hexes with a city, an inn, half a fishery or goods."""
    return position.cities | position.inns | position.fishery_hexes | position.covered_goods


def clean_free_hexes(position: Position) -> int:
    """The hexes without pollution on which nothing stands or lies."""
    return position.board.every & ~occupied_hexes(position) & ~position.polluted


def open_to_pollution(position: Position) -> int:
    """The clean hexes that can be polluted: free ones, and by an option those with wood (ruling 33)."""
    hexes = clean_free_hexes(position)
    if position.options.pollution_on_wood:
        for realm in position.realms:
            for country in realm.country:
                if country.kind == WOODCUTTER:
                    hexes |= country.goods & ~position.polluted
    return hexes


def clean_part(position: Position, zone: int) -> int:
    """The hexes of a zone that count in a tie: clean ones without a city or inn (ruling 25)."""
    clean = zone & ~position.polluted
    return clean if position.options.ties_count_built_hexes else clean & ~position.cities & ~position.inns
