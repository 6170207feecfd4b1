"""Settings: from a file, variables and flags, in this order; refused in one sentence when they cannot be."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, fields
from datetime import timedelta
from pathlib import Path
from typing import Annotated

import pytest

from pentapolis.cli import main, make_parser
from pentapolis.commands.config import settings_of
from pentapolis.server.config import AT_LEAST_ONE, STATIC, Config, address_and_port
from pentapolis.server.settings import (
    BadSetting,
    Settings,
    read_settings,
    sample,
    settings,
    settings_from,
    table,
)
from tests.server.house import PATIENCE

ROOT = Path(__file__).parents[2]

OTHERS: dict[str, tuple[str, object]] = {
    "host": ("0.0.0.0", "0.0.0.0"),
    "port": ("8080", 8080),
    "database_url": ("sqlite:///other.sqlite3", "sqlite:///other.sqlite3"),
    "secret": ("hush", "hush"),
    "origins": ("https://a.example,https://b.example", ("https://a.example", "https://b.example")),
    "trusted_proxies": ("10.0.0.0/8, ::1", ("10.0.0.0/8", "::1")),
    "hsts": ("1h", timedelta(hours=1)),
    "management": ("[::1]:9000", "[::1]:9000"),
    "log_level": ("debug", "debug"),
    "log_format": ("json", "json"),
    "access_log": ("yes", True),
    "bot_seconds": ("hard=5", {"easy": 0.3, "medium": 1.0, "hard": 5.0}),
}
"""Texts for settings whose values are no plain numbers, and what they mean."""


def other_value(name: str, default: object) -> tuple[str, object]:
    """Something else than the default, as text and as what it means: also for settings of days to come."""
    if name in OTHERS:
        return OTHERS[name]
    if isinstance(default, bool):
        return str(not default).lower(), not default
    if isinstance(default, timedelta):
        return "12345s", timedelta(seconds=12345)
    if isinstance(default, int | float):
        return "12345", type(default)(12345)
    if isinstance(default, Path) or name == "boxes":
        return "elsewhere", Path("elsewhere")
    raise AssertionError(f"say in OTHERS what {name} can be")


def from_command_line(*arguments: str, environment: Mapping[str, str] | None = None) -> Settings:
    """What `pentapolis serve` would take."""
    return settings_of(make_parser().parse_args(["serve", *arguments]), environment or {})


def in_toml(text: str, value: object) -> str:
    """How a file says it."""
    match value:
        case bool() | int() | float():
            return text if not isinstance(value, bool) else str(value).lower()
        case tuple():
            return "[" + ", ".join(f"'{part}'" for part in value) + "]"
        case dict():
            return f"{{ {text.replace('=', ' = ')} }}"
    return f"'{text}'"


@pytest.mark.parametrize("name", [one.name for one in fields(Config)])
def test_every_setting_can_be_given_in_file_variable_and_flag(name: str, tmp_path: Path) -> None:
    (setting,) = [one for one in settings() if one.field == name]
    text, value = other_value(name, setting.default)
    assert value != setting.default
    file = tmp_path / "pentapolis.toml"
    file.write_text(f"{setting.name} = {in_toml(text, value)}\n")
    flag = [setting.flag] if isinstance(value, bool) and value else [setting.flag, text]
    for given, source in (
        (from_command_line("--config", str(file)), str(file)),
        (from_command_line(environment={"PENTAPOLIS_CONFIG": str(file)}), str(file)),
        (from_command_line(environment={setting.variable: text}), setting.variable),
        (from_command_line(*flag), setting.flag),
    ):
        assert getattr(given.config, name) == value
        assert given.sources[name] == source
        assert [other for other, where in given.sources.items() if where != "default"] == [name]


def test_flags_count_before_variables_before_the_file_before_defaults(tmp_path: Path) -> None:
    file = tmp_path / "pentapolis.toml"
    file.write_text("port = 1\ntables_per_person = 1\nlines_per_person = 1\nbot_seconds = { easy = 1 }\n")
    environment = {
        "PENTAPOLIS_PORT": "2",
        "PENTAPOLIS_TABLES_PER_PERSON": "2",
        "PENTAPOLIS_HOST": "",
        "PENTAPOLIS_BOT_SECONDS": "medium=2",
    }
    found = from_command_line(
        "--config", str(file), "--port", "3", "--bot-seconds", "hard=3", environment=environment
    )
    config = found.config
    assert (config.port, config.tables_per_person, config.lines_per_person) == (3, 2, 1)
    assert config.host == "127.0.0.1", "an empty variable is none"
    assert config.bot_seconds == {"easy": 1.0, "medium": 2.0, "hard": 3.0}
    names = ("port", "tables_per_person", "lines_per_person", "host")
    expected = ["--port", "PENTAPOLIS_TABLES_PER_PERSON", str(file), "default"]
    assert [found.sources[name] for name in names] == expected


def test_names_from_earlier_versions_still_work() -> None:
    found = from_command_line(
        *("--database", "sqlite:///a", "--origin", "https://a.example", "--origin", "https://b.example"),
        *("--bot-workers", "3", "--log-level", "warning", "--boxes", "b"),
        environment={"PENTAPOLIS_DATABASE": "sqlite:///c", "PENTAPOLIS_SECRET": "hush"},
    ).config
    assert (found.database_url, found.secret) == ("sqlite:///a", "hush")
    assert found.origins == ("https://a.example", "https://b.example")
    assert (found.bot_workers, found.log_level, found.boxes) == (3, "warning", Path("b"))


@pytest.mark.parametrize(
    ("text", "seconds"), [("90", 90), ("90s", 90), ("3m", 180), ("1.5h", 5400), ("30d", 2592000), ("0", 0)]
)
def test_durations_have_units(text: str, seconds: int) -> None:
    assert from_command_line("--away", text).config.away == timedelta(seconds=seconds)


@pytest.mark.parametrize(
    ("variable", "text", "sentence"),
    [
        ("PORT", "x", "must be a whole number, got 'x'."),
        ("PORT", "-1", "must be 0 to 65535, got -1."),
        ("TABLES_PER_PERSON", "0", "must be at least 1, got 0."),
        ("BOT_WORKERS", "-1", "must be at least 0, got -1."),
        ("HEARTBEAT", "nan", "must be a number, got 'nan'."),
        ("HEARTBEAT", "0", "must be more than 0, got 0."),
        ("AWAY", "soon", "must be a duration such as 90s, 3m, 12h or 30d, got 'soon'."),
        ("AWAY", "1e30d", "must be a duration such as 90s, 3m, 12h or 30d, got '1e30d'."),
        ("HSTS", "9" * 20, f"must be a duration such as 90s, 3m, 12h or 30d, got '{'9' * 20}'."),
        ("ACCESS_LOG", "perhaps", "must be true or false, got 'perhaps'."),
        ("LOG_LEVEL", "loud", "must be one of debug, info, warning, error, got 'loud'."),
        (
            "ORIGINS",
            "play.example",
            'such as https://play.example.org, without a path, got ["play.example"].',
        ),
        (
            "ORIGINS",
            "https://play.example/games",
            'such as https://play.example.org, without a path, got ["https://play.example/games"].',
        ),
        ("PORT", "65536", "must be 0 to 65535, got 65536."),
        ("TRUSTED_PROXIES", "proxy", 'such as 10.0.0.0/8, or * alone, got ["proxy"].'),
        ("TRUSTED_PROXIES", "10.0.0.1/8", 'such as 10.0.0.0/8, or * alone, got ["10.0.0.1/8"].'),
        ("MANAGEMENT", "9000", 'must be an address and a port such as 127.0.0.1:9000, got "9000".'),
        ("BOT_SECONDS", "hard", "must be numbers with names, such as easy=0.3, got 'hard'."),
        ("BOT_SECONDS", "brutal=3", "for easy, medium or hard, more than 0, got { brutal = 3 }."),
    ],
)
def test_a_variable_that_cannot_be_gets_one_sentence(variable: str, text: str, sentence: str) -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({}, {f"PENTAPOLIS_{variable}": text})
    told = str(refused.value)
    assert told.startswith(f"PENTAPOLIS_{variable} must be ")
    assert told.endswith(sentence)
    assert "\n" not in told


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ('port = "8000"', "FILE: port must be a whole number, got '8000'."),
        ("port = true", "FILE: port must be a whole number, got True."),
        ("bot_worker = 2", "FILE: there is no setting bot_worker; did you mean bot_workers?"),
        ("[server]\nport = 1", "FILE: settings stand without a section; remove the line [server]."),
        ("colour = 2", "FILE: there is no setting colour; `pentapolis config` shows all there are."),
        ("origins = 'https://a.example'", "FILE: origins must be a list of texts, got 'https://a.example'."),
        ("secret = 7", "FILE: secret must be a text, got ***."),
        ("tables_per_person = 0", "FILE: tables_per_person must be at least 1, got 0."),
    ],
)
def test_a_file_that_cannot_be_gets_one_sentence(content: str, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "pentapolis.toml"
    file.write_text(content)
    with pytest.raises(BadSetting) as refused:
        from_command_line("--config", str(file))
    assert str(refused.value) == sentence.replace("FILE", str(file))


@pytest.mark.parametrize("content", [b"port =", b"port = 1\nport = 2", b"\xff"])
def test_a_file_that_is_not_toml_gets_one_sentence(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "pentapolis.toml"
    file.write_bytes(content)
    told = re.escape(f"The file {file} (--config) is not TOML: ") + r".+\.$"
    with pytest.raises(BadSetting, match=told):
        from_command_line("--config", str(file))


def test_a_file_that_is_missing_gets_one_sentence() -> None:
    with pytest.raises(BadSetting) as refused:
        read_settings({}, {"PENTAPOLIS_CONFIG": "/nothing/here"})
    told = "The file /nothing/here (PENTAPOLIS_CONFIG) cannot be read: No such file or directory."
    assert str(refused.value) == told


def test_a_misspelt_variable_is_refused_and_others_are_let_be() -> None:
    with pytest.raises(BadSetting, match="PENTAPOLIS_DATABSE; did you mean PENTAPOLIS_DATABASE"):
        read_settings({}, {"PENTAPOLIS_DATABSE": "sqlite:///a"})
    assert read_settings({}, {"PENTAPOLIS_TEST_RUN": "1", "HOME": "/"}).ignored == ("PENTAPOLIS_TEST_RUN",)


def test_a_server_told_nonsense_ends_with_that_sentence() -> None:
    command = [sys.executable, "-m", "pentapolis.cli", "serve", "--log-format", "xml"]
    ended = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (ended.returncode, ended.stdout) == (1, "")
    assert ended.stderr == "--log-format must be one of text, json, got 'xml'.\n"


def test_the_settings_are_shown_with_their_sources_and_without_secrets(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PENTAPOLIS_SECRET", "hush")
    url = "postgresql+psycopg://user:hush@host/name?password=hush"
    assert main(["config", "--database", url, "--hsts", "0"]) == 0
    shown = capsys.readouterr().out
    assert "hush" not in shown
    assert 'database = "postgresql+psycopg://user:***@host/name?password=***"  # --database\n' in shown
    assert 'secret = "***"  # PENTAPOLIS_SECRET\n' in shown
    assert "hsts = 0  # --hsts\n" in shown
    assert "port = 8000  # default\n" in shown
    assert tomllib.loads(shown)["away"] == "3m"


def test_the_sample_is_a_file_with_every_setting_at_its_default(tmp_path: Path) -> None:
    lines = [line.removeprefix("# ") for line in sample().splitlines() if re.match(r"# [a-z_]+ = ", line)]
    file = tmp_path / "pentapolis.toml"
    file.write_text("\n".join(lines))
    assert list(tomllib.loads(file.read_text())) == [setting.name for setting in settings()]
    found = read_settings({}, {}, file).config
    changed = [one.name for one in fields(Config) if getattr(found, one.name) != getattr(Config(), one.name)]
    assert changed == ["secret", "management", "boxes"], "these have no default"


def test_the_documentation_has_the_table_of_all_settings() -> None:
    text = (ROOT / "docs" / "self-hosting.md").read_text("utf-8")
    assert table() in text, "put what `pentapolis config --table` prints into docs/self-hosting.md"
    for one in fields(Config):
        (setting,) = [setting for setting in settings() if setting.field == one.name]
        assert setting.about.endswith("."), f"{one.name} needs a docstring"


def test_the_table_is_the_same_on_every_machine() -> None:
    assert str(STATIC) not in table()
    assert "processor cores minus one" in table()


@dataclass(frozen=True, slots=True, kw_only=True)
class Larger(Config):
    """Settings of another day."""

    tea_pots: Annotated[int, AT_LEAST_ONE] = 3
    """How many pots
    of tea there are."""

    tea_name: str | None = None
    """What the tea is called."""


def test_a_field_that_is_added_is_a_setting_everywhere() -> None:
    *_, pots, name = settings_from(Larger)
    assert (pots.name, pots.variable, pots.flag) == ("tea_pots", "PENTAPOLIS_TEA_POTS", "--tea-pots")
    assert (pots.about, pots.default) == ("How many pots of tea there are.", 3)
    assert (name.shown_default, name.read_text("mint", "here")) == ("none", "mint")


@pytest.mark.parametrize(
    "text", ["", ":", "9000", "localhost", ":9000", "::1:9000", "a:b", "a:70000", "[::1]"]
)
def test_an_address_needs_a_host_and_a_port(text: str) -> None:
    with pytest.raises(ValueError, match="is no address with a port"):
        address_and_port(text)
    assert address_and_port("[::1]:9000") == ("::1", 9000)
    assert address_and_port("localhost:0") == ("localhost", 0)
