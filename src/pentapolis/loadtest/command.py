"""`pentapolis bench server`, from its options to its report."""

from __future__ import annotations

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path

import pentapolis
from pentapolis.kernel.errors import PentapolisError
from pentapolis.loadtest import usage
from pentapolis.loadtest.databases import Databases, SqliteDatabases, postgres_databases
from pentapolis.loadtest.postgres import postgres
from pentapolis.loadtest.report import Report, show, write
from pentapolis.loadtest.scenarios import herd, lists, moves, spectators, tables
from pentapolis.loadtest.servers import BARE, OURS, ServerCommand
from pentapolis.loadtest.sizes import (
    SCENARIOS,
    HerdSizes,
    ListsSizes,
    MovesSizes,
    SpectatorsSizes,
    TablesSizes,
    sized,
)
from pentapolis.loadtest.stage import Say, Stage


def measure(args: argparse.Namespace) -> int:
    """Do what the options say."""
    usage.require_processes()
    scenarios = wanted(args.scenario)
    commands = servers(args)
    if args.game is not None:
        pentapolis.game(args.game)  # whoever asks for chess should know at once
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="pentapolis-bench-")))
        databases = stack.enter_context(databases_for(args, folder))
        say = stack.enter_context(progress())
        stage = Stage(commands, databases, folder, say)
        try:
            reports = asyncio.run(_run_all(scenarios, stage, args))
        except asyncio.CancelledError:  # told to stop by SIGTERM; everything has been put away
            raise KeyboardInterrupt from None
    if args.json is not None:
        write(reports, args.json)
    return 0


async def _run_all(scenarios: Sequence[str], stage: Stage, args: argparse.Namespace) -> list[Report]:
    async with _stopped_by_signals():
        reports: list[Report] = []
        for scenario in scenarios:
            report = await _run(scenario, stage, args)
            stage.say("")
            show(report)
            reports.append(report)
        return reports


async def _run(scenario: str, stage: Stage, args: argparse.Namespace) -> Report:
    match scenario:
        case "moves":
            return await moves.run(stage, sized(MovesSizes(), args))
        case "spectators":
            return await spectators.run(stage, sized(SpectatorsSizes(), args))
        case "tables":
            return await tables.run(stage, sized(TablesSizes(), args))
        case "herd":
            return await herd.run(stage, sized(HerdSizes(), args))
        case _:
            return await lists.run(stage, sized(ListsSizes(), args))


def wanted(names: Sequence[str] | None) -> list[str]:
    """The scenarios to run."""
    if names is None:
        return ["moves"]
    return [*SCENARIOS] if "all" in names else list(dict.fromkeys(names))


def servers(args: argparse.Namespace) -> list[ServerCommand]:
    """The servers to compare: the bare one, those beside, ours."""
    commands = [] if args.no_bare else [ServerCommand.bare()]
    for text in args.beside:
        label, equals, command = text.partition("=")
        if not equals or not label.replace("-", "").isalnum():
            raise PentapolisError(f"--beside takes LABEL=CMD, got {text!r}")
        commands.append(ServerCommand.read(label, command))
    if args.server_command is None:
        commands.append(ServerCommand.ours())
    else:
        commands.append(ServerCommand.read(OURS, args.server_command))
    labels = [command.label for command in commands]
    if len(set(labels)) != len(labels) or (args.no_bare and BARE in labels):
        raise PentapolisError(f"each server needs a label of its own, got {', '.join(labels)}")
    return commands


@contextmanager
def databases_for(args: argparse.Namespace, folder: Path) -> Iterator[Databases]:
    """Where the servers keep their games."""
    if args.postgres and args.database:
        raise PentapolisError("choose either --postgres or --database")
    with ExitStack() as stack:
        if args.postgres:
            yield stack.enter_context(postgres_databases(stack.enter_context(postgres())))
        elif args.database:
            yield stack.enter_context(postgres_databases(args.database))
        else:
            yield SqliteDatabases(folder)


@contextmanager
def progress() -> Iterator[Say]:
    """Tells what happens now: on one changing line of a terminal, or line by line in a file."""
    changing = sys.stderr.isatty()

    def say(text: str) -> None:
        if changing:
            print(f"\r\x1b[2K{text}", end="", file=sys.stderr, flush=True)
        elif text:
            print(text, file=sys.stderr, flush=True)

    try:
        yield say
    finally:
        say("")


@asynccontextmanager
async def _stopped_by_signals() -> AsyncIterator[None]:
    """SIGTERM ends it in good order, and so does Ctrl-C, also where it was started in the background."""
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    assert task is not None
    for how in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(how, task.cancel)
    try:
        yield
    finally:
        for how in (signal.SIGINT, signal.SIGTERM):
            loop.remove_signal_handler(how)
