"""The invariants of every position of every variant of Pot de Vin (8.1, 8.6), and of its log."""

from typing import Final

from intriga.core.chance import Seeded
from intriga.core.check import Promise
from intriga.core.message import Message
from intriga.games.pot_de_vin.decks import WORDS
from intriga.games.pot_de_vin.notation import card_of, cards_in
from intriga.games.pot_de_vin.rules.scoring import cards_won, gems_won, points, symbols
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.table.log import opening, tell
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import VALUES, Character, Guild
from tests.games.pot_de_vin.tables import CYCLE, PotDeVinGame
from tests.games.promises import Begun, Listener, at_a_table
from tests.games.tables import Json
from tests.oracle.pot_de_vin_setup import TABLE

HIDDEN: Final = "?"
STANDING: Final = {"DISCARD", "LEAD", "FOLLOW", "LEAVE"}
ELSEWHERE: Final = "a game begins in one of the phases DISCARD, "
MOST_LEGAL: Final = 21  # three of six guilds, or the best of them


# ------------------------------------------------------------------- cards and gems


def cards_and_gems_are_conserved(game: PotDeVinGame) -> Promise:
    row = TABLE[game.state.players]
    in_play = row.gems * game.state.players

    def hold(here: PotDeVinGame) -> None:
        nonlocal in_play
        position = POT_DE_VIN.format_position(here.state)
        assert sorted(all_cards(position)) == sorted(WORDS)
        gems = all_gems(position)
        assert gems <= in_play
        in_play = gems
        check_hands(position, row.rounds)
        for seat in here.awaiting:
            assert 0 < len(here.legal_ids(seat)) <= MOST_LEGAL
        assert here.winners == (position["winners"] or [])
        if not here.awaiting:
            check_end(here.state.players, position)

    return hold


def all_cards(position: Json) -> list[str]:
    piles: list[list[str]] = [*position["hands"], *position["taken"], position["pile"]]
    trump = [] if position["trump"] is None else [position["trump"]]
    table = [card for _, card in position["table"] if card != "gem"]
    return [*trump, *table, *(position["turned"] or []), *(c for pile in piles for c in pile)]


def all_gems(position: Json) -> int:
    passed = sum(card == "gem" for _, card in position["table"])
    return sum(position["gems"]) + sum(position["treasure"]) + passed


def check_hands(position: Json, rounds: int) -> None:
    """Assert that a seat with cards has one, or a gem, for each round to come (8.1)."""
    played = {seat for seat, _ in position["table"]}
    discarding = position["phase"] == "DISCARD"
    for seat, hand in enumerate(position["hands"]):
        left = rounds - position["round"] + 1 - (seat in played)
        left += discarding and seat in position["awaiting"]
        if hand:
            assert len(hand) + position["gems"][seat] == left
        else:
            assert position["gems"][seat] == 0  # PDV-RO-10
            assert seat not in position["awaiting"] or position["phase"] in {"JOKERS", "LEAVE"}
    assert (position["led"] is None) == (position["table"] == [])


def check_end(players: int, position: Json) -> None:
    """Assert where cards and gems are when the game is over."""
    taken = sum(len(cards) for cards in position["taken"])
    assert position["hands"] == [[]] * players
    assert sum(position["gems"]) == 0
    assert position["table"] == []
    if players == 6:
        assert taken == 48  # PDV-6P-04, PDV-A17
    else:
        assert taken + len(position["pile"]) == 52
    if position["round"] == TABLE[players].rounds:
        assert position["pile"] == []


# ------------------------------------------------------------------- what a seat may know


def a_view_in_words_is_the_position_with_hidden_cards_hidden(_: PotDeVinGame) -> Promise:
    def hold(here: PotDeVinGame) -> None:
        position = POT_DE_VIN.format_position(here.state)
        put = {line["by"]: line["do"][8:] for line in here.inputs if "discard" in line["do"]}
        for seat in (*range(here.state.players), None):
            assert here.view(seat).to_dict() == hidden(position, seat, put)

    return hold


def hidden(position: Json, seat: int | None, put: dict[int, str]) -> Json:
    """Return what the words of a view are to be, told from a position by the letter of 8.6."""
    hands = [
        hand if at == seat else [HIDDEN] * len(hand) for at, hand in enumerate(position["hands"])
    ]
    pile: object = len(position["pile"])
    if len(hands) == 6 and position["round"] > CYCLE and position["pile"]:
        pile = position["pile"]
    elif put.get(-1 if seat is None else seat) in position["pile"]:
        pile = [put[seat or 0], *[HIDDEN] * (len(position["pile"]) - 1)]
    return {"seat": seat, **position, "hands": hands, "pile": pile}


def nobody_ever_holds_a_suit_that_it_has_shown_not_to_have(_: PotDeVinGame) -> Promise:
    shown: set[tuple[int, int]] = set()

    def hold(here: PotDeVinGame) -> None:
        nonlocal shown
        view = here.view(None)
        voids = {(seat, suit) for seat in view.seats for suit in view.void[seat]}
        held = {
            (seat, card // VALUES)
            for seat in view.seats
            for card in cards_in(here.state.hand[seat])
        }
        assert shown <= voids
        assert not voids & held
        shown = voids

    return hold


def every_card_played_is_remembered_with_the_seat_that_played_it(_: PotDeVinGame) -> Promise:
    played: dict[int, int] = {}

    def hold(here: PotDeVinGame) -> None:
        if here.inputs and here.inputs[-1]["do"].startswith("play "):
            played[card_of(here.inputs[-1]["do"][5:])] = here.inputs[-1]["by"]
        for viewer in (*range(here.state.players), None):
            view = here.view(viewer)
            by = {card: view.played_by(card) for card in range(52) if view.played_by(card) >= 0}
            assert by == played

    return hold


def dealt_anew_all_that_is_seen_is_the_same(game: PotDeVinGame) -> Promise:
    source = Seeded(game.state.players, 3)

    def hold(here: PotDeVinGame) -> None:
        viewer = [*range(here.state.players), None][source.below(here.state.players + 1)]
        twin = POT_DE_VIN.redeal(here.state, viewer, source)
        assert whole_deck(twin) == whole_deck(here.state)
        assert [h.bit_count() for h in twin.hand] == [h.bit_count() for h in here.state.hand]
        if viewer is not None:
            assert twin.hand[viewer] == here.state.hand[viewer]
            assert twin.put[viewer] == here.state.put[viewer]
        for seat in range(twin.players):
            held = {Character(card // VALUES) for card in cards_in(twin.hand[seat])}
            assert not held & set(here.view(viewer).void[seat])

    return hold


def whole_deck(state: PotDeVinState) -> list[int]:
    """Return every card that lies anywhere but on the table, sorted."""
    sets = [*state.hand, *state.taken, state.pile]
    digits = [state.turned >> 6 * at & 63 for at in range(4)]
    return sorted([*(c for each in sets for c in cards_in(each)), *(d - 1 for d in digits if d)])


# ------------------------------------------------------------------- what is told


def what_is_told_of_gems_rounds_and_scores_is_true(game: PotDeVinGame) -> Promise:
    listener = Listener(game, tell)
    gems, rounds = 0, rounds_in(opening(listener.after))

    def hold(here: PotDeVinGame) -> None:
        nonlocal gems
        told = listener.told(here)
        gems += sum(int(str(e.args["gems"])) for e in told if e.id in {"log-takes", "log-gets"})
        rounds.extend(rounds_in(told))
        assert sum(here.state.treasure) == gems, told
        assert rounds == [*range(1, len(rounds) + 1)], told
        if here.winners:
            scores = [each.args["points"] for each in told if each.id == "log-score"]
            sides = (side for side in POT_DE_VIN.sides(here.state) if side[0] in here.winners)
            assert scores == here.view(None).scores
            assert told[-1].args["side"] == tuple(seat for side in sides for seat in side)

    return hold


def rounds_in(told: list[Message]) -> list[object]:
    return [each.args["round"] for each in told if each.id == "log-round"]


def what_a_view_says_of_points_is_what_the_rules_say(game: PotDeVinGame) -> Promise:
    viewer = [*range(game.state.players), None][Seeded(1).below(game.state.players + 1)]

    def hold(here: PotDeVinGame) -> None:
        state, view = here.state, here.view(viewer)
        for seat in view.seats:
            assert score.points(view, seat) == points(state, seat)
            assert score.cards(view, seat) == cards_won(state, seat)
            assert score.gems(view, seat) == gems_won(state, seat)
            for guild in Guild:
                assert score.symbols(view, seat, guild) == symbols(state, seat, guild)
        for side in view.sides:
            for guild in Guild:
                count = sum(score.counts(view, seat, guild) for seat in side)
                assert count == (score.symbols(view, side[0], guild) > 0)  # one column of a side

    return hold


def a_table_remembers_who_played_each_card(game: PotDeVinGame) -> Promise:
    source = Seeded(game.state.players, 7)

    def hold(here: PotDeVinGame) -> None:
        pick = source.below(here.state.players + 1)
        viewer = pick if pick < here.state.players else None
        view, shown = here.view(viewer), at_a_table(PotDeVinView, here.state, viewer)
        for card in range(len(WORDS)):
            assert shown.played_by(card) == view.played_by(card)

    return hold


PROMISES: Final[list[Begun]] = [
    a_table_remembers_who_played_each_card,
    cards_and_gems_are_conserved,
    a_view_in_words_is_the_position_with_hidden_cards_hidden,
    nobody_ever_holds_a_suit_that_it_has_shown_not_to_have,
    every_card_played_is_remembered_with_the_seat_that_played_it,
    dealt_anew_all_that_is_seen_is_the_same,
    what_is_told_of_gems_rounds_and_scores_is_true,
    what_a_view_says_of_points_is_what_the_rules_say,
]
