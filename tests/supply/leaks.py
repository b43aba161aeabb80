"""Look for passwords, keys and tokens: ``python -m tests.supply.leaks``.

It looks at every file that git does not ignore.  Kingfisher knows what secrets look like; it asks
nobody whether one is valid, and what is printed shows none.  A secret that is found has to be
revoked: a commit that removes it does not help.
"""

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from kingfisher_sdk import Scanner, filesystem

ROOT: Final = Path(__file__).parents[2]
CREDENTIAL_URI: Final = "betterleaks.generic-credential-uri"
# Text that looks like a secret and is none, by file and rule, with the reason.
MEANT: Final[Mapping[tuple[str, str], str]] = {
    ("tests/lab/adapters/test_mcp_server.py", CREDENTIAL_URI): "an address that has to be refused",
    ("tests/lab/adapters/test_remote.py", CREDENTIAL_URI): "addresses that have to be refused",
    ("tests/store/test_postgres.py", CREDENTIAL_URI): "passwords that no error may show",
}


class Leak(NamedTuple):
    """Text that looks like a secret, and its place."""

    place: str
    line: int
    rule: str
    name: str

    def __str__(self) -> str:
        """Return it as one line, as compilers write theirs, without the secret."""
        return f"{self.place}:{self.line}: {self.name} ({self.rule})"


def files(root: Path) -> Iterator[str]:
    """Yield the files in *root* that git does not ignore; git itself may be missing."""
    ignored = (root / ".gitignore").read_text(encoding="utf-8").splitlines()
    folders = {line.rstrip("/") for line in ignored if line.endswith("/")}
    for each in filesystem([root], hidden=True):
        name = Path(each.path).relative_to(root)
        if not folders & {*name.parts}:
            yield name.as_posix()


def leaks(root: Path = ROOT, meant: Mapping[tuple[str, str], str] = MEANT) -> list[Leak]:
    """Return what looks like a secret in the repository at *root*, without what is *meant*."""
    scanner = Scanner()
    return [
        Leak(name, each.location["line"], each.rule_id, each.rule_name)
        for name in files(root)
        for each in scanner.scan_file(root / name)
        if each.visible and (name, each.rule_id) not in meant
    ]


if __name__ == "__main__":
    found_here = leaks()
    for each in found_here:
        sys.stdout.write(f"{each}\n")
    sys.exit(bool(found_here))
