"""Around the games: the list of games, the client's files, the API page, errors and safety."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import brotli
import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

import pentapolis
from pentapolis.games import titles
from pentapolis.server import problems
from pentapolis.server.encodings import chosen
from pentapolis.server.schema import API_TYPES, schema
from pentapolis.server.types.games import About, GameInfo
from pentapolis.server.types.problems import Problem
from tests.server.conftest import NewDatabase
from tests.server.house import House, Person, open_house, open_table, quick

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built client, as far as the server cares."""
    folder = tmp_path_factory.mktemp("static")
    (folder / "assets").mkdir()
    for name, text in (
        ("index.html", f"<!doctype html><title>the client</title>{' ' * 1000}"),
        ("assets/index-1a2b.js", "0;" * 1000),
    ):
        (folder / name).write_text(text)
        (folder / f"{name}.br").write_bytes(brotli.compress(text.encode()))
        (folder / f"{name}.gz").write_bytes(gzip.compress(text.encode()))
    (folder / "assets" / "font-3c4d.woff2").write_bytes(b"a font")
    (folder.parent / "secret.txt").write_text("nobody may read this")
    return folder


@pytest.fixture(scope="module")
def tidy_house(new_database: NewDatabase, client: Path) -> Iterator[House]:
    """A server with a client and tight limits."""
    config = replace(
        quick(new_database("sqlite")),
        static=client,
        tables_per_person=2,
        tables_per_address=4,
        trusted_proxies=(),
        origins=("https://play.example.org",),
    )
    with open_house(config) as house:
        yield house


@pytest.fixture
def dora(tidy_house: House) -> Iterator[Person]:
    """Somebody at that server."""
    with tidy_house.guest() as person:
        yield person


def test_all_five_games_are_listed_and_the_ready_ones_can_be_set_up(dora: Person) -> None:
    games = dora.get("/api/games", list[GameInfo])
    assert [game.key for game in games] == list(titles())
    for game in games:
        assert game.ready == (game.key in pentapolis.keys())
        if game.ready:
            assert game.seats == list(pentapolis.game(game.key).seats)
            assert game.levels == ["easy", "medium", "hard"]
            assert all(option.default in option.values for option in game.options)
            assert "colours" not in [option.name for option in game.options]
    assert dora.get("/api/about", About).version == pentapolis.__version__


def test_the_client_is_served_and_its_page_answers_for_every_address(dora: Person) -> None:
    for path in ("/", "/tables/abc", "/palatinus"):
        page = dora.http.get(path)
        assert "the client" in page.text
        assert page.headers["cache-control"] == "no-cache"
    script = dora.http.get("/assets/index-1a2b.js")
    assert script.text.startswith("0;")
    assert "javascript" in script.headers["content-type"]
    assert "immutable" in script.headers["cache-control"]
    assert dora.refused("GET", "/assets/gone.js").id == "problem-not-found"
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/assets/../../secret.txt"):
        assert "nobody may read" not in dora.http.get(path).text
    for name in ("%00", "a" * 300, "a" * 5000):
        assert "the client" in dora.http.get(f"/{name}").text
        assert dora.refused("GET", f"/assets/{name}").id == "problem-not-found"


def test_files_are_sent_as_the_build_has_packed_them(dora: Person) -> None:
    for path, cache in (("/assets/index-1a2b.js", "immutable"), ("/tables/abc", "no-cache")):
        plain = dora.http.get(path, headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        sizes = {"": int(plain.headers["content-length"])}
        etags = {plain.headers["etag"]}
        for accepted, encoding in (
            ("gzip, deflate, br, zstd", "br"),
            ("gzip", "gzip"),
            ("br;q=0.1, *", "gzip"),
        ):
            packed = dora.http.get(path, headers={"Accept-Encoding": accepted})
            assert packed.headers["content-encoding"] == encoding
            assert packed.content == plain.content
            assert packed.headers["content-type"] == plain.headers["content-type"]
            assert cache in packed.headers["cache-control"]
            assert packed.headers["vary"] == "Accept-Encoding"
            sizes[encoding] = int(packed.headers["content-length"])
            etags.add(packed.headers["etag"])
            head = dora.http.head(path, headers={"Accept-Encoding": accepted})
            assert head.content == b""
            alike = ("content-encoding", "content-length", "content-type", "cache-control", "vary", "etag")
            assert [head.headers[name] for name in alike] == [packed.headers[name] for name in alike]
        assert sizes["br"] < sizes["gzip"] < sizes[""]
        assert plain.headers["vary"] == "Accept-Encoding"
        assert len(etags) == 3


def test_what_is_not_packed_is_sent_as_it_is(dora: Person) -> None:
    picture = dora.http.get("/assets/font-3c4d.woff2", headers={"Accept-Encoding": "br, gzip"})
    assert picture.content == b"a font"
    assert "content-encoding" not in picture.headers
    assert "vary" not in picture.headers
    for name in ("index-1a2b.js.br", "index-1a2b.js.gz"):
        assert dora.refused("GET", f"/assets/{name}").id == "problem-not-found"


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("", None),
        ("identity", None),
        ("gzip, deflate, br, zstd", "br"),
        ("GZIP", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("br;q=0.5, gzip;q=0.8", "gzip"),
        ("br;q=0.5, gzip;q=0.5", "br"),
        ("identity, br;q=0.5", None),
        ("identity;q=0.5, br", "br"),
        ("*", "br"),
        ("*;q=0", None),
        ("br;q=2, gzip;q=x", None),
        ("zstd", None),
    ],
)
def test_clients_get_what_they_can_read(accepted: str, sent: str | None) -> None:
    assert chosen(accepted, ["br", "gzip"]) == sent


def test_without_a_built_client_the_page_says_what_to_do(new_database: NewDatabase, tmp_path: Path) -> None:
    config = replace(quick(new_database("sqlite")), static=tmp_path / "nothing")
    with open_house(config) as house:
        assert "./dev build" in httpx.get(house.url, verify=False).text


def test_the_api_page_describes_every_route_without_help_from_outside(dora: Person) -> None:
    page = dora.http.get("/api/docs").text
    assert "POST /api/tables/{table_id}/moves" in page
    assert not re.search(r"(src|href)=.?https?:", page)
    assert "<script" not in page
    described = dora.get("/api/schema.json", dict[str, object])
    paths = described["paths"]
    assert isinstance(paths, dict)
    documented = set(
        re.findall(r"`(?:GET|PUT|POST) (/api/[^`?]*)", (ROOT / "docs" / "api.md").read_text("utf-8"))
    )
    written = {
        re.sub(r"{(chapter|puzzle)_name}", "{name}", path.replace("{table_id}", "{id}")) for path in paths
    }
    assert documented - {"/api/tables/{id}/live"} == written


def test_every_response_keeps_the_browser_safe(dora: Person) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/api/docs", "/assets/index-1a2b.js"):
        headers = dora.http.get(path).headers
        assert "default-src 'self'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
    with httpx.Client(base_url=dora.http.base_url, verify=False) as http:
        cookie = http.get("/api/me").headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert "set-cookie" not in http.get("/api/me").headers


def test_requests_made_by_other_sites_are_refused(tidy_house: House, dora: Person) -> None:
    for origin in ("https://evil.example", "null", "http://[", "http://[x]"):
        problem = dora.refused("PUT", "/api/me", {"name": "Eve"}, origin=origin)
        assert problem.id == "problem-foreign-origin"
    assert dora.get("/api/me", dict[str, str]) == {"name": ""}
    for origin in (tidy_house.url, "https://play.example.org"):
        assert dora.http.put("/api/me", json={"name": "Dora"}, headers={"origin": origin}).status_code == 200


def test_bad_requests_get_a_problem(dora: Person) -> None:
    def problem(method: str, path: str, content: bytes | None = None) -> str:
        response = dora.http.request(method, path, content=content)
        found = Problem(**response.json())
        assert found.status == response.status_code
        assert found.text
        return found.id

    assert problem("GET", "/api/nothing") == "problem-not-found"
    assert problem("GET", "/api") == "problem-not-found"
    assert problem("GET", "/api/tables/nothing") == "problem-unknown-table"
    assert problem("POST", "/api/tables/nothing/start") == "problem-unknown-table"
    assert problem("DELETE", "/api/me") == "problem-method-not-allowed"
    assert problem("PUT", "/api/me", b"{") == "problem-malformed"
    assert problem("PUT", "/api/me", b"") == "problem-malformed"
    assert problem("PUT", "/api/me", b"\xff\xfe") == "problem-malformed"
    assert problem("PUT", "/api/me", b"[]") == "problem-malformed"
    assert problem("PUT", "/api/me", b"[" * 60_000) == "problem-malformed"
    assert problem("PUT", "/api/me", b'{"name": 7}') == "problem-malformed"
    assert problem("PUT", "/api/me", b'{"name": "A", "rank": 1}') == "problem-malformed"
    assert problem("PUT", "/api/me", b'{"name": "' + b"x" * 70_000 + b'"}') == "problem-too-large"


def test_a_request_without_a_body_is_told_so(dora: Person) -> None:
    problem = dora.refused("PUT", "/api/me")
    assert (problem.id, problem.args) == ("problem-malformed", {"detail": "the body is missing"})


def test_a_mistake_of_the_server_is_told_with_its_number_in_the_log(
    dora: Person, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken() -> list[GameInfo]:
        raise ZeroDivisionError("a private detail")

    monkeypatch.setattr("pentapolis.server.routes.general.game_list", broken)
    problem = dora.refused("GET", "/api/games")
    assert problem.id == "problem-internal"
    assert "private detail" not in problem.text
    assert any(str(problem.args["incident"]) in message for message in caplog.messages)


def test_only_so_many_tables_can_be_opened_at_once(tidy_house: House) -> None:
    body = {"game": "palatinus", "seats": [{"kind": "me"}, {"kind": "open"}]}
    with tidy_house.guest() as one, tidy_house.guest() as other:
        for person in (one, other):
            open_table(person, "me", "open")
            open_table(person, "me", "open")
            assert person.refused("POST", "/api/tables", body).id == "problem-too-many"
    with tidy_house.guest() as third:
        assert third.refused("POST", "/api/tables", body).id == "problem-too-many"


@pytest.mark.parametrize("language", ["en", "nl", "de"])
def test_every_problem_is_worded_in_three_languages(language: str) -> None:
    text = (ROOT / "src/pentapolis/locales" / language / "server.ftl").read_text("utf-8")
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(text))
    args = {
        "detail": "so",
        "seconds": 2,
        "incident": "1a2b",
        "box": "Mine",
        "present": "Ours",
        "until": "then",
    }
    for name in [*problems.STATUS, "refusal-not-your-turn", "refusal-game-over"]:
        pattern = bundle.get_message(name).value
        assert pattern is not None
        worded, errors = bundle.format_pattern(pattern, args)
        assert not errors
        assert str(worded).endswith(".") or "so" in str(worded)


def test_the_documentation_lists_every_problem() -> None:
    text = (ROOT / "docs" / "api.md").read_text("utf-8")
    listed = set(re.findall(r"`(problem-[a-z-]+)`", text))
    assert listed == set(problems.STATUS)


def test_the_documentation_lists_every_kind_of_action() -> None:
    _, *chapters = (ROOT / "docs" / "api.md").read_text("utf-8").split("\nActions: ")
    for key in pentapolis.keys():
        chapter = next(text for text in chapters if f"src/pentapolis/games/{key}/" in text)
        listed = set(re.findall(r"`([a-z-]+)[ `]", chapter))
        assert {kind.verb for kind in pentapolis.game(key).action_space.kinds} <= listed, key


def test_the_schema_defines_everything_that_it_refers_to() -> None:
    document = schema()
    definitions = document["$defs"]
    assert isinstance(definitions, dict)
    referred = set(re.findall(r"'#/\$defs/([^']+)'", str(document)))
    assert referred <= set(definitions)
    assert {kind.__name__ for kind in API_TYPES} <= set(definitions)
    assert {"View", "Event", "Preview", "LiveMessage"} <= set(definitions)
