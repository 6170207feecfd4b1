"""Network addresses: known again, never told, and counted for tables of bots."""

from __future__ import annotations

from dataclasses import replace

from pentapolis.server.addresses import Addresses
from pentapolis.server.limits import network_of
from pentapolis.server.storage import tables
from pentapolis.server.storage.store import Store
from pentapolis.server.types.tables import Table
from tests.server.conftest import NewDatabase
from tests.server.house import open_house, open_table, quick, seats


def test_an_address_is_known_again_but_cannot_be_told() -> None:
    addresses = Addresses("secret")

    def key(host: str) -> str:
        return addresses.key(network_of(host))

    home = key("192.0.2.7")
    assert home == key("192.0.2.7") == key("::ffff:192.0.2.7")
    assert home != key("192.0.2.8")
    assert home != Addresses("other").key("192.0.2.7")
    assert "192" not in home
    assert len(home) <= 40
    assert key("2001:db8:1:2::1") == key("2001:db8:1:2:ffff::9")
    assert key("2001:db8:1:2::1") != key("2001:db8:1:3::1")
    assert key("fe80::1%eth0") == key("fe80::2")
    assert key("/run/socket") != home


def test_a_table_remembers_where_it_was_opened_but_not_from_which_address(new_database: NewDatabase) -> None:
    config = replace(quick(new_database("sqlite")), secret="known to the test", trusted_proxies=())
    with open_house(config) as house, house.guest() as anna:
        table = open_table(anna, "me", "easy")
        daily = anna.post("/api/daily", None, Table)
        assert "127.0.0.1" not in "".join(anna.heard)
    store = Store(config.database_url)
    for table_id in (table.id, daily.id):
        record = store.read_now(tables.load, table_id)
        assert record is not None
        assert record.opened_from == Addresses("known to the test").key("127.0.0.1")
    store.close()


def test_only_so_many_tables_of_bots_run_for_a_person_and_an_address(database: str) -> None:
    seconds = dict.fromkeys(("easy", "medium", "hard"), 60.0)
    config = replace(
        quick(database),
        bot_seconds=seconds,
        bot_tables_per_person=2,
        bot_tables_per_address=3,
        trusted_proxies=(),
    )
    bots = {"game": "palatinus", "seats": seats("hard", "hard"), "start": True}
    with open_house(config) as house, house.guest() as anna, house.guest() as bo:
        for _ in range(2):
            anna.post("/api/tables", bots, Table)
        refused = anna.http.post("/api/tables", json=bots)
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "60")
        later = open_table(anna, "hard", "hard")
        assert anna.refused("POST", f"/api/tables/{later.id}/start").id == "problem-too-many"
        assert anna.get(f"/api/tables/{later.id}", Table).status == "open"
        open_table(anna, "me", "hard", start=True)  # with people as many as before
        bo.post("/api/tables", bots, Table)
        with house.guest() as anna_without_her_cookie:
            assert anna_without_her_cookie.refused("POST", "/api/tables", bots).id == "problem-too-many"
