"""A table in words tells each seat what it may know, and counts what is no input."""

from random import Random
from typing import Any

import pytest

from intriga.lab.adapters.text import TextTable, written
from intriga.lab.adapters.variant import variant
from intriga.words import TAGS

EDITIONS: list[tuple[str, int, str | None, dict[str, object]]] = [
    ("coup", 4, None, {}),
    ("coup", 2, "coup-es", {}),
    ("coup", 5, "urbis-reforma", {}),
    ("coup", 3, None, {"reforma": True, "slot_ambassador": "inquisitor"}),
    ("pot-de-vin", 3, None, {}),
    ("pot-de-vin", 4, None, {"pairs": True}),
    ("pot-de-vin", 6, None, {"deck": "B"}),
]
ALL = pytest.mark.parametrize("edition", EDITIONS, ids=str)


def table(edition: tuple[str, int, str | None, dict[str, object]], **given: Any) -> TextTable:  # noqa: ANN401
    return TextTable(variant(*edition), seed=7, **given)


@pytest.mark.parametrize("tag", TAGS)
@ALL
def test_a_game_in_text_is_played_to_its_end_in_every_language(
    edition: tuple[str, int, str | None, dict[str, object]], tag: str
) -> None:
    told, chance = table(edition, language=tag), Random(3)
    while not told.is_over:
        prompt, words = told.prompt(), chance.choice(told.legal)
        assert told.question() in prompt
        assert all(f"[{each}]" in prompt for each in told.legal)
        assert told.answer(f"I think [pass] is weak, so I say [{words.upper()}].")
    assert sum(told.returns) == pytest.approx(0)
    assert max(told.returns) > 0
    assert all(count.invalid == 0 for count in told.counts)


@ALL
def test_a_prompt_does_not_change_with_what_the_seat_cannot_see(
    edition: tuple[str, int, str | None, dict[str, object]],
) -> None:
    told, chance, changed = table(edition), Random(5), 0
    for number in range(60):
        if told.is_over:
            break
        seat, game = told.seat, told.game
        shown, real = told.situation(seat) + told.question(), game.position()
        game.put(real.redeal(seat, number))
        changed += game.position() != real
        assert told.situation(seat) + told.question() == shown
        assert told.legal == game.legal(seat)
        game.put(real)
        told.answer(chance.choice(told.legal))
    assert changed


def test_news_reach_every_seat_once() -> None:
    told = table(EDITIONS[1], names=["Ana", "Beto"])
    first, other = told.seat, 1 - told.seat
    told.news(first)
    told.news(other)
    assert told.answer("[income]")
    assert told.names[first] in told.news(other)[0]
    assert told.news(other) == []
    assert told.news(first)


def test_illegal_texts_are_counted_apart_and_change_nothing() -> None:
    told = table(EDITIONS[0])
    seat, before = told.seat, told.prompt()
    for text in ("", "I challenge!", "[block duke]", "[income", "steal from 2"):
        assert not told.answer(text)
    assert told.seat == seat
    assert told.situation(seat) in before
    assert told.answer("Income")
    assert (told.counts[seat].valid, told.counts[seat].invalid) == (1, 5)
    assert told.counts[seat].rate == pytest.approx(5 / 6)
    assert told.counts[1 - seat].rate == 0


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[Steal  2]", "steal 2"),
        ("no [a] but [b c]", "b c"),
        ("  INCOME \n", "income"),
        ("[]", "[]"),
    ],
)
def test_the_last_brackets_are_the_answer_and_the_whole_text_without_any(
    text: str, words: str
) -> None:
    assert written(text) == words
