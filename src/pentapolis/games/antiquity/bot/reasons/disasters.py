"""Why goods are given up, hexes harvested, tokens revealed, and where graves and pollution go."""

from __future__ import annotations

from pentapolis.games.antiquity.actions import Bury, Discard, Harvest, Pollute
from pentapolis.games.antiquity.bot.landscape import pollution_choices
from pentapolis.games.antiquity.bot.outlook import Outlook
from pentapolis.games.antiquity.bot.packing import border
from pentapolis.games.antiquity.bot.reasons.weighing import reason, together, wanted
from pentapolis.games.antiquity.bot.survey import COLLECTED
from pentapolis.games.antiquity.components import BUILDINGS, FOOD, GOODS, NOBODY, TYPE_OF, WOOD, WOODCUTTER
from pentapolis.games.antiquity.components.masks import bits_of
from pentapolis.games.antiquity.components.plane import BITS, flower
from pentapolis.games.antiquity.components.squares import SQUARE_BITS
from pentapolis.games.antiquity.rulebook import Antiquity
from pentapolis.games.antiquity.rules.cities import building_at, empty_squares
from pentapolis.games.antiquity.rules.definitions import clean_free_hexes, forest_of, grassland_of, water_of
from pentapolis.games.antiquity.rules.zones import zone_of
from pentapolis.kernel.advice import Reason


def discard_reasons(state: Antiquity, seat: int, action: Discard) -> list[Reason]:
    """How well the good can be spared."""
    outlook = Outlook(state, seat)
    good = action.good
    if outlook.is_seed(good):
        return [wanted("pay-seed", outlook, good, -2.0)]
    if good == WOOD and outlook.counts[WOOD] == 1 and not outlook.growing[WOOD]:
        return [reason("last-wood", -4.0)]
    spare = outlook.surplus[good]
    if spare:
        return [wanted("give-spare", outlook, good, 0.6 * spare)]
    most = max([outlook.counts[kind] for kind in COLLECTED])
    least = not any(outlook.surplus) and outlook.counts[good] == most
    return [wanted("give-least" if least else "give-needed", outlook, good, 0.4 if least else -1.0)]


def harvest_reasons(state: Antiquity, seat: int, action: Harvest) -> list[Reason]:
    """What becomes of the hex: cut forest can be used again, everything else stays polluted."""
    realm = state.realms[seat]
    country = realm.country[realm.at]
    bit = BITS[action.hex]
    if country.kind != WOODCUTTER:
        return [reason("harvest-polluted", 0.1, good=GOODS[country.good])]
    if zone_of(state, seat) >> bit & 1:
        return [reason("harvest-inside", 0.3)]
    return [reason("harvest-outside", 0.2)]


def explore_reasons(state: Antiquity, seat: int) -> list[Reason]:
    """A good for certain, and a chance that it is food."""
    hidden = [
        face
        for bit, face in zip(state.board.spaces, state.faces, strict=True)
        if not state.revealed >> bit & 1
    ]
    percent = round(100 * sum([face in FOOD for face in hidden]) / len(hidden))
    others = [other for other in state.order if other != seat]
    found = [reason("explore", 1.0, percent=percent)]
    if others and percent:
        found.append(reason("explore-famine", -0.2, famine=state.famine))
    return found


def stay_reasons() -> list[Reason]:
    """What it is worth to reveal nothing."""
    return [reason("explore-not", 0.2)]


def bury_reasons(state: Antiquity, seat: int, action: Bury) -> list[Reason]:
    """What a grave costs: room, or a building that works no more."""
    realm = state.realms[seat]
    bit = SQUARE_BITS[action.square]
    empty = empty_squares(realm)
    if empty >> bit & 1:
        best = min([border(empty & ~(1 << square)) for square in bits_of(empty)])
        return [together(empty, empty & ~(1 << bit), best)]
    placed = building_at(realm, bit)
    if placed is None:
        return []
    kind = BUILDINGS[TYPE_OF[placed.piece]]
    if placed.mask & realm.graves:
        return [reason("bury-again", 1.0, building=kind)]
    return [reason("bury-building", -2.0, building=kind)]


def pollute_reasons(state: Antiquity, seat: int, action: Pollute) -> list[Reason]:
    """What could have been gathered there, and by whom."""
    bit = BITS[action.hex]
    scores = {step: score for score, step in pollution_choices(state, seat, state.legal(seat))}
    found = [_land_lost(state, bit, scores[action] == max(scores.values()))]
    other = next(
        (other for other in state.order if other != seat and zone_of(state, other) >> bit & 1), NOBODY
    )
    if other != NOBODY:
        found.append(reason("pollute-theirs", 3.0, player_two=other))
    if state.tokens >> bit & 1:
        found.append(reason("pollute-token", -2.0))
    return found


def _land_lost(state: Antiquity, bit: int, least: bool) -> Reason:
    """How much of the same land lies together there."""
    clean = clean_free_hexes(state)
    if water_of(state) >> bit & 1:
        return reason("pollute-water", -2.0)
    lands = {
        "forest": forest_of(state) & clean,
        "grassland": grassland_of(state) & clean,
        "mountain": state.board.mountain & clean,
    }
    name, mask = next(((name, mask) for name, mask in lands.items() if mask >> bit & 1), ("forest", 0))
    count = (flower(bit) & mask).bit_count()
    if least:
        return reason("pollute-least", 1.0, terrain=name, count=count)
    if count <= 2:
        return reason("pollute-little", 1.0 - 0.4 * count, terrain=name, count=count)
    return reason("pollute-land", -0.4 * count, terrain=name, count=count)
