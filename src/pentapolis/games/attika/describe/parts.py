"""The parts of a position of Attika: the overview, each player's city, prices, supplies, the board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from pentapolis.games.attika.components import BOX, GROUP_SIZES, GROUPS
from pentapolis.games.attika.describe.board import Arguments, SeenBoard, called, landscape, whose
from pentapolis.games.attika.describe.buildings import unbuilt
from pentapolis.games.attika.describe.places import shrine_line, tile_part
from pentapolis.games.attika.view import AttikaView
from pentapolis.kernel.description import Line, Part, outcome, prompted
from pentapolis.kernel.messages import Message

CHEAPEST = 5
"""So many hexes are named for each building; the choices have them all."""


def parts_of(view: AttikaView) -> tuple[Part, ...]:
    """The whole position."""
    board = SeenBoard(view)
    seats = sorted(range(view["seats"]), key=lambda seat: seat != view["seat"])
    return (
        _overview(view, board, seats),
        *outcome(view, "attika-text-result"),
        *(_city(view, board, seat) for seat in seats),
        *_prices(view),
        *_unbuilt(view),
        _supply(view),
        _board(view, board),
    )


# Overview ---------------------------------------------------------------------------


def _overview(view: AttikaView, board: SeenBoard, seats: list[int]) -> Part:
    if view["race_turns"] is None:
        turn = Message("attika-text-turn", {"turn": view["turn"]})
    else:
        turn = Message("attika-race-turn", {"turn": view["turn"], "turns": view["race_turns"]})
    lines = [Line(turn), prompted(view)]
    standing = Part(
        "standing",
        Message("attika-text-standing"),
        tuple(_standing(view, board, seat) for seat in seats),
    )
    return Part("overview", Message("text-overview"), tuple(lines), (standing,))


def _standing(view: AttikaView, board: SeenBoard, seat: int) -> Line:
    player = view["players"][seat]
    reached: Arguments = {**whose(view, seat), "count": player["built"], "all": BOX.totals.buildings}
    items = [
        Message("attika-cards-held", {"count": player["cards"]}),
        Message("attika-amphorae", {"count": player["amphorae"]}),
    ]
    if not view["solo_race"]:
        items.append(_link(board, seat))
    return Line(Message("attika-text-standing-player", reached), tuple(items))


def _link(board: SeenBoard, seat: int) -> Message:
    """How far a player is from connecting two shrines."""
    link = board.link(seat)
    if link is None:
        return Message("attika-text-no-link")
    return Message("attika-text-link", {"count": link.missing, "first": link.first, "second": link.second})


# Cities ---------------------------------------------------------------------------


def _city(view: AttikaView, board: SeenBoard, seat: int) -> Part:
    player = view["players"][seat]
    built: Arguments = {"count": player["built"], "all": BOX.totals.buildings}
    lines = [Line(Message("attika-built", built))]
    if not view["solo_race"]:
        lines.append(Line(Message("attika-text-shrines"), (_link(board, seat),)))
    if player["hand"]:
        lines.append(Line(Message("attika-text-hand", {"count": player["cards"]}), _cards(player["hand"])))
    else:
        lines.append(Line(Message("attika-text-cards", {"count": player["cards"]})))
    lines.append(Line(Message("attika-text-amphorae", {"count": player["amphorae"]})))
    if player["stored"]:
        lines.append(Line(Message("attika-text-stored"), _counted(player["stored"])))
    else:
        lines.append(Line(Message("attika-text-stored-none")))
    stacks = ", ".join(map(str, player["stacks"]))
    lines.append(Line(Message("attika-text-stacks", {"stacks": stacks})))
    for message, left in (("main-left", player["main_left"]), ("others-left", player["others_left"])):
        if left:
            lines.append(Line(Message(f"attika-text-{message}"), _counted(left)))
    lines.append(Line(Message("attika-text-groups"), tuple(_groups(player["groups"], player["joined"]))))
    lines += _settlements(board, player["settlements"])
    title: Arguments = {**whose(view, seat), "term": f"attika-city-{player['city']}"}
    return Part(f"seat-{seat}", Message("attika-text-city", title), tuple(lines))


def _cards(cards: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(Message(f"attika-count-{name}", {"count": count}) for name, count in cards.items())


def _counted(buildings: Mapping[str, int]) -> tuple[Message, ...]:
    return tuple(
        Message("attika-text-number", {**called(name), "count": count}) for name, count in buildings.items()
    )


def _groups(groups: Mapping[str, int], joined: list[str]) -> Iterator[Message]:
    for name, size in zip(GROUPS, GROUP_SIZES, strict=True):
        group: Arguments = {"term": f"attika-group-{name}"}
        if name in joined:
            yield Message("attika-text-group-complete", group)
        else:
            yield Message("attika-text-group", {**group, "count": groups[name], "size": size})


def _settlements(board: SeenBoard, settlements: list[list[str]]) -> Iterator[Line]:
    for number, names in enumerate(settlements, 1):
        items = tuple(
            Message("attika-text-on", {**called(board.built[name]["building"]), "space": name})
            for name in names
        )
        yield Line(Message("attika-text-settlement", {"number": number}), items)


# Prices and supplies ---------------------------------------------------------------------------


def _prices(view: AttikaView) -> Iterator[Part]:
    """What the buildings cost that could be built now, where they cost least."""
    lines = []
    for building, prices in view["prices"].items():
        cheapest = sorted(prices.items(), key=lambda price: price[1])[:CHEAPEST]
        items = tuple(
            Message("attika-text-price", {"space": name, "cards": cards}) for name, cards in cheapest
        )
        if items:
            lines.append(Line(Message("attika-text-price-of", called(building)), items))
    if lines:
        yield Part("prices", Message("attika-text-prices"), tuple(lines))


def _unbuilt(view: AttikaView) -> Iterator[Part]:
    if (
        view["seat"] is not None
        and view["result"] is None
        and (part := unbuilt(view, view["seat"])) is not None
    ):
        yield part


def _supply(view: AttikaView) -> Part:
    lines = [
        Line(Message("attika-text-deck", {"count": view["deck"]})),
        Line(Message("attika-text-supply", {"count": view["amphorae"]})),
        Line(Message("attika-text-tiles-left", {"count": view["tiles_left"]})),
    ]
    if view["discard"]:
        lines.insert(1, Line(Message("attika-text-discard"), _cards(view["discard"])))
    if (turned := view["turned_tile"]) is not None:
        items = tuple(
            Message("attika-text-symbol", {"position": position, "symbol": landscape(letter)})
            for position, letter in enumerate(turned["symbols"])
        )
        lines.insert(0, Line(Message("attika-text-turned-tile", {"tile": turned["tile"]}), items))
    return Part("supply", Message("attika-text-supplies"), tuple(lines))


# The board ---------------------------------------------------------------------------


def _board(view: AttikaView, board: SeenBoard) -> Part:
    lines = tuple(shrine_line(board, number) for number in board.shrines)
    tiles = tuple(tile_part(view, board, tile) for tile in board.tiles)
    return Part("board", Message("attika-text-board"), lines, tiles)
