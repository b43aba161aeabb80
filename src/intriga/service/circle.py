"""A circle: people who play together again and again, and the tables of their evenings.

Everything here is plain data and says no to what is not allowed; nothing is written or sent.
"""

from collections.abc import Iterable
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, structs

from intriga.service.commands import Face, Name, NewTable, Plain, Word
from intriga.service.people.shown_names import name_among
from intriga.service.session import Dice
from intriga.service.setup.configuring import chairs_of, check_settings
from intriga.service.table_refusals import Refused, TableRefusal
from intriga.service.table_settings import Settings

MOST_MEMBERS: Final = 40
MOST_USUAL: Final = 5
MOST_EVENINGS: Final = 2_000  # forty years of weeks
ONE_EVENING: Final = 12 * 3600 * 1000  # milliseconds that a table is tonight's
RECENT: Final = 21 * 24 * 3600 * 1000  # milliseconds: the last three weeks

Scoring = Literal["wins", "fair", "recent"]
"""How a circle scores: a point a win; as many points as players for each winner; or a point a win
of the last three weeks."""
SeenBy = Literal["members", "link"]
"""The people who may see the standings of a circle: its members, or all who have its link."""


class HouseRules(Struct, frozen=True, forbid_unknown_fields=True):
    """A game that a circle usually plays; fields as in :class:`NewTable`."""

    game: Word
    preset: Word
    options: dict[str, Plain] = {}
    chairs: Annotated[int, Meta(ge=2, le=10)] | None = None
    settings: Settings = Settings()

    def wish(self, name: str, face: str) -> NewTable:
        """Return the table that a member called *name* opens for an evening."""
        return NewTable(
            game=self.game,
            name=name,
            preset=self.preset,
            options=self.options,
            chairs=self.chairs,
            settings=self.settings,
            face=face,
        )


Usual = Annotated[tuple[HouseRules, ...], Meta(min_length=1, max_length=MOST_USUAL)]
"""The games that a circle usually plays; the first is that of an evening where nobody says."""


class CircleMember(Struct, frozen=True):
    """Somebody in a circle since ``joined``; others know them by ``key``, never by ``person``."""

    person: str
    key: str
    name: str
    face: str
    joined: int


class Evening(Struct, frozen=True):
    """The evening of a circle that was ``opened``, in milliseconds since 1970, at *table*."""

    table: str
    opened: int


class Circle(Struct, frozen=True):
    """A circle of people; the first of its ``members`` looks after it.

    ``secret`` makes the keys of members and its invitations, of which the last is ``invite``.
    ``seasons`` are the instants at which its seasons began, ``barred`` those who were sent away.
    """

    id: str
    name: str
    face: str
    secret: str
    invite: str
    usual: Usual
    members: tuple[CircleMember, ...]
    created: int
    seen_by: SeenBy = "members"
    scoring: Scoring = "wins"
    seasons: tuple[int, ...] = ()
    evenings: tuple[Evening, ...] = ()
    barred: tuple[str, ...] = ()
    links: int = 0

    def member(self, person: str) -> CircleMember | None:
        """Return the member who is *person*, None for a stranger."""
        return next((each for each in self.members if each.person == person), None)

    def looks_after(self, person: str) -> bool:
        """Say whether *person* looks after the circle."""
        return bool(self.members) and self.members[0].person == person

    def may_see(self, person: str, *, invited: bool) -> bool:
        """Say whether *person* may come to it: a member, or somebody *invited* by its link."""
        if self.member(person) is not None:
            return True
        return invited and person not in self.barred

    @property
    def tonight(self) -> Evening | None:
        """The latest evening."""
        return self.evenings[-1] if self.evenings else None


class CircleWish(Struct, frozen=True, forbid_unknown_fields=True):
    """A circle that somebody wants; ``own_name`` and ``own_face`` are theirs in it."""

    name: Name
    own_name: Name
    usual: Usual
    face: Face = ""
    own_face: Face = ""


class CircleChange(Struct, frozen=True, forbid_unknown_fields=True):
    """A change of a circle; what is left out stays."""

    name: Name | None = None
    face: Face | None = None
    seen_by: SeenBy | None = None
    scoring: Scoring | None = None
    usual: Usual | None = None


def new_circle(wish: CircleWish, person: str, now: int, secret: bytes) -> Circle:
    """Return the circle that *person* wants; *secret* is 32 bytes of chance.

    Raises:
        Refused: nothing is left of a name, or no game can be played so.
    """
    check_usual(wish.usual)
    dice = Dice(secret)
    circle = Circle(
        id=dice.word(12, "circle"),
        name=name_among(wish.name, []),
        face=wish.face,
        secret=secret.hex(),
        invite=dice.word(20, "invite"),
        usual=wish.usual,
        members=(),
        created=now,
        seasons=(now,),
    )
    return _with_member(circle, person, wish.own_name, wish.own_face, now)


def check_usual(usual: Usual) -> None:
    """Let *usual* games through of which each can be played.

    Raises:
        Refused: one cannot.
    """
    for rules in usual:
        chairs_of(rules.wish("A", ""))
        check_settings(rules.settings)


def joined(circle: Circle, person: str, name: str, face: str, now: int) -> Circle:
    """Return *circle* with *person*, who came by its link; a member takes another name.

    Raises:
        Refused: they were sent away, it is full, or nothing is left of the name.
    """
    if person in circle.barred:
        raise Refused(TableRefusal.BARRED, "this circle has sent you away")
    own = circle.member(person)
    if own is not None:
        others = [each.name for each in circle.members if each is not own]
        changed = structs.replace(own, name=name_among(name, others), face=face)
        return _with_members(circle, (changed if e is own else e for e in circle.members))
    if len(circle.members) >= MOST_MEMBERS:
        raise Refused(TableRefusal.TABLE_FULL, f"a circle has at most {MOST_MEMBERS} members")
    return _with_member(circle, person, name, face, now)


def left(circle: Circle, person: str) -> Circle:
    """Return *circle* without *person*; the one who joined first looks after it from then on.

    Raises:
        Refused: they are no member.
    """
    own = _own(circle, person)
    return _with_members(circle, (each for each in circle.members if each is not own))


def changed(circle: Circle, person: str, change: CircleChange) -> Circle:
    """Return *circle* after the *change* that *person* makes.

    Raises:
        Refused: they do not look after it, nothing is left of the name, or no game can be played
            so.
    """
    _check_looks_after(circle, person)
    if change.usual is not None:
        check_usual(change.usual)
    wished = {key: each for key, each in structs.asdict(change).items() if each is not None}
    if change.name is not None:
        wished["name"] = name_among(change.name, [])
    return structs.replace(circle, **wished)


def removed(circle: Circle, person: str, key: str) -> Circle:
    """Return *circle* without the member known by *key*, whom *person* sends away for good.

    Raises:
        Refused: they do not look after it, or there is no such other member.
    """
    _check_looks_after(circle, person)
    gone = _meant(circle, person, key)
    rest = _with_members(circle, (each for each in circle.members if each is not gone))
    return with_new_link(structs.replace(rest, barred=(*rest.barred, gone.person)), person)


def handed_over(circle: Circle, person: str, key: str) -> Circle:
    """Return *circle* that the member known by *key* looks after, in place of *person*.

    Raises:
        Refused: they do not look after it, or there is no such other member.
    """
    _check_looks_after(circle, person)
    first = _meant(circle, person, key)
    return _with_members(circle, (first, *(each for each in circle.members if each is not first)))


def with_new_link(circle: Circle, person: str) -> Circle:
    """Return *circle* with another link, by wish of *person*; the one before lets nobody in.

    Raises:
        Refused: they do not look after it.
    """
    _check_looks_after(circle, person)
    links = circle.links + 1
    invite = Dice(bytes.fromhex(circle.secret)).word(20, "invite", links)
    return structs.replace(circle, invite=invite, links=links)


def in_new_season(circle: Circle, person: str, now: int) -> Circle:
    """Return *circle* in a season that begins at *now*, by wish of *person*.

    Raises:
        Refused: they do not look after it.
    """
    _check_looks_after(circle, person)
    return structs.replace(circle, seasons=(*circle.seasons, now)[-MOST_EVENINGS:])


def with_evening(circle: Circle, table: str, now: int) -> Circle:
    """Return *circle* whose evening is at *table* from *now* on."""
    evenings = (*circle.evenings, Evening(table, now))
    return structs.replace(circle, evenings=evenings[-MOST_EVENINGS:])


def forgotten_in(circle: Circle, person: str) -> Circle:
    """Return *circle* without *person*, who is forgotten."""
    members = tuple(each for each in circle.members if each.person != person)
    barred = tuple(each for each in circle.barred if each != person)
    return structs.replace(circle, members=members, barred=barred)


def _with_member(circle: Circle, person: str, name: str, face: str, now: int) -> Circle:
    called = name_among(name, (each.name for each in circle.members))
    key = Dice(bytes.fromhex(circle.secret)).word(10, "member", person)
    return _with_members(circle, (*circle.members, CircleMember(person, key, called, face, now)))


def _with_members(circle: Circle, members: Iterable[CircleMember]) -> Circle:
    return structs.replace(circle, members=tuple(members))


def _own(circle: Circle, person: str) -> CircleMember:
    own = circle.member(person)
    if own is None:
        raise Refused(TableRefusal.NOT_A_PERSON, "you are no member of this circle")
    return own


def _meant(circle: Circle, person: str, key: str) -> CircleMember:
    found = next((each for each in circle.members if each.key == key), None)
    if found is None or found.person == person:
        raise Refused(TableRefusal.NOT_A_PERSON, f"no other member is known by {key!r}")
    return found


def _check_looks_after(circle: Circle, person: str) -> None:
    if not circle.looks_after(person):
        raise Refused(TableRefusal.NOT_HOST, "only the one who looks after the circle may do that")
