"""What previews promise, and how each promise is checked: the action is played on a copy.

Every field of a game's preview has its check in `PROMISES`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from pentapolis.games.antiquity import actions as antiquity
from pentapolis.games.antiquity.components import NOBODY
from pentapolis.games.antiquity.realm import IDLE
from pentapolis.games.antiquity.rules import Antiquity
from pentapolis.games.attika.events import AmphoraEarned, Built, CardsDrawn
from pentapolis.games.lacitta import actions as lacitta
from pentapolis.games.lacitta.events import (
    Migrated,
    VoicesRevealed,
    WishChosen,
    YearBegan,
)
from pentapolis.games.palatinus.actions import PlaceInhabitant
from pentapolis.games.palatinus.components import FARMER, MERCHANT
from pentapolis.games.palatinus.rules import Palatinus
from pentapolis.games.palatinus.scoring import influence_parts
from pentapolis.games.pillars.actions import Hire
from pentapolis.games.pillars.events import BuilderPlaced
from pentapolis.kernel.actions import Action
from pentapolis.kernel.events import Event
from pentapolis.kernel.game import State

Shown = Mapping[str, Any]


class Trial(NamedTuple):
    """An action with its preview, and what came of it: the position after it, and what happened."""

    before: State
    seat: int
    action: Action
    preview: Shown
    after: State
    events: list[Event]

    @property
    def was(self) -> Shown:
        """What the player had before, as everybody sees it."""
        return self.before.view(self.seat)["players"][self.seat]  # type: ignore[index, no-any-return]

    @property
    def has(self) -> Shown:
        """What the player has now."""
        return self.after.view(self.seat)["players"][self.seat]  # type: ignore[index, no-any-return]


Check = Callable[[Trial], None]


def try_out(state: State, seat: int, action: Action, preview: Shown) -> Trial:
    """Play a previewed action on a copy."""
    after = state.copy()
    return Trial(state, seat, action, preview, after, after.play(seat, action))


# Palatinus ---------------------------------------------------------------------------


def _with_piece(trial: Trial) -> tuple[Palatinus, int]:
    """The board with the piece, before the hills of a full board are counted."""
    state, action = trial.before.copy(), trial.action
    assert isinstance(state, Palatinus)
    assert isinstance(action, PlaceInhabitant)
    state.owners[action.space], state.kinds[action.space] = trial.seat, action.kind
    return state, action.space


def _influence(state: Palatinus, space: int) -> int:
    spring = state.options.empty_spring_also_empty_field
    return sum(points for _, points in influence_parts(space, state.neighbours, state.roles(), spring))


def _within(span: Mapping[str, int] | None, number: int) -> None:
    assert span is not None
    assert span["least"] <= number <= span["most"]


def _palatinus_piece(trial: Trial) -> None:
    piece = next(
        piece
        for piece in trial.after.view(trial.seat)["pieces"]  # type: ignore[attr-defined]
        if piece["space"] == trial.preview["space"]
    )
    assert (piece["seat"], piece["role"]) == (trial.seat, trial.preview["role"])


def _palatinus_influence(trial: Trial) -> None:
    if trial.preview["role"] == "soldier":
        assert trial.preview["influence"] is None
    else:
        _within(trial.preview["influence"], _influence(*_with_piece(trial)))


def _palatinus_around(field: str, role: int) -> Check:
    def check(trial: Trial) -> None:
        state, space = _with_piece(trial)
        if trial.preview["role"] != "soldier":
            assert trial.preview[field] is None
        else:
            roles = state.roles()
            _within(trial.preview[field], sum(roles[near] == role for near in state.neighbours[space]))

    return check


def _palatinus_hill(trial: Trial) -> None:
    state, space = _with_piece(trial)
    hill = trial.preview["hill"]
    assert trial.preview["space"][0] == hill["hill"]
    on_hill = range(space - space % 6, space - space % 6 + 6)
    for seat, span in enumerate(hill["totals"]):
        _within(span, sum(_influence(state, at) for at in on_hill if state.owners[at] == seat))


# Attika ---------------------------------------------------------------------------


def _payments(trial: Trial) -> list[list[Event]]:
    """Every way in which the building can be paid for: what happens in each."""
    if _PAYMENTS and _PAYMENTS[0][0] is trial.after:
        return _PAYMENTS[0][1]
    done: list[list[Event]] = []
    open_ways = [(trial.after, trial.events)]
    while open_ways:
        state, events = open_ways.pop()
        if any(isinstance(event, Built) for event in events):
            done.append(events)
            continue
        for action in state.legal(trial.seat):
            after = state.copy()
            open_ways.append((after, events + after.play(trial.seat, action)))
    _PAYMENTS[:] = [(trial.after, done)]
    return done


_PAYMENTS: list[tuple[State, list[list[Event]]]] = []
"""Those of the last trial: many promises are checked on them."""


def _built(events: list[Event]) -> Built:
    return next(event for event in events if isinstance(event, Built))


def _attika_built(field: str) -> Check:
    def check(trial: Trial) -> None:
        name = "space" if field == "hex" else field
        for events in _payments(trial):
            built = _built(events)
            found = getattr(built, name) if field in ("building", "hex") else getattr(built.price, field)
            assert found == trial.preview[field]

    return check


def _attika_symbols(trial: Trial) -> None:
    price = _built(_payments(trial)[0]).price
    symbols = trial.preview["symbols"]
    assert set(symbols) <= set(price.symbols)
    if price.free_by is None:
        assert len(symbols) == len(price.cost) - len(price.need), "they pay what is not left to pay"


def _attika_cards(trial: Trial) -> None:
    assert min(len(_built(events).paid) for events in _payments(trial)) == trial.preview["cards"]


def _attika_ways(trial: Trial) -> None:
    paid = [_built(events).paid for events in _payments(trial)]
    assert len(set(paid)) == len(paid) == trial.preview["ways"]


def _attika_group(trial: Trial) -> None:
    for events in _payments(trial):
        joined = [event.group for event in events if isinstance(event, AmphoraEarned)]
        if trial.preview["wins"] is None:
            assert joined == ([trial.preview["completes_group"]] if trial.preview["completes_group"] else [])


def _attika_reward(trial: Trial) -> None:
    for events in _payments(trial):
        amphora = any(isinstance(event, AmphoraEarned) and event.supplied for event in events)
        card = any(isinstance(event, CardsDrawn) and event.reason == "supply" for event in events)
        assert trial.preview["reward"] == ("amphora" if amphora else "card" if card else None)


def _attika_wins(trial: Trial) -> None:
    state, events = trial.after.copy(), trial.events
    while not any(isinstance(event, Built) for event in events):
        events = state.play(trial.seat, state.legal(trial.seat)[0])
    ending = state.result.ending.removeprefix("attika-ending-") if state.result else None
    raced = ending is not None and ending.startswith("race")
    assert trial.preview["wins"] == ("all-built" if raced else ending)


# La Città ---------------------------------------------------------------------------


def _year_goes_on(trial: Trial) -> bool:
    """Where a year ends or begins so much happens at once that single promises cannot be told apart."""
    return not any(isinstance(event, VoicesRevealed | YearBegan) for event in trial.events)


def _settled(trial: Trial) -> Trial | None:
    """The trial if it can be compared: a founding with its citizens sent, nothing that goes on by itself."""
    state, events = trial.after.copy(), list(trial.events)
    while isinstance(trial.action, lacitta.Found) and state.view(None)["phase"] == "send":
        events += state.play(trial.seat, state.legal(trial.seat)[0])
    settled = trial._replace(after=state, events=events)
    if isinstance(trial.action, lacitta.Wish | lacitta.Starve | lacitta.Remove):
        # The people go on moving, starving and leaving by themselves.
        return settled if len(events) == 1 else None
    return settled if _year_goes_on(settled) else None


def _lacitta_change(field: str) -> Check:
    def check(trial: Trial) -> None:
        if isinstance(trial.action, lacitta.Wish):
            _lacitta_wish(trial)
        elif settled := _settled(trial):
            assert settled.has[field] - settled.was[field] == trial.preview[field]

    return check


def _lacitta_wish(trial: Trial) -> None:
    """Who leaves for the city, and who of them finds room in it."""
    castle = trial.preview["castle"]
    chosen = next(n for n, event in enumerate(trial.events) if isinstance(event, WishChosen))
    moved = [e for e in trial.events[chosen:] if isinstance(e, Migrated) and e.castle == castle]
    assert [event.castle_from for event in moved] == trial.preview["migrants"]
    assert sum(event.joined for event in moved) == trial.preview["people"]


def _lacitta_migrants(trial: Trial) -> None:
    if isinstance(trial.action, lacitta.Wish):
        _lacitta_wish(trial)
    else:
        assert trial.preview["migrants"] == []


def _city(state: State, castle: str | None) -> Shown | None:
    cities: list[Shown] = state.view(None)["cities"]  # type: ignore[assignment]
    return next((city for city in cities if city["castle"] == castle), None)


def _lacitta_city(look: Callable[[Trial, Shown | None, Shown], None]) -> Check:
    def check(trial: Trial) -> None:
        if isinstance(trial.action, lacitta.Wish | lacitta.TakeGold) or (settled := _settled(trial)) is None:
            return
        castle = trial.preview["castle"]
        now = _city(settled.after, castle)
        assert now is not None
        look(settled, _city(trial.before, castle), now)

    return check


def _castle(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["seat"] == trial.seat


def _attraction(trial: Trial, before: Shown | None, now: Shown) -> None:
    for kind, more in trial.preview["attraction"].items():
        assert now["attraction"][kind] - (before["attraction"][kind] if before else 0) == more


def _limit(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["limit"] == trial.preview["limit"]


def _completes(trial: Trial, before: Shown | None, now: Shown) -> None:
    assert trial.preview["completes"] == (now["complete"] and not (before and before["complete"]))


def _neighbours(trial: Trial, _before: Shown | None, now: Shown) -> None:
    assert now["neighbours"] == trial.preview["neighbours"]


def _lacitta_ring(trial: Trial) -> None:
    """No castle can be placed there any more."""
    ring = trial.preview["ring"]
    if isinstance(trial.action, lacitta.Build | lacitta.Found | lacitta.PlaceCastle):
        assert ring
    if ring and (settled := _settled(trial)):
        shown = settled.after.view(None)
        taken = {tile["hex"] for city in shown["cities"] for tile in city["tiles"]}  # type: ignore[attr-defined]
        assert set(ring) <= taken | set(shown["too_near"])  # type: ignore[call-overload]


# The Pillars of the Earth ---------------------------------------------------------------------------


def _at_once(trial: Trial) -> bool:
    """Nothing else came with it: no next place, no payment of others, no next round."""
    return len([e for e in trial.events if type(e).__name__ not in ("BuilderDrawn", "TradingStopped")]) == 1


def _pillars_number(field: str) -> Check:
    def check(trial: Trial) -> None:
        if _at_once(trial):
            assert trial.has[field] - trial.was[field] == trial.preview[field]

    return check


def _pillars_resources(trial: Trial) -> None:
    if _at_once(trial):
        for name, number in trial.has["resources"].items():
            assert number - trial.was["resources"][name] == trial.preview["resources"].get(name, 0)


def _pillars_workers(trial: Trial) -> None:
    if _at_once(trial):
        assert trial.has["workers"]["free"] - trial.was["workers"]["free"] == trial.preview["workers"]


def _pillars_wasted(trial: Trial) -> None:
    """Gold is wasted only where nobody can have more."""
    if _at_once(trial) and trial.preview["wasted"]:
        assert trial.has["gold"] == 30


def _pillars_over_limit(trial: Trial) -> None:
    """Whoever hires one too many must dismiss somebody next."""
    if isinstance(trial.action, Hire):
        assert trial.preview["over_limit"] == (trial.after.view(None)["decision"] == "dismiss")
    else:
        assert not trial.preview["over_limit"]


def _pillars_space(trial: Trial) -> None:
    placed = [event for event in trial.events if isinstance(event, BuilderPlaced)]
    assert (trial.preview["space"] is not None) == bool(placed)


# Antiquity ---------------------------------------------------------------------------


def _paid_up(trial: Trial) -> Antiquity:
    """The position when what was begun is placed and paid for, by the first way that there is."""
    state = trial.after.copy()
    assert isinstance(state, Antiquity)
    while state.realms[trial.seat].step != IDLE or state.site != NOBODY:
        state.play(trial.seat, state.legal(trial.seat)[0])
    return state


IN_THE_COUNTRY = (
    antiquity.BuildWoodcutter,
    antiquity.BuildMine,
    antiquity.BuildFarm,
    antiquity.BuildFreeFarm,
    antiquity.BuildFishery,
)


def _antiquity_price(trial: Trial) -> None:
    """The price is what is missing from the stock afterwards."""
    had, has = _stock(trial.before, trial.seat), _stock(_paid_up(trial), trial.seat)
    fixed: Counter[str] = Counter(trial.preview["fixed"])
    paid = had - has
    assert not fixed - paid, "the fixed price was paid"
    assert (paid - fixed).total() == trial.preview["food"] + trial.preview["luxury"]


def _stock(state: State, seat: int) -> Counter[str]:
    return Counter(state.view(seat)["players"][seat]["goods"])  # type: ignore[index]


def _antiquity_hexes(trial: Trial) -> None:
    hexes = set(trial.preview["hexes"])
    after = _paid_up(trial).view(trial.seat)
    if isinstance(trial.action, IN_THE_COUNTRY):
        assert set(_new_country(trial)["goods"]) == hexes
    elif isinstance(trial.action, antiquity.Clean):
        assert set(trial.before.view(None)["polluted"]) - set(after["polluted"]) == hexes  # type: ignore[call-overload]
    else:
        own = after["players"][trial.seat]
        assert hexes <= {*own["inns"], *(at for city in own["cities"] for at in city["hexes"])}


def _antiquity_good(trial: Trial) -> None:
    if isinstance(trial.action, IN_THE_COUNTRY):
        assert _new_country(trial)["good"] == trial.preview["good"]
    else:
        assert trial.preview["good"] is None


def _new_country(trial: Trial) -> Shown:
    before: list[Shown] = trial.before.view(trial.seat)["country"]  # type: ignore[assignment]
    now: list[Shown] = trial.after.view(trial.seat)["country"]  # type: ignore[assignment]
    (fresh,) = [country for country in now if country not in before]
    return fresh


def _antiquity_zone(trial: Trial) -> None:
    if trial.preview["zone"]:
        assert _paid_up(trial).view(trial.seat)["players"][trial.seat]["zone"] == trial.preview["zone"]


def _antiquity_squares(trial: Trial) -> None:
    squares = set(trial.preview["squares"])
    if squares:
        cities = _paid_up(trial).view(trial.seat)["players"][trial.seat]["cities"]
        covered = [set(building["squares"]) for city in cities for building in city["buildings"]]
        assert squares in covered or squares <= {at for city in cities for at in city["houses"]}


# All ---------------------------------------------------------------------------

PROMISES: dict[str, dict[str, Check]] = {
    "palatinus": {
        "space": _palatinus_piece,
        "role": _palatinus_piece,
        "influence": _palatinus_influence,
        "merchants": _palatinus_around("merchants", MERCHANT),
        "farmers": _palatinus_around("farmers", FARMER),
        "hill": _palatinus_hill,
    },
    "attika": {
        "building": _attika_built("building"),
        "hex": _attika_built("hex"),
        "cost": _attika_built("cost"),
        "free_by": _attika_built("free_by"),
        "symbols": _attika_symbols,
        "need": _attika_built("need"),
        "settlement": _attika_built("settlement"),
        "cards": _attika_cards,
        "ways": _attika_ways,
        "completes_group": _attika_group,
        "reward": _attika_reward,
        "wins": _attika_wins,
    },
    "lacitta": {
        "castle": _lacitta_city(_castle),
        "gold": _lacitta_change("gold"),
        "income": _lacitta_change("income"),
        "food": _lacitta_change("food"),
        "people": _lacitta_change("people"),
        "attraction": _lacitta_city(_attraction),
        "limit": _lacitta_city(_limit),
        "completes": _lacitta_city(_completes),
        "neighbours": _lacitta_city(_neighbours),
        "migrants": _lacitta_migrants,
        "ring": _lacitta_ring,
    },
    "pillars": {
        "gold": _pillars_number("gold"),
        "points": _pillars_number("points"),
        "resources": _pillars_resources,
        "workers": _pillars_workers,
        "wasted": _pillars_wasted,
        "over_limit": _pillars_over_limit,
        "space": _pillars_space,
    },
    "antiquity": {
        "hexes": _antiquity_hexes,
        "good": _antiquity_good,
        "zone": _antiquity_zone,
        "squares": _antiquity_squares,
        "fixed": _antiquity_price,
        "food": _antiquity_price,
        "luxury": _antiquity_price,
    },
}
"""For each game and each field of its preview what checks it."""


# Positions short of something ---------------------------------------------------------------------------


def _attika_without(state: State) -> Shown:
    """No amphora in the supply, and few cards: all but those in the hands are gone."""
    return {**state.dump(), "supply": 0, "deck": [], "discard": {}}


def _attika_rich(state: State) -> Shown:
    """No amphora in the supply, and hands full of cards."""
    data: dict[str, Any] = {**state.dump(), "supply": 0}
    hand = dict.fromkeys(("water", "forest", "hill", "mountain"), 4)
    data["players"] = [{**player, "hand": hand} for player in data["players"]]
    return data


def _lacitta_short(state: State) -> Shown:
    """Citizens and gold limited, all gold at the players: the supplies are nearly empty."""
    data: dict[str, Any] = {**state.dump()}
    data["options"] = {**data["options"], "citizens_unlimited": False, "gold_unlimited": False}
    data["players"] = [{**player, "gold": player["gold"] + 12} for player in data["players"]]
    return data


SCARCE: dict[str, tuple[Callable[[State], Shown], ...]] = {
    "attika": (_attika_without, _attika_rich),
    "lacitta": (_lacitta_short,),
}
"""How positions of play are made short of what previews count on."""
