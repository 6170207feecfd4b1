"""Reasons for choices: what they change in the terms of the game, with the figures that make them true."""

from __future__ import annotations

from random import Random

import pytest

from pentapolis.bots import bot
from pentapolis.games.lacitta.bot import LaCittaAdvisor
from pentapolis.games.lacitta.components import ROUNDS
from pentapolis.games.lacitta.rulebook import LaCitta
from pentapolis.kernel.advice import Reason
from pentapolis.words import LANGUAGES, words
from tests.games.lacitta.building import EVERY_KIND, OPTIONS, city, game, player, position
from tests.test_words import every_variable

NAMES = ["Livia", "Themis", "Matteo", "Aliena", "Prisca"]


def reasons(state: LaCitta, action: str, seat: int = 0) -> list[Reason]:
    """The reasons for an action, the strongest first."""
    found = LaCittaAdvisor().reasons(state, seat, game().parse(action))
    return sorted(found, key=lambda reason: -abs(reason.weight))


def told(state: LaCitta, action: str, seat: int = 0) -> tuple[list[str], list[str]]:
    """What speaks for an action and what against it, in English."""
    said = words("en")
    found = reasons(state, action, seat)
    return (
        [said.say(reason.message, NAMES) for reason in found if reason.weight > 0],
        [said.say(reason.message, NAMES) for reason in found if reason.weight < 0],
    )


RIVAL = player(city(86, 3), city(55, 3))


def alone(year: int = 1) -> LaCitta:
    """Red with castles on 78 and 109, far from blue."""
    return position(player(city(78, 5), city(109, 4)), RIVAL, year=year)


def near(rival: str = "statue", voices: str = "CKHC") -> LaCitta:
    """Red has a large city next to one of blue's, which has a statue or something else."""
    red = player(city(78, 6, {77: "market", 79: "farm", 80: "farm"}), gold=2)
    blue = player(city(55, 5, {62: "farm", 69: rival}))
    return position(red, blue, voices=voices)


# Building ---------------------------------------------------------------------------


def test_a_farm_prevents_a_famine() -> None:
    gains, costs = told(alone(), "build farm 123")
    assert gains[0] == "Prevents a famine: 11 food for 9 citizens."
    assert "Uses an action card; 2 are left this year." in costs


def test_a_poor_farm_makes_it_smaller() -> None:
    gains, _ = told(alone(), "build farm 122")
    assert "Fewer will starve: 8 food for 9 citizens." in gains


def test_who_stays_hungry_is_told_when_the_year_goes_by() -> None:
    late = position(player(city(78, 5), city(109, 4)), RIVAL, number=6)
    assert "There is still too little food then: 6 for 9 citizens." in told(late, "build statue 77")[1]
    assert not any("still too little" in cost for cost in told(late, "build farm 123")[1])
    assert not any("still too little" in cost for cost in told(alone(), "build statue 77")[1])


def test_a_building_that_yields_nothing_says_so() -> None:
    _, costs = told(alone(), "build quarry 77")
    assert "A quarry yields no gold there: there is no mountain next to it." in costs
    assert not any("yields no gold" in cost for cost in told(alone(), "build quarry 122")[1])


def test_a_rich_harvest_feeds_nobody_next_year() -> None:
    red = player(city(78, 4, {79: "farm"}), city(109, 4), figures=[(79, "harvest")])
    state = position(red, RIVAL, year=2)  # 14 food for 8 citizens now, 10 for 10 next year
    _, costs = told(state, "build market 77")
    assert "Food gets short next year: 10 for 11 citizens." in costs


def test_next_year_is_not_spoken_of_while_this_one_is_hungry() -> None:
    gains, costs = told(alone(), "found 37")
    assert any(gain.startswith("A new city: 2 more citizens and 2 food now") for gain in gains)
    assert not any("next year" in cost for cost in costs)


def test_a_market_makes_room_and_brings_a_citizen_who_must_be_fed() -> None:
    gains, costs = told(alone(), "build market 77")
    assert "The city at 78 can grow to 8 citizens." in gains
    assert "One more citizen, and so one more point, in the city at 78." in gains
    assert "Famine threatens this year: 6 food for 10 citizens." in costs


def test_a_fountain_beside_a_market_ends_the_limit() -> None:
    state = position(player(city(78, 7, {77: "market", 79: "farm"})), RIVAL)
    gains, _ = told(state, "build well 76")
    assert "The city at 78 can grow without limit." in gains


def test_the_last_kind_of_arches_is_worth_points() -> None:
    state = position(player(city(78, 5, {77: "hospital"})), RIVAL)
    gains, _ = told(state, "build statue 79")
    assert gains[0] == "Culture, education and health in the city at 78: that is worth 3 points at the end."
    gains, costs = told(state, "build school 79")
    assert "More education in the city at 78: 2 now." in gains
    assert "Covers good farmland: a farm there would yield 4." in costs


def test_a_quarry_pays_in_the_years_to_come() -> None:
    gains, _ = told(alone(year=2), "build quarry 122")
    assert "1 more gold a year, 4 times before the end." in gains


def test_a_lead_over_a_neighbour_names_both_cities_and_what_is_known_of_the_vote() -> None:
    gains, _ = told(near(), "build statue 94")
    assert "As much culture at 78 as Themis has at 55, 1 to 1: no one leaves for that." in gains
    gains, _ = told(near(rival="farm"), "build statue 94")
    assert "More culture at 78 than Themis has at 55, 1 to 0; a voice asks for it." in gains
    gains, _ = told(near(rival="farm"), "build school 94")
    assert "More education at 78 than Themis has at 55, 1 to 0; citizens may come." in gains


def test_nobody_comes_to_a_full_city() -> None:
    red = player(city(78, 5, {79: "farm", 80: "farm"}))
    blue = player(city(55, 5, {62: "farm", 69: "farm"}))
    gains, _ = told(position(red, blue), "build statue 94")
    assert "More culture at 78 than Themis has at 55, 1 to 0; but your city is full." in gains


def test_a_building_that_makes_a_neighbour_says_so() -> None:
    red = player(city(78, 5, {77: "market", 79: "farm", 80: "school"}))
    blue = player(city(55, 5, {62: "statue"}))
    gains, costs = told(position(red, blue, voices="KCHC"), "build farm 81")
    makes = "Makes the city of Themis at 55 a neighbour."
    assert f"{makes} You have more education, 1 to 0; a voice asks for it." in gains
    assert f"{makes} You have less culture, 0 to 1: citizens may leave." in costs


def test_a_lead_that_is_gone_draws_nobody() -> None:
    red = player(city(78, 4, {77: "market", 79: "farm", 80: "farm", 94: "statue"}))
    blue = player(city(55, 5, {62: "farm", 69: "farm"}))
    state = position(red, blue, number=10, seat=0, phase="remove", queue=["78"], wishes=["health"])
    _, costs = told(state, "remove 94")
    assert "No more culture at 78 than Themis has at 55, 0 to 0: no one comes for that." in costs


def test_hidden_voices_are_not_told() -> None:
    for action in ("build school 94", "build statue 94", "take contact", "gold"):
        first, second = (reasons(near(voices=voices), action) for voices in ("CKKK", "CHHH"))
        assert {str(reason.message) for reason in first} == {str(reason.message) for reason in second}


def test_what_a_card_would_be_used_for_does_not_depend_on_hidden_voices() -> None:
    red = player(city(78, 6, {77: "market", 79: "farm", 80: "statue", 94: "school"}))
    blue = player(city(55, 5, {62: "statue", 69: "school"}))
    worlds = [
        position(red, blue, voices=voices, display=["bread-and-games", *EVERY_KIND[1:]])
        for voices in ("HKKK", "HCCC")
    ]
    first, second = (reasons(world, "take bread-and-games") for world in worlds)
    assert {str(reason.message) for reason in first} == {str(reason.message) for reason in second}


# Other cards ---------------------------------------------------------------------------


def test_gold_is_for_a_card() -> None:
    gains, _ = told(alone(), "gold")
    assert gains == ["You will have 3 gold in hand, enough for Cathedral."]


def test_a_new_city_brings_citizens_and_eats() -> None:
    gains, costs = told(alone(), "found 37")
    assert "A new city: 2 more citizens and 2 food now, and growth every year." in gains
    assert "There is water next to it: a fountain can lift the limit." in gains
    assert "Famine threatens this year: 8 food for 11 citizens." not in costs  # as hungry as before


def test_a_city_of_the_last_year_does_not_grow() -> None:
    for year, growth in ((5, True), (6, False)):
        gains, _ = told(alone(year=year), "found 37")
        [city] = [gain for gain in gains if gain.startswith("A new city: ")]
        assert city.endswith("growth every year.") == growth
        assert growth or city.endswith("2 food now.")


def test_a_poor_farm_beside_a_new_city_is_not_worth_telling() -> None:
    gains, _ = told(alone(), "found 36")
    assert not any(gain.startswith("A farm next to it") for gain in gains)
    gains, _ = told(alone(), "found 37")
    assert "A farm next to it can yield 4." in gains


def test_the_master_builder_says_first_what_for() -> None:
    gains, costs = told(alone(), "take master-builder")
    assert gains[0] == "Use it to build a market in the city at 78."
    assert "Leaves you your 3 action cards for later." in gains
    assert "Costs 1 gold; 0 left." in costs


def test_voices_matter_to_those_who_have_neighbours() -> None:
    assert (
        "Shows 3 hidden voices: you know better what the people will want." in told(near(), "take contact")[0]
    )
    assert "The hidden voices hardly matter to you now." in told(alone(), "take contact")[1]
    last = near()
    last.turn = (ROUNDS - 1) * last.seats
    assert "The hidden voices hardly matter to you now." in told(last, "take contact")[1]


def test_which_voices_one_looks_at_makes_no_difference_unless_some_are_known() -> None:
    state = near()
    for action in ("take contact", "pay 0"):
        state.play(0, game().parse(action))
    assert told(state, "look 1,2")[0] == ["Shows 2 hidden voices. It makes no difference which."]
    state.looked = (0b0010, *state.looked[1:])
    assert told(state, "look 1,2")[0] == [
        "Shows one hidden voice: you know better what the people will want."
    ]
    alone_now = alone()
    alone_now.play(0, game().parse("take contact"))
    assert told(alone_now, "look 1,2") == ([], ["The hidden voices hardly matter to you now."])


def test_nobody_needs_a_rich_harvest_who_has_enough() -> None:
    red = player(city(78, 4, {79: "farm"}), city(109, 2))  # 10 food for 6 citizens
    _, costs = told(position(red, RIVAL), "take rich-harvest")
    assert "There is enough food this year already: 10 for 6 citizens." in costs


def test_what_figures_bring_is_for_this_year() -> None:
    red = player(city(78, 5, {77: "market", 79: "farm", 80: "statue"}), gold=2)
    state = position(red, player(city(55, 5, {62: "farm", 69: "statue"})), voices="CKHC")
    gains, _ = told(state, "take bread-and-games")
    assert any(gain.startswith("This year more culture at 78 than Themis has at 55, ") for gain in gains), (
        gains
    )
    red, blue = player(city(78, 5, {79: "school", 77: "statue"}), gold=0), player(city(86, 3))
    far = position(red, blue, display=["bread-and-games", *EVERY_KIND[1:]])
    far.play(0, game().parse("take bread-and-games"))
    assert told(far, "cheer 77 culture")[0] == ["More culture in the city at 78 this year only: 2."]


# When the year ends ---------------------------------------------------------------------------


def test_who_starves_and_what_goes_with_them() -> None:
    red = player(city(78, 3, {79: "farm"}), city(109, 1), city(37, 2, {36: "statue"}))
    state = position(
        red, RIVAL, year=2, number=10, seat=0, phase="starve", victims=1, feeding=1, wishes=["culture"]
    )
    gains, _ = told(state, "starve 78")
    assert "The city at 78 has one spare citizen: no building is lost." in gains
    _, costs = told(state, "starve 37")
    assert "The city at 37 has no spare citizen: a building is lost, too, at best the statue." in costs


def test_with_its_last_citizen_a_city_is_lost() -> None:
    red = player(city(78, 3, {79: "farm"}), city(109, 2), city(37, 1))
    state = position(
        red, RIVAL, year=2, number=10, seat=0, phase="starve", victims=1, feeding=1, wishes=["culture"]
    )
    _, costs = told(state, "starve 37")
    assert costs == ["The last citizen of the city at 37: the whole city is lost."]


def test_what_a_removed_building_was_good_for() -> None:
    red = player(city(78, 3, {77: "market", 79: "farm", 68: "quarry"}))
    state = position(red, RIVAL, year=2, number=10, seat=0, phase="remove", queue=["78"], wishes=["culture"])
    _, costs = told(state, "remove 79")
    assert "4 less food: 3 for 3 citizens." in costs
    _, costs = told(state, "remove 77")
    assert costs[0] == "The city at 78 no longer grows beyond 5 citizens."


# In every game ---------------------------------------------------------------------------


@pytest.mark.parametrize("options", OPTIONS, ids=str)
def test_every_choice_has_a_reason_in_words(options: dict[str, object]) -> None:
    known = every_variable()
    chance = Random(5)
    state = game().start(seats=3, seed=3, options=options)
    player_of_all = bot("lacitta", "easy", seed=1)
    advisor = LaCittaAdvisor()
    while state.actors:
        seat = state.actors[0]
        if chance.random() < 0.25:
            world = state.resample(seat, chance)
            before = world.dump()
            for action in advisor.candidates(world, seat, world.legal(seat), chance):
                found = advisor.reasons(world, seat, action)
                assert found, str(action)
                for reason in found:
                    assert known[reason.message.id] <= reason.message.args.keys(), reason
                    assert all(words(language).say(reason.message, NAMES) for language in LANGUAGES)
            assert world.dump() == before
        state.play(seat, player_of_all.choose(state, seat))
