"""Where a PostgreSQL database is, in a form that never shows its password."""

import os
from typing import Final
from urllib.parse import parse_qs, urlsplit

from intriga.store.interface import StoreError

SCHEMES: Final = ("postgresql", "postgres")
VARIABLE: Final = "INTRIGA_DATABASE"


class DatabaseUrl:
    """The address of a database; ``str`` and ``repr`` say host and name, and no password."""

    def __init__(self, url: str) -> None:
        """Take *url*, ``postgresql://user@host:port/name``.

        Raises:
            StoreError: it is no such URL.
        """
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError:  # its sentence may quote a part of the password
            raise _unreadable() from None
        misread = parts.fragment or "@" in parts.path  # a password that is not quoted
        if parts.scheme not in SCHEMES or misread:
            raise _unreadable()
        given = parse_qs(parts.query)
        self.url: Final = url
        self.has_password: Final = bool(parts.password or given.get("password"))
        host = parts.hostname or given.get("host", ["localhost"])[0]
        place = f"{host}:{port}" if port else host
        self._shown = f"postgresql://{place}/{parts.path.lstrip('/')}"

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"DatabaseUrl({self._shown!r})"


def is_url(place: str) -> bool:
    """Say whether *place* is meant as a database, not as a folder or file."""
    return place.partition("://")[0] in SCHEMES and "://" in place


def on_command_line(place: str) -> DatabaseUrl:
    """Return the database that a command names.

    Raises:
        StoreError: it is no URL of a database, or holds a password, which everybody on this
            machine could read in the list of processes.
    """
    url = DatabaseUrl(place)
    if url.has_password:
        raise StoreError(
            "a password in a command is seen by others on this machine; put it into ~/.pgpass "
            f"or PGPASSWORD, or the whole URL into {VARIABLE}"
        )
    return url


def from_environment() -> DatabaseUrl | None:
    """Return the database that the environment names, and hide the variable from child processes.

    Raises:
        StoreError: it is no URL of a database.
    """
    url = os.environ.pop(VARIABLE, "")
    return DatabaseUrl(url) if url else None


def _unreadable() -> StoreError:
    return StoreError(
        "the address of the database is not readable: postgresql://user@host:5432/name is, "
        "with %2F for / and so on in a password"
    )
