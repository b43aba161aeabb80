"""The answers to the questions of Coup, with all that a button shows of them."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from intriga.core.message import Message, Value
from intriga.core.offers import (
    AnswerForm,
    AnswerKey,
    ClosedOffer,
    Icon,
    Kind,
    Offer,
    OfferClaim,
    OfferGroup,
    Price,
    UsualAnswers,
    UsualBlock,
    UsualClaim,
    Weight,
    least_price,
    most_gain,
    shared_warning,
)
from intriga.core.table_rules import PASS
from intriga.games.coup.action_table import (
    BLOCKED_BY,
    CLAIM,
    CONVERT_OTHER,
    CONVERT_SELF,
    LOOT,
    any_of,
    of,
)
from intriga.games.coup.inputs import Input
from intriga.games.coup.notation import AT_ANOTHER, Names, names_of
from intriga.games.coup.table.stakes import (
    Strike,
    coins,
    effect,
    gain,
    must_name,
    strike_on,
    warning_of_answer,
    warning_of_turn,
    why_closed,
    why_spared,
)
from intriga.games.coup.view.outcome import PRICE
from intriga.games.coup.view.view import CoupView
from intriga.games.coup.vocabulary import CONTESSA, NOBODY, NOT_DUKE, SLOTS, Action, Phase

DOUBTING: Final = frozenset({Phase.CHALLENGE_ACTION, Phase.CHALLENGE_BLOCK, Phase.CHALLENGE_LAWYER})
REACTING: Final = DOUBTING | {Phase.BLOCK, Phase.LAWYER}
DECLINE: Final = "decline"
KINDS: Final[dict[Phase, Kind]] = {
    **dict.fromkeys(REACTING, "reaction"),
    **dict.fromkeys((Phase.SETUP_PICK, Phase.LOSE, Phase.EXAMINE_SHOW), "one"),
    Phase.EXCHANGE: "some",
}
WITH_CARD: Final = frozenset({"block", "lose", "pick", "show"})
AT_SEATS: Final = frozenset({*AT_ANOTHER, "convert"})
KEYS: Final = {"pass": "A", "challenge": "C", "block": "B"}
ICONS: Final[dict[str, Icon]] = {
    "pass": "allow",
    "challenge": "challenge",
    "block": "block",
    "prove": "hand",
    "replace": "swap",
    DECLINE: "close",
}
FACTION_ICONS: Final[tuple[Icon, ...]] = ("star", "flame")  # on the banners of the seats
VERBS: Final = {action: action.name.lower() for action in Action}
COSTLY: Final = 3  # coins that nobody wants to pay by a slip
WHOM: Final = Message("ask-whom")
WHICH: Final = Message("ask-character")
ALSO: Final = Message("ask-block-too")


def claimed(names: Names, claim: int) -> OfferClaim:
    """Return the offer's form of the *claim*, a slot or NOT_DUKE."""
    return OfferClaim(names.slots[claim % NOT_DUKE], none=claim == NOT_DUKE)


def word(names: Names, claim: int) -> str:
    """Return the *claim* as a word: ``!duke`` is to hold none of it."""
    return f"!{names.slots[0]}" if claim == NOT_DUKE else names.slots[claim]


def menu_key(view: CoupView) -> Hashable:
    """Return all of *view* on which :func:`offers` and :func:`form` depend besides the words."""
    key = (view.phase, view.claim, view.hand, *view.options.values())
    if view.phase == Phase.ACTION:
        purses = [min(LOOT, coins) for coins in view.coins]
        return key, view.seat, view.coins[view.turn], view.sewer, *purses, *view.alive
    if view.phase == Phase.PATRON_REDIRECT:
        return key, view.seat, view.turn, *view.alive
    return key, strike_on(view)


# ------------------------------------------------------------------- prices


def cost(action: Action, *, own: bool) -> int:
    """Return the coins that *action* costs, a conversion of one's *own* faction or another's."""
    if action == Action.CONVERT:
        return CONVERT_SELF if own else CONVERT_OTHER
    return PRICE.get(action, 0)


# ------------------------------------------------------------------- single answers


@lru_cache(maxsize=4096)
def _held(hand: tuple[int, ...]) -> int:
    """Return the set of the characters in *hand*."""
    return sum(1 << slot for slot in {card % SLOTS for card in hand})


def offers(view: CoupView, words: Sequence[str]) -> list[Offer]:
    """Return the answers *words*, all those that are open to the seat of *view*."""
    names, held = names_of(view), _held(view.hand)
    if view.phase != Phase.ACTION:
        own = _answering(view, held)
        found = [_answer(names, each, view.claim, own) for each in words]
        return sorted(found, key=_card if KINDS.get(view.phase) == "one" else _declines)
    naming = frozenset(verb for verb, _, named in map(_parts, words) if named)
    return [_action(names, each, naming, _acting(view, each, held)) for each in words]


class Answering(NamedTuple):
    """The seat that answers: its cards, the strike at it, and whether its claims may be doubted."""

    seat: int | None
    held: int
    hand: tuple[int, ...]
    strike: Strike | None
    doubted: bool


def _answering(view: CoupView, held: int) -> Answering:
    hand = tuple(sorted(card % SLOTS for card in view.hand))
    doubted = view.phase != Phase.LAWYER or bool(view.options["lawyer_challengeable"])
    return Answering(view.seat, held, hand, strike_on(view), doubted)


class Acting(NamedTuple):
    """The seat whose turn it is: its characters, coins and cards, and the gains of actions."""

    seat: int | None
    held: int
    coins: int
    cards: int
    gain: Price | None
    inquisitor: bool


def _acting(view: CoupView, words: str, held: int) -> Acting:
    verb, target, _ = _parts(words)
    got = gain(view, Action[verb.upper()], int(target) if target else NOBODY)
    purse, cards = view.coins[view.turn], len(view.hand)
    return Acting(view.seat, held, purse, cards, got, _draws_one(view))


def _card(offer: Offer) -> tuple[str, ...]:
    """Return the sort key of answers that are cards: they lie in this order in the hand."""
    return offer.cards


def _declines(offer: Offer) -> bool:
    """Say whether an answer gives up a claim that could be proved: the truth is offered first."""
    return offer.words == DECLINE


@lru_cache(maxsize=4096)
def _parts(words: str) -> tuple[str, str, str]:
    """Return the verb, the target and the character named of *words*, empty where there is none."""
    verb, _, rest = words.partition(" ")
    target, _, named = rest.partition(" ")
    return verb, target, named


@lru_cache(maxsize=4096)
def _answer(names: Names, words: str, asked: int, own: Answering) -> Offer:
    """Return an answer to anything but a turn, where the claim *asked* is on the table."""
    verb, *rest = words.split(" ")
    if verb == "redirect":
        return Offer(words, _seat(int(rest[0]), own.seat), seat=int(rest[0]))
    claim = _claim_of(names, verb, rest)
    if verb == "prove" and asked == NOT_DUKE:
        label = Message("choice-prove-none")
    else:
        label = Message(f"choice-{verb}", _arguments(names, verb, rest, asked))
    true = None if claim == NOBODY else _is_true(claim, own.held)
    return Offer(
        words,
        label,
        cards=tuple(rest) if verb in WITH_CARD - {"block"} or verb == "keep" else (),
        icon=FACTION_ICONS[int(rest[0])] if verb == "faction" else ICONS.get(verb),
        key=KEYS.get(verb),
        claim=None if claim == NOBODY else claimed(names, claim),
        true=true,
        warning=warning_of_answer(verb, own.hand, own.strike, bluff=own.doubted and true is False),
    )


def _claim_of(names: Names, verb: str, rest: Sequence[str]) -> int:
    """Return the slot that an answer claims, NOBODY for none."""
    if verb == "block":
        return names.slot(rest[0])
    return CONTESSA if verb == "claim" else NOBODY


def _arguments(names: Names, verb: str, rest: Sequence[str], asked: int) -> dict[str, Value]:
    """Return the arguments of the label of an answer."""
    if verb == "keep":
        return {"cards": tuple(rest)}
    if verb == "faction":
        return {"faction": int(rest[0])}
    if verb in {"claim", "prove"}:
        return {"card": names.slots[CONTESSA if verb == "claim" else asked]}
    return {"card": rest[0]} if rest else {}


def _is_true(claim: int, held: int) -> bool:
    """Say whether *claim* is true of a hand with the characters of the set *held*."""
    return not held & 1 if claim == NOT_DUKE else bool(held >> claim & 1)


@lru_cache(maxsize=4096)
def _action(names: Names, words: str, naming: frozenset[str], own: Acting) -> Offer:
    """Return an action of one's turn; those of *naming* may name a character."""
    verb, target, named = _parts(words)
    action = Action[verb.upper()]
    price = cost(action, own=target == str(own.seat))
    weight: Weight = "costly" if price >= COSTLY else "plain"
    claim = of(CLAIM, action) - 1
    true = None if claim == NOBODY else _is_true(claim, own.held)
    warning = warning_of_turn(
        action,
        own.coins,
        price,
        own.gain.count if own.gain else 0,
        exposed=true is False and own.cards == 1,
    )
    if named:
        label = Message("choice-pick", {"card": named})
        path = (verb, target)
        return Offer(words, label, path, cards=(named,), weight=weight, warning=warning)
    if verb in naming:
        label, path = Message("choice-unnamed"), (verb, target)
        return Offer(words, label, path, weight=weight, warning=warning)
    if target:
        varies = coins(price) if action == Action.CONVERT else None
        got = own.gain if action == Action.STEAL else None
        seat = int(target)
        return Offer(
            words,
            _seat(seat, own.seat),
            (verb,),
            seat,
            weight=weight,
            price=varies,
            gain=got,
            warning=warning,
        )
    return Offer(
        words,
        _named(action),
        price=coins(price),
        claim=None if claim == NOBODY else claimed(names, claim),
        true=true,
        gain=own.gain,
        effect=effect(action, inquisitor=own.inquisitor),
        warning=warning,
    )


@cache
def _seat(seat: int, own: int | None) -> Message:
    return Message("choice-yourself") if seat == own else Message("choice-seat", {"who": seat})


# ------------------------------------------------------------------- how one of them is chosen


def form(view: CoupView, offers: Sequence[Offer]) -> AnswerForm:
    """Return how the seat of *view* chooses one of *offers*."""
    kind = KINDS.get(view.phase, "menu")
    if kind == "some":
        names, number = names_of(view), len(offers[0].cards) if offers else 1
        hand = tuple(names.sorted(view.hand))
        return AnswerForm(kind, least=number, most=number, cards=hand)
    if view.phase == Phase.PATRON_REDIRECT:
        return AnswerForm(kind, closed=tuple(_spared(view, offers)))
    if view.phase != Phase.ACTION:  # no other question has answers in groups
        return _plain(kind)
    closed = (*_closed(view, offers), *_spared(view, offers))
    return AnswerForm(kind, tuple(_groups(view, offers)), closed=closed)


@cache
def _plain(kind: Kind) -> AnswerForm:
    return AnswerForm(kind)


def _groups(view: CoupView, offers: Iterable[Offer]) -> Iterator[OfferGroup]:
    """Yield the actions that are aimed at a seat, and the seats where a character is named."""
    names, within = names_of(view), dict[tuple[str, ...], list[Offer]]()
    for offer in offers:
        for depth in range(len(offer.path)):
            within.setdefault(offer.path[: depth + 1], []).append(offer)
    held = _held(view.hand)
    for (verb, *target), inside in within.items():
        if target:
            seat = int(target[0])
            yield OfferGroup(target[0], _seat(seat, view.seat), WHICH, (verb,), seat)
        else:
            got = most_gain(inside) if verb == "steal" else gain(view, Action[verb.upper()])
            warning = shared_warning(inside)
            naming = must_name(view, Action[verb.upper()])
            told = warning and warning.id
            given = AtSeats(least_price(inside), got, told, _draws_one(view), naming)
            yield _group(names, verb, given, held)


class AtSeats(NamedTuple):
    """The common features of the answers of a group; with *naming* each names a character."""

    varying: Price | None
    gain: Price | None
    warning: str | None
    inquisitor: bool
    naming: bool


def _draws_one(view: CoupView) -> bool:
    return bool(view.options["inquisitor"])


@lru_cache(maxsize=1024)
def _group(names: Names, verb: str, given: AtSeats, held: int) -> OfferGroup:
    """Return an action that is aimed at a seat."""
    action = Action[verb.upper()]
    claim = of(CLAIM, action) - 1
    return OfferGroup(
        verb,
        _named(action),
        WHOM,
        price=given.varying or coins(PRICE.get(action, 0)),
        claim=None if claim == NOBODY else claimed(names, claim),
        true=None if claim == NOBODY else _is_true(claim, held),
        gain=given.gain,
        effect=effect(action, inquisitor=given.inquisitor, naming=given.naming),
        warning=None if given.warning is None else Message(given.warning),
    )


def _closed(view: CoupView, offers: Iterable[Offer]) -> Iterator[ClosedOffer]:
    """Yield the actions of this variant that are not open to the seat of *view*, and why.

    They keep the place that they have among all actions, whatever is open.
    """
    names, held = names_of(view), _held(view.hand)
    opened = {_parts(offer.words)[0] for offer in offers}
    for place, action in enumerate(played(view)):
        if VERBS[action] in opened:
            continue
        price, claim = cost(action, own=True), of(CLAIM, action) - 1
        yield ClosedOffer(
            VERBS[action],
            _named(action),
            why_closed(view, action, price),
            place,
            price=coins(price),
            claim=None if claim == NOBODY else claimed(names, claim),
            true=None if claim == NOBODY else _is_true(claim, held),
            gain=gain(view, action),
            effect=effect(action, inquisitor=_draws_one(view), naming=must_name(view, action)),
        )


def _spared(view: CoupView, offers: Iterable[Offer]) -> Iterator[ClosedOffer]:
    """Yield the seats that may not be chosen, where it is chosen at whom something is aimed.

    They keep the place that they have among all others who are in the game.
    """
    aimed = dict[str, dict[int, tuple[str, ...]]]()
    for offer in offers:
        verb, target, _ = _parts(offer.words)
        if target:
            aimed.setdefault(verb, {})[int(target)] = offer.path[:1]
    others = sorted({*view.alive} - {view.turn}, key=lambda seat: (seat - view.turn) % view.players)
    for verb, paths in aimed.items():
        for place, seat in enumerate(others if len(paths) > 1 else ()):
            if seat not in paths:
                why = why_spared(view, Input[verb.upper()], seat)
                path = next(iter(paths.values()))
                yield ClosedOffer(str(seat), _seat(seat, view.seat), why, place, path, seat)


# ------------------------------------------------------------------- usual answers


def played(view: CoupView) -> tuple[Action, ...]:
    """Return the actions that there are in the variant of *view*."""
    options = view.options
    return _played(
        reforma=options["reforma"], inquisitor=options["inquisitor"], patron=options["patron"]
    )


@cache
def _played(*, reforma: int, inquisitor: int, patron: int) -> tuple[Action, ...]:
    missing = {Action.TAX if patron else Action.PATRON}
    if not reforma:
        missing |= {Action.CONVERT, Action.EMBEZZLE}
    if not inquisitor:
        missing.add(Action.EXAMINE)
    return tuple(action for action in Action if action not in missing)


def blockers(view: CoupView, action: Action) -> list[int]:
    """Return the slots that block *action* in the variant of *view*."""
    blocked = of(BLOCKED_BY, action)
    if action == Action.EXAMINE and view.options["examine_block"]:  # AMB-51
        blocked = any_of(CONTESSA)
    return [slot for slot in range(SLOTS) if blocked >> slot & 1]


def usual_answers(view: CoupView) -> UsualAnswers:
    """Return the letters that answer, and the claims and blocks for automatic answers."""
    names, actions = names_of(view), played(view)
    embezzled = [NOT_DUKE] if Action.EMBEZZLE in actions else []
    return UsualAnswers(
        keys=tuple(AnswerKey(key, Message(f"key-{verb}")) for verb, key in KEYS.items()),
        allow=PASS,
        claims=tuple(
            UsualClaim(word(names, claim), claimed(names, claim))
            for claim in (*range(SLOTS), *embezzled)
        ),
        blocks=tuple(
            UsualBlock(VERBS[action], _named(action), _blocks(names, slots))
            for action in actions
            if (slots := blockers(view, action))
        ),
    )


def _named(action: Action) -> Message:
    return Message(f"action-{VERBS[action].replace('_', '-')}")


def _blocks(names: Names, slots: Iterable[int]) -> tuple[Offer, ...]:
    words = (names.slots[slot] for slot in slots)
    return tuple(Offer(f"block {each}", Message("choice-block", {"card": each})) for each in words)
