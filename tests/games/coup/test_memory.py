"""The memory of a view is true: claims, proofs, cards seen and returned, the last inputs."""

import pytest

from intriga.core.chance import Seeded
from intriga.core.game import Game
from intriga.games.coup.inputs import Input
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import (
    AMBASSADOR,
    ASSASSIN,
    CAPTAIN,
    CLAIMS,
    CONTESSA,
    DUKE,
    NOBODY,
    NOT_DUKE,
    RECENT,
    SLOTS,
)
from tests.games.coup.tables import SCENES, THREE, CoupGame, table
from tests.games.tables import say


def counts(**slots: int) -> list[int]:
    """Return a tally: how often each slot, ``none`` the claim to hold none of slot 0."""
    names = ("duke", "assassin", "captain", "ambassador", "contessa", "none")
    return [slots.get(name, 0) for name in names]


# ------------------------------------------------------------------- claims


def test_every_claim_is_counted_for_its_claimant() -> None:
    game = table("duke captain", "assassin contessa", "ambassador duke", reforma=True)
    say(game, "0 tax", "* pass", "1 steal 0", "* pass", "0 block captain", "* pass")
    say(game, "2 embezzle", "* pass", "0 tax")

    view = game.view(2)

    assert view.claimed(0) == counts(duke=2, captain=1)
    assert view.claimed(1) == counts(captain=1)
    assert view.claimed(2) == counts(none=1)
    assert view.claimed(2)[NOT_DUKE] == 1


def test_a_claim_that_was_proved_is_counted_as_proved() -> None:
    game = say(table("duke captain", "assassin contessa", draws="duke"), "0 tax", "1 challenge")
    say(game, "0 prove")

    view = game.view(1)

    assert view.proved(0) == counts(duke=1)
    assert view.refused(0) == counts()
    assert (view.challenged(1), view.caught(1)) == (1, 0)


@pytest.mark.parametrize("hand", ["duke captain", "assassin captain"])
def test_declined_or_false_a_claim_not_proved_is_counted_alike(hand: str) -> None:
    game = say(table(hand, "assassin contessa"), "0 tax", "1 challenge")
    if game.phase == "PROVE":
        say(game, "0 decline")

    view = game.view(1)

    assert view.refused(0) == counts(duke=1)
    assert view.proved(0) == counts()
    assert (view.challenged(1), view.caught(1)) == (1, 1)
    assert (view.challenged(0), view.caught(0)) == (0, 0)


def test_a_block_that_could_have_been_made_is_counted_as_forgone() -> None:
    game = table("duke captain", "assassin contessa", "ambassador duke")
    say(game, "0 foreign_aid", "1 pass", "2 pass", "1 steal 2", "* pass", "2 pass")

    view = game.view(0)

    assert view.forgone(1) == counts(duke=1)
    assert view.forgone(2) == counts(duke=1, captain=1, ambassador=1)
    assert view.forgone(0) == counts()


def test_everybody_remembers_the_same_of_claims() -> None:
    game = say(table("duke captain", "assassin contessa", "duke duke"), "0 tax", "1 challenge")
    say(game, "0 decline", "0 lose captain")

    views = [game.view(seat) for seat in (0, 1, 2, None)]

    for what in (CoupView.claimed, CoupView.proved, CoupView.refused, CoupView.forgone):
        assert len({tuple(what(view, 0)) for view in views}) == 1


def test_counters_stop_where_a_byte_ends() -> None:
    header = {"preset": "urbis-reforma", "seats": ["A", "B"], "first": 0}
    game: CoupGame = Game(COUP, header, Seeded(3))

    for _ in range(130):
        for seat in (0, 1):
            say(game, f"{seat} exchange", "* pass")
            game.play(game.legal(seat)[0], seat=seat)

    assert game.view(0).claimed(1)[AMBASSADOR] == 127
    assert len(game.view(0).claimed(1)) == CLAIMS


# ------------------------------------------------------------------- cards seen


def declared() -> CoupGame:
    """Return a game after a coup that named a card which is not there: the hand was shown."""
    game = table(
        *("duke captain", "assassin contessa", "ambassador duke"),
        coins=[7, 4, 4],
        declared_coup="coup",
        declared_exchange="never",
    )
    return say(game, "0 coup 1 duke")


@pytest.mark.parametrize("viewer", [0, 2, None])
def test_a_hand_shown_to_all_is_seen_by_all(viewer: int | None) -> None:
    assert sorted(declared().view(viewer).seen(1)) == [ASSASSIN, CONTESSA]


def test_nothing_is_seen_of_hands_that_were_not_shown() -> None:
    game = declared()

    assert game.view(0).seen(2) == ()
    assert game.view(1).seen(0) == ()


def test_a_card_that_was_lost_is_no_longer_seen_in_hand() -> None:
    game = say(declared(), "1 assassinate 2", "2 challenge", "1 decline", "1 lose contessa")

    assert game.view(0).seen(1) == (ASSASSIN,)


def test_an_exchange_forgets_the_hand() -> None:
    game = table(
        *("duke captain", "assassin contessa", "ambassador duke"),
        coins=[7, 4, 4],
        draws="duke captain",
        declared_coup="coup",
        declared_exchange="never",
    )
    say(game, "0 coup 1 duke", "1 exchange", "* pass", "1 keep assassin contessa")

    assert game.view(0).seen(1) == ()


def test_the_examined_card_is_seen_by_the_actor_alone() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave")

    assert game.view(0).seen(1) == (CONTESSA,)
    assert game.view(2).seen(1) == ()
    assert game.view(None).seen(1) == ()
    watched = CoupView.of(game.state)  # of spectators; those of seats are made from it
    assert watched.seen(1) == watched.seen_by(game.state, 2).seen(1) == ()
    assert watched.seen_by(game.state, 0).seen(1) == (CONTESSA,)


def test_a_card_seen_twice_is_one_card() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave", "1 income", "2 income", "0 examine 1")

    say(game, "* pass", "1 show contessa", "0 leave")

    assert game.view(0).seen(1) == (CONTESSA,)


def test_two_cards_seen_one_after_the_other_are_both_known() -> None:
    game = say(SCENES["EXAMINE_DECIDE"](), "0 leave", "1 income", "2 income", "0 examine 1")

    say(game, "* pass", "1 show assassin", "0 leave")

    assert sorted(game.view(0).seen(1)) == [ASSASSIN, CONTESSA]


def test_an_examined_card_that_was_replaced_is_no_longer_seen() -> None:
    game = table(
        *("captain duke", "assassin contessa", "duke captain"),
        draws="contessa",
        slot_ambassador="inquisitor",
    )
    say(game, "0 examine 1", "* pass", "1 show contessa", "0 replace")

    assert game.view(0).seen(1) == ()


def replaced(hand: str, shown: str) -> CoupGame:
    """Return a game in which seat 2 saw a card of seat 1, which seat 0 then had replaced."""
    game = table(
        *("captain duke", hand, "duke captain"),
        draws="inquisitor",
        slot_ambassador="inquisitor",
    )
    say(game, "0 income", "1 income", "2 examine 1", "* pass", "1 show contessa", "2 leave")
    return say(game, "0 examine 1", "* pass", f"1 show {shown}", "0 replace")


@pytest.mark.parametrize("shown", ["contessa", "assassin"])
def test_no_memory_knows_a_card_that_was_replaced(shown: str) -> None:
    game = replaced("assassin contessa", shown)

    assert game.view(2).seen(1) == ()
    assert game.view(0).seen(1) == ()


@pytest.mark.parametrize(("shown", "left"), [("contessa", ASSASSIN), ("assassin", CONTESSA)])
def test_an_examiner_that_knew_both_cards_knows_which_is_left(shown: str, left: int) -> None:
    game = table(
        *("captain duke", "assassin contessa", "duke captain"),
        draws="inquisitor",
        slot_ambassador="inquisitor",
    )
    say(game, "0 examine 1", "* pass", "1 show contessa", "0 leave", "1 income", "2 income")
    say(game, "0 examine 1", "* pass", "1 show assassin", "0 leave", "1 income", "2 income")

    say(game, "0 examine 1", "* pass", f"1 show {shown}", "0 replace")

    assert game.view(0).seen(1) == (left,)


def test_a_card_known_twice_is_known_once_whichever_was_replaced() -> None:
    game = table(
        *("duke captain", "contessa contessa", "assassin assassin"),
        coins=[7, 4, 4],
        draws="duke",
        slot_ambassador="inquisitor",
        declared_coup="coup",
        declared_exchange="never",
    )
    say(game, "0 coup 1 duke", "1 income", "2 examine 1", "* pass")

    say(game, "1 show contessa", "2 replace")

    assert [game.view(seat).seen(1) for seat in (0, 2)] == [(CONTESSA,), (CONTESSA,)]


def test_a_proof_forgets_the_card_it_returned() -> None:
    game = table(
        *("captain duke", "assassin contessa", "duke captain"),
        draws="captain",
        slot_ambassador="inquisitor",
        coins=[2, 5, 2],
    )
    say(game, "0 examine 1", "* pass", "1 show assassin", "0 leave")
    say(game, "1 assassinate 2", "2 challenge", "1 prove")

    assert game.view(0).seen(1) == ()


def test_with_distinct_art_a_card_seen_has_its_art() -> None:
    game = table(
        *("duke-a captain-a", "assassin-b contessa-c", "duke-b duke-c"),
        art_mode="distinct",
        slot_ambassador="inquisitor",
    )
    say(game, "0 examine 1", "* pass", "1 show contessa-c", "0 leave")

    assert game.view(0).seen(1) == (CONTESSA + 2 * SLOTS,)


# ------------------------------------------------------------------- cards returned


def test_only_the_exchanger_knows_the_returned_cards() -> None:
    game = say(SCENES["EXCHANGE"](), "0 keep captain captain")

    assert game.view(0).returned == (DUKE, DUKE)
    assert game.view(1).returned == ()
    assert game.view(None).returned == ()


def test_an_examined_player_knows_the_returned_card() -> None:
    game = table(
        *("captain duke", "assassin contessa", "duke captain"),
        draws="duke",
        slot_ambassador="inquisitor",
    )
    say(game, "0 examine 1", "* pass", "1 show contessa", "0 replace")

    assert game.view(1).returned == (CONTESSA,)
    assert game.view(0).returned == ()


def test_a_player_caught_with_the_duke_knows_the_card_it_returned() -> None:
    game = table(
        "captain duke",
        "assassin contessa",
        "duke captain",
        draws="contessa",
        reforma=True,
        embezzle_loss="duke_and_redraw",
    )
    say(game, "0 embezzle", "1 challenge")

    assert game.view(0).returned == (CAPTAIN,)


# ------------------------------------------------------------------- the last proof


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_proof_is_seen_by_all_until_the_next_input(viewer: int | None) -> None:
    game = table(*THREE, draws="contessa")
    say(game, "0 tax", "1 challenge")
    assert game.view(viewer).proof == ()

    say(game, "0 prove")
    assert game.view(viewer).proof == (DUKE,)

    say(game, "1 lose assassin")
    assert game.view(viewer).proof == ()


def test_a_proof_of_innocence_shows_the_whole_hand() -> None:
    game = table(
        *("captain ambassador", "assassin contessa", "duke duke"),
        draws="duke contessa",
        reforma=True,
        decline_proof=False,
    )

    say(game, "0 embezzle", "2 challenge")

    assert sorted(game.view(1).proof) == [CAPTAIN, AMBASSADOR]


def test_with_distinct_art_a_proof_shows_the_art() -> None:
    hands = ("captain-a duke-b", "assassin-a contessa-a")
    game = table(*hands, art_mode="distinct", draws="contessa-b")

    say(game, "0 tax", "1 challenge", "0 prove")

    assert game.view(1).proof == (DUKE + SLOTS,)


# ------------------------------------------------------------------- the last inputs


def test_recent_lists_the_last_inputs_without_passes_latest_first() -> None:
    game = table("duke captain", "assassin contessa", "ambassador duke")
    say(game, "0 income", "1 tax", "* pass", "2 steal 0", "0 challenge")

    assert game.view(1).recent == [
        (0, Input.CHALLENGE),
        (2, Input.STEAL),
        (1, Input.TAX),
        (0, Input.INCOME),
    ]


def test_recent_lists_the_same_seats_for_every_viewer() -> None:
    game = SCENES["CHALLENGE_BLOCK"]()

    recents = [game.view(seat).recent for seat in (0, 1, 2, None)]

    assert all(recent == recents[0] for recent in recents)


def test_recent_speakers_count_clockwise_from_the_viewer() -> None:
    game = SCENES["CHALLENGE_BLOCK"]()

    who = {seat: COUP.layout.cut(game.view(seat).numbers, "recent")[:6:3] for seat in (0, 1, 2)}

    assert {seat: list(pair) for seat, pair in who.items()} == {0: [2, 1], 1: [1, 3], 2: [3, 2]}


def test_the_seat_that_got_the_coin_is_no_secret() -> None:
    game = table(
        *("captain patron", "ambassador patron", "assassin/contessa"),
        draws="captain",
        slot_duke="patron",
    )
    say(game, "0 patron 2", "2 challenge", "0 prove", "0 redirect 1")

    assert game.view(1).recent[0] == (0, Input.REDIRECT)


def test_the_card_that_was_lost_is_no_secret() -> None:
    game = say(table("duke captain", "assassin contessa"), "0 steal 1", "1 challenge", "0 decline")

    say(game, "0 lose duke")

    assert game.view(1).recent[0] == (0, Input.LOSE + DUKE)


@pytest.mark.parametrize(
    ("phase", "last", "kind"),
    [
        ("EXCHANGE", "0 keep captain duke", Input.KEEP_ONE),
        ("EXAMINE_SHOW", "1 show assassin", Input.SHOW),
        ("SETUP_PICK", "0 pick captain", Input.PICK),
    ],
)
def test_recent_has_only_the_kind_of_an_input_with_secret_cards(
    phase: str, last: str, kind: Input
) -> None:
    game = say(SCENES[phase](), last)

    assert game.view(None).recent[0] == (int(last[0]), kind)


@pytest.mark.parametrize(
    ("phase", "last", "told"),
    [
        ("EXCHANGE", "0 keep captain duke", {0}),
        ("EXAMINE_SHOW", "1 show assassin", {0, 1}),
        ("SETUP_PICK", "0 pick captain", {0}),
    ],
)
def test_secret_cards_are_heard_only_by_the_seats_concerned(
    phase: str, last: str, told: set[int]
) -> None:
    game = SCENES[phase]()
    seat, words = int(last[0]), last[2:]
    action = game.parse(seat, words)

    for viewer in (*range(len(game.header["seats"])), None):
        heard = COUP.hear(game.state, viewer, seat, action)
        assert heard == (action if viewer in told else NOBODY)
        assert game.position().hear(viewer, seat, action) == (
            words if viewer in told else words.split()[0]
        )


def test_no_more_inputs_are_remembered_than_there_is_room_for() -> None:
    game = table("duke captain", "assassin contessa")
    for _ in range(RECENT // 2 + 1):
        say(game, "0 income", "1 income")

    assert game.view(0).recent == [(1, Input.INCOME), (0, Input.INCOME)] * (RECENT // 2)
