"""A game in a terminal, as a conversation: what is said, and what can be typed.

Plain lines only, so that screen readers, Braille lines and pipes have all of it.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Literal, get_args

from pentapolis.commands.text_game import MoveStands, NothingToUndo, TextGame
from pentapolis.guests import every_title
from pentapolis.kernel.description import Choice, Choices, Line, Part
from pentapolis.kernel.messages import Message
from pentapolis.text import Answer, ask, completions
from pentapolis.text.matching import plain_words
from pentapolis.text.questions import LONGEST
from pentapolis.words import Words

Command = Literal["hint", "undo", "log", "describe", "choices", "save", "help", "quit"]
COMMANDS: tuple[Command, ...] = get_args(Command)

FIRST_CHOICES = 5
"""So many choices of each kind are told unasked; `choices` tells them all."""

FIRST_GROUPS = 8
"""So many kinds are told unasked."""

LAST_LINES = 40
"""So many lines of the log are told unasked, as on coming back to a saved game; `log` tells them all."""


OUTCOME = ("overview", "result", "standing")
"""The parts that are told when a game ends: the rest can be asked for."""


class Left(Exception):
    """The person wants to leave."""


class Dialogue:
    """Talks with one person until their game is over or they leave."""

    def __init__(self, game: TextGame, words: Words, read: Callable[[str], str] | None = None) -> None:
        self._game = game
        self._words = words
        self._read = read or _reader(self._completions)
        self._interactive = read is None and sys.stdin.isatty()
        self._names = self._players()
        self._numbered: list[Choice] = []
        self._commands: dict[str, Command] = {
            " ".join(plain_words(phrase)): command
            for command in COMMANDS
            for phrase in words.text(f"play-{command}", {}).split(",")
        }

    def run(self) -> None:
        """Play until the person leaves; after the end they can still ask how it came to it."""
        try:
            self._play()
        except Left:
            self._leave()
        except (EOFError, KeyboardInterrupt):
            self._print()  # the line with the prompt is left as it is
            self._leave()

    def _play(self) -> None:
        game = self._game
        self._greet()
        told = 0
        arrived = False
        while True:
            game.let_bots_play()
            self._tell_news(told)
            told = len(game.moves)
            parts = game.telling().parts
            if not arrived:
                self._tell_parts(parts)
                arrived = True
            elif not game.state.actors:
                self._tell_parts([part for part in parts if part.key in OUTCOME])
            self._tell_decision()
            before = len(game.moves)
            while len(game.moves) == before:
                self._answer(self._read(self._say("play-input") + " "))
            # What was taken back is not told again; the rest is told from here.
            told = min(before, len(game.moves))

    # What is said ---------------------------------------------------------------------------

    def _greet(self) -> None:
        game = self._game
        title = every_title()[game.record.game].title[self._words.language]
        self._print(self._say("play-title", {"title": title, "seed": str(game.record.seed)}))
        self._print(self._say("play-you", {"player": game.seat}))
        for seat, level in game.levels.items():
            self._print(self._say("play-bot", {"player": seat, "level": level}))
        self._print(self._say("play-begin"))

    def _tell_news(self, since: int) -> None:
        lines = [self._words.say(message, self._names) for message in self._game.told(since)]
        if lines:
            self._heading(self._say("play-news" if since else "play-so-far"))
            if (earlier := len(lines) - LAST_LINES) > 0:
                self._print(self._say("play-earlier", {"count": earlier}))
            for line in lines[-LAST_LINES:]:
                self._print(line)

    def _tell_decision(self) -> None:
        state = self._game.state
        self._print()
        self._print(self._words.say(state.prompt(self._game.seat), self._names))
        if not state.actors:
            self._print(self._say("play-over"))
        groups = self._game.telling().choices
        self._numbered = [choice for group in groups for choice in group.choices]
        self._tell_choices(groups, FIRST_CHOICES, FIRST_GROUPS)

    def _tell_choices(self, groups: Sequence[Choices], each: int, most: int) -> None:
        numbers = {choice.action: number for number, choice in enumerate(self._numbered, 1)}
        for group in groups[:most]:
            self._heading(self._group(group))
            # To say that there is one more takes as long as to say which.
            shown = each if len(group.choices) > each + 1 else len(group.choices)
            for choice in group.choices[:shown]:
                said = self._words.line(choice.line, self._names)
                self._print(f"{numbers[choice.action]}. {said}" if choice.action in numbers else said)
            if left := len(group.choices) - shown:
                first = numbers[group.choices[shown].action]
                self._print(self._say("play-more", {"count": left, "first": first, "last": first + left - 1}))
        if (left := len(groups) - most) > 0:
            kinds = Line(
                Message("play-more-kinds", {"count": left}), tuple(group.title for group in groups[most:])
            )
            self._print()
            self._tell_lines([kinds])

    def _group(self, group: Choices) -> str:
        """The heading of some choices, with what they are sorted by."""
        title = self._words.say(group.title, self._names)
        facts = {choice.facts.get(sort) for sort in group.sorts[:1] for choice in group.choices}
        sort = f"text-sort-{group.sorts[0]}" if len(facts) > 1 else ""
        return f"{title}, {self._say(sort)}" if self._words.knows(sort) else title

    def _tell_parts(self, parts: Sequence[Part]) -> None:
        for part in parts:
            self._heading(self._words.say(part.title, self._names))
            self._tell_lines(part.lines)
            self._tell_parts(part.parts)

    def _tell_lines(self, lines: Sequence[Line]) -> None:
        for line in lines:
            self._print(self._words.line(line, self._names))

    def _leave(self) -> None:
        """Say goodbye; somebody who can answer is offered to save the game."""
        if self._game.saved:
            self._print(self._say("play-goodbye"))
            return
        if self._interactive:
            try:
                name = self._read(self._say("play-save-where") + " ").strip()
            except (EOFError, KeyboardInterrupt):
                name = ""
                self._print()
            if name and self._save(name):
                return
        self._print(self._say("play-unsaved"))

    def _heading(self, title: str) -> None:
        self._print()
        self._print(f"{title}:")

    def _say(self, message_id: str, args: dict[str, str | int] | None = None) -> str:
        return self._words.say(Message(message_id, args or {}), self._names)

    def _print(self, line: str = "") -> None:
        print(line, flush=True)

    def _players(self) -> list[str]:
        """Players are called by their colours."""
        colours = self._game.state.view(None)["colours"]
        assert isinstance(colours, list)
        return [self._words.text(f"colour-{colour}", {}) for colour in colours]

    # What can be typed ---------------------------------------------------------------------------

    def _answer(self, typed: str) -> None:
        said = " ".join(plain_words(typed))
        if not said:
            return
        if said.isdecimal() and self._choose(said):
            return
        if said in self._commands:
            self._obey(self._commands[said])
            return
        first, _, rest = typed.strip().partition(" ")
        if self._commands.get(first.lower()) == "save":
            self._save(rest.strip())
            return
        answer = self._asked(typed)
        if said.isdecimal() and not (answer.parts or answer.choices):
            self._print(self._say("face-no-number", {"number": said[:LONGEST]}))
        elif answer.action is not None:
            self._game.play(answer.action)
        else:
            self._tell_answer(answer)

    def _asked(self, question: str) -> Answer:
        game = self._game
        return ask(game.rules, game.state, game.seat, question, self._words, game.earlier, self._names)

    def _choose(self, said: str) -> bool:
        numbered = {str(number): choice for number, choice in enumerate(self._numbered, 1)}
        if (choice := numbered.get(said)) is None:
            return False
        self._game.play(choice.action)
        return True

    def _tell_answer(self, answer: Answer) -> None:
        self._tell_lines(answer.lines)
        self._tell_parts(answer.parts)
        self._tell_choices(answer.choices, len(self._numbered), len(answer.choices))

    def _obey(self, command: Command) -> None:
        game = self._game
        if command == "quit":
            raise Left
        if command == "hint":
            self._hint()
        elif command == "undo":
            self._undo()
        elif command == "log":
            for message in game.told():
                self._print(self._words.say(message, self._names))
        elif command == "describe":
            self._tell_parts(game.telling().parts)
        elif command == "choices":
            self._tell_answer(self._asked(self._words.text("ask-choices", {}).split(",")[0]))
        elif command == "save":
            self._print(self._say("play-save-how"))
        else:
            self._print(self._say("play-commands"))
            for each in COMMANDS:
                self._print(self._say(f"play-{each}-help"))
            self._tell_answer(self._asked(self._words.text("ask-help", {}).split(",")[0]))

    def _hint(self) -> None:
        """The best choices, each with its number, the chance that it gives, and its reasons."""
        if not self._numbered:
            self._print(self._say("play-no-hint"))
            return
        self._print(self._say("hint-thinking"))
        found = self._game.hint()
        numbers = {choice.action: number for number, choice in enumerate(self._numbered, 1)}
        titles = {
            choice.action: self._words.say(group.title, self._names)
            for group in self._game.telling().choices
            for choice in group.choices
        }
        self._heading(self._say("hint-choices"))
        for rank, choice in enumerate(found.choices):
            number = numbers[choice.action]
            line = self._words.line(self._numbered[number - 1].line, self._names)
            self._print(f"{number}. {titles[choice.action]}: {line}")
            chance = self._say("play-chance", {"percent": round(100 * choice.chance)})
            self._print(self._say("hint-chance", {"chance": chance}))
            self._tell_reasons("hint-for", choice.reasons)
            self._tell_reasons("hint-against", choice.against)
            if not rank and not (choice.reasons or choice.against):
                self._print(self._say("hint-silent"))

    def _tell_reasons(self, side: str, reasons: Sequence[Message]) -> None:
        if reasons:
            said = [self._words.say(reason, self._names) for reason in reasons]
            self._print(" ".join([self._say(side), *said]))

    def _undo(self) -> None:
        try:
            self._game.undo()
        except NothingToUndo:
            self._print(self._say("problem-nothing-to-undo"))
        except MoveStands:
            self._print(self._say("problem-undo-seen"))
        else:
            self._print(self._say("play-undone"))

    def _save(self, name: str) -> bool:
        try:
            self._game.save(Path(name))
        except OSError as error:
            self._print(self._say("play-save-failed", {"file": name, "reason": error.strerror or str(error)}))
            return False
        self._print(self._say("play-saved", {"file": name}))
        return True

    def _completions(self, typed: str) -> Iterator[str]:
        """What the word that is being typed could become."""
        game = self._game
        yield from completions(tuple(map(str, game.state.legal(game.seat))), typed)
        if " " not in typed:
            yield from (phrase for phrase in self._commands if phrase.startswith(typed.lower()))


def _reader(complete: Callable[[str], Iterator[str]]) -> Callable[[str], str]:
    """Reads a line; in a terminal with history and completion, where Python has them."""
    if not sys.stdin.isatty():
        return _read_piped
    try:
        import readline
    except ImportError:
        return input

    def completer(_text: str, number: int) -> str | None:
        found = [f"{word} " for word in complete(readline.get_line_buffer()[: readline.get_endidx()])]
        return found[number] if number < len(found) else None

    readline.set_completer_delims(" ")
    readline.set_completer(completer)
    readline.parse_and_bind("tab: complete")
    return input


def _read_piped(_prompt: str) -> str:
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    return line
