"""Files for containers and systemd, and the operator's page: what they name exists and can be read.

No image is built here. What can be checked without a container engine is checked against the real parser,
the real settings and the files of the repository.
"""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from configparser import RawConfigParser
from pathlib import Path

import msgspec
import pytest

from pentapolis.cli import make_parser
from pentapolis.commands.config import settings_of
from pentapolis.server import metrics
from pentapolis.server.config import Config, address_and_port
from pentapolis.server.settings import FILE_VARIABLE, read_settings, settings

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
PAGE = ROOT / "docs" / "self-hosting.md"
FILES = [*sorted(DEPLOY.iterdir()), PAGE, ROOT / "docs" / "administration.md"]

CALL = re.compile(r"(?:^|`|bin/)((?:PENTAPOLIS_\w+=\S+ )?pentapolis [a-z][^`\n]*)", re.MULTILINE)


def commands_in(text: str) -> Iterator[list[str]]:
    """The arguments of every call of `pentapolis` that a text shows."""
    for line in re.findall(
        r"(?:^|`|bin/)((?:PENTAPOLIS_\w+=\S+ )?pentapolis [a-z][^`\n]*)", text, re.MULTILINE
    ):
        words = shlex.split(line.partition("#")[0].partition(" > ")[0])
        yield words[words.index("pentapolis") + 1 :]


def check_command(arguments: list[str]) -> None:
    """Fail unless the real parser takes a command line."""
    parsed = make_parser().parse_args(arguments)
    if hasattr(parsed, "config"):
        parsed.config = None  # the file stands elsewhere
        settings_of(parsed, {})


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_command_and_variable_that_is_named_exists(file: Path) -> None:
    text = file.read_text("utf-8")
    for arguments in commands_in(text):
        check_command(arguments)
    known = {setting.variable for setting in settings()} | {FILE_VARIABLE}
    assert set(re.findall(r"PENTAPOLIS_[A-Z_]+", text)) <= known


def test_the_page_shows_commands() -> None:
    shown = list(commands_in(PAGE.read_text("utf-8")))
    assert ["serve", "--management", "127.0.0.1:9000"] in shown
    assert ["config", "--sample"] in shown
    assert len(shown) > 10


def test_the_page_links_to_files_that_exist() -> None:
    links = re.findall(r"\]\(([^)#:]+)\)", PAGE.read_text("utf-8"))
    assert {"../deploy/Containerfile", "../deploy/compose.yaml", "../deploy/pentapolis.service"} <= set(links)
    assert [link for link in links if not (PAGE.parent / link).exists()] == []


def test_the_page_lists_every_metric() -> None:
    families = {family.name for family in metrics.REGISTRY.collect() if family.name.startswith("pentapolis_")}
    listed = set(re.findall(r"`(pentapolis_\w+)`", PAGE.read_text("utf-8")))
    assert {name.removesuffix("_total") for name in listed} == families


# The image ------------------------------------------------------------------------------------------------


def instructions() -> list[list[tuple[str, str]]]:
    """The stages of the Containerfile: lists of instructions with what they say."""
    text = (DEPLOY / "Containerfile").read_text("utf-8").replace("\\\n", " ")
    stages: list[list[tuple[str, str]]] = []
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, _, rest = line.partition(" ")
        if name == "FROM":
            stages.append([])
        stages[-1].append((name, rest.strip()))
    return stages


def said(stage: list[tuple[str, str]], name: str) -> list[str]:
    """What the instructions of one name say."""
    return [rest for instruction, rest in stage if instruction == name]


def test_the_image_is_built_from_what_is_here() -> None:
    stages = instructions()
    assert len(stages) == 3
    names = [rest.partition(" AS ")[2] for stage in stages for rest in said(stage, "FROM")]
    assert names == ["page", "wheel", ""]
    for stage in stages:
        for rest in said(stage, "COPY"):
            *sources, _ = rest.split()
            if sources[0].startswith("--from="):
                assert sources[0].removeprefix("--from=") in names
                continue
            assert [source for source in sources if not (ROOT / source).exists()] == []
        for rest in said(stage, "RUN"):
            for file in re.findall(r"requirements/\S+", rest):
                assert (ROOT / file).is_file()
            assert "--require-hashes" in rest or "--no-deps" in rest or "pip" not in rest


def test_what_the_image_leaves_out_is_nothing_that_it_needs() -> None:
    left_out = [line for line in (ROOT / ".dockerignore").read_text("utf-8").splitlines() if line[:1] != "#"]
    assert {"web/node_modules", "src/pentapolis/server/static", ".git", ".venv"} <= set(left_out)
    copied = [rest for stage in instructions() for rest in said(stage, "COPY") if "--from" not in rest]
    assert not {source for rest in copied for source in rest.split()[:-1]} & set(left_out)


def test_the_image_serves_as_somebody_without_rights_and_looks_after_its_health() -> None:
    final = instructions()[-1]
    assert said(final, "USER") == ["pentapolis"]
    last_root = max(number for number, (name, _) in enumerate(final) if name == "RUN")
    assert last_root < [name for name, _ in final].index("USER")
    (entry,), (command,) = said(final, "ENTRYPOINT"), said(final, "CMD")
    assert [*json.loads(entry), *json.loads(command)] == ["pentapolis", "serve"]
    (variables,) = said(final, "ENV")
    environment = dict(pair.split("=", 1) for pair in variables.split())
    config = read_settings({}, environment).config
    assert (config.host, said(final, "EXPOSE")) == ("0.0.0.0", [str(config.port)])
    (health,) = said(final, "HEALTHCHECK")
    program = json.loads(health.partition("CMD ")[2])[2]
    compile(program, "the health check", "exec")
    assert config.management is not None
    assert f"http://{config.management}/healthz" in program


# Compose --------------------------------------------------------------------------------------------------


class Service(msgspec.Struct):
    """A service of the compose file, as far as it concerns us."""

    image: str
    networks: list[str]
    command: list[str] = []
    environment: dict[str, str] = {}
    build: dict[str, str] = {}
    ports: list[str] = []
    volumes: list[str] = []
    depends_on: dict[str, object] | list[str] = {}


class Compose(msgspec.Struct):
    """The compose file."""

    services: dict[str, Service]
    networks: dict[str, dict[str, object]]
    volumes: dict[str, dict[str, object]]


@pytest.fixture(scope="module")
def compose() -> Compose:
    """The compose file."""
    return msgspec.yaml.decode((DEPLOY / "compose.yaml").read_bytes(), type=Compose)


def test_compose_has_everything_and_publishes_only_the_proxy(compose: Compose) -> None:
    assert set(compose.services) == {"server", "worker", "database", "proxy"}
    assert [name for name, service in compose.services.items() if service.ports] == ["proxy"]
    for service in compose.services.values():
        assert set(service.networks) <= set(compose.networks)
        assert set(service.depends_on) <= set(compose.services)
        for volume in service.volumes:
            source = volume.partition(":")[0]
            assert source in compose.volumes or (DEPLOY / source).is_file()
        if service.build:
            assert (DEPLOY / service.build["context"]).resolve() == ROOT
            assert (ROOT / service.build["dockerfile"]).is_file()
    assert compose.services["proxy"].networks == ["front"]
    assert compose.networks["back"] == {"internal": True}


def test_compose_starts_our_programs_with_settings_that_can_be(compose: Compose) -> None:
    ours = {name: service for name, service in compose.services.items() if service.image == "pentapolis"}
    assert {name: service.command for name, service in ours.items()} == {
        "server": ["serve"],
        "worker": ["worker"],
    }
    for service in ours.values():
        check_command(service.command)
        environment = {
            name: re.sub(r"\$\{\w+:[^}]*\}", "secret", text) for name, text in service.environment.items()
        }
        config = read_settings({}, environment).config
        assert config.database_url == "postgresql+psycopg://pentapolis:secret@database/pentapolis"
        assert config.log_format == "json"
    assert read_settings({}, ours["server"].environment).config.trusted_proxies == ("*",)
    database = compose.services["database"].environment
    assert (database["POSTGRES_USER"], database["POSTGRES_DB"]) == ("pentapolis", "pentapolis")


def test_the_proxy_leads_to_the_server(compose: Compose) -> None:
    text = (DEPLOY / "Caddyfile").read_text("utf-8")
    (upstream,) = re.findall(r"^\s*reverse_proxy (\S+)", text, re.MULTILINE)
    name, port = address_and_port(upstream)
    assert name in compose.services
    assert port == Config().port
    assert text.count("{") == text.count("}")
    assert set(re.findall(r"\{\$(\w+)", text)) <= set(compose.services["proxy"].environment)


# systemd --------------------------------------------------------------------------------------------------


class Unit(RawConfigParser):
    """A file of systemd, which tells large letters from small ones."""

    def optionxform(self, optionstr: str) -> str:
        """A name, as it is."""
        return optionstr


def uncommented(file: Path, beginning: str) -> str:
    """A file with its examples taken out of their comments."""
    return re.sub(rf"^# (?={beginning})", "", file.read_text("utf-8"), flags=re.MULTILINE)


def test_the_unit_starts_the_server_with_files_that_are_given() -> None:
    unit = Unit(strict=False)  # a name may stand there twice
    unit.read_string((DEPLOY / "pentapolis.service").read_text("utf-8"))
    assert unit.sections() == ["Unit", "Service", "Install"]
    service = unit["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    assert program == "/opt/pentapolis/bin/pentapolis"
    check_command(arguments)
    page = PAGE.read_text("utf-8")
    for path in (arguments[-1], service["EnvironmentFile"].removeprefix("-")):
        assert (DEPLOY / Path(path).name).is_file()
        assert f"deploy/{Path(path).name} {path}" in page
    assert f"python3 -m venv {Path(program).parents[1]}\n" in page
    assert service["DynamicUser"] == "yes"
    assert service["ProtectSystem"] == "strict"


def test_the_sample_settings_of_the_unit_can_be_read(tmp_path: Path) -> None:
    file = tmp_path / "pentapolis.toml"
    file.write_text(uncommented(DEPLOY / "pentapolis.toml", "[a-z_]+ = "))
    environment = dict(
        line.split("=", 1)
        for line in uncommented(DEPLOY / "pentapolis.env", "PENTAPOLIS_").splitlines()
        if line and not line.startswith("#")
    )
    found = read_settings({}, {}, file)
    assert found.config.management == "127.0.0.1:9000"
    assert found.config.database_url == "sqlite:////var/lib/pentapolis/pentapolis.sqlite3"
    assert found.config.bot_workers == 3
    assert read_settings({}, environment).config.secret == "a-long-random-text"
