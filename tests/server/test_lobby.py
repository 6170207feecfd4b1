"""Tables before their game: opening, finding, joining, leaving, starting."""

from __future__ import annotations

import threading
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import unquote

import msgspec

from pentapolis.server.types.people import Me
from pentapolis.server.types.tables import Table, TableSummary
from tests.server.house import House, Person, open_table


def test_a_name_is_trimmed_and_remembered(anna: Person) -> None:
    assert anna.put("/api/me", {"name": "  Anna \t Maria "}, Me) == Me("Anna Maria")
    assert anna.get("/api/me", Me) == Me("Anna Maria")


def test_a_newcomer_has_no_name_yet(cleo: Person) -> None:
    cleo.http.cookies.clear()
    assert cleo.get("/api/me", Me) == Me("")


def test_names_without_a_visible_character_are_refused(anna: Person) -> None:
    for name in ("", "   ", "\u200b\u202e", "\x00\x07", "x" * 31):
        assert anna.refused("PUT", "/api/me", {"name": name}).id == "problem-bad-name"
    assert anna.get("/api/me", Me) == Me("Anna")


def test_a_foreign_cookie_is_a_new_identity(anna: Person) -> None:
    cookie = anna.http.cookies["pentapolis_id"]
    anna.http.cookies.set("pentapolis_id", cookie[:-2] + "xx", domain="127.0.0.1")
    assert anna.get("/api/me", Me) == Me("")


def test_people_join_by_invite_and_the_owner_starts(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open")
    assert (table.status, table.you, table.owner, table.public) == ("open", 0, True, False)
    assert table.invite
    joined = bo.post(f"/api/tables/{table.id}/join", {"invite": table.invite}, Table)
    assert (joined.you, joined.owner) == (1, False)
    assert [seat.name for seat in joined.seats] == ["Anna", "Bo"]
    assert bo.refused("POST", f"/api/tables/{table.id}/start").id == "problem-not-owner"
    started = anna.post(f"/api/tables/{table.id}/start", None, Table)
    assert (started.status, started.ply, len(started.actors)) == ("running", 0, 1)
    assert all(seat.colour for seat in started.seats)
    assert anna.refused("POST", f"/api/tables/{table.id}/start").id == "problem-not-open"
    assert bo.refused("POST", f"/api/tables/{table.id}/leave").id == "problem-not-open"


def test_a_private_table_needs_its_invite_once(anna: Person, bo: Person, cleo: Person) -> None:
    table = open_table(anna, "me", "open")
    address = f"/api/tables/{table.id}"
    assert cleo.refused("GET", address).id == "problem-private-table"
    assert cleo.refused("GET", address + "?invite=wrong").id == "problem-private-table"
    assert cleo.refused("POST", address + "/join", {}).id == "problem-private-table"
    assert cleo.refused("GET", address + "/chat").id == "problem-private-table"
    seen = cleo.get(address, Table, invite=str(table.invite))
    assert (seen.you, seen.invite) == (None, None)
    assert cleo.get(address, Table).id == table.id
    assert bo.refused("GET", address).id == "problem-private-table"


def test_seats_and_colours_are_taken_once(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open", "easy", public=True)
    join = f"/api/tables/{table.id}/join"
    assert bo.refused("POST", join, {"seat": 0}).id == "problem-seat-taken"
    assert bo.refused("POST", join, {"seat": 2}).id == "problem-seat-taken"
    assert bo.refused("POST", join, {"seat": 7}).id == "problem-unknown-seat"
    anna.put(f"/api/tables/{table.id}/seats/0", {"kind": "me", "colour": "blue"}, Table)
    assert bo.refused("POST", join, {"colour": "blue"}).id == "problem-colour-taken"
    assert bo.refused("POST", join, {"colour": "mauve"}).id == "problem-bad-seats"
    joined = bo.post(join, {"seat": 1, "colour": "red", "name": "Bob"}, Table)
    assert (joined.seats[1].name, joined.seats[1].colour) == ("Bob", "red")
    assert bo.refused("POST", join, {}).id == "problem-already-seated"
    assert bo.refused("PUT", f"/api/tables/{table.id}/seats/2", {"kind": "open"}).id == "problem-not-owner"
    assert anna.refused("PUT", f"/api/tables/{table.id}/seats/1", {"kind": "bot"}).id == "problem-seat-taken"
    assert (
        anna.refused("PUT", f"/api/tables/{table.id}/seats/9", {"kind": "bot"}).id == "problem-unknown-seat"
    )


def test_a_full_table_says_so(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "easy", public=True)
    assert bo.refused("POST", f"/api/tables/{table.id}/join", {}).id == "problem-table-full"


def test_the_owner_turns_seats_into_bots_and_back(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    seat = f"/api/tables/{table.id}/seats/1"
    assert anna.refused("POST", f"/api/tables/{table.id}/start").id == "problem-seats-missing"
    changed = anna.put(seat, {"kind": "bot", "level": "hard"}, Table)
    assert (changed.seats[1].kind, changed.seats[1].level) == ("bot", "hard")
    assert anna.refused("PUT", seat, {"kind": "bot", "level": "godlike"}).id == "problem-bad-seats"
    changed = anna.put(seat, {"kind": "open"}, Table)
    assert (changed.seats[1].kind, changed.seats[1].level) == ("open", None)
    moved = anna.put(seat, {"kind": "me"}, Table)
    assert (moved.you, [seat.kind for seat in moved.seats]) == (1, ["open", "person"])


def test_a_guest_takes_no_seat_of_a_bot(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open", "easy", public=True)
    path = f"/api/tables/{table.id}"
    bo.post(f"{path}/join", {}, Table)
    assert bo.refused("PUT", f"{path}/seats/2", {"kind": "me"}).id == "problem-not-owner"
    assert [seat.kind for seat in bo.get(path, Table).seats] == ["person", "person", "bot"]
    assert anna.put(f"{path}/seats/2", {"kind": "me"}, Table).you == 2


def test_ownership_passes_on_and_the_last_to_leave_closes_the_table(anna: Person, bo: Person) -> None:
    table = open_table(anna, "me", "open", public=True)
    bo.post(f"/api/tables/{table.id}/join", {}, Table)
    left = anna.post(f"/api/tables/{table.id}/leave", None, Table)
    assert (left.you, left.owner, left.seats[0].kind) == (None, False, "open")
    assert bo.get(f"/api/tables/{table.id}", Table).owner
    assert anna.refused("POST", f"/api/tables/{table.id}/leave").id == "problem-not-your-seat"
    bo.post(f"/api/tables/{table.id}/leave", None, Table)
    assert bo.refused("GET", f"/api/tables/{table.id}").id == "problem-unknown-table"


def test_lists_show_public_tables_and_ones_own(anna: Person, bo: Person) -> None:
    hidden = open_table(anna, "me", "open")
    shown = [open_table(anna, "me", "open", public=True) for _ in range(3)]

    def listed(person: Person, **params: str | int | bool) -> list[str]:
        found = person.get("/api/tables", list[TableSummary], **params)
        return [table.id for table in found]

    newest = [table.id for table in reversed(shown)]
    assert listed(bo, status="open")[:3] == newest
    assert listed(bo, mine=True) == []
    assert listed(anna, mine=True) == [*newest, hidden.id]
    assert listed(anna, mine=True, limit=2) == newest[:2]
    assert listed(anna, mine=True, before=newest[1]) == [newest[2], hidden.id]
    assert listed(anna, mine=True, status="finished") == []
    assert anna.refused("GET", "/api/tables?limit=0").id == "problem-malformed"
    assert anna.refused("GET", "/api/tables?status=lost").id == "problem-malformed"


def test_ids_that_no_table_can_have_are_unknown(anna: Person) -> None:
    for name in ("%00", "%ff", "%F0%9F%98%80", "a" * 5000):
        for path in ("", "/position", "/chat", "/log", "/replay"):
            assert anna.refused("GET", f"/api/tables/{name}{path}").id == "problem-unknown-table"
        assert anna.refused("POST", f"/api/tables/{name}/start").id == "problem-unknown-table"
        assert anna.get("/api/tables", list[TableSummary], before=unquote(name)) == []


def test_tables_that_no_game_could_start_from_are_refused(anna: Person) -> None:
    def problem(**body: object) -> str:
        return anna.refused("POST", "/api/tables", {"game": "palatinus", **body}).id

    me, bot = {"kind": "me"}, {"kind": "bot"}
    assert problem(game="chess", seats=[me, bot]) == "problem-unknown-game"
    assert problem(seats=[me]) == "problem-bad-seats"
    assert problem(seats=[me] + [bot] * 5) == "problem-bad-seats"
    assert problem(seats=[me, me]) == "problem-bad-seats"
    assert problem(seats=[me, {"kind": "bot", "level": "godlike"}]) == "problem-bad-seats"
    assert problem(seats=[{"kind": "me", "colour": "mauve"}, bot]) == "problem-bad-seats"
    assert problem(seats=[{"kind": "me", "colour": "red"}, {"kind": "bot", "colour": "red"}]) == (
        "problem-colour-taken"
    )
    assert problem(seats=[me, bot], options={"handedness": "both"}) == "problem-bad-options"
    assert problem(seats=[me, bot], options={"starting_player": 2}) == "problem-bad-options"
    assert problem(seats=[me, bot], options={"colours": "red"}) == "problem-bad-options"
    assert problem(seats=[me, {"kind": "open"}], start=True) == "problem-seats-missing"
    assert problem(seats=[{"kind": "king"}, bot]) == "problem-malformed"
    assert problem(seats=[me, bot], stakes=100) == "problem-malformed"
    assert problem() == "problem-malformed"


def test_options_come_back_with_their_defaults(anna: Person) -> None:
    table = open_table(anna, "me", "open", options={"starting_player": 1})
    assert table.options["starting_player"] == 1
    assert table.options["handedness"] == "right"
    assert "colours" not in table.options
    assert msgspec.json.decode(msgspec.json.encode(table), type=Table) == table


def test_whoever_opens_a_table_of_bots_watches_it_and_finds_it_again(anna: Person, bo: Person) -> None:
    table = open_table(anna, "easy", "easy", "easy", start=True)
    assert (table.status, table.you, table.owner) == ("running", None, True)
    mine = anna.get("/api/tables", list[TableSummary], mine="true")
    assert [summary.id for summary in mine] == [table.id]
    assert bo.refused("GET", f"/api/tables/{table.id}").id == "problem-private-table"


def test_first_visits_at_the_same_moment_are_all_let_in(house: House, anna: Person) -> None:
    """A page that opens asks for several things at once, all of them for the first time."""
    table = open_table(anna, "me", "open")
    with ThreadPoolExecutor(12) as pool:
        for _ in range(3):
            with house.guest() as guest:
                guest.http.get("/api/me")
                cookies = dict(guest.http.cookies)
            barrier = threading.Barrier(12)

            def visit(
                number: int, cookies: dict[str, str] = cookies, barrier: threading.Barrier = barrier
            ) -> int:
                with house.guest() as tab:
                    tab.http.cookies.update(cookies)
                    barrier.wait()
                    if number % 2:
                        return tab.http.put("/api/me", json={"name": "Bo"}).status_code
                    path = f"/api/tables/{table.id}"
                    return tab.http.get(path, params={"invite": str(table.invite)}).status_code

            assert list(pool.map(visit, range(12))) == [200] * 12
