"""Each answer comes with its gain, the reason why it is closed, and a warning before a loss."""

from typing import Any

import pytest

from intriga.core.message import Message
from intriga.core.offers import AnswerForm, Offer, OfferGroup, Price
from intriga.games.coup.action_table import ASSASSIN_COST, COUP_COST, MUST_COUP
from intriga.games.coup.table.table_rules import TABLE_RULES
from tests.games.coup.tables import WITH_PATRONS, CoupGame, any_play, table
from tests.games.tables import say

THREE = ("captain duke", "assassin contessa", "ambassador duke")


def shown(game: CoupGame, seat: int | None = None) -> tuple[list[Offer], AnswerForm]:
    """Return what *seat*, or the one that is asked, is offered, and how it chooses."""
    seat = game.to_move if seat is None else seat
    view = game.view(seat)
    offers = TABLE_RULES.offers(view, list(game.legal(seat)))
    return offers, TABLE_RULES.form(view, offers)


def on_menu(game: CoupGame) -> dict[str, Offer | OfferGroup]:
    """Return the actions that come first, by their words."""
    offers, form = shown(game)
    return {offer.words: offer for offer in offers if not offer.path} | {
        group.name: group for group in form.groups if not group.path
    }


def closed(game: CoupGame) -> dict[str, Message]:
    """Return why each action is closed that is."""
    return {each.name: each.why for each in shown(game)[1].closed if not each.path}


def spared(game: CoupGame) -> dict[tuple[str, ...], dict[int | None, str]]:
    """Return why each seat may not be chosen, by what is aimed."""
    found: dict[tuple[str, ...], dict[int | None, str]] = {}
    for each in shown(game)[1].closed:
        if each.seat is not None:
            found.setdefault(each.path, {})[each.seat] = each.why.id
    return found


def warned(game: CoupGame, seat: int | None = None) -> dict[str, str]:
    """Return the warnings of single answers by their words."""
    return {each.words: each.warning.id for each in shown(game, seat)[0] if each.warning}


def gains(game: CoupGame) -> dict[str, int]:
    return {name: each.gain.count for name, each in on_menu(game).items() if each.gain is not None}


def test_every_action_says_what_it_gives() -> None:
    game = table(*THREE, coins=[7, 1, 0])
    effects = {name: each.effect.id for name, each in on_menu(game).items() if each.effect}

    assert gains(game) == {"income": 1, "foreign_aid": 2, "tax": 3, "steal": 1}
    assert effects == {
        "coup": "effect-strike",
        "assassinate": "effect-strike",
        "exchange": "effect-exchange",
    }
    assert set(on_menu(game)) == gains(game).keys() | effects.keys()


def test_a_faction_is_chosen_by_its_banner() -> None:
    game = any_play("banners", reforma=True, factions_start="choose", two_player_setup="normal")
    offers, _ = shown(game)

    assert {each.words: each.icon for each in offers} == {"faction 0": "star", "faction 1": "flame"}


def test_the_actions_of_other_characters_have_effects_too() -> None:
    options: dict[str, Any] = {
        "slot_duke": "patron",
        "slot_ambassador": "inquisitor",
        "reforma": True,
    }
    game = table("captain patron", "assassin/contessa", "inquisitor patron", **options)
    menu = on_menu(game)

    assert gains(game)["patron"] == 2
    for name in ("patron", "examine", "exchange", "convert"):
        assert menu[name].effect is not None
    assert menu["exchange"].effect == Message("effect-exchange", {"cards": 1})


def test_stealing_gives_what_the_target_has() -> None:
    offers, form = shown(table(*THREE, coins=[2, 0, 0]))
    thefts = [each for each in offers if each.path == ("steal",)]

    assert [each.gain for each in thefts] == [None, None]
    assert [group.gain for group in form.groups if group.name == "steal"] == [None]


def test_an_action_that_cannot_be_paid_is_closed_and_says_what_is_missing() -> None:
    game = table(*THREE)
    form = shown(game)[1]

    assert closed(game) == {
        "coup": Message("closed-cannot-afford", {"coins": COUP_COST - 2}),
        "assassinate": Message("closed-cannot-afford", {"coins": ASSASSIN_COST - 2}),
    }
    assert [each.price for each in form.closed] == [
        Price("coin", COUP_COST),
        Price("coin", ASSASSIN_COST),
    ]
    assert form.closed[1].claim is not None


def test_open_and_closed_actions_have_the_same_places_whatever_one_can_pay() -> None:
    orders: set[tuple[str, ...]] = set()
    for purse in (2, 3, 7):
        game = table(*THREE, coins=[purse, 2, 2])
        offers, form = shown(game)
        order = list(dict.fromkeys(each.words.partition(" ")[0] for each in offers))
        for each in form.closed:
            order.insert(each.at, each.name)
        orders.add(tuple(order))

    assert len(orders) == 1


def test_with_too_many_coins_all_but_a_coup_is_closed() -> None:
    reasons = closed(table(*THREE, coins=[MUST_COUP, 2, 2]))

    assert set(reasons) == {
        *("income", "foreign_aid", "tax", "exchange", "assassinate", "steal"),
    }
    assert {each.id for each in reasons.values()} == {"closed-must-coup"}


@pytest.mark.parametrize(
    ("action", "why", "options"),
    [
        ("steal", "nothing-to-steal", {"steal_from_empty": False, "reforma": True}),
        ("embezzle", "nothing-to-embezzle", {"reforma": True, "embezzle_empty": False}),
        ("assassinate", "cannot-afford", {"declared_coup": "coup+assassinate"}),
    ],
)
def test_a_closed_action_says_the_reason_of_the_rules(
    action: str, why: str, options: dict[str, Any]
) -> None:
    game = table(*THREE, coins=[2, 0, 1], **options)

    assert closed(game)[action].id == f"closed-{why}"


def test_an_embezzlement_from_an_empty_sewer_is_warned_of() -> None:
    empty = table(*THREE, reforma=True)
    filled = say(table(*THREE, reforma=True), "0 convert 0")

    assert warned(empty)["embezzle"] == "warn-empty-sewer"
    assert "embezzle" not in warned(filled)
    assert gains(filled)["embezzle"] == 1


def test_an_action_that_forces_or_forbids_a_coup_is_warned_of() -> None:
    rich = table(*THREE, coins=[8, 2, 2])

    assert warned(rich) == {
        "foreign_aid": "warn-must-coup",
        "tax": "warn-must-coup",
        "steal 1": "warn-must-coup",
        "steal 2": "warn-must-coup",
        "assassinate 1": "warn-no-coup",
        "assassinate 2": "warn-no-coup",
    }
    assert on_menu(rich)["steal"].warning == Message("warn-must-coup")
    assert warned(table(*THREE, coins=[6, 2, 2])) == {}


def test_a_bluff_with_the_last_card_is_warned_of() -> None:
    game = table("duke/captain", "assassin contessa", "ambassador duke")

    assert warned(game)["exchange"] == "warn-bluff-last"
    assert "tax" not in warned(game)


def test_a_challenge_with_the_last_card_is_warned_of() -> None:
    game = say(
        table("assassin duke", "captain/duke", "ambassador duke", coins=[3, 2, 2]),
        "0 assassinate 1",
    )

    assert warned(game, 1) == {"pass": "warn-last-card", "challenge": "warn-challenge-last"}
    assert warned(game, 2) == {}


def test_a_player_who_can_lose_both_cards_in_a_turn_is_warned() -> None:
    game = table(*THREE, coins=[3, 2, 2])
    game.play("assassinate 2", seat=0)

    assert warned(game, 2) == {"challenge": "warn-challenge-both"}
    say(game, "* pass")
    assert warned(game, 2) == {"block contessa": "warn-bluff-both"}


def test_a_true_block_needs_no_warning() -> None:
    game = say(table(*THREE, coins=[3, 2, 2]), "0 assassinate 1", "* pass")

    assert warned(game, 1) == {}


@pytest.mark.parametrize(
    ("hand", "named", "warnings"),
    [
        ("assassin duke", "captain", {}),
        ("captain duke", "captain", {}),
        (
            *("captain captain", "captain"),
            {"challenge": "warn-challenge-both", "block contessa": "warn-bluff-both"},
        ),
        (
            *("duke/captain", "captain"),
            {"challenge": "warn-challenge-last", "block contessa": "warn-bluff-last"},
        ),
    ],
)
def test_a_strike_that_names_a_character_is_warned_of_where_it_is_held_once_more(
    hand: str, named: str, warnings: dict[str, str]
) -> None:
    game = table("assassin duke", hand, coins=[3, 2], declared_coup="assassinate")
    game.play(f"assassinate 1 {named}", seat=0)
    told = warned(game, 1)
    game.play("pass", seat=1)

    assert told | warned(game, 1) == warnings


def test_with_a_contessa_in_hand_a_lost_challenge_costs_one_card() -> None:
    hands = ("assassin duke", "contessa duke")
    again = table(*hands, coins=[3, 2])
    once = table(*hands, coins=[3, 2], block_after_own_challenge=False)
    for game in (again, once):
        game.play("assassinate 1", seat=0)

    assert warned(again, 1) == {}
    assert warned(once, 1) == {"challenge": "warn-challenge-both"}


def test_each_spared_seat_has_a_reason() -> None:
    hands = (*THREE, "ambassador/captain", "duke/contessa")
    options: dict[str, Any] = {"reforma": True, "steal_from_empty": False}
    sides = {"factions": [0, 0, 1, 1, 1]}
    game = table(*hands, coins=[7, 2, 0, 2, 2], change=sides, **options)
    own, empty = "closed-own-faction", "closed-empty-purse"

    assert spared(game) == {
        ("coup",): {1: own},
        ("assassinate",): {1: own},
        ("steal",): {1: own, 2: empty},
    }


def test_where_one_seat_alone_can_be_struck_nobody_else_is_named() -> None:
    game = table(*THREE, coins=[7, 2, 2], change={"factions": [0, 0, 1]}, reforma=True)

    assert spared(game) == {}


def test_the_proof_is_offered_first_and_to_decline_is_warned_of() -> None:
    game = say(table("duke captain", "assassin contessa"), "0 tax", "1 challenge")

    offers, _ = shown(game, 0)
    assert [each.words for each in offers] == ["prove", "decline"]
    assert warned(game, 0) == {"decline": "warn-decline"}


def test_a_blocker_that_declines_to_prove_is_told_that_it_loses_both() -> None:
    game = table("assassin duke", "contessa duke", coins=[3, 2])
    say(game, "0 assassinate 1", "1 pass", "1 block contessa", "0 challenge")

    assert warned(game, 1) == {"decline": "warn-decline-both"}


def test_a_claim_to_an_estate_that_nobody_may_doubt_is_no_risk() -> None:
    hands = ("captain duke", "assassin/duke", "duke/captain")
    options: dict[str, Any] = {"slot_contessa": "lawyer"}
    risky = table(*hands, coins=[7, 5, 2], **options)
    safe = table(*hands, coins=[7, 5, 2], lawyer_challengeable=False, **options)
    for game in (risky, safe):
        game.play("coup 1", seat=0)

    assert warned(risky, 2) == {"claim": "warn-bluff-last"}
    assert warned(safe, 2) == {}


@pytest.mark.parametrize(
    ("declared", "told"),
    [
        ("off", {"coup": "effect-strike", "assassinate": "effect-strike"}),
        ("coup", {"coup": "effect-strike-named", "assassinate": "effect-strike"}),
        ("coup+may_assassinate", {"coup": "effect-strike-named", "assassinate": "effect-strike"}),
        ("assassinate", {"coup": "effect-strike", "assassinate": "effect-strike-named"}),
    ],
)
def test_a_strike_that_has_to_name_a_character_says_that_it_may_miss(
    declared: str, told: dict[str, str]
) -> None:
    menu = on_menu(table(*THREE, coins=[7, 2, 2], declared_coup=declared))
    effects = {name: each.effect.id for name, each in menu.items() if each.effect}

    assert {name: effects[name] for name in told} == told


def test_no_answer_looks_like_the_right_one() -> None:
    game = say(table(*THREE), "0 tax")

    assert {each.weight for each in shown(game, 1)[0]} == {"plain"}


def test_offers_and_form_follow_from_the_own_view_alone() -> None:
    game = table(*THREE, coins=[8, 2, 2])
    told = shown(game)

    for seed in range(20):
        position = game.position().redeal(0, seed)
        view = position.view(0)
        offers = TABLE_RULES.offers(view, position.legal(0))
        assert (offers, TABLE_RULES.form(view, offers)) == told


def test_the_patron_is_told_whom_the_gift_cannot_go_to() -> None:
    hands = (*WITH_PATRONS, "ambassador/contessa", "contessa/assassin")
    options: dict[str, Any] = {"reforma": True, "slot_duke": "patron", "patron_own_faction": False}
    sides = {"factions": [0, 1, 0, 1, 1]}
    game = table(*hands, draws="captain", change=sides, **options)
    say(game, "0 patron 1", "1 challenge", "0 prove")

    assert spared(game) == {(): {2: "closed-own-faction"}}
