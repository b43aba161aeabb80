"""Every refusal has a reason, and the reason is true."""

import random
from collections.abc import Callable

import pytest

from intriga.core.errors import Always, IllegalAction, Reason
from intriga.games.pot_de_vin.inputs import NUM_ACTIONS, Input
from intriga.games.pot_de_vin.notation import format_input
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.table.refusals import Refusal, why_illegal
from tests.games.pot_de_vin.tables import SCENES, THREE, Json, PotDeVinGame, any_play, table
from tests.games.tables import positions, say


def out_of_gems() -> PotDeVinGame:
    return say(table(*THREE), "0 play aldo-4")


def three_guilds() -> PotDeVinGame:
    """Return a game in which seat 0 places one joker on one of three columns."""
    return SCENES["JOKERS"]()


SITUATIONS: list[tuple[Reason, Callable[[], PotDeVinGame], str]] = [
    (Always.GAME_OVER, SCENES["GAME_OVER"], "0 gem"),
    (Always.NOT_AWAITED, SCENES["LEAD"], "1 play aldo-5"),
    (Always.NOT_AWAITED, SCENES["DISCARD"], "1 discard aldo-4"),
    (Always.NOT_AWAITED, SCENES["FOLLOW"], "1 gem"),
    (Always.NOT_AWAITED, SCENES["LEAVE"], "0 leave aldo-4"),
    (Always.NOT_AWAITED, SCENES["JOKERS"], "1 jokers auto"),
    (Always.NOT_THE_QUESTION, SCENES["DISCARD"], "0 play aldo-4"),
    (Always.NOT_THE_QUESTION, SCENES["DISCARD"], "0 gem"),
    (Always.NOT_THE_QUESTION, SCENES["LEAD"], "0 discard aldo-4"),
    (Always.NOT_THE_QUESTION, SCENES["LEAD"], "0 jokers auto"),
    (Always.NOT_THE_QUESTION, SCENES["FOLLOW"], "2 leave aldo-4"),
    (Always.NOT_THE_QUESTION, SCENES["FOLLOW"], "2 jokers nobles"),
    (Always.NOT_THE_QUESTION, SCENES["LEAVE"], "5 play ugo-9"),
    (Always.NOT_THE_QUESTION, SCENES["JOKERS"], "0 gem"),
    (Always.NOT_THE_QUESTION, SCENES["JOKERS"], "0 play aldo-4"),
    (Refusal.MUST_LEAD, SCENES["LEAD"], "0 gem"),
    (Refusal.MUST_FOLLOW, out_of_gems, "1 play enzo-6"),
    (Refusal.NO_GEMS, out_of_gems, "1 gem"),
    (Refusal.NOT_HELD, SCENES["LEAD"], "0 play aldo-5"),
    (Refusal.NOT_HELD, out_of_gems, "1 play aldo-4"),
    (Refusal.NOT_HELD, SCENES["DISCARD"], "0 discard aldo-2"),
    (Refusal.NOT_PLAYED, SCENES["LEAVE"], "5 leave ugo-9"),
    (Refusal.NOT_PLAYED, SCENES["LEAVE"], "5 leave ugo-13"),
    (Refusal.WRONG_GUILDS, three_guilds, "0 jokers knights"),
    (Refusal.WRONG_GUILDS, three_guilds, "0 jokers nobles artists"),
    (Refusal.WRONG_GUILDS, three_guilds, "0 jokers nobles artists merchants workers knights"),
    (Always.UNREADABLE, SCENES["LEAD"], "0 pass"),
    (Always.UNREADABLE, SCENES["LEAD"], "0 play aldo-14"),
    (Always.UNREADABLE, three_guilds, "0 jokers"),
]


@pytest.mark.parametrize(
    ("reason", "situation", "line"), SITUATIONS, ids=[f"{r}: {line}" for r, _, line in SITUATIONS]
)
def test_the_reason_is_given(
    reason: Reason, situation: Callable[[], PotDeVinGame], line: str
) -> None:
    game = situation()
    before = game.state.copy()
    seat, words = line.split(" ", 1)

    with pytest.raises(IllegalAction) as refused:
        game.play(words, seat=int(seat))

    assert refused.value.reason is reason
    assert game.state == before


def test_every_reason_has_its_situation() -> None:
    assert {reason for reason, _, _ in SITUATIONS} == {*Always, *Refusal}


# ------------------------------------------------------------------- no reason is a wrong one

BELONGS_TO = {
    "play": {"LEAD", "FOLLOW"},
    "gem": {"LEAD", "FOLLOW"},
    "discard": {"DISCARD"},
    "leave": {"LEAVE"},
    "jokers": {"JOKERS"},
}


class Situation:
    """An input that was refused, and all there is to say about it, told from the whole position."""

    def __init__(self, game: PotDeVinGame, seat: int, words: str) -> None:
        self.position: Json = POT_DE_VIN.format_position(game.state)
        self.legal = game.legal(seat)
        self.seat = seat
        self.words = words
        self.verb, *self.rest = words.split(" ")
        self.phase: str = self.position["phase"]
        self.hand: list[str] = self.position["hands"][seat]

    def is_true(self, reason: Reason) -> bool:
        """Say whether *reason* is true here."""
        return getattr(self, reason.name.lower())()

    def game_over(self) -> bool:
        return self.phase == "GAME_OVER"

    def not_awaited(self) -> bool:
        return self.seat not in self.position["awaiting"]

    def not_the_question(self) -> bool:
        return self.phase not in BELONGS_TO[self.verb]

    def must_lead(self) -> bool:
        return self.verb == "gem" and self.position["table"] == []

    def must_follow(self) -> bool:
        led = self.position["led"]
        follows = any(card.startswith(led) for card in self.hand)
        return follows and self.rest[0] in self.hand and not self.rest[0].startswith(led)

    def no_gems(self) -> bool:
        return self.verb == "gem" and self.position["gems"][self.seat] == 0

    def not_held(self) -> bool:
        return self.rest[0] not in self.hand

    def not_played(self) -> bool:
        return self.rest[0] not in [card for _, card in self.position["table"]]

    def wrong_guilds(self) -> bool:
        return self.verb == "jokers" and self.words not in self.legal


@pytest.mark.untraced
@pytest.mark.parametrize("number", range(16))
def test_no_reason_is_a_wrong_one(number: int) -> None:
    pick = random.Random(number)
    for game in positions(any_play(f"reasons {number}"), f"reasons {number}"):
        if pick.random() < 0.85:
            continue
        seat = pick.choice(game.awaiting or [0])
        for words in SAYINGS:
            refused = refusal(game, seat, words)
            told = f"reasons {number}: {refused} in {game.lines}"
            assert refused is None or Situation(game, seat, words).is_true(refused.reason), told


MEANT = [*range(Input.AUTO + 1), *range(60, 112), *range(120, 172), *range(180, NUM_ACTIONS)]
SAYINGS = [format_input(action) for action in MEANT]


def refusal(game: PotDeVinGame, seat: int, words: str) -> IllegalAction | None:
    try:
        game.parse(seat, words)
    except IllegalAction as refused:
        return refused
    return None


@pytest.mark.parametrize("phase", SCENES)
def test_the_reason_of_a_refusal_follows_from_the_view(phase: str) -> None:
    game = SCENES[phase]()
    for seat in game.awaiting:
        legal = game.legal_ids(seat)
        for action in set(range(NUM_ACTIONS)) - set(legal):
            told = why_illegal(game.view(seat), action)
            assert POT_DE_VIN.why_illegal(game.state, seat, action) is told
        assert all(POT_DE_VIN.why_illegal(game.state, seat, each) is None for each in legal)
