"""Whether a message tells its reader what that person must not know.

The truth comes from the store's events, the message from the socket; nothing that made
the message is asked.
"""

import json
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias, cast

from intriga.core.chance import Scripted
from intriga.core.game import Game
from intriga.core.games import ruleset_of
from intriga.service.events import (
    Answered,
    Asked,
    Began,
    Created,
    Ended,
    Event,
    LetIn,
    Played,
    PlayedLine,
    Sat,
)
from intriga.service.scenes.fold import fold

Json: TypeAlias = dict[str, Any]
Moment: TypeAlias = tuple[int, int | None]  # a game's number, its question; None: it is over
CHANGING = frozenset({"update", "table", "step"})
UNTOLD = ("material", "memory", "open")  # what all may know, made of cards' names
INVITATION: Final = "the invitation, to who only watches"


@dataclass
class Truth:
    """The whole truth about a table.

    ``positions`` at each moment, with ``sealed`` answers by seat and the cards that a seat
    has ``met``; ``persons`` by chair are for nobody, ``secrets`` neither, ``invite`` for
    those who sit, and for the ``guests`` who came by it.
    """

    positions: dict[Moment, Json] = field(default_factory=dict[Moment, Json])
    sealed: dict[Moment, dict[int, set[str]]] = field(
        default_factory=dict[Moment, dict[int, set[str]]]
    )
    met: dict[Moment, list[set[str]]] = field(default_factory=dict[Moment, list[set[str]]])
    persons: set[str] = field(default_factory=set[str])
    secrets: set[str] = field(default_factory=set[str])
    guests: set[str] = field(default_factory=set[str])
    invite: str = ""


def truth_of(events: Iterable[Event]) -> Truth:
    """Return the truth about the table that *events* made."""
    truth, game = Truth(), ""
    play: Game[Any, Any] | None = None
    deal, met = 0, list[set[str]]()
    for event in events:
        match event:
            case Created():
                game, truth.invite = event.game, event.invite
                truth.secrets.add(event.secret)
            case Sat():
                truth.persons.add(event.person)
            case LetIn():
                truth.guests.add(event.person)
            case Began():
                play, deal = Game(ruleset_of(game), event.header, Scripted([])), event.number
                met = [set[str]() for _ in event.chairs]
                _meet(met, play)
            case Played():
                assert play is not None
                for line in event.lines:
                    _follow(met, play, line)
            case Asked() | Ended():
                assert play is not None
                moment = (deal, event.step if isinstance(event, Asked) else None)
                truth.positions[moment] = play.ruleset.format_position(play.state)
                truth.met[moment] = [set(cards) for cards in met]
            case Answered():
                said = truth.sealed.setdefault((deal, event.step), {})
                said.setdefault(event.seat, set()).add(event.words)
            case _:
                pass
    return truth


def _follow(met: list[set[str]], game: Game[Any, Any], line: PlayedLine) -> None:
    """Play *line*, and note the cards that were shown and put away again by it."""
    before = game.ruleset.format_position(game.state)
    game.source = Scripted(line.draws)
    game.play_id(game.parse(line.by, line.do), seat=line.by)
    met[line.by].update(line.draws)
    if line.do in {"prove", "challenge"}:  # who is challenged may prove without being asked
        for cards in met:
            cards.update(_proofs(before, line))
    elif line.do.startswith("show "):
        turn: int = before["turn"]
        met[turn].add(line.do.removeprefix("show "))
    _meet(met, game)


def _proofs(before: Json, line: PlayedLine) -> list[str]:
    """Return the cards that a proof by *line* may have laid open."""
    if line.do == "prove":
        hand: list[str] = before["hands"][line.by]
        return hand
    claimant, claim = before["pending"]["claim"]
    cards: list[str] = before["hands"][claimant]
    return [card for card in cards if card.partition("-")[0] == claim or claim.startswith("!")]


def _meet(met: list[set[str]], game: Game[Any, Any]) -> None:
    """Note the cards that each seat has held, and those that all have seen lying open."""
    position = game.ruleset.format_position(game.state)
    for seat, hand in enumerate(position["hands"]):
        met[seat].update(hand)
    lying_open = [*_words(position.get("face_up")), *_words(position.get("pending"))]
    for cards in met:
        cards.update(lying_open)


def shown(frames: Iterable[Json]) -> Iterator[Json]:
    """Yield *frames*, a whole scene for each that only says what has changed."""
    scene: Json | None = None
    for frame in frames:
        scene = fold(scene, frame)
        yield {"type": "update", "scene": scene} if frame["type"] in CHANGING else frame


def leaks(frame: Json, truth: Truth, seat: int | None, own: str = "") -> list[str]:
    """Return what *frame*, sent to who has *seat* and is the person *own*, must not have told."""
    found = [*_named(frame, truth)]
    if frame["type"] == "update":
        scene = frame["scene"]
        if scene["you"] is None and scene["invite"] is not None:
            found.append(INVITATION)
        if scene["deal"] is not None:
            found += _of_deal(scene["deal"], truth, seat)
    elif frame["type"] == "sealed" and frame["words"] is not None:
        given = [said.get(-1 if seat is None else seat, set()) for said in truth.sealed.values()]
        if not any(frame["words"] in words for words in given):
            found.append(f"an answer of somebody else: {frame['words']}")
    return [each for each in found if not own or own not in each]


def _named(frame: Json, truth: Truth) -> Iterator[str]:
    text = json.dumps(frame)
    yield from (f"a person: {person}" for person in truth.persons if person in text)
    open_cards = {*_words(frame["scene"]["deal"])} if _is_over(frame) else set[str]()
    yield from (
        f"a secret: {each}" for each in truth.secrets if each in text and each not in open_cards
    )


def _is_over(frame: Json) -> bool:
    deal: Json | None = frame["scene"]["deal"] if frame["type"] == "update" else None
    return deal is not None and bool(deal["standing"]["winners"])


def _of_deal(deal: Json, truth: Truth, seat: int | None) -> Iterator[str]:
    window = deal["window"]
    moment = (deal["number"], window["step"] if window else None)
    position = truth.positions.get(moment)
    if position is None:
        yield f"a moment that never was: {moment}"
        return
    yield from _of_hands(deal["view"], position, seat)
    if not deal["standing"]["winners"]:
        yield from _told_cards(deal, position, _met(truth, moment, seat))
        if deal["open"] is not None or deal["secret"] is not None:
            yield "all cards, before the end"
    said = truth.sealed.get(moment, {}).get(-1 if seat is None else seat, set())
    if deal["answer"] is not None and deal["answer"] not in said:
        yield f"an answer of somebody else: {deal['answer']}"


def _of_hands(view: Json, position: Json, seat: int | None) -> Iterator[str]:
    for other, (seen, hand) in enumerate(zip(view["hands"], position["hands"], strict=True)):
        if other != seat and any(card != "?" for card in seen):
            yield f"the hand of seat {other}: {seen}"
        if len(seen) != len(hand):
            yield f"not so many cards as seat {other} has: {seen}"
    for heap in ("court", "pile"):
        if isinstance(view.get(heap), list | dict):
            yield f"what is in the {heap}: {view[heap]}"


def _met(truth: Truth, moment: Moment, seat: int | None) -> set[str]:
    hands = truth.met[moment]
    return set[str].intersection(*hands) if seat is None else hands[seat]


def _told_cards(deal: Json, position: Json, met: set[str]) -> Iterator[str]:
    """Yield the cards named that lie hidden: only marked ones, which are all different."""
    hidden = {*_words(position["hands"]), *_words(position.get("court"))}
    hidden |= {*_words(position.get("pile"))}
    rest = {key: value for key, value in deal.items() if key not in UNTOLD}
    marked = {word for word in hidden - met if "-" in word}
    named = {word for text in _words(rest) for word in text.split()}
    yield from (f"a hidden card: {card}" for card in sorted(marked & named))


def _words(value: Any) -> Iterator[str]:  # noqa: ANN401  JSON
    """Yield all words in *value*, those that are keys too."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for key, each in cast("Json", value).items():
            yield key
            yield from _words(each)
    elif isinstance(value, list | tuple):
        for each in cast("list[Any]", value):
            yield from _words(each)
