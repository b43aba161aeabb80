"""The names that a table shows, all of them, and another in the place of one."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final, TypeGuard

from msgspec import structs

from intriga.core.display_names import clean_name, name_unlike
from intriga.core.message import Message, Value
from intriga.service.commands import LONGEST_NAME
from intriga.service.events import NameTakenDown
from intriga.service.people.chat import ANNOUNCED
from intriga.service.session import Session
from intriga.service.table_refusals import Refused, TableRefusal

BOTS: Final = (
    *("Bruno", "Clara", "Davi", "Elena", "Fausto"),
    *("Giulia", "Hugo", "Lia", "Marco", "Nina"),
)


def name_among(wished: str, taken: Iterable[str]) -> str:
    """Return *wished*, cleaned, with a number where somebody is called so already.

    Raises:
        Refused: nothing is left of it.
    """
    name = clean_name(wished, LONGEST_NAME)
    if not name:
        raise Refused(TableRefusal.BAD_NAME, "the name has no letter that can be seen")
    return name_unlike(taken, name, LONGEST_NAME)


def bot_name(taken: Iterable[str]) -> str:
    """Return a name for a bot that nobody has."""
    others = {other.casefold() for other in taken}
    free = (name for name in BOTS if name.casefold() not in others)
    return name_among(next(free, BOTS[0]), others)


PEOPLE: Final = "told-"  # how the lines begin in which people stand by name


def names_of(session: Session) -> Iterator[str]:
    """Yield every name that the table shows or may show again."""
    kept = session.data
    yield from (chair.name for chair in kept.chairs if chair.name)
    yield from (person.name for person in kept.queue)
    yield from (name for name in kept.visitors.values() if name)
    yield from (score.name for score in kept.scores.values())
    yield from (player.name for player in (kept.deal.players if kept.deal else []))
    yield from (line.name for line in kept.lines if line.name)
    for line in kept.lines:
        yield from _people_in(line.told)


def _people_in(told: Message | None) -> Iterator[str]:
    if _names_people(told):
        yield from (each for each in told.args.values() if isinstance(each, str) and each)


def replace_name(session: Session, event: NameTakenDown) -> None:
    """Put another name in the place of one, everywhere at the table."""
    kept = session.data

    def called(name: str) -> str:
        return event.instead if name == event.name else name

    for each in (*kept.chairs, *kept.queue, *kept.scores.values()):
        each.name = called(each.name)
    kept.visitors = {person: called(name) for person, name in kept.visitors.items()}
    kept.lines = [
        structs.replace(line, name=called(line.name), told=_replaced(line.told, called))
        for line in kept.lines
    ]
    if kept.deal is not None:
        kept.deal.players = [
            structs.replace(player, name=called(player.name)) for player in kept.deal.players
        ]
        seats = [called(seat) for seat in kept.deal.header["seats"]]
        kept.deal.header = {**kept.deal.header, "seats": seats}


def _replaced(told: Message | None, called: Callable[[str], str]) -> Message | None:
    if not _names_people(told):
        return told
    args: dict[str, Value] = {
        key: called(value) if isinstance(value, str) else value for key, value in told.args.items()
    }
    return Message(told.id, args)


def _names_people(told: Message | None) -> TypeGuard[Message]:
    return told is not None and told.id.startswith(PEOPLE) and told.id != ANNOUNCED
