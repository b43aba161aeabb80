"""Coup, as a table hosts it, and the answers that a seat missed, named afterwards."""

from collections.abc import Hashable, Iterator, Mapping, Sequence
from functools import lru_cache
from random import Random
from typing import ClassVar, Final, TypedDict

from typing_extensions import override

from intriga.core.message import ARGUMENTS, ArgumentKind, Message
from intriga.core.message import Value as Argument
from intriga.core.offers import AnswerForm, Offer, UsualAnswers
from intriga.core.options import Value, When
from intriga.core.ruleset import Json
from intriga.core.table_rules import (
    HIDDEN,
    Beat,
    SeatResult,
    SeatStanding,
    Subject,
    TableRules,
    open_cards,
)
from intriga.games.coup.action_table import CLAIM, of
from intriga.games.coup.agents.assessment import is_certain_lie, unseen
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import Names, names_of
from intriga.games.coup.options import DECLARED, IN_LINE, INQUISITOR, LAWYER, REFORMA, TWO, VARIANTS
from intriga.games.coup.ruleset import COUP
from intriga.games.coup.state import CoupState
from intriga.games.coup.table.log import opening, tell
from intriga.games.coup.table.offers import (
    ALSO,
    DOUBTING,
    REACTING,
    blockers,
    form,
    menu_key,
    offers,
    played,
    usual_answers,
    word,
)
from intriga.games.coup.table.stakes import GAIN, question
from intriga.games.coup.view.outcome import PRICE
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import NOBODY, NOT_DUKE, SLOTS, Action, Phase


def hindsight(view: CoupView, offer: Offer) -> Message | None:
    """Return a message: the seat of *view* could have given *offer*; None if there is no such."""
    who: dict[str, Argument] = {"who": view.seat or 0}
    if offer.icon == "allow":
        return Message("could-allow", who)
    if offer.icon == "challenge":
        return _challenge(view, who)
    if offer.icon == "block" and offer.claim:
        ending = "" if offer.true else "-bluff"
        return Message(f"could-block{ending}", {**who, "card": offer.claim.card})
    return None


def _challenge(view: CoupView, who: dict[str, Argument]) -> Message:
    if view.claim == NOT_DUKE or not is_certain_lie(view):
        return Message("could-challenge", who)
    card = names_of(view).slots[view.claim]
    counted = "counted" if unseen(view)[view.claim] <= 0 else "sure"
    return Message(f"could-challenge-{counted}", {**who, "whom": view.claimant, "card": card})


Told = tuple[tuple[int, ...], ...]
QUIET: Final = (Input.PASS, Input.INCOME, *range(Input.PROVE, Input.BLOCK), Input.LEAVE)
"""Defaults for a silent player, the first that is open; forced choices are left to chance."""


class Memory(TypedDict):
    """The memory of the table, lists by seat.

    ``claims`` counts how often each claim was made, proved when challenged, and not proved;
    ``seen`` are the cards that a seat is known to hold, ``proof`` those just laid open.
    """

    claims: list[dict[str, tuple[int, int, int]]]
    proof: list[str]
    seen: list[list[str]]


class ActionInPlay(TypedDict):
    """An action of this variant: its claim, its price and gain in coins, and its blockers."""

    action: str
    claim: str | None
    price: int
    gain: int
    blocked_by: list[str]


class Material(TypedDict):
    """The characters in play, their cards, how many copies there are of each, the actions."""

    characters: list[str]
    cards: list[str]
    copies: int
    actions: list[ActionInPlay]


SOLVED: Final = (
    When(
        players=(2,),
        options={
            "slot_duke": ("duke",),
            "slot_ambassador": ("ambassador",),
            "slot_contessa": ("contessa",),
            "reforma": (False,),
            "art_mode": ("same",),
            "two_player_setup": ("normal",),
            "declared_coup": ("off",),
            "decline_proof": (True, False),
        },
    ),
)
"""The tables whose turns the solver solves."""


class CoupTableRules(TableRules[CoupState, CoupView]):
    """Coup, as a table hosts it."""

    ruleset = COUP
    memory_kind, material_kind = Memory, Material
    topics = (
        *("setup", "influence", "turn", "income", "foreign-aid", "coup", "tax", "assassinate"),
        *("steal", "exchange", "block", "challenge", "prove", "costs", "danger", "elimination"),
        *("windows", "end", "talk", "inquisitor", "examine", "patron", "lawyer", "reforma"),
        *("convert", "embezzle", "declared", "two-players", "many-players", "art", "table"),
    )
    help_when: ClassVar[Mapping[str, tuple[When, ...]]] = {
        "tax": (When(options={"slot_duke": ("duke",)}),),
        "patron": (When(options={"slot_duke": ("patron",)}),),
        "exchange": (When(options={"slot_ambassador": ("ambassador",)}),),
        **dict.fromkeys(("inquisitor", "examine"), INQUISITOR),
        "lawyer": LAWYER,
        **dict.fromkeys(("reforma", "convert", "embezzle"), REFORMA),
        "declared": DECLARED,
        "art": (When(options={"art_mode": ("distinct",)}),),
        "two-players": TWO,
        "many-players": (When(players=(7, 8, 9, 10)),),
    }
    bots_when: ClassVar[Mapping[str, tuple[When, ...]]] = {"solver": SOLVED}
    terms = (*("influence", "claim", "bluff", "challenge", "block", "court", "faction", "sewer"),)
    settings = frozenset({"windows", "reaction", "memory", "acquainted"})
    extras = ("reforma", "slot_duke", "slot_ambassador", "slot_contessa", "declared_coup")
    news = frozenset(
        f"log-{action}"
        for action in (
            *("income", "foreign-aid", "coup", "coup-named", "tax", "patron", "assassinate"),
            *("assassinate-named", "steal", "exchange", "examine", "convert", "convert-self"),
            "embezzle",
        )
    )

    beats: ClassVar[Mapping[str, Beat]] = {
        **dict.fromkeys(("log-deal", "log-sets", "log-third-set"), "deal"),
        **dict.fromkeys(("log-income", "log-gains", "log-stolen", "log-embezzled"), "pay"),
        **dict.fromkeys(("log-patron-pays", "log-coup", "log-coup-named"), "pay"),
        **dict.fromkeys(("log-assassinate", "log-assassinate-named"), "pay"),
        **dict.fromkeys(("log-convert", "log-convert-self"), "pay"),
        "log-challenge": "challenge",
        "log-block": "block",
        "log-block-stands": "stands",
        **dict.fromkeys(("log-proved", "log-proved-none", "log-hits"), "proof"),
        **dict.fromkeys(("log-not-proved", "log-not-proved-none"), "miss"),
        **dict.fromkeys(("log-declined", "log-declined-none", "log-misses"), "miss"),
        "log-lost": "lose",
        "log-out": "out",
        "log-wins": "win",
    }

    arguments: ClassVar[Mapping[str, ArgumentKind]] = {
        **ARGUMENTS,
        **dict.fromkeys(("back", "claim", "kept"), "card"),
        **dict.fromkeys(("heirs", "safe", "steamers"), "seat"),
    }

    # --- before the game

    def preset_for(self, locale: str, players: int) -> str:
        """Return the edition of the country of *locale*."""
        language, _, country = locale.split(".", maxsplit=1)[0].replace("-", "_").partition("_")
        if language.lower() != "es":
            return "coup-br"
        spanish = "urbis-reforma" if country.upper() in {"AR", "UY"} else "coup-es"
        return spanish if players <= VARIANTS.editions[spanish].most else "urbis-reforma"

    @override
    def first(self, values: Mapping[str, Value], winner: int | None) -> int | None:
        if values["first_player"] == "fixed":
            return 0
        return winner if values["first_player"] == "previous_winner_else_random" else None

    def remarks(self, values: Mapping[str, Value]) -> list[Message]:
        """Remind players of secrets that they may not tell."""
        return [Message("table-talk-ban")] if values["talk_ambassador_ban"] else []

    @override
    def sealed_options(self, values: Mapping[str, Value], players: int) -> Mapping[str, Value]:
        usual = values["fa_reblock"] is False and values["response_order"] == "arrival"
        return {"fa_reblock": "in_line"} if usual and players > 2 else {}  # AMB-94

    # --- questions

    def question(self, view: CoupView) -> Message:
        """Return the question put to the seat of *view*, which is awaited."""
        return question(view)

    def reacts(self, view: CoupView) -> bool:
        """Say whether the question is a claim that may be challenged, or an action or an estate."""
        return view.phase in REACTING

    @override
    def resumes(self, view: CoupView) -> bool:
        return view.phase == Phase.BLOCK and view.blocker != NOBODY and _stands_in_line(view)

    def subject(self, view: CoupView) -> Subject | None:
        """Return the claim that may be challenged, or the action that may be blocked."""
        if view.phase not in REACTING:
            return None
        action = Action(view.action).name.lower()
        target = None if view.target == NOBODY else view.target
        if view.phase not in DOUBTING:
            return Subject(view.turn, action, at=target)
        return Subject(view.claimant, action, word(names_of(view), view.claim), target)

    def silence(self, view: CoupView, legal: Sequence[int], random: Random) -> int:  # noqa: ARG002
        """Return the answer of a seat that says nothing: it passes, proves or takes income."""
        quiet = next((action for action in QUIET if action in legal), None)
        return random.choice(legal) if quiet is None else quiet

    @override
    def offers(self, view: CoupView, words: Sequence[str]) -> list[Offer]:
        return offers(view, words)

    @override
    def form(self, view: CoupView, offers: Sequence[Offer]) -> AnswerForm:
        return form(view, offers)

    @override
    def menu_key(self, view: CoupView) -> Hashable:
        return menu_key(view)

    @override
    def also(self, view: CoupView) -> Message:
        return ALSO if view.phase == Phase.BLOCK else question(view)

    @override
    def hindsight(self, view: CoupView, offer: Offer) -> Message | None:
        return hindsight(view, offer)

    @override
    def usual_answers(self, view: CoupView) -> UsualAnswers:
        return usual_answers(view)

    # --- the log

    @override
    def opening(self, view: CoupView) -> list[Message]:
        return opening(view)

    @override
    def tell(self, before: CoupView, seat: int, heard: int, after: CoupView) -> list[Message]:
        return tell(before, seat, heard, after)

    @override
    def seat_standings(self, view: CoupView) -> list[SeatStanding]:
        alive = view.alive
        return ["plays" if seat in alive else "out" for seat in view.seats]

    @override
    def turn(self, view: CoupView) -> int | None:
        return None if view.phase in {Phase.SETUP_PICK, Phase.GAME_OVER} else view.turn

    @override
    def winners(self, view: CoupView) -> list[int]:
        return [] if view.winner == NOBODY else [view.winner]

    @override
    def results(self, shown: Json, memory: Json) -> list[SeatResult]:
        each = zip(shown["hands"], shown["face_up"], shown["coins"], strict=True)
        return [
            SeatResult(
                open_cards(hand), hand.count(HIDDEN), lost, Message("price-coin", {"count": coins})
            )
            for hand, lost, coins in each
        ]

    def common_memory(self, view: CoupView) -> Json:
        """Return the claims of each seat, ``[claimed, proved, refused]``, and the cards shown.

        ``proof`` are the cards that a proof has just laid open.
        """
        names = names_of(view)
        return {
            "claims": _claims(names, tuple(_told(view))),
            "proof": [names.cards[card] for card in view.proof],
        }

    def own_memory(self, view: CoupView) -> Json:
        """Return the cards ``seen`` that each seat is known to hold."""
        names = names_of(view)
        return {"seen": [[names.cards[card] for card in view.seen(seat)] for seat in view.seats]}

    def material(self, view: CoupView) -> Json:
        """Return the characters of this game, their copies, and the claim of each action."""
        names = names_of(view)
        return {
            "characters": list(names.slots),
            "cards": list(names.cards),
            "copies": _cards(view) // SLOTS,
            "actions": [_action(view, action) for action in played(view)],
        }


def _stands_in_line(view: CoupView) -> bool:
    return view.options["fa_reblock"] == IN_LINE


def _cards(view: CoupView) -> int:
    lost = sum(map(len, view.face_up))
    return view.court_size + sum(view.hand_sizes) + sum(view.aside_sizes) + lost


def _told(view: CoupView) -> Iterator[Told]:
    """Yield how often each seat made each claim, proved it and did not prove it."""
    for seat in view.seats:
        told = (view.claimed(seat), view.proved(seat), view.refused(seat))
        yield tuple(map(tuple, told))


@lru_cache(maxsize=1024)
def _claims(names: Names, told: tuple[Told, ...]) -> list[dict[str, list[int]]]:
    """Return the claims of each seat; not to be changed."""
    return [_counted(names, each) for each in told]


@lru_cache(maxsize=1024)
def _counted(names: Names, told: Told) -> dict[str, list[int]]:
    """Return by claim the counts of its making and its results; not to be changed."""
    return {
        word(names, claim): list(counts)
        for claim, counts in enumerate(zip(*told, strict=True))
        if any(counts)
    }


def _action(view: CoupView, action: Action) -> Json:
    names, claim = names_of(view), of(CLAIM, action) - 1
    return {
        "action": action.name.lower(),
        "claim": word(names, claim) if claim >= 0 else None,
        "price": PRICE.get(action, 0),
        "gain": GAIN.get(action, 0),
        "blocked_by": [names.slots[slot] for slot in blockers(view, action)],
    }


TABLE_RULES: Final = CoupTableRules()
