"""What it is worth to challenge, to block, or to let pass."""

from typing import Final

from intriga.agents.coup.moves import blockers_of, claimed_for, holds
from intriga.agents.coup.reading import Reading
from intriga.agents.coup.strength import Standing
from intriga.games.coup.action_table import COST, of
from intriga.games.coup.vocabulary import Action, For, Phase

ACTORS_DOUBT: Final = 0.15  # that an actor doubts a block all believe


def worth_of_challenging(reading: Reading) -> float:
    """Return the share to expect after challenging the claim on the table."""
    view, standing = reading.view, reading.standing
    true = reading.beliefs.is_true()
    caught = standing.after(view.claimant, cards=-1)
    wrong = standing.after(reading.me, cards=-1)
    return true * worth_if_it_stands(reading, wrong) + (1 - true) * _if_it_falls(reading, caught)


def worth_of_passing(reading: Reading) -> float:
    """Return the share to expect after letting pass what is on the table."""
    if reading.view.phase == Phase.BLOCK:
        return _worth_of_submitting(reading, reading.standing)
    return worth_if_it_stands(reading, reading.standing)


def worth_if_it_stands(reading: Reading, standing: Standing) -> float:
    """Return the share to expect from *standing* on if the claim on the table is good."""
    view = reading.view
    match claimed_for(view):
        case For.BLOCK:
            return reading.share(standing)
        case For.ESTATE:
            return reading.share(standing.after(view.claimant, coins=view.estates[view.estate_of]))
        case For.ACTION:
            return _worth_of_action(reading, standing)


def _if_it_falls(reading: Reading, caught: Standing) -> float:
    """Return the share to expect once the claimant has been *caught*."""
    view = reading.view
    match claimed_for(view):
        case For.BLOCK:
            return _worth_done(reading, caught)
        case For.ESTATE:
            return reading.share(caught)
        case For.ACTION:
            refund = of(COST, view.action)
            return reading.share(caught.after(view.turn, coins=refund))


def _worth_of_action(reading: Reading, standing: Standing) -> float:
    """Return the share to expect of the pending action, blocks still to come."""
    view = reading.view
    action = Action(view.action)
    worth = _worth_of_submitting(reading, standing)
    if view.target != reading.me or standing.influence[reading.me] == 0:
        return worth
    slots = blockers_of(view, action)
    return max([worth, *(_worth_of_block(reading, slot, standing) for slot in slots)])


def _worth_done(reading: Reading, standing: Standing) -> float:
    """Return the share once the pending action has happened."""
    view = reading.view
    action = Action(view.action)
    return reading.worth_once_done(standing, action, view.turn, view.target, view.named)


# ------------------------------------------------------------------- blocks


def worth_of_blocking(reading: Reading, slot: int) -> float:
    """Return the share to expect after blocking with *slot*, held or not."""
    return _worth_of_block(reading, slot, reading.standing)


def _worth_of_block(reading: Reading, slot: int, standing: Standing) -> float:
    view = reading.view
    doubted = min(1.0, ACTORS_DOUBT + reading.challenged(slot, For.BLOCK))
    stopped = reading.share(standing)
    if holds(view, slot):
        after = reading.share(standing.after(view.turn, cards=-1))
    else:
        after = _worth_done(reading, standing.after(reading.me, cards=-1))
    return doubted * after + (1 - doubted) * stopped


def _worth_of_submitting(reading: Reading, standing: Standing) -> float:
    """Return the share to expect if the viewer does not block the pending action."""
    view = reading.view
    action = Action(view.action)
    done = _worth_done(reading, standing)
    if view.target == reading.me:
        return done
    stopped = reading.blocked(action, view.turn, view.target)
    return stopped * reading.share(standing) + (1 - stopped) * done
