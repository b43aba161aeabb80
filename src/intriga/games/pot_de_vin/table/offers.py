"""The answers to the questions of Pot de Vin, with all that a button shows of them."""

from collections.abc import Hashable, Sequence
from functools import cache
from typing import Final

from intriga.core.message import Message, Value
from intriga.core.offers import AnswerForm, AnswerKey, Offer, Price, UsualAnswers
from intriga.games.pot_de_vin.notation import GUILD_WORDS
from intriga.games.pot_de_vin.point_tables import guild_points
from intriga.games.pot_de_vin.table import score
from intriga.games.pot_de_vin.view.view import PotDeVinView
from intriga.games.pot_de_vin.vocabulary import Phase

AUTO: Final = "jokers auto"
GEM: Final = "gem"
GEM_KEY: Final = "G"
PRICE: Final = Price("gem", 1)
PLAYED: Final = frozenset({Phase.LEAD, Phase.FOLLOW})
FEW: Final = 4  # cards
USUAL: Final = UsualAnswers((AnswerKey(GEM_KEY, Message("key-gem")),))


def menu_key(view: PotDeVinView) -> Hashable | None:
    """Return all of *view* on which :func:`offers` and :func:`form` depend besides the words.

    None where few hands come twice, and where guilds are chosen by their points.
    """
    if view.phase == Phase.JOKERS or len(view.hand) > FEW:
        return None
    gems = 0 if view.seat is None else view.gems[view.seat]
    return view.phase, gems, len(view.hand) == 1


def offers(view: PotDeVinView, words: Sequence[str]) -> list[Offer]:
    """Return the answers *words*, all those that are open to the seat of *view*."""
    gems = 0 if view.seat is None else view.gems[view.seat]
    lost = gems if view.phase in PLAYED and len(view.hand) == 1 else 0
    return [_gem(gems) if each == GEM else _offer(each, lost) for each in words]


@cache
def _gem(gems: int) -> Offer:
    """Return the answer of a seat that passes with one of its *gems*."""
    warning = Message("warn-last-gem") if gems == 1 else None
    label = Message("choice-gem", {"gems": gems})
    return Offer(GEM, label, key=GEM_KEY, price=PRICE, warning=warning)


@cache
def _offer(words: str, lost: int) -> Offer:
    """Return another answer; with it the seat loses *lost* unused gems."""
    verb, *cards = words.split(" ")
    if words == AUTO:
        return Offer(words, Message("choice-auto"), icon="sparkle")
    args: dict[str, Value] = {"cards": tuple(cards)} if verb == "jokers" else {"card": cards[0]}
    warning = Message("warn-gems-lost", {"gems": lost}) if lost else None
    return Offer(words, Message(f"choice-{verb}", args), cards=tuple(cards), warning=warning)


def form(view: PotDeVinView, offers: Sequence[Offer]) -> AnswerForm:
    """Return how the seat of *view* chooses one of *offers*: a card, or guilds for its jokers."""
    if view.phase != Phase.JOKERS:
        return AnswerForm("one")
    sizes = {len(offer.cards) for offer in offers if offer.cards} or {1}
    guilds = tuple(dict.fromkeys(guild for offer in offers for guild in offer.cards))
    effects = tuple(_effect(view, word) for word in guilds)
    return AnswerForm("some", least=min(sizes), most=max(sizes), cards=guilds, effects=effects)


def _effect(view: PotDeVinView, word: str) -> Message:
    """Return the effect of a joker in the guild *word*: its points now, and with a symbol more."""
    seat = view.awaiting[0] if view.seat is None else view.seat
    guild = GUILD_WORDS.index(word)
    symbols = score.symbols(view, seat, guild) + score.jokers_on(view, seat, guild)
    return Message(
        "effect-joker", {"now": guild_points(symbols), "then": guild_points(symbols + 1)}
    )
