"""The arguments of the command line, checked and made into a set-up."""

from collections.abc import Mapping

from intriga.agents import agents_for
from intriga.agents.registry import setting_of, usual_bot
from intriga.cli.cannot_begin import CannotBegin
from intriga.cli.help_topics import option_id
from intriga.cli.play_arguments import PlayArguments
from intriga.cli.setup_dialog import Setup, can_play, login_name
from intriga.core.errors import BadOptions
from intriga.core.options import Option, Value, Variants
from intriga.terminal.boards import AnyBoard
from intriga.terminal.names import clean_name
from intriga.words import TAGS, Language, matching, wanted_locale
from intriga.words.plain import named


def chosen_language(arguments: PlayArguments) -> str:
    """Return the tag of the language asked for, by the command line or the environment.

    Raises:
        Refused: a language that there is not.
    """
    tag = matching(wanted_locale() if arguments.language is None else arguments.language)
    if tag is None and arguments.language is not None:
        raise CannotBegin("cli-bad-language", language=arguments.language, known=", ".join(TAGS))
    return tag or TAGS[0]


def setup_of(board: AnyBoard, arguments: PlayArguments, language: Language) -> Setup:
    """Return the game that *arguments* ask for.

    Raises:
        Refused: one that cannot be.
    """
    variants = board.ruleset.variants
    players = board.table_rules.players if arguments.players is None else arguments.players
    locale = language.tag if arguments.language else wanted_locale()
    preset = arguments.preset or board.table_rules.preset_for(locale, players)
    own = Language(language.tag, board.ruleset.name)
    options = options_of(variants, arguments.options or "", own)
    name = clean_name(arguments.name or "") or login_name(language)
    _check(variants, preset, options, players, own)
    bots, seat = bots_of(board, arguments), seat_of(arguments, players) or 0
    setup = Setup(board, language.tag, preset, name, players, bots=bots, seat=seat)
    for option, value in options.items():
        setup = setup.choosing(option, value)
    return setup


def options_of(variants: Variants, text: str, language: Language) -> dict[str, Value]:
    """Return the options that *text* writes as ``name=value,name=value``.

    They are called as in *language*, that of the game, where one is refused.

    Raises:
        Refused: no such option or value, or another form.
    """
    options: dict[str, Value] = {}
    for pair in filter(None, (pair.strip() for pair in text.split(","))):
        name, equals, word = (part.strip() for part in pair.partition("="))
        if not equals:
            raise CannotBegin("cli-bad-pair", pair=pair)
        if name not in variants.options:
            raise CannotBegin("cli-bad-option", option=name, known=", ".join(variants.options))
        try:
            options[name] = variants.options[name].parsed(word)
        except BadOptions as error:
            raise _bad_value(variants.options[name], word, error, language) from None
    return options


def _bad_value(option: Option, word: str, error: BadOptions, language: Language) -> CannotBegin:
    """Return why *word* is no value: not one of those listed, or no file that can be read."""
    if type(option) is Option:
        known = ", ".join(option.words)
        return CannotBegin("cli-bad-value", option=option.name, known=known, value=word)
    title = named(language, option_id(option.name))
    return CannotBegin("cli-bad-written", option=title, reason=str(error))


def bots_of(board: AnyBoard, arguments: PlayArguments) -> tuple[str, ...]:
    """Return the bots asked for.

    Raises:
        Refused: a bot that there is not, or not with that setting.
    """
    bots = tuple(filter(None, (bot.strip() for bot in (arguments.bots or "").split(","))))
    for bot in bots:
        _check_bot(bot, board.ruleset.name)
    return bots or (usual_bot(board.ruleset.name),)


def _check_bot(bot: str, game: str) -> None:
    name, _, setting = bot.partition(":")
    known = agents_for(game)
    if name not in known:
        raise CannotBegin("cli-bad-bot", bot=name, known=", ".join(known))
    if not can_play(bot, game):
        message = "cli-bad-setting" if setting_of(name, game) else "cli-no-setting"
        raise CannotBegin(message, bot=name, setting=setting)


def seat_of(arguments: PlayArguments, players: int) -> int | None:
    """Return the seat asked for, None for none.

    Raises:
        Refused: a seat that there is not.
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
        raise CannotBegin("cli-bad-preset", preset=preset, known=", ".join(variants.editions))
    edition = variants.editions[preset]
    try:
        variants.resolve(preset, options, players)
    except BadOptions as error:
        if error.option != "players":
            title = named(language, option_id(error.option))
            raise CannotBegin("cli-not-possible", option=title, players=players) from None
        bounds = {"least": edition.least, "most": edition.most}
        raise CannotBegin("cli-bad-players", preset=preset, players=players, **bounds) from None
