"""`HEAD`, `OPTIONS`, and what is allowed where."""

from __future__ import annotations

import pytest

from tests.server.house import Person, open_table, start_together

PATHS = ("/", "/tables/abc", "/api/me", "/api/games", "/api/tables", "/api/docs", "/api/schema.json")
CHANGING = {"date", "set-cookie", "x-request-id"}


def headers(person: Person, method: str, path: str) -> tuple[int, dict[str, str]]:
    """What is said before the body."""
    response = person.http.request(method, path)
    if method == "HEAD":
        assert response.content == b""
    return response.status_code, {
        name: value for name, value in response.headers.items() if name not in CHANGING
    }


@pytest.mark.parametrize("path", PATHS)
def test_head_says_what_get_says_without_the_body(anna: Person, path: str) -> None:
    status, said = headers(anna, "HEAD", path)
    assert (status, said) == headers(anna, "GET", path)
    assert status == 200
    assert int(said.get("content-length", 1)) > 0


def test_head_of_a_table_and_of_nothing(anna: Person, bo: Person) -> None:
    table = start_together(anna, bo)
    for path in (f"/api/tables/{table.id}", f"/api/tables/{table.id}/position"):
        assert headers(anna, "HEAD", path) == headers(anna, "GET", path)
    assert headers(anna, "HEAD", "/api/nothing")[0] == 404
    assert headers(anna, "HEAD", "/api/tables/nothing")[0] == 404
    assert headers(anna, "HEAD", f"/api/tables/{table.id}/moves")[0] == 405


def test_the_connection_goes_on_after_a_head(anna: Person) -> None:
    for _ in range(3):
        anna.http.head("/api/games")
        assert anna.http.get("/api/about").json()["games"] >= 5


def test_options_tell_what_is_allowed(anna: Person) -> None:
    table = open_table(anna, "me", "open")
    allowed = {
        "/": "GET, HEAD, OPTIONS",
        "/api/me": "GET, HEAD, OPTIONS, PUT",
        "/api/tables/": "GET, HEAD, OPTIONS, POST",
        f"/api/tables/{table.id}": "GET, HEAD, OPTIONS",
        f"/api/tables/{table.id}/start": "OPTIONS, POST",
    }
    for path, methods in allowed.items():
        response = anna.http.options(path)
        assert (response.status_code, response.headers["allow"]) == (204, methods)
        assert "default-src 'self'" in response.headers["content-security-policy"]
    for path in ("/api/nothing", "/api/tables/a/b/c"):
        assert anna.refused("OPTIONS", path).id == "problem-not-found"


def test_a_method_that_is_not_allowed_is_told_which_are(anna: Person) -> None:
    for method, path, allowed in (
        ("DELETE", "/api/me", "GET, HEAD, OPTIONS, PUT"),
        ("GET", "/api/tables/nothing/start", "OPTIONS, POST"),
        ("POST", "/", "GET, HEAD, OPTIONS"),
    ):
        response = anna.http.request(method, path)
        assert (response.status_code, response.headers["allow"]) == (405, allowed)
