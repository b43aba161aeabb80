"""The arguments of the command line, checked and made into a set-up, or refused in one sentence."""

from collections.abc import Iterable, Mapping

from intriga.agents import agent, agents_for
from intriga.agents.registry import is_from_outside, setting_of, usual_bot
from intriga.cli.arguments import PlayArguments, words_of
from intriga.cli.help_topics import option_id
from intriga.cli.setup_dialog import Setup, login_name
from intriga.core.display_names import clean_name
from intriga.core.errors import BadOptions, IntrigaError, nearest
from intriga.core.options import Option, Value, Variants
from intriga.service.commands import LONGEST_NAME
from intriga.terminal.boards import AnyBoard
from intriga.words import FALLBACK, LOCALES, Language, matching, wanted_locale
from intriga.words import Value as Argument
from intriga.words.sentences import named


class CannotBegin(Exception):
    """A command cannot do its work: its message has the reason, in every language."""

    def __init__(self, message: str, meant: str | None = None, **args: Argument) -> None:
        """Refuse with the message *message* of ``cli.ftl``; *meant* is the nearest name."""
        super().__init__(message)
        self.message, self.meant, self.args_ = message, meant, args

    def sentence(self, language: Language) -> str:
        """Return the sentence in *language*."""
        refusal = language.format(self.message, **self.args_)
        if self.meant is None:
            return refusal
        return f"{refusal} {language.format('cli-meant', meant=self.meant)}"


def unknown_name(message: str, name: str, known: Iterable[str], **args: Argument) -> CannotBegin:
    """Return the refusal of a *name* that is not among those *known*, with the nearest of them."""
    names = sorted(known)
    return CannotBegin(message, nearest(name, names), name=name, known=", ".join(names), **args)


def system_reason(error: OSError) -> str:
    """Return the system's error about a file."""
    return error.strerror or str(error)


def chosen_language(asked: str | None) -> str:
    """Return the tag of the language *asked* for, that of the environment for None.

    Raises:
        CannotBegin: a language that there is not.
    """
    tag = matching(wanted_locale() if asked is None else asked)
    if tag is None and asked is not None:
        raise unknown_name("cli-bad-language", asked, LOCALES)
    return tag or FALLBACK


def setup_of(board: AnyBoard, arguments: PlayArguments, language: Language) -> Setup:
    """Return the game that *arguments* ask for.

    Raises:
        CannotBegin: one that cannot be.
    """
    variants = board.ruleset.variants
    players = board.table_rules.players if arguments.players is None else arguments.players
    locale = language.tag if arguments.language else wanted_locale()
    preset = arguments.edition or board.table_rules.preset_for(locale, players)
    own = Language(language.tag, board.ruleset.name)
    options = options_of(variants, words_of(arguments.options), own)
    name = clean_name(arguments.name or "", LONGEST_NAME) or login_name(language)
    _check(variants, preset, options, players, own)
    bots, seat = bots_of(board, arguments), seat_of(arguments, players) or 0
    setup = Setup(board, language.tag, preset, name, players, bots=bots, seat=seat)
    for option, value in options.items():
        setup = setup.choosing(option, value)
    return setup


def options_of(variants: Variants, pairs: Iterable[str], language: Language) -> dict[str, Value]:
    """Return the options that *pairs* write as ``name=value``.

    They are called as in *language*, that of the game, where one is refused.

    Raises:
        CannotBegin: no such option or value, or another form.
    """
    options: dict[str, Value] = {}
    for pair in pairs:
        try:
            options |= variants.parse(pair)
        except BadOptions as error:
            raise _bad_pair(variants, pair, error, language) from None
    return options


def _bad_pair(variants: Variants, pair: str, error: BadOptions, language: Language) -> CannotBegin:
    """Return why *pair* is refused: its form, its option, its value, or a file it names."""
    name, equals, word = (part.strip() for part in pair.partition("="))
    if not equals:
        return CannotBegin("cli-bad-pair", pair=pair)
    option = variants.options.get(name)
    if option is None:
        return unknown_name("cli-bad-option", name, variants.options)
    if type(option) is Option:
        return unknown_name("cli-bad-value", word, option.words, option=name)
    return CannotBegin(
        "cli-bad-written", option=named(language, option_id(name)), reason=str(error)
    )


def bots_of(board: AnyBoard, arguments: PlayArguments) -> tuple[str, ...]:
    """Return the bots asked for.

    Raises:
        CannotBegin: a bot that there is not, or not with that setting.
    """
    bots = tuple(words_of(arguments.agents))
    for bot in bots:
        _check_bot(bot, board.ruleset.name)
    return bots or (usual_bot(board.ruleset.name),)


def _check_bot(bot: str, game: str) -> None:
    name, _, setting = bot.partition(":")
    known = agents_for(game)
    if name not in known and not is_from_outside(bot):
        raise unknown_name("cli-bad-bot", name, known)
    try:
        agent(bot, game)
    except IntrigaError as error:
        if name in known and isinstance(error, BadOptions):
            message = "cli-bad-setting" if setting_of(name, game) else "cli-no-setting"
            raise CannotBegin(message, bot=name, setting=setting) from None
        raise CannotBegin("cli-bad-agent", reason=str(error)) from None


def seat_of(arguments: PlayArguments, players: int) -> int | None:
    """Return the seat asked for, None for none.

    Raises:
        CannotBegin: a seat that there is not.
    """
    if arguments.seat is not None and not 0 <= arguments.seat < players:
        raise CannotBegin("cli-bad-seat", most=players - 1, seat=arguments.seat)
    return arguments.seat


def _check(
    variants: Variants,
    preset: str,
    options: Mapping[str, Value],
    players: int,
    language: Language,
) -> None:
    if preset not in variants.editions:
        raise unknown_name("cli-bad-edition", preset, variants.editions)
    edition = variants.editions[preset]
    try:
        variants.resolve(preset, options, players)
    except BadOptions as error:
        if error.option != "players":
            title = named(language, option_id(error.option))
            raise CannotBegin("cli-not-possible", option=title, players=players) from None
        raise CannotBegin(
            "cli-bad-players",
            preset=preset,
            players=players,
            least=edition.least,
            most=edition.most,
        ) from None
