"""The invariants of every position of every variant of Coup (rules 1.5), and of its log."""

from collections import Counter
from typing import Any, Final

from intriga.core.chance import Seeded
from intriga.core.check import Promise
from intriga.core.message import Message
from intriga.games.coup.notation import hand_of
from intriga.games.coup.options import COINS
from intriga.games.coup.rules.by_number import nth_action
from intriga.games.coup.rules.legal import number_of_actions
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.log import tell
from intriga.games.coup.view.sampling import sample_state
from intriga.games.coup.view.view import CoupView
from tests.games.coup.tables import CoupGame
from tests.games.promises import Begun, Listener, at_a_table
from tests.games.tables import Json
from tests.oracle.coup_setup import card_list, recorded_options

HIDDEN: Final = "?"
STANDING: Final = {"SETUP_PICK", "SETUP_FACTION", "ACTION", "GAME_OVER"}
ELSEWHERE: Final = "with nothing pending"  # says who reads a position of another phase
MOST_LEGAL: Final = 131  # 4 plain, 9 steals, 9 examined, 9 patrons, 10 converted, 45 + 45 named


# ------------------------------------------------------------------- coins and cards


def coins_and_cards_are_conserved(game: CoupGame) -> Promise:
    options = recorded_options(game.header["preset"], game.header["options"])
    cards = Counter(card_list(options, game.state.players))
    coins = COINS[game.header["preset"]]

    def hold(here: CoupGame) -> None:
        position = COUP.format_position(here.state)
        assert all_coins(position) == coins
        assert min(position["coins"]) >= 0
        assert all_cards(position) == cards
        check_hands(position)
        assert here.winners == ([position["winner"]] if here.phase == "GAME_OVER" else [])

    return hold


def all_coins(position: Json) -> int:
    return (
        position["treasury"]
        + (position["sewer"] or 0)
        + sum(position["coins"])
        + sum(position["estates"] or [])
    )


def all_cards(position: Json) -> Counter[str]:
    piles: list[list[str]] = [*position["hands"], *position["face_up"], *(position["aside"] or [])]
    return Counter[str](position["court"]) + Counter(card for pile in piles for card in pile)


def check_hands(position: Json) -> None:
    """Assert what rules 1.5 say of hands, the dead and the beginning of a turn."""
    for seat, hand in enumerate(position["hands"]):
        owned = len(hand) + len(position["face_up"][seat])
        if position["phase"] not in {"EXCHANGE", "SETUP_PICK"}:
            assert owned == 2
        if position["phase"] == "ACTION" and not hand:
            assert position["coins"][seat] == 0
        if not hand:
            assert seat not in position["awaiting"]
    if position["phase"] == "ACTION":
        assert sum(position["estates"] or []) == 0
        assert position["awaiting"] == [position["turn"]]
        assert position["pending"] is None


def no_turn_costs_more_influence_than_can_be_lost_in_it(game: CoupGame) -> Promise:
    """One for a challenge, one for a challenged block, one for the effect.

    Lawyers claim one after the other, and where ``fa_reblock`` is set others block after them.
    """
    options = recorded_options(game.header["preset"], game.header["options"])
    no_bound = options["slot_contessa"] == "lawyer" or options["fa_reblock"]
    lost = 0

    def hold(here: CoupGame) -> None:
        nonlocal lost
        up = sum(len(cards) for cards in COUP.format_position(here.state)["face_up"])
        if here.phase == "ACTION":
            assert no_bound or up - lost <= 3
            lost = up

    return hold


def actions_are_numbered_in_the_order_of_their_ids(_: CoupGame) -> Promise:
    def hold(here: CoupGame) -> None:
        for seat in here.awaiting:
            legal = here.legal_ids(seat)
            assert len(legal) <= MOST_LEGAL
            assert number_of_actions(here.state, seat) == len(legal)
            assert [nth_action(here.state, seat, n) for n in range(len(legal))] == legal

    return hold


# ------------------------------------------------------------------- what a seat may know


def a_view_in_words_is_the_position_with_hidden_cards_hidden(_: CoupGame) -> Promise:
    def hold(here: CoupGame) -> None:
        position = COUP.format_position(here.state)
        for seat in (*range(here.state.players), None):
            assert here.view(seat).to_dict() == hidden(position, seat)

    return hold


def hidden(position: Json, seat: int | None) -> Json:
    """Return what the words of a view are to be, told from a position by the letter of rules 6."""
    hands = [
        hand if at == seat else [HIDDEN] * len(hand) for at, hand in enumerate(position["hands"])
    ]
    aside = position["aside"] and [
        cards if at == seat else len(cards) for at, cards in enumerate(position["aside"])
    ]
    pending = position["pending"]
    if pending and pending["shown"] and seat not in {position["turn"], pending["target"]}:
        pending = {**pending, "shown": HIDDEN}
    court = sum(position["court"].values())
    view = {"hands": hands, "aside": aside, "pending": pending, "court": court}
    return {"seat": seat, **position, **view}


# The pieces that decide a question by the rules, whatever cards there are.
PUBLIC: Final = (
    *("players", "alive", "coins", "estates", "box", "treasury", "sewer", "factions", "face_up"),
    *("turn", "action", "target", "named", "blocker", "block", "blockers", "claimant", "claim"),
    *("challenger", "phase", "awaited", "origin", "banned", "estate_of", "lawyers", "heirs"),
    *("winner", "tally", "challenges", "proof"),
)


def a_world_made_of_a_view_looks_the_same_to_its_seat(game: CoupGame) -> Promise:
    source = Seeded(game.state.players, 3)

    def hold(here: CoupGame) -> None:
        for seat in (*here.awaiting, source.below(here.state.players), None):
            check_looks_alike(here, seat, sample_state(here.view(seat), source))

    return hold


def check_looks_alike(game: CoupGame, seat: int | None, world: CoupState) -> None:
    """Assert that *seat* cannot tell *world* from the game, and that play can go on from it."""
    assert numbers(world, seat) == numbers(game.state, seat), f"seat {seat}"
    assert whole_deck(world) == whole_deck(game.state), f"seat {seat}"
    for name in PUBLIC:
        assert getattr(world, name) == getattr(game.state, name), f"{name}, seat {seat}"
    assert sorted(hex(world.queue)) == sorted(hex(game.state.queue)), f"seat {seat}"
    if game.phase not in {"LAWYER", "GAME_OVER"}:  # where the last claim is over
        assert world.claim_for == game.state.claim_for, f"seat {seat}"
    if seat is not None:
        assert COUP.legal_actions(world, seat) == game.legal_ids(seat), f"seat {seat}"


def numbers(state: CoupState, seat: int | None) -> list[int]:
    return [int(number) for number in COUP.view(state, seat).numbers]


def whole_deck(state: CoupState) -> int:
    face_up = [digit - 1 for pair in state.face_up for digit in (pair & 15, pair >> 4) if digit]
    return sum(state.hand) + sum(state.aside) + state.court + hand_of(face_up)


def dealt_anew_the_others_remember_as_much_and_truly(game: CoupGame) -> Promise:
    source = Seeded(game.state.players, 4)

    def hold(here: CoupGame) -> None:
        viewer = source.below(here.state.players)
        twin = COUP.redeal(here.state, viewer, source)
        assert whole_deck(twin) == whole_deck(here.state)
        assert twin.hand[viewer] == here.state.hand[viewer]
        for other in {*range(here.state.players), None} - {viewer}:
            check_memory(here.state, twin, other)

    return hold


def check_memory(state: CoupState, twin: CoupState, viewer: int | None) -> None:
    """Assert that *viewer* knows as many cards in *twin*, and that they lie there."""
    before, after = COUP.view(state, viewer), COUP.view(twin, viewer)
    assert len(after.returned) == len(before.returned)
    for seat in before.seats:
        assert len(after.seen(seat)) == len(before.seen(seat))
        known = hand_of(after.seen(seat))
        assert all(
            known >> 4 * card & 15 <= twin.hand[seat] >> 4 * card & 15 for card in after.seen(seat)
        )


# ------------------------------------------------------------------- what is told


class Ledger:
    """Coins, lost cards and factions as somebody knows them that only reads the log."""

    def __init__(self, game: CoupGame) -> None:
        self.listener = Listener(game, tell)
        view = game.view(self.listener.viewer)
        self.coins, self.factions = [*view.coins], [*(view.factions or [])]

    def __call__(self, here: CoupGame) -> None:
        told = self.listener.told(here)
        before, after = self.listener.before, self.listener.after
        for each in told:
            book(self.coins, each)
            turn_coat(self.factions, each, after.seats)
        ended = after.winner >= 0  # what the losers leave goes untold
        seats = [after.winner] if ended else after.seats
        assert [self.coins[seat] for seat in seats] == [after.coins[seat] for seat in seats], told
        assert self.factions == [*(after.factions or [])], told
        check_losses(told, before, after)
        if ended:
            assert told[-1] == Message("log-wins", {"who": after.winner})


def check_losses(told: list[Message], before: Any, after: Any) -> None:  # noqa: ANN401
    """Assert that exactly the cards lost and the players out are told."""
    lost = [whole(each.args["who"]) for each in told if each.id == "log-lost"]
    out = [whole(each.args["who"]) for each in told if each.id == "log-out"]
    grew = [
        seat
        for seat in before.seats
        for _ in range(len(after.face_up[seat]) - len(before.face_up[seat]))
    ]
    assert sorted(lost) == grew, told
    assert sorted(out) == sorted({*before.alive} - {*after.alive}), told


def turn_coat(factions: list[int], told: Message, seats: list[int]) -> None:
    """Change the *factions* that *told* says have changed."""
    args: Any = told.args
    if told.id == "log-factions":
        factions[:] = [int(seat in args["safe"]) for seat in seats]
    if told.id == "log-convert":
        factions[args["whom"]] = args["faction"]
    if told.id == "log-convert-self":
        factions[args["who"]] = args["faction"]


def whole(value: object) -> int:
    assert isinstance(value, int)
    return value


def book(coins: list[int], told: Message) -> None:
    """Move the coins that *told* says have moved."""
    args: Any = told.args
    amount = whole(args.get("coins", 0))
    if told.id in {"log-income", "log-gains", "log-embezzled", "log-refund", "log-stolen"}:
        coins[args["who"]] += amount
    if told.id == "log-stolen":
        coins[args["whom"]] -= amount
    if told.id.startswith(("log-coup", "log-assassinate", "log-convert")):
        coins[args["who"]] -= amount
    if told.id in {"log-coins-return", "log-estate"}:
        coins[args["who"]] -= amount
    if told.id == "log-patron-pays":
        coins[args["who"]] += amount
        coins[args["whom"]] += args["share"]
    if told.id == "log-redirect":
        coins[args["whom"]] += amount
    if told.id == "log-estate-divided":
        for heir in args["heirs"]:
            coins[heir] += args["share"]
        assert args["rest"] + args["share"] * len(args["heirs"]) == amount


def whoever_only_reads_the_log_knows_coins_losses_and_factions(game: CoupGame) -> Promise:
    return Ledger(game)


def a_table_remembers_what_a_view_remembers(game: CoupGame) -> Promise:
    source = Seeded(game.state.players, 7)
    of_seats = ("claimed", "proved", "refused", "forgone", "challenged", "caught", "seen")

    def hold(here: CoupGame) -> None:
        pick = source.below(here.state.players + 1)
        viewer = pick if pick < here.state.players else None
        view, shown = here.view(viewer), at_a_table(CoupView, here.state, viewer)
        assert (shown.proof, shown.returned) == (view.proof, view.returned)
        for name in of_seats:
            for seat in view.seats:
                assert [*_listed(shown, name, seat)] == [*_listed(view, name, seat)], name

    return hold


def _listed(view: CoupView, name: str, seat: int) -> list[int]:
    value: Any = getattr(view, name)(seat)
    return [value] if isinstance(value, int) else list(value)


PROMISES: Final[list[Begun]] = [
    a_table_remembers_what_a_view_remembers,
    coins_and_cards_are_conserved,
    no_turn_costs_more_influence_than_can_be_lost_in_it,
    actions_are_numbered_in_the_order_of_their_ids,
    a_view_in_words_is_the_position_with_hidden_cards_hidden,
    a_world_made_of_a_view_looks_the_same_to_its_seat,
    dealt_anew_the_others_remember_as_much_and_truly,
    whoever_only_reads_the_log_knows_coins_losses_and_factions,
]
