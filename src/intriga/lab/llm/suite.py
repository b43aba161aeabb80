"""Suites: how a language model is asked and whom it meets, so that figures compare.

A suite is a file, of the package or of one's own.  One of the package never changes.
"""

import tomllib
from collections.abc import Mapping
from hashlib import sha256
from importlib.resources import files
from pathlib import Path
from string import Template
from typing import Annotated, Any, Final, Literal

import msgspec

from intriga.core.chance import SEEDS
from intriga.core.errors import BadOptions, unknown
from intriga.core.games import ruleset_of
from intriga.lab.adapters.variant import Variant

FOLDER: Final = files("intriga.lab.llm") / "suites"
ENDING: Final = ".toml"
DIGITS: Final = 16  # of a SHA-256
DAY: Final = 86_400  # seconds
WORDS: Final[Mapping[str, frozenset[str]]] = {
    "system": frozenset({"players", "rules", "material"}),
    "ask": frozenset({"seating", "log", "view", "memory", "question", "inputs"}),
    "again": frozenset({"fault", "inputs"}),
}
"""The words of each prompt that are put in, written ``$word``; each may be left out."""


class Suite(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The settings of a suite; ``digest`` begins its file's SHA-256.

    ``deals`` are played against each agent of ``against``, every one on every seat.  The number of
    ``players`` is brought as near as the edition allows; no ``edition`` is the first of the game.
    ``timeout`` is in seconds, for one answer, a day at most.  ``system``, ``ask`` and ``again`` are
    the prompts: the first message, each question, and what is said after an answer that is not
    legal.
    """

    deals: Annotated[int, msgspec.Meta(ge=1)]
    players: Annotated[int, msgspec.Meta(ge=2)]
    seed: Annotated[int, msgspec.Meta(ge=0)]
    against: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)]
    temperature: Annotated[float, msgspec.Meta(ge=0, le=2)]
    max_tokens: Annotated[int, msgspec.Meta(ge=1)]
    timeout: Annotated[float, msgspec.Meta(gt=0, le=DAY)]
    language: Literal["en", "pt-BR", "es", "es-AR"]
    system: str
    ask: str
    again: str
    edition: str = ""
    options: dict[str, bool | int | str] = {}
    name: str = ""
    digest: str = ""

    def variant(self, game: str) -> Variant:
        """Return the rules by which the suite plays *game*.

        Raises:
            BadOptions: the game, the edition, an option or their combination is none.
        """
        ruleset = ruleset_of(game)
        editions = ruleset.variants.editions
        edition = self.edition or next(iter(editions))
        players = self.players
        if edition in editions:
            players = min(max(editions[edition].least, players), editions[edition].most)
        ruleset.options(edition, self.options, players)
        return Variant(ruleset, players, edition, self.options)


def suites() -> list[str]:
    """Return the names of the suites of the package."""
    return sorted(each.name.removesuffix(ENDING) for each in FOLDER.iterdir())


def read_suite(name: str) -> Suite:
    """Return the suite called *name*, or that of the file at the path *name*, ending in .toml.

    Raises:
        BadOptions: there is none, or it cannot be.
    """
    if name in suites():
        return _parsed(name, (FOLDER / f"{name}{ENDING}").read_bytes())
    if not name.endswith(ENDING):
        raise BadOptions("suite", unknown("suite called", name, suites()))
    try:
        return _parsed(Path(name).name, Path(name).read_bytes())
    except OSError as error:
        raise BadOptions("suite", f"the suite {name} cannot be read: {error.strerror}") from None


def _parsed(name: str, text: bytes) -> Suite:
    known = {"name": name, "digest": sha256(text).hexdigest()[:DIGITS]}
    try:
        settings: dict[str, Any] = {**tomllib.loads(text.decode()), **known}
        found = msgspec.convert(settings, Suite)
    except (ValueError, msgspec.ValidationError) as error:
        raise BadOptions("suite", f"the suite {name} cannot be read: {error}") from None
    if found.seed >= SEEDS:
        raise BadOptions("suite", f"the suite {name} has a seed of more than 64 bits: {found.seed}")
    for prompt, words in WORDS.items():
        _check(name, prompt, Template(getattr(found, prompt)), words)
    return found


def _check(name: str, prompt: str, template: Template, words: frozenset[str]) -> None:
    """Refuse a *prompt* with another word than *words*.

    Raises:
        BadOptions: it has one, or a single dollar sign.
    """
    where = f"the prompt {prompt!r} of suite {name}"
    if not template.is_valid():
        raise BadOptions("suite", f"{where} has a dollar sign without a word; write $$ for one")
    for word in template.get_identifiers():
        if word not in words:
            raise BadOptions("suite", f"{where}: {unknown('word', f'${word}', words)}")
