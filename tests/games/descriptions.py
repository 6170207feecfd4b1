"""Golden descriptions: a position of the opening, the middle and the end of a game in words, as text.

`python -m tests.games.descriptions` writes the files anew. Read the difference aloud before you commit it:
somebody will hear it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

import pentapolis
from pentapolis.kernel.description import Choices, Part
from pentapolis.kernel.messages import Message
from pentapolis.kernel.state import State
from pentapolis.text import Telling
from pentapolis.words import LANGUAGES, Words, words
from tests.test_words import every_variable

FIXTURES = Path(__file__).parents[1] / "fixtures"
FOLDER = FIXTURES / "descriptions"

MOMENTS = {"opening": 0.1, "middle": 0.5, "end": 1.0}
"""How much of a recorded game has been played."""

SEATS = 3
FIRST_CHOICES = 4
"""So many choices of each group are written down; how many there are besides is told."""

NAMES = ("Anna", "Bo", "Cem", "Dora")


def described_games() -> list[str]:
    """The games that describe themselves."""
    return [key for key in pentapolis.keys() if pentapolis.game(key).describer is not None]


def path_of(key: str, moment: str, language: str) -> Path:
    """Where a description is kept."""
    return FOLDER / f"{key}-{moment}-{language}.txt"


def position_of(key: str, moment: str) -> State:
    """A position of a recorded game for three."""
    records = map(pentapolis.Record.read, sorted((FIXTURES / key).glob("*.record")))
    record = next(record for record in records if record.seats == SEATS)
    record.moves = record.moves[: int(len(record.moves) * MOMENTS[moment])]
    return record.replay()


def description(key: str, moment: str, language: str) -> str:
    """The position as the seat hears of it that has something to decide."""
    state = position_of(key, moment)
    seat = state.actors[0] if state.actors else 0
    telling = Telling(pentapolis.game(key), state, seat)
    told = words(language)
    return "\n".join([*parts_in_words(telling.parts, told), *_choices(telling.choices, told)]) + "\n"


def parts_in_words(parts: Sequence[Part], told: Words, depth: int = 1) -> Iterator[str]:
    """Parts with headings, as Markdown writes them."""
    for part in parts:
        yield f"{'#' * depth} {told.say(part.title, NAMES)}"
        yield from (told.line(line, NAMES) for line in part.lines)
        yield from parts_in_words(part.parts, told, depth + 1)


def _choices(groups: Sequence[Choices], told: Words) -> Iterator[str]:
    for group in groups:
        yield f"> {told.say(group.title, NAMES)}"
        for choice in group.choices[:FIRST_CHOICES]:
            yield f"{choice.action}: {told.line(choice.line, NAMES)}"
        if len(group.choices) > FIRST_CHOICES:
            yield f"... {len(group.choices)}"


def check_words(key: str, said: Sequence[Message]) -> None:
    """Everything that is said of a game has words in every language, for exactly the arguments it has."""
    assert said
    used = every_variable()
    for message in {f"{message.id} {sorted(message.args)}": message for message in said}.values():
        for language in LANGUAGES:
            assert words(language).knows(message.id), f"{language} has no words for {message.id}"
        missing = used[message.id] - message.args.keys()
        assert not missing, f"{message.id} lacks {missing}"
        if message.id.startswith(("text-", f"{key}-text-")):
            needless = message.args.keys() - used[message.id]
            assert not needless, f"{message.id} does not use {needless}"


def main() -> None:
    """Write every description."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for key in described_games():
        for moment in MOMENTS:
            for language in LANGUAGES:
                path_of(key, moment, language).write_text(description(key, moment, language), "utf-8")
        print(f"wrote the descriptions of {key}")


if __name__ == "__main__":
    main()
