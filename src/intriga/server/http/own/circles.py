"""HTTP handlers of circles: their page, their members, and the table of their evening."""

import hmac
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import msgspec
from litestar import Response, post

from intriga.server.http.handlers import BODIES, NEVER_KEPT, check_creation
from intriga.server.limits.access import Access, AnyRequest
from intriga.server.tables.context import Context
from intriga.server.tables.tables import ServerTables
from intriga.server.wire.circle_bodies import (
    CircleJoin,
    MemberMeant,
    NewCircleLink,
)
from intriga.server.wire.problems import ServerRefusal
from intriga.service.circle import (
    Circle,
    CircleChange,
    CircleWish,
    changed,
    handed_over,
    in_new_season,
    joined,
    left,
    new_circle,
    removed,
    with_new_link,
)
from intriga.service.session import Person
from intriga.service.table_refusals import Refused
from intriga.store.interface import StoredCircle

ATTEMPTS: Final = 8  # to change a circle that others change at the same time
MOST_CIRCLES: Final = 50  # of one person
MOST_ANALYSED: Final = 200  # of the last games, as far as they were looked through
_CIRCLES: Final = msgspec.json.Decoder(Circle)
Change: TypeAlias = Callable[[Circle], Circle]
ANSWERED: Final[Mapping[str, Any]] = {"status_code": 200, "exception_handlers": BODIES}


@dataclass(frozen=True, slots=True)
class Circles:
    """The circles in the store of *context*."""

    context: Context

    async def find(self, circle_id: str) -> tuple[int, Circle]:
        """Return the version of a circle, and the circle.

        Raises:
            Refused: there is none of that id.
            StoreError: it cannot be read.
        """
        found = await self.context.store.circle(circle_id)
        if found is None:
            raise no_circle()
        return found.version, _CIRCLES.decode(found.body)

    async def seen_by(self, circle_id: str, person: Person | None, token: str) -> Circle:
        """Return a circle that *person*, who has *token*, may see.

        Raises:
            Refused: there is none, which is also said to those who may not see it.
            StoreError: it cannot be read.
        """
        _, circle = await self.find(circle_id)
        own = "" if person is None else person.id
        if not circle.may_see(own, invited=_is_invited(circle, token)):
            raise no_circle()
        return circle

    async def change(self, circle_id: str, change: Change) -> Circle:
        """Return a circle after *change*, which is asked again where somebody else was faster.

        A circle that nobody is left in ends.

        Raises:
            Refused: *change* refuses it, there is none, or too many change it at once.
            StoreError: it cannot be written.
        """
        for _ in range(ATTEMPTS):
            version, circle = await self.find(circle_id)
            after = change(circle)
            if not after.members:
                await self.context.store.end_circle(circle_id)
                return after
            if await self.context.store.write_circle(_stored(after, version + 1)):
                return after
        raise Refused(ServerRefusal.LATER, "others change this circle just now")

    async def of(self, person: Person) -> list[Circle]:
        """Return the circles of *person*."""
        found = await self.context.store.circles_of(person.id)
        return [_CIRCLES.decode(each.body) for each in found]


def _stored(circle: Circle, version: int) -> StoredCircle:
    return StoredCircle(circle.id, version, msgspec.json.encode(circle))


def no_circle() -> Refused:
    """Return the refusal for a circle that there is not, or that is not for the caller."""
    return Refused(ServerRefusal.NO_CIRCLE, "there is no such circle, or its link is another")


def _is_invited(circle: Circle, token: str) -> bool:
    return hmac.compare_digest(token.encode(), circle.invite.encode())


def member_of(circle: Circle, person: Person | None) -> Person:
    """Return *person* if they are a member of *circle*.

    Raises:
        Refused: they are not; no more is told.
    """
    if person is None or circle.member(person.id) is None:
        raise no_circle()
    return person


# ------------------------------------------------------------------- a circle and its members


@post("/api/circles", exception_handlers=BODIES)
async def new(
    request: AnyRequest, data: CircleWish, tables: ServerTables, access: Access
) -> Response[NewCircleLink]:
    """Found a circle, whose only member is the caller."""
    check_creation(request, tables, access)
    person, headers = access.welcome(request)
    circles = Circles(tables.context)
    if len(await circles.of(person)) >= MOST_CIRCLES:
        raise Refused(ServerRefusal.TOO_MUCH, f"nobody is in more than {MOST_CIRCLES} circles")
    now = tables.context.clock()
    circle = new_circle(data, person.id, now, secrets.token_bytes(32))
    await tables.context.store.write_circle(_stored(circle, 1))
    return Response(NewCircleLink(circle.id, circle.invite), headers=headers | NEVER_KEPT)


@post("/api/circles/{circle:str}/join", **ANSWERED)
async def join(
    request: AnyRequest, data: CircleJoin, tables: ServerTables, access: Access, circle: str
) -> Response[None]:
    """Become a member by the link of a circle; a member takes another name."""
    access.check("creation", request)
    person, headers = access.welcome(request)
    circles, now = Circles(tables.context), tables.context.clock()
    found = await circles.seen_by(circle, person, data.token)
    if found.member(person.id) is None and len(await circles.of(person)) >= MOST_CIRCLES:
        raise Refused(ServerRefusal.TOO_MUCH, f"nobody is in more than {MOST_CIRCLES} circles")

    def come(found: Circle) -> Circle:
        if not (found.member(person.id) or _is_invited(found, data.token)):
            raise no_circle()
        return joined(found, person.id, data.name, data.face, now)

    await circles.change(circle, come)
    return Response(None, headers=headers | NEVER_KEPT)


@post("/api/circles/{circle:str}/leave", **ANSWERED)
async def leave(request: AnyRequest, tables: ServerTables, access: Access, circle: str) -> None:
    """Leave a circle; games that were played stay in its standings."""
    await _change(request, tables, access, circle, left)


@post("/api/circles/{circle:str}/change", **ANSWERED)
async def change(
    request: AnyRequest, data: CircleChange, tables: ServerTables, access: Access, circle: str
) -> None:
    """Change what its first member may: its name, its usual games, its scoring, who may see it."""
    await _change(request, tables, access, circle, lambda found, own: changed(found, own, data))


@post("/api/circles/{circle:str}/remove", **ANSWERED)
async def remove(
    request: AnyRequest, data: MemberMeant, tables: ServerTables, access: Access, circle: str
) -> None:
    """Send a member away for good; the link changes."""
    await _change(request, tables, access, circle, lambda found, own: removed(found, own, data.key))


@post("/api/circles/{circle:str}/hand-over", **ANSWERED)
async def hand_over(
    request: AnyRequest, data: MemberMeant, tables: ServerTables, access: Access, circle: str
) -> None:
    """Let another member look after the circle."""
    await _change(
        request, tables, access, circle, lambda found, own: handed_over(found, own, data.key)
    )


@post("/api/circles/{circle:str}/link", **ANSWERED)
async def new_link(request: AnyRequest, tables: ServerTables, access: Access, circle: str) -> None:
    """Give a circle another link; the one before lets nobody in."""
    await _change(request, tables, access, circle, with_new_link)


@post("/api/circles/{circle:str}/season", **ANSWERED)
async def new_season(
    request: AnyRequest, tables: ServerTables, access: Access, circle: str
) -> None:
    """Begin a new season."""
    now = tables.context.clock()
    await _change(
        request, tables, access, circle, lambda found, own: in_new_season(found, own, now)
    )


async def _change(
    request: AnyRequest,
    tables: ServerTables,
    access: Access,
    circle: str,
    wished: Callable[[Circle, str], Circle],
) -> None:
    """Change a circle as a member has *wished*.

    Raises:
        Refused: they are no member, or may not.
    """
    access.check("creation", request)
    person = access.who(request)

    def change(found: Circle) -> Circle:
        return wished(found, member_of(found, person).id)

    await Circles(tables.context).change(circle, change)


CIRCLE_HANDLERS: Final = [
    *(new, join, leave, change, remove, hand_over, new_link, new_season),
]
