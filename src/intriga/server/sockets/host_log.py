"""What hosts do to others at their tables, for the log: by table and alias, never by name."""

from typing import Final

from intriga.server.logs import log
from intriga.service.commands import AnyCommand, BarWatcher, Configure
from intriga.service.session import Person
from intriga.service.table import Table

LOGGED: Final = frozenset(
    {
        *("bar", "bar-watcher", "empty-chair", "give-chair", "make-host"),
        *("new-link", "pause", "resume"),
    }
)
"""The commands of hosts that others may complain of, by their tags."""
About = dict[str, str | bool]


def host_act(table: Table, who: Person, command: AnyCommand) -> About | None:
    """Return what the log says of *command* of *who*, about to change *table*; None: nothing."""
    kind = str(type(command).__struct_config__.tag)
    about: About = {"act": kind, "table": table.id, "by": table.aliases().get(who.id, "")}
    if isinstance(command, Configure):
        listed = command.settings.get("listed") if command.settings else None
        return {**about, "listed": listed} if isinstance(listed, bool) else None
    if kind not in LOGGED:
        return None
    if isinstance(command, BarWatcher):
        return {**about, "about": command.alias}
    chair = getattr(command, "chair", None)
    return about if chair is None else {**about, "about": table.alias_at(chair)}


def log_host(about: About | None) -> None:
    """Log what *about* says, once it is done."""
    if about is not None:
        log().info("host", **about)
