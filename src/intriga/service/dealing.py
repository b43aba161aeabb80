"""A game is dealt: who may begin it, what its record begins with, and what makes its cards."""

from collections.abc import Mapping
from typing import Any

from intriga.core.fair_deal import bot_contribution, source_of
from intriga.core.game import Game
from intriga.service import teaching
from intriga.service.apply import happen
from intriga.service.bot_lines import speak
from intriga.service.chair_queue import move_up
from intriga.service.commands import Start
from intriga.service.events import Began, CameBack, Stood
from intriga.service.scores import occupant
from intriga.service.seating import check_set_up
from intriga.service.session import Person, Session
from intriga.service.starting import obstacle


def start(session: Session, who: Person, command: Start, now: int) -> None:
    """Deal the cards to those who sit.

    Raises:
        Refused: not by the host or not between games; somebody is not ready; too few or many sit.
    """
    check_start(session, who)
    own = session.chair_of(who.id)
    begin(session, now, {} if own is None or not command.chance else {own: command.chance})


def check_start(session: Session, who: Person) -> None:
    """Let *who* through who may deal the cards.

    Raises:
        Refused: not by the host or not between games; somebody is not ready; too few or many sit.
    """
    check_set_up(session, who)
    hindrance = obstacle(session)
    if hindrance is not None:
        raise hindrance.refusal


def start_if_all_ready(session: Session, now: int) -> None:
    """Deal the next game as soon as everybody wants it."""
    people = list(session.people())
    wanted = session.data.phase == "over" and people and all(chair.ready for chair in people)
    if wanted and obstacle(session) is None:
        begin(session, now)


def begin(session: Session, now: int, added: Mapping[int, str] | None = None) -> None:
    """Deal the cards; nothing is in the way.

    *added* are contributions by chair that came with the wish to begin.
    """
    move_up(session, now)
    kept = session.data
    given = {place: chair.chance for place, chair in enumerate(session.chairs)} | {**(added or {})}
    for place, chair in enumerate(session.chairs):
        if chair.left:
            happen(session, Stood(at=now, chair=place))
        elif chair.seated and chair.level is not None:  # a bot played for them in the last game
            happen(session, CameBack(at=now, chair=place))
    number = session.next_number
    chairs = [place for place, chair in enumerate(session.chairs) if not chair.empty]
    bots = [seat for seat, place in enumerate(chairs) if not session.chairs[place].person]
    secret, header = session.secret_of(number), _header(session, chairs)
    contributions = _contributions(secret, [given[place] for place in chairs], bots)
    source = source_of(secret, contributions)
    session.dealt = Game(session.ruleset, header, source)
    event = Began(
        at=now,
        number=number,
        id=session.dice.word(24, "game", number),
        header=session.dealt.header,
        chairs=chairs,
        drawn=source.drawn,
        open_cards=kept.settings.open_cards,
        contributions=contributions,
        bots=bots if contributions else [],
        first_drawn=session.ruleset.draws_first(header),
    )
    happen(session, event)
    speak(session, session.narrator.log(None), now)


def _contributions(secret: bytes, given: list[str], bots: list[int]) -> list[str]:
    """Return what each seat adds to the deal: nothing at all where no person added anything."""
    if not any(given):
        return []
    return [
        bot_contribution(secret, seat) if seat in bots else each for seat, each in enumerate(given)
    ]


def _header(session: Session, chairs: list[int]) -> dict[str, Any]:
    """Return the beginning of the record; who has won last begins where the rules want it."""
    kept = session.data
    values = session.ruleset.options(kept.preset, kept.options, len(chairs))
    names = [session.chairs[place].name for place in chairs]
    sealed = session.table_rules.sealed_options(values, len(chairs))
    header = {"preset": kept.preset, "options": {**kept.options, **sealed}, "seats": names}
    if begins := teaching.head(session, len(chairs)):
        return {"preset": kept.preset, "options": kept.options, "seats": names, **begins}
    place = kept.winner_chair
    same = place in chairs and occupant(session.chairs[place]) == kept.winner
    first = session.table_rules.first(
        values, chairs.index(place) if place in chairs and same else None
    )
    return header if first is None else {**header, "first": first}
