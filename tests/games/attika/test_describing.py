"""Attika in words: prices that a player can reckon with."""

from __future__ import annotations

import random
from typing import cast

import pentapolis
from pentapolis.games.attika.actions import Build, Pay
from pentapolis.games.attika.describe.board import SeenBoard
from pentapolis.games.attika.describe.buildings import due
from pentapolis.games.attika.preview import AttikaPreview
from pentapolis.games.attika.view import AttikaView
from pentapolis.testing.playing import random_game
from pentapolis.text import Telling, ask
from pentapolis.words import words

NAMES = ("Anna", "Bo", "Cem")


def test_what_is_left_to_pay_is_what_previews_say() -> None:
    game = pentapolis.game("attika")
    rng = random.Random(7)
    compared = 0
    for turn in random_game(game, 3, 7):
        state = turn.state
        for seat in state.actors:
            view = cast("AttikaView", state.view(seat))
            board = SeenBoard(view)
            builds = [action for action in state.legal(seat) if isinstance(action, Build)]
            for action in rng.sample(builds, min(len(builds), 3)):
                told = cast("AttikaPreview", state.preview(seat, action))
                if told["free_by"] is None:
                    left = due(view, board, seat, told["building"], told["hex"])
                    assert (sorted(left.need), left.settlement) == (sorted(told["need"]), told["settlement"])
                    compared += 1
    assert compared > 50


def test_cards_that_are_asked_for_come_first_and_are_called_so() -> None:
    game = pentapolis.game("attika")
    for turn in random_game(game, 3, 7):
        state = turn.state
        for seat in state.actors:
            if not any(isinstance(action, Pay) for action in state.legal(seat)):
                continue
            [group, *_] = Telling(game, state, seat).choices
            fits = [choice.facts["fits"] for choice in group.choices]
            assert fits == sorted(fits, reverse=True)
            said = words("en").line(group.choices[0].line, NAMES)
            if fits[0] == 2:
                assert said.endswith("in hand, needed")
                return
    raise AssertionError("nothing was paid for")


def test_what_a_building_costs_can_be_asked() -> None:
    game = pentapolis.game("attika")
    state = game.start(seats=3, seed=1)
    asked = {"en": "what is a tower", "nl": "wat is een toren", "de": "Was ist ein Turm?"}
    answers = [
        ask(game, state, state.actors[0], question, words(language)) for language, question in asked.items()
    ]
    assert [[part.key for part in answer.parts] for answer in answers] == [["building-tower"]] * len(asked)
    said = [words("en").line(line, NAMES) for line in answers[0].parts[0].lines]
    assert said == ["Costs: 2 hills, 1 mountain.", "Free next to: Fortress.", "Group: Defence, 4 buildings."]
