"""What keeps a game from beginning, said in one sentence."""

from intriga.words import Language, Value


class CannotBegin(Exception):
    """Something the command cannot do: the message says what, in every language."""

    def __init__(self, message: str, **args: Value) -> None:
        """Refuse with the message *message* of ``cli.ftl``."""
        super().__init__(message)
        self.message, self.args_ = message, args

    def sentence(self, language: Language) -> str:
        """Return the sentence in *language*."""
        return language.format(self.message, **self.args_)


def system_reason(error: OSError) -> str:
    """Return what the system says about a file."""
    return error.strerror or str(error)
