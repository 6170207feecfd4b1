"""The script ./dev, as far as it can be tried without installing everything anew."""

import argparse
import importlib.machinery
import importlib.util
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import NoReturn

import pytest

ROOT = Path(__file__).resolve().parents[2]

pytestmark = pytest.mark.packaging


@pytest.fixture(scope="module")
def dev() -> ModuleType:
    loader = importlib.machinery.SourceFileLoader("dev", str(ROOT / "dev"))
    specification = importlib.util.spec_from_loader("dev", loader)
    assert specification is not None
    module = importlib.util.module_from_spec(specification)
    loader.exec_module(module)
    return module


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "dev"), *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "command", ["setup", "serve", "test", "build", "lint", "format", "bench", "pin", "clean"]
)
def test_every_command_explains_itself(command: str) -> None:
    finished = run(command, "--help")
    assert finished.returncode == 0
    assert f"usage: ./dev {command}" in finished.stdout


@pytest.mark.parametrize(
    ("extra", "venv"), [(["server", "--scenario", "herd"], ".venv"), (["palatinus"], ".venv-bench")]
)
def test_the_server_is_measured_with_its_own_packages(
    dev: ModuleType, extra: list[str], venv: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Sequence[str | Path]] = []

    def begin(command: Sequence[str | Path]) -> NoReturn:
        begun.append(command)
        raise SystemExit

    monkeypatch.setattr(dev, "install_requirements", lambda *names: None)
    monkeypatch.setattr(dev, "install_project", lambda venv: None)
    monkeypatch.setattr(dev, "replace_by", begin)
    with pytest.raises(SystemExit):
        dev.bench(argparse.Namespace(), extra)
    ((program, *words),) = begun
    assert Path(program).relative_to(ROOT).parts[0] == venv
    assert words == ["bench", *extra]


def test_a_misspelt_option_is_refused() -> None:
    finished = run("clean", "--al")
    assert finished.returncode == 2
    assert "unknown option for clean: --al" in finished.stderr


@pytest.mark.parametrize(
    ("version", "is_good"),
    [
        ("v20.18.9", False),
        ("v20.19.0", True),
        ("v21.7.0", False),
        ("v22.12.1", True),
        ("v23.11.0", False),
        ("v26.0.0", True),
        ("", False),
    ],
)
def test_only_a_node_that_the_client_can_be_built_with_is_taken(
    dev: ModuleType, version: str, is_good: bool
) -> None:
    assert dev.satisfies(version, "^20.19.0 || ^22.12.0 || >=24.0.0") is is_good


def test_lint_covers_the_python_code_and_the_page(dev: ModuleType) -> None:
    checks = dev.lint_checks(dev.Node(["npm"], {}))
    scripts = {check.command[-1] for check in checks if check.command[0] == "npm"}
    assert scripts == {"check", "lint", "format:check", "types:check"}
    assert scripts <= dev.npm_scripts()
    tools = {Path(check.command[0]).stem for check in checks if check.command[0] != "npm"}
    assert tools == {"ruff", "mypy"}


def test_work_is_done_again_when_a_file_changes_moves_or_goes(
    dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dev, "ROOT", tmp_path)
    folder = tmp_path / "src"
    folder.mkdir()
    (folder / "a").write_text("1")
    fingerprints = [dev.digest(folder)]
    (folder / "a").write_text("2")
    fingerprints.append(dev.digest(folder))
    (folder / "a").rename(folder / "b")
    fingerprints.append(dev.digest(folder))
    (folder / "b").unlink()
    fingerprints.append(dev.digest(folder))
    assert len(set(fingerprints)) == 4
    (folder / "a").write_text("1")
    assert dev.digest(folder) == fingerprints[0]


def test_a_process_that_a_test_forgot_is_found_where_the_system_tells_its_environment(
    dev: ModuleType,
) -> None:
    setting = f"PENTAPOLIS_FORGOTTEN={os.getpid()}"
    name, _, value = setting.partition("=")
    assert list(dev.processes_with(setting)) == []
    with subprocess.Popen(
        [sys.executable, "-c", "print(flush=True); input()"],
        env={**os.environ, name: value},
        start_new_session=True,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as forgotten:
        assert forgotten.stdout is not None
        forgotten.stdout.readline()  # it runs now: before that the system may not tell yet
        found = [number for number, _ in dev.processes_with(setting)]
        forgotten.kill()
    assert found == ([forgotten.pid] if Path("/proc/self/environ").exists() else [])


def test_checks_run_beside_another_and_every_failure_counts(
    dev: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    def check(title: str, script: str) -> object:
        return dev.Check(title, [sys.executable, "-c", script])

    steps = dev.Steps(dev.Node(["npm"], dict(os.environ)))
    steps.run_beside(
        check("shown", "print('first')"),
        check("quiet", "print('second'); raise SystemExit(3)"),
        check("last", "print('third')"),
    )
    assert [(title, code) for title, code, _ in steps.results] == [("shown", 0), ("quiet", 3), ("last", 0)]
    assert steps.sum_up() == 3
    printed = capfd.readouterr().out
    assert printed.index("first") < printed.index("second") < printed.index("third")
