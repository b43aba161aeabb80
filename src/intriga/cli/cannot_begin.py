"""Refusals of a command, each in one sentence."""

from collections.abc import Iterable

from intriga.core.errors import nearest
from intriga.words import Language, Value


class CannotBegin(Exception):
    """A command cannot do its work: its message has the reason, in every language."""

    def __init__(self, message: str, meant: str | None = None, **args: Value) -> None:
        """Refuse with the message *message* of ``cli.ftl``; *meant* is the nearest name."""
        super().__init__(message)
        self.message, self.meant, self.args_ = message, meant, args

    def sentence(self, language: Language) -> str:
        """Return the sentence in *language*."""
        refusal = language.format(self.message, **self.args_)
        if self.meant is None:
            return refusal
        return f"{refusal} {language.format('cli-meant', meant=self.meant)}"


def unknown_name(message: str, name: str, known: Iterable[str], **args: Value) -> CannotBegin:
    """Return the refusal of a *name* that is not among those *known*, with the nearest of them."""
    names = sorted(known)
    return CannotBegin(message, nearest(name, names), name=name, known=", ".join(names), **args)


def system_reason(error: OSError) -> str:
    """Return the system's error about a file."""
    return error.strerror or str(error)
