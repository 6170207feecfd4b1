"""The variants of Antiquity, and the readings of its rules that a table can choose."""

from __future__ import annotations

from pentapolis.kernel.options import Options


class AntiquityOptions(Options, frozen=True):
    """The variants of Antiquity. The starting player founds the first city and is last in the first order."""

    beginners: bool = False
    """Play without famine and pollution."""

    resignation: bool = False
    """Players may give up in their turn in the countryside."""

    discard_freely: bool = False
    """May goods be given up for which there is room (ruling 48)?"""

    exchanges_are_public: bool = False
    """Is an exchange with the bank told to all at once, and stands (ruling 41)?"""

    goods_limited: bool = False
    """Are there only as many goods as the box holds (ruling 20)? Exchanges are public then."""

    inns_limited: bool = False
    """Has each player only as many inns as the box holds (ruling 20)?"""

    inns_on_water: bool = False
    """May inns stand on water within the zone (ruling 43)?"""

    harbour_reaches_whole_water: bool = True
    """Does a Harbour reach whole bodies of water, or only the water beside cities and inns (ruling 1)?"""

    unmanned_dump_helps: bool = True
    """Does a Dump take off a little without a man (ruling 2)?"""

    pieces_turn: bool = True
    """May pieces be turned when they are placed (ruling 5)?"""

    pieces_flip: bool = False
    """May pieces be turned over when they are placed (ruling 5)?"""

    barbara_counts_buildings_with_graves: bool = False
    """Do buildings with graves count for Santa Barbara (ruling 9)?"""

    cathedral_with_grave_wins: bool = False
    """Can one win whose Cathedral carries a grave (ruling 9)?"""

    grave_on_university_silences_faculties: bool = False
    """Does a grave on the University silence the faculties beside it (ruling 11)?"""

    fish_stays_in_cathedral: bool = False
    """Does San Giorgio's fish lie in the Cathedral, where it needs no Storage (ruling 28)?"""

    ties_count_built_hexes: bool = False
    """Do hexes under cities and inns count when a tie is broken (ruling 25)?"""

    alchemy_needs_polluted_centre: bool = True
    """Must Alchemy start from a polluted hex (ruling 12)?"""

    alchemy_cleans_occupied_hexes: bool = False
    """Does Alchemy clean hexes with goods, inns and fisheries too (ruling 12)?"""

    pollution_on_wood: bool = False
    """May pollution be placed on hexes with wood (ruling 33)?"""

    pollution_discards_tokens: bool = True
    """Is a token discarded when its hex is polluted (ruling 14)?"""

    one_first_city_per_start_tile: bool = True
    """Does each start tile take one first city only (ruling 16)?"""

    cities_on_water_are_land: bool = True
    """Is water under a first city land from then on (ruling 17)?"""
