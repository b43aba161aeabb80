"""The claims of a game, as its review shows them."""

import pytest

from intriga.core.chance import Scripted
from intriga.core.offered_parts import ClaimCount, Towards
from intriga.core.record import Record, RecordLine, read_records, resume
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.study.review import (
    Claim,
    ClaimBody,
    claims_in,
    counts_in,
    review_of,
)
from intriga.games.coup.vocabulary import CLAIMS, For
from tests.games.coup.tables import CoupGame, table
from tests.games.records import files_of
from tests.games.tables import say

THREE = ("captain duke", "assassin contessa", "ambassador duke")
GAMES = [record for file in files_of("coup") for record in read_records(file)][::5]


def record_of(game: CoupGame) -> Record:
    """Return the record of *game* so far."""
    inputs = [
        RecordLine(line["by"], line["do"], tuple(line.get("draws", [])), None, number)
        for number, line in enumerate(game.inputs, 2)
    ]
    return Record("here", 1, game.header, inputs)


def claims_of(game: CoupGame) -> list[Claim]:
    """Return the claims of *game* so far."""
    return claims_in(record_of(game))


def test_a_review_says_all_claims_of_a_game() -> None:
    review = review_of(record_of(say(table(*THREE), "0 steal 1", "* pass", "1 pass")))

    assert review.game == "coup"
    (claim,) = review.claims
    assert claim == ClaimBody(
        step=1,
        seat=0,
        claim="captain",
        purpose="action",
        true=True,
        challengeable=True,
        challenged_by=None,
        proved=False,
    )


# ------------------------------------------------------------------- one claim


def test_a_true_claim_that_nobody_challenged() -> None:
    (claim,) = claims_of(say(table(*THREE), "0 steal 1", "* pass", "1 pass"))

    assert claim == Claim(1, 0, 2, "captain", For.ACTION, true=True, challengeable=True)


def test_a_bluff_that_nobody_challenged() -> None:
    (claim,) = claims_of(say(table(*THREE, draws="duke captain"), "0 exchange", "* pass"))

    assert claim == Claim(1, 0, 3, "ambassador", For.ACTION, true=False, challengeable=True)


def test_a_bluff_that_was_challenged() -> None:
    (claim,) = claims_of(say(table(*THREE), "0 exchange", "1 pass", "2 challenge"))

    assert claim == Claim(
        1, 0, 3, "ambassador", For.ACTION, true=False, challengeable=True, challenged_by=2
    )


def test_a_true_claim_that_was_challenged_was_proved() -> None:
    game = say(table(*THREE, draws="duke"), "0 tax", "1 challenge", "0 prove")

    assert claims_of(game) == [
        Claim(
            1, 0, 0, "duke", For.ACTION, true=True, challengeable=True, challenged_by=1, proved=True
        )
    ]


def test_a_true_claim_that_was_not_shown() -> None:
    game = say(table(*THREE), "0 tax", "1 challenge", "0 decline")

    assert claims_of(game) == [
        Claim(1, 0, 0, "duke", For.ACTION, true=True, challengeable=True, challenged_by=1)
    ]


def test_an_open_challenge_is_known_and_not_yet_decided() -> None:
    (claim,) = claims_of(say(table(*THREE), "0 tax", "1 challenge"))

    assert (claim.challenged_by, claim.proved) == (1, False)


def test_a_block_is_a_claim_of_its_own() -> None:
    game = say(table(*THREE), "0 foreign_aid", "1 block duke", "0 challenge")

    assert claims_of(game) == [
        Claim(2, 1, 0, "duke", For.BLOCK, true=False, challengeable=True, challenged_by=0)
    ]


def test_to_embezzle_claims_to_hold_no_duke() -> None:
    game = say(table(*THREE, change={"sewer": 2, "treasury": 46}, reforma=True), "0 embezzle")

    (claim,) = claims_of(game)
    assert (claim.word, claim.true) == ("!duke", False)


# ------------------------------------------------------------------- estates


def estate(*, challengeable: bool) -> CoupGame:
    """Return a game in which seat 0 has just ended the life of seat 1, which leaves 2 coins."""
    hands = ("captain duke", "assassin/captain", "ambassador lawyer")
    game = table(
        *hands, coins=[7, 2, 2], slot_contessa="lawyer", lawyer_challengeable=challengeable
    )
    return say(game, "0 coup 1", "0 claim", "2 claim")


def test_claims_to_an_estate_are_true_or_bluffs() -> None:
    first, second = claims_of(say(estate(challengeable=True), "0 pass", "2 pass"))

    assert (first.seat, first.word, first.purpose) == (0, "lawyer", For.ESTATE)
    assert not first.true
    assert (second.seat, second.true) == (2, True)
    assert first.challengeable
    assert second.challengeable


def test_a_claim_to_an_estate_that_may_not_be_challenged_may_be_a_bluff() -> None:
    first, _ = claims_of(estate(challengeable=False))

    assert (first.true, first.challengeable) == (False, False)


# ------------------------------------------------------------------- any game


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_claims_are_those_that_the_rules_count(record: Record) -> None:
    """The rules keep a tally of what each seat claimed, proved and did not prove."""
    view = resume(COUP, record, Scripted([])).view(None)
    claims = claims_in(record)
    for seat in view.seats:
        for slot in range(CLAIMS):
            own = [claim for claim in claims if (claim.seat, claim.slot) == (seat, slot)]
            doubted = [claim for claim in own if claim.challenged_by is not None]
            assert view.claimed(seat)[slot] == len(own)
            assert view.proved(seat)[slot] == sum(claim.proved for claim in own)
            assert view.refused(seat)[slot] == sum(not claim.proved for claim in doubted)


# ------------------------------------------------------------------- counts


def test_counts_are_those_that_one_makes_by_hand() -> None:
    game = table("duke contessa", "captain duke", "assassin ambassador", draws="ambassador")
    say(game, "0 tax", "1 pass", "2 pass")  # true, believed by both
    say(game, "1 steal 0", "2 pass", "0 pass", "0 pass")  # true; the last lets it happen
    say(game, "2 tax", "0 challenge", "2 lose assassin")  # a lie, caught
    say(game, "0 assassinate 1", "1 pass", "2 pass", "1 pass", "1 lose duke")  # a lie, believed
    say(game, "1 steal 2", "2 pass", "0 challenge", "0 lose duke")  # true, doubted in vain
    say(game, "2 block ambassador", "0 pass", "1 pass")  # true, believed by both

    ana, bia, eva = counts_in(record_of(game))

    assert ana.claims == {"duke": ClaimCount(1), "assassin": ClaimCount(1, lies=1)}
    assert bia.claims == {"captain": ClaimCount(2, challenged=1)}
    assert eva.claims == {
        "duke": ClaimCount(1, lies=1, challenged=1, caught=1),
        "ambassador": ClaimCount(1),
    }
    assert ana.towards == {
        1: Towards(struck=1, believed=1, doubted=1),
        2: Towards(believed=1, doubted=1, right=1),
    }
    assert bia.towards == {
        0: Towards(robbed=1, believed=2, fooled=1),
        2: Towards(robbed=1, believed=1),
    }
    assert eva.towards == {0: Towards(believed=2, fooled=1), 1: Towards(believed=2)}


@pytest.mark.parametrize("record", GAMES, ids=lambda record: record.name)
def test_counts_and_claims_of_a_game_agree(record: Record) -> None:
    counts, claims = counts_in(record), claims_in(record)

    assert sum(c.told for each in counts for c in each.claims.values()) == len(claims)
    assert sum(c.lies for each in counts for c in each.claims.values()) == sum(
        not claim.true for claim in claims
    )
    towards = [each for own in counts for each in own.towards.values()]
    assert sum(each.doubted for each in towards) == sum(
        claim.challenged_by is not None for claim in claims
    )
    assert all(each.fooled <= each.believed and each.right <= each.doubted for each in towards)
