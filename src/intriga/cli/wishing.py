"""The command line's wishes, checked and made into a set-up."""

from collections.abc import Mapping

from intriga.agents import agents_for
from intriga.cli.refused import Refused
from intriga.cli.sentences import clean_name
from intriga.cli.setup_dialog import BOTS, PLAYERS, Setup, edition_for, login_name
from intriga.cli.wishes import Wishes
from intriga.core.errors import BadOptions
from intriga.games.coup.options import OPTIONS, PRESETS, Value, parsed, resolve
from intriga.locales import TAGS, Language, matching, wanted_locale


def chosen_language(wishes: Wishes) -> str:
    """Return the tag of the language asked for, by the command line or the environment.

    Raises:
        Refused: a language that there is not.
    """
    tag = matching(wanted_locale() if wishes.language is None else wishes.language)
    if tag is None and wishes.language is not None:
        raise Refused("cli-bad-language", language=wishes.language, known=", ".join(TAGS))
    return tag or TAGS[0]


def setup_of(wishes: Wishes, language: Language) -> Setup:
    """Return the game that *wishes* ask for.

    Raises:
        Refused: one that cannot be.
    """
    players = PLAYERS if wishes.players is None else wishes.players
    locale = language.tag if wishes.language else wanted_locale()
    preset = wishes.preset or edition_for(locale, players)
    options = options_of(wishes.options or "")
    name = clean_name(wishes.name or "") or login_name(language)
    _check(preset, options, players)
    seat = seat_of(wishes, players) or 0
    setup = Setup(language.tag, preset, name, players, bots=bots_of(wishes), seat=seat)
    for option, value in options.items():
        setup = setup.choosing(option, value)
    return setup


def options_of(text: str) -> dict[str, Value]:
    """Return the options that *text* writes as ``name=value,name=value``.

    Raises:
        Refused: no such option or value, or another form.
    """
    options: dict[str, Value] = {}
    for pair in filter(None, (pair.strip() for pair in text.split(","))):
        name, equals, word = (part.strip() for part in pair.partition("="))
        if not equals:
            raise Refused("cli-bad-pair", pair=pair)
        if name not in OPTIONS:
            raise Refused("cli-bad-option", option=name, known=", ".join(OPTIONS))
        try:
            options[name] = parsed(name, word)
        except BadOptions:
            known = ", ".join(str(value).lower() for value in OPTIONS[name].values)
            raise Refused("cli-bad-value", option=name, known=known, value=word) from None
    return options


def bots_of(wishes: Wishes) -> tuple[str, ...]:
    """Return the bots asked for.

    Raises:
        Refused: a bot that there is not.
    """
    bots = tuple(filter(None, (bot.strip() for bot in (wishes.bots or BOTS).split(","))))
    for bot in bots:
        if bot not in agents_for("coup"):
            raise Refused("cli-bad-bot", bot=bot, known=", ".join(agents_for("coup")))
    return bots or (BOTS,)


def seat_of(wishes: Wishes, players: int) -> int | None:
    """Return the seat asked for, None for none.

    Raises:
        Refused: a seat that there is not.
    """
    if wishes.seat is not None and not 0 <= wishes.seat < players:
        raise Refused("cli-bad-seat", most=players - 1, seat=wishes.seat)
    return wishes.seat


def _check(preset: str, options: Mapping[str, Value], players: int) -> None:
    if preset not in PRESETS:
        raise Refused("cli-bad-preset", preset=preset, known=", ".join(PRESETS))
    try:
        resolve(preset, options, players)
    except BadOptions:
        most = PRESETS[preset].most
        raise Refused("cli-bad-players", preset=preset, most=most, players=players) from None
