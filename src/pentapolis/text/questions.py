"""Short questions about a position, and their answers: where can something be done, why not, what is it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial

import msgspec

from pentapolis.kernel.description import Choice, Choices, Line, Part
from pentapolis.kernel.errors import UnknownAction
from pentapolis.kernel.game import AnyGame
from pentapolis.kernel.messages import Message, Refusal
from pentapolis.kernel.plain import View
from pentapolis.kernel.state import State
from pentapolis.text.keywords import KINDS, Asked, Kind, asked_in, keywords
from pentapolis.text.matching import NOTHING, is_meant, meant_among, plain_words
from pentapolis.text.naming import Named, kinds_of, names_in
from pentapolis.text.telling import Telling
from pentapolis.words import Words

LONGEST = 200
"""Questions have no more characters."""

MOST_ALIKE = 4
"""So many reasons of the same kind are told, such as the prices of a building on several hexes."""

_WITH_WORDS = ("where", "why-not", "what", "how-many", "position", "help")
"""Questions whose examples take a word of the game, or that have none."""


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is said to a question: a few lines, parts of a description, choices."""

    lines: tuple[Line, ...] = ()
    parts: tuple[Part, ...] = ()
    choices: tuple[Choices, ...] = ()
    action: str | None = None
    """The action that was typed instead of a question, as the notation writes it, if it can be taken now."""
    understood: bool = True


def ask(
    game: AnyGame,
    state: State,
    seat: int | None,
    question: str,
    words: Words,
    earlier: View | None = None,
    names: Sequence[str] = (),
) -> Answer:
    """The answer to a question of a seat (None: a spectator), in messages.

    `earlier` is what the seat saw before, for *what changed*; `names` are those of the players, by which
    parts of the position can be asked for.
    """
    telling = Telling(game, state, seat)
    players = [*names] or [str(number) for number in range(state.seats)]
    return _Asking(telling, words, players, earlier).answer(question[:LONGEST])


class _Asking:
    def __init__(self, telling: Telling, words: Words, players: Sequence[str], earlier: View | None) -> None:
        self._telling = telling
        self._words = words
        self._players = players
        self._earlier = earlier
        self._names = names_in(telling.game.key, words.language)
        self._answers: dict[Kind, Callable[[list[str]], Answer | None]] = {
            "where": self._where,
            "why-not": self._why_not,
            "what": self._what,
            "how-many": self._how_many,
            "changed": self._changed,
            "score": self._score,
            "choices": self._choices,
            "overview": self._overview,
            "position": self._position,
            "help": self._help,
        }

    def answer(self, question: str) -> Answer:
        """The answer, or what else can be asked."""
        if (typed := self._typed_action(question)) is not None:
            return typed
        said = plain_words(question)
        asked = asked_in(said, self._words.language)
        if asked is None:
            if begun := self._begun(question.lower().split()):
                return Answer(choices=begun)
            asked = Asked("what", keywords(self._words.language).meaning(said))
        return self._answers[asked.kind](asked.about) or self._not_understood()

    # Actions in the notation ---------------------------------------------------------------------------

    def _typed_action(self, text: str) -> Answer | None:
        try:
            action = str(self._telling.game.parse(text))
            refusal = self._telling.refusal(action)
        except UnknownAction:
            return None
        if refusal is not None:
            return Answer((_line(refusal),))
        return Answer(choices=self._picked(lambda choice: choice.action == action), action=action)

    def _begun(self, typed: list[str]) -> tuple[Choices, ...]:
        """The choices whose notation begins with these words."""
        return (
            self._picked(lambda choice: choice.action.lower().split()[: len(typed)] == typed) if typed else ()
        )

    # Questions ---------------------------------------------------------------------------

    def _where(self, about: list[str]) -> Answer | None:
        if not self._telling.legal:
            return Answer((self._nothing_to_do(),))
        if not about:
            return self._choices(about)
        if self._is_out_of_reach(about) and (refused := self._why_not(about)) is not None:
            return msgspec.structs.replace(refused, lines=(_nowhere(about), *refused.lines))
        if found := self._matching(about):
            return Answer(choices=found)
        return Answer((_nowhere(about), *self._kinds()))

    def _is_out_of_reach(self, about: list[str]) -> bool:
        """Is something named that the game knows, but that nothing the seat can do now has to do with?"""
        said = [*self._said.values()]
        missing = [word for word in about if not any(meant_among([word], words) != NOTHING for words in said)]
        return any(self._names.actions([word]) for word in missing)

    def _why_not(self, about: list[str]) -> Answer | None:
        if not self._telling.legal:
            return Answer((self._nothing_to_do(),))
        named = self._names.actions(about)
        if not named:
            return None
        now = set(kinds_of(self._telling.game, self._telling.legal))
        legal = set(self._telling.legal)
        possible = {str(action) for each in named for action in each.actions} & legal
        refusals = [*self._refusals(each for each in named if each.kind in now)]
        if not refusals and not possible:
            refusals = [*self._refusals(each for each in named if each.kind not in now)]
        # What is said of the very thing that was asked about comes first.
        lines = tuple(sorted(map(_line, refusals), key=lambda line: not self._mentions(about, line)))
        if not possible:
            return Answer(lines) if lines else None
        # The choices come right after the lines.
        possible_line = Line(Message("text-answer-possible"))
        return Answer((*lines, possible_line), choices=self._picked(lambda choice: choice.action in possible))

    def _mentions(self, about: list[str], line: Line) -> bool:
        return meant_among(about, plain_words(self._line(line))) != NOTHING

    def _refusals(self, named: Iterator[Named]) -> Iterator[Refusal]:
        """The different reasons against actions, not too many of each kind."""
        told: set[str] = set()
        alike: Counter[str] = Counter()
        for each in named:
            for action in each.actions:
                try:
                    refusal = self._telling.refusal(str(action))
                except UnknownAction:
                    continue  # former rules may not have known it
                if refusal is None or alike[refusal.id] == MOST_ALIKE:
                    continue
                if (said := self._line(_line(refusal))) not in told:
                    told.add(said)
                    alike[refusal.id] += 1
                    yield refusal

    def _what(self, about: list[str]) -> Answer | None:
        if not about:
            return None
        for name in self._names.written(about):
            if (place := self._telling.place(name)) is not None:
                return Answer(parts=(place,), choices=self._picked(partial(_names, name)))
        if parts := self._titled(about):
            return Answer(parts=parts)
        if found := self._matching(about):
            return Answer(choices=found)
        if lines := self._how_many([word for word in about if word != keywords(self._words.language).yours]):
            return lines
        for name in self._names.written(about)[:-1]:
            known: dict[str, str | int] = {"what": self._names.called(name)}
            return Answer((Line(Message("text-answer-nothing-known", known)),))
        return None

    def _how_many(self, about: list[str]) -> Answer | None:
        """The lines that have all of these words: of the overview and the seat's own part, or else of all."""
        if not about:
            return None
        found = {
            part.key: msgspec.structs.replace(part, lines=lines, parts=())
            for part in _all(self._telling.parts)
            if (lines := tuple(line for line in part.lines if self._speaks_of(about, part, line)))
        }
        mine = ("overview", f"seat-{self._telling.seat}")
        own = tuple(part for key, part in found.items() if key in mine)
        return Answer(parts=own or tuple(found.values())) if found else None

    def _speaks_of(self, about: list[str], part: Part, line: Line) -> bool:
        title = self._words.say(part.title, self._players)
        words = plain_words(f"{title} {self._line(line)}")
        return all(any(is_meant(one, word) for word in words) for one in about)

    def _changed(self, _about: list[str]) -> Answer:
        if self._earlier is None:
            return Answer((Line(Message("text-answer-nothing-earlier")),))
        parts = self._telling.changes_since(self._earlier)
        return Answer(parts=parts) if parts else Answer((Line(Message("text-answer-nothing-new")),))

    def _score(self, _about: list[str]) -> Answer:
        standing = [part for part in _all(self._telling.parts) if part.key == "standing"]
        return Answer(parts=tuple(standing) or self._telling.parts[:1])

    def _choices(self, about: list[str]) -> Answer:
        if about and (found := self._matching(about)):
            return Answer(choices=found)
        if not self._telling.choices:
            return Answer((self._nothing_to_do(),))
        return Answer(choices=self._telling.choices)

    def _overview(self, about: list[str]) -> Answer | None:
        return self._what(about) if about else Answer(parts=self._telling.parts[:1])

    def _position(self, about: list[str]) -> Answer | None:
        return self._what(about) if about else Answer(parts=self._telling.parts)

    def _help(self, _about: list[str]) -> Answer:
        return Answer((self._examples(),))

    # What is found ---------------------------------------------------------------------------

    def _matching(self, about: Sequence[str]) -> tuple[Choices, ...]:
        """The choices that say the most of these words; none if none says any.

        Of those that say as many, the ones that are named so: a quarry is no farm, though it may stand there
        "instead of a farm".
        """
        scores = {
            action: (*meant_among(about, said), *meant_among(about, self._named[action]))
            for action, said in self._said.items()
        }
        most = max(scores.values(), default=(*NOTHING, *NOTHING))
        return self._picked(lambda choice: scores[choice.action] == most) if most[:2] != NOTHING else ()

    @cached_property
    def _named(self) -> dict[str, list[str]]:
        """For each action that can be taken the words of its heading and its notation."""
        return {
            choice.action: [*title, *choice.action.lower().split()]
            for group in self._telling.choices
            for title in [plain_words(self._words.say(group.title, self._players))]
            for choice in group.choices
        }

    @cached_property
    def _said(self) -> dict[str, list[str]]:
        """For each action that can be taken all words of its choice and its heading."""
        return {
            choice.action: [*self._named[choice.action], *plain_words(self._line(choice.line))]
            for group in self._telling.choices
            for choice in group.choices
        }

    def _titled(self, about: Sequence[str]) -> tuple[Part, ...]:
        """The parts whose titles have the most of these words."""
        scored = [
            (meant_among(about, plain_words(self._words.say(part.title, self._players))), part)
            for part in _all(self._telling.parts)
        ]
        most = max((score for score, _ in scored), default=NOTHING)
        return tuple(part for score, part in scored if score == most) if most != NOTHING else ()

    def _picked(self, wanted: Callable[[Choice], bool]) -> tuple[Choices, ...]:
        picked = (
            msgspec.structs.replace(group, choices=tuple(filter(wanted, group.choices)))
            for group in self._telling.choices
        )
        return tuple(group for group in picked if group.choices)

    # What is said besides ---------------------------------------------------------------------------

    def _line(self, line: Line) -> str:
        return self._words.line(line, self._players)

    def _kinds(self) -> tuple[Line, ...]:
        """What can be done now, by kind."""
        titles = tuple(group.title for group in self._telling.choices)
        return (Line(Message("text-answer-kinds"), titles),) if titles else ()

    def _nothing_to_do(self) -> Line:
        """There is nothing to choose from: because the game is over, it is not their turn, or they watch."""
        if not self._telling.state.actors:
            return Line(Message("refusal-game-over"))
        return Line(
            Message("text-answer-watching" if self._telling.seat is None else "refusal-not-your-turn")
        )

    def _not_understood(self) -> Answer:
        return Answer((Line(Message("text-answer-not-understood")), self._examples()), understood=False)

    def _examples(self) -> Line:
        """What can be asked, with words that make sense at this moment."""
        examples = [Message(f"ask-{kind}-example") for kind in KINDS if kind not in _WITH_WORDS]
        if (place := next(filter(self._telling.place, self._names.every()), None)) is not None:
            about: dict[str, str | int] = {"place": self._names.called(place)}
            examples = [Message("ask-what-example", about), Message("ask-why-not-example", about), *examples]
        if self._telling.legal:
            [(often, _)] = Counter(action.split()[0] for action in self._telling.legal).most_common(1)
            verb = self._names.verb(often)
            examples.insert(0, Message("ask-where-example", {"verb": verb}))
        return Line(Message("text-answer-examples"), tuple(examples))


def _names(place: str, choice: Choice) -> bool:
    return place in choice.action.split()


def _nowhere(about: Sequence[str]) -> Line:
    return Line(Message("text-answer-nowhere", {"what": " ".join(about)}))


def _line(refusal: Refusal) -> Line:
    return Line(Message(refusal.id, refusal.args))


def _all(parts: tuple[Part, ...]) -> Iterator[Part]:
    for part in parts:
        yield part
        yield from _all(part.parts)
