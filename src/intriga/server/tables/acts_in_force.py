"""The operator's acts in force: who is kept out, what is not shown.

The store keeps every act; here lie those that count, so that each question is answered at once.
"""

from collections.abc import Iterable
from datetime import UTC, datetime
from enum import StrEnum
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final, TypeVar

from msgspec import Struct, structs

from intriga.core.display_names import skeleton
from intriga.core.message import Message
from intriga.server.limits.buckets import IPV6
from intriga.server.wire.bodies import Problem
from intriga.server.wire.problems import ServerRefusal, told_of
from intriga.service.scenes.scene import LobbyRow
from intriga.service.table_refusals import Refused
from intriga.store.interface import OperatorAct

T = TypeVar("T", bound=Struct)
Network = IPv4Network | IPv6Network
NEUTRAL: Final = "Guest"  # instead of a name that was taken down
IPV6_BITS: Final = 64  # an IPv6 address stands for its network of that many, as in limits


class ActKind(StrEnum):
    """The acts of an operator."""

    BAN_IDENTITY = "ban-identity"
    BAN_ADDRESS = "ban-address"
    NAME = "name"
    REPLAY = "replay"
    CLOSE = "close"
    ANNOUNCE = "announce"
    FORGET = "forget"


class ActsInForce:
    """The acts of all operators of the store, and what follows from those that hold."""

    def __init__(self) -> None:
        """Begin with none."""
        self._acts: dict[int, OperatorAct] = {}
        self._by_target: dict[ActKind, dict[str, OperatorAct]] = {}
        self._networks: dict[Network, OperatorAct] = {}
        self._names: dict[str, OperatorAct] = {}

    def put(self, acts: Iterable[OperatorAct]) -> list[OperatorAct]:
        """Take *acts* in, over what was known of them, and return those that are new here."""
        news = [act for act in acts if self._acts.get(act.number) != act]
        self._acts.update((act.number, act) for act in news)
        kept = [act for act in self._acts.values() if act.undone_ms is None]
        known = {kind.value: kind for kind in ActKind}  # a newer program may have more
        self._by_target = {kind: {} for kind in ActKind}
        for act in sorted(kept, key=_lasts):
            if act.kind in known:
                self._by_target[known[act.kind]][act.target] = act
        banned = self._by_target[ActKind.BAN_ADDRESS]
        self._networks = {ip_network(target): act for target, act in banned.items()}
        self._names = {skeleton(name): act for name, act in self._by_target[ActKind.NAME].items()}
        return news

    # --- who stays away

    def ban_of(self, person: str | None, address: str, now: int) -> OperatorAct | None:
        """Return the act that keeps *person* at *address* out at *now*, None if there is none.

        *address* is what :func:`~intriga.server.limits.buckets.household` returns.
        """
        by_person = self._by_target.get(ActKind.BAN_IDENTITY, {}).get(person or "")
        if by_person is not None and by_person.holds(now):
            return by_person
        if not self._networks:
            return None
        asking = _network(address)
        around = (act for network, act in self._networks.items() if _lies_in(asking, network))
        return next((act for act in around if act.holds(now)), None)

    @property
    def bans_identities(self) -> bool:
        """Whether it matters who somebody is."""
        return bool(self._by_target.get(ActKind.BAN_IDENTITY))

    # --- what is not shown

    def check_table(self, table: str, now: int) -> None:
        """Let everything about *table* through unless it is closed.

        Raises:
            Refused: it is.
        """
        if self._holds(ActKind.CLOSE, table, now):
            raise Refused(ServerRefusal.CLOSED, "the operator of the server has closed this table")

    def check_replay(self, game: str, now: int) -> None:
        """Let everything about the finished *game* through unless it was taken down.

        Raises:
            Refused: it was.
        """
        if self._holds(ActKind.REPLAY, game, now):
            raise Refused(ServerRefusal.TAKEN_DOWN, "the operator has taken this game down")

    def shown_name(self, name: str, now: int) -> str:
        """Return *name*, another if one that looks like it was taken down."""
        act = self._names.get(skeleton(name)) if self._names and name else None
        return name if act is None or not act.holds(now) else NEUTRAL

    def with_shown_name(self, wish: T, now: int) -> T:
        """Return *wish*, a command or a question, with another name if its own was taken down."""
        name = getattr(wish, "name", None) if self._names else None
        if not isinstance(name, str):
            return wish
        shown = self.shown_name(name, now)
        return wish if shown == name else structs.replace(wish, name=shown)

    def shown_row(self, row: LobbyRow, now: int) -> LobbyRow | None:
        """Return *row* as the lobby shows it, None where its table is closed."""
        if self._holds(ActKind.CLOSE, row.table, now):
            return None
        if not self._names:
            return row
        names = [self.shown_name(name, now) for name in row.names]
        return structs.replace(row, names=names, host=self.shown_name(row.host, now))

    def notice(self, now: int) -> str:
        """Return the operator's latest announcement in force, empty if there is none."""
        said = [act for act in self._by_target.get(ActKind.ANNOUNCE, {}).values() if act.holds(now)]
        return max(said, key=lambda act: act.number).target if said else ""

    # --- all of them

    def all(self) -> list[OperatorAct]:
        """Return all acts, in their order."""
        return sorted(self._acts.values(), key=lambda act: act.number)

    def _holds(self, kind: ActKind, target: str, now: int) -> bool:
        act = self._by_target.get(kind, {}).get(target)
        return act is not None and act.holds(now)


def _lasts(act: OperatorAct) -> float:
    """Return until when *act* lasts: of several about one target the longest counts."""
    return float("inf") if act.until_ms is None else act.until_ms


def banned(act: OperatorAct) -> Message:
    """Return the sentence for somebody whom *act* keeps out."""
    if act.until_ms is None:
        return told_of(ServerRefusal.BANNED)
    until = datetime.fromtimestamp(act.until_ms / 1000, UTC)
    return Message("shut-out-until", {"until": f"{until:%Y-%m-%d %H:%M} UTC"})


def banned_problem(act: OperatorAct) -> Problem:
    """Return the refusal over HTTP for somebody whom *act* keeps out."""
    told = banned(act)
    until = told.args.get("until", "for good")
    return Problem(ServerRefusal.BANNED.value, told, f"kept out by the operator: {until}")


# ------------------------------------------------------------------- addresses


class BadAddress(ValueError):
    """The text is no address and no network, or one that nobody may be kept out from."""


def network_of(text: str) -> str:
    """Return the network that *text* names: an address, or one with its bits, as 192.0.2.0/24.

    An address of IPv6 stands for its network of 64 bits, as in the limits.

    Raises:
        BadAddress: it is none, or this machine is in it, whose proxy speaks for everybody.
    """
    try:
        network = ip_network(text.strip(), strict=False)
    except ValueError:
        raise BadAddress(f"{text!r} is no address and no network") from None
    if isinstance(network, IPv6Network) and network.prefixlen > IPV6_BITS:
        network = network.supernet(new_prefix=IPV6_BITS)
    if any(_lies_in(ip_network(own), network) for own in ("127.0.0.1", "::1")):
        raise BadAddress(f"{network} holds this machine, and with it everybody behind a proxy here")
    return str(network)


@lru_cache(4096)
def _network(address: str) -> Network | None:
    """Return what *address* is, as ``household`` writes it, None for a host without one."""
    try:
        return ip_network(address.replace(IPV6, f"::{IPV6}"))
    except ValueError:
        return None


def _lies_in(inner: Network | None, outer: Network) -> bool:
    whole: Any = outer  # subnet_of is typed for each family alone
    return inner is not None and inner.version == outer.version and inner.subnet_of(whole)
