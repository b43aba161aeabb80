"""``intriga verify``: deal a finished game again from its secret."""

import re
import sys
from pathlib import Path
from typing import Annotated, Final

from cyclopts import App, Parameter

from intriga.cli.arguments import ruleset_of_record
from intriga.core.daily_deal import DAILY, DayChecked, check_day
from intriga.core.errors import BadRecord
from intriga.core.fair_deal import DealDoubted, DealFault, DealtAgain, ToldOfDeal, check_deal
from intriga.core.record import Record, read_records
from intriga.core.record_text import format_line

FITS, DOUBTED, UNREADABLE = 0, 1, 2
HEX: Final = {
    "commitment": re.compile("[0-9a-f]{64}"),
    "contribution": re.compile("[0-9a-f]{32}"),
    "secret": re.compile("([0-9a-f]{2}){16,64}"),
}
"""The form of each value that can be given, in digits from 0 to f."""

app = App(name="verify")


@app.default
def verify(
    record: Path,
    /,
    *,
    commitment: str | None = None,
    contribution: str | None = None,
    secret: str | None = None,
    as_json: Annotated[
        bool, Parameter(name="json", negative="", help="Print one JSON object.")
    ] = False,
) -> int:
    """Deal a game again.

    Parameters
    ----------
    record
        The record of one finished game; a name that ends in .gz is unpacked.
    commitment
        The commitment that the page showed before the game; without it the record is only compared
        with itself.
    contribution
        The bytes that you added to the deal, to see that they counted.
    secret
        The secret of a game of an earlier release, whose record does not hold it; of a game of the
        daily bluff the key of its day, which the page shows when the day is over.
    """
    told = ToldOfDeal(commitment=commitment, contribution=contribution, secret=secret)
    if bad := _not_hexadecimal(commitment=commitment, contribution=contribution, secret=secret):
        print(f"--{bad} is not what it has to be, digits from 0 to f", file=sys.stderr)
        return UNREADABLE
    try:
        game = _only(record)
        if secret is not None and DAILY in game.header:
            checked = check_day(ruleset_of_record(game), game, bytes.fromhex(secret))
            _tell_day(game, checked, as_json=as_json)
            return FITS
        again = check_deal(ruleset_of_record(game), game, told)
    except BadRecord as error:
        print(error, file=sys.stderr)
        return UNREADABLE
    except DealDoubted as doubt:
        _tell_doubt(doubt, as_json=as_json)
        return DOUBTED
    _tell(game, again, told, as_json=as_json)
    return FITS


def _not_hexadecimal(**given: str | None) -> str | None:
    """Return the name of the first value that cannot be read."""
    wrong = (name for name, text in given.items() if text and not HEX[name].fullmatch(text))
    return next(wrong, None)


def _only(file: Path) -> Record:
    """Return the only record of *file*.

    Raises:
        BadRecord: it cannot be read, or there are several.
    """
    first, *others = read_records(file)
    if others:
        raise BadRecord(str(file), others[0].line, "the file holds several games; verify takes one")
    return first


def _tell_doubt(doubt: DealDoubted, *, as_json: bool) -> None:
    if as_json:
        print(format_line({"fits": False, "fault": doubt.fault, "detail": str(doubt)}))
    elif doubt.fault in {DealFault.NOTHING_TOLD, DealFault.CLOSED}:
        print(f"Nothing can be checked: {doubt}.")
    else:
        print(f"It does not fit: {doubt}.")


def _tell_day(record: Record, checked: DayChecked, *, as_json: bool) -> None:
    if as_json:
        facts = {"record": record.name, "day": checked.day, "draws": checked.draws}
        print(format_line({"fits": True, **facts}))
        return
    print(
        f"It fits. The game was dealt again from the key of {checked.day}:"
        f" all {checked.draws} draws are the same."
    )


def _tell(record: Record, again: DealtAgain, told: ToldOfDeal, *, as_json: bool) -> None:
    deal = again.deal
    people = sum(map(bool, deal.contributions)) - len(deal.bots)
    if as_json:
        facts = {"record": record.name, "draws": again.draws, "first_drawn": deal.first_drawn}
        known = {"people_added": people, "bots_added": len(deal.bots)}
        asked = {"commitment": told.commitment is not None, "own": told.contribution is not None}
        named = {"kept_back": deal.kept_back, "compared": asked}
        print(format_line({"fits": True, **facts, **known, **named}))
        return
    print("\n".join(_sentences(again, told, people)))


def _sentences(again: DealtAgain, told: ToldOfDeal, people: int) -> list[str]:
    """Return sentences on the parts that were checked, and those that were not."""
    deal, bots = again.deal, len(again.deal.bots)
    lines = [
        f"It fits. The game was dealt again from its secret: all {again.draws} draws are the same.",
        "The first seat was drawn too."
        if deal.first_drawn
        else "The first seat was not drawn: the rules or the last winner settled it.",
    ]
    if told.commitment is None:
        lines.append(
            "Not checked: whether the secret was settled before the game. For that, add"
            " --commitment with what the page showed before."
        )
    else:
        lines.append("The secret is the one whose commitment you were told before.")
    if people:
        lines.append(
            f"People who added random bytes: {people}. Bots, which follow the secret: {bots}."
        )
    else:
        lines.append("No person added random bytes: the secret alone made the deal.")
    if told.contribution is not None:
        lines.append("What you added is among them.")
    lines += [
        f"Seat {seat} announced random bytes and did not tell them. That happens when a line"
        " breaks; it also lets a player who knows the secret choose between two deals."
        for seat in deal.kept_back
    ]
    return lines
