"""What it is worth to challenge, to block, or to let pass."""

from typing import Final

from intriga.games.coup.action_table import COST, of
from intriga.games.coup.agents.assessment import Assessment
from intriga.games.coup.agents.moves import blockers_of, claimed_for, holds
from intriga.games.coup.agents.strength import Standing
from intriga.games.coup.vocabulary import Action, For, Phase

ACTORS_DOUBT: Final = 0.15  # that an actor doubts a block all believe


def worth_of_challenging(assessed: Assessment) -> float:
    """Return the share to expect after challenging the claim on the table."""
    view, standing = assessed.view, assessed.standing
    true = assessed.beliefs.is_true()
    caught = standing.after(view.claimant, cards=-1)
    wrong = standing.after(assessed.me, cards=-1)
    return true * worth_if_it_stands(assessed, wrong) + (1 - true) * _if_it_falls(assessed, caught)


def worth_of_passing(assessed: Assessment) -> float:
    """Return the share to expect after letting pass what is on the table."""
    if assessed.view.phase == Phase.BLOCK:
        return _worth_of_submitting(assessed, assessed.standing)
    return worth_if_it_stands(assessed, assessed.standing)


def worth_if_it_stands(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect from *standing* on if the claim on the table is good."""
    view = assessed.view
    match claimed_for(view):
        case For.BLOCK:
            return assessed.share(standing)
        case For.ESTATE:
            return assessed.share(standing.after(view.claimant, coins=view.estates[view.estate_of]))
        case For.ACTION:
            return _worth_of_action(assessed, standing)


def _if_it_falls(assessed: Assessment, caught: Standing) -> float:
    """Return the share to expect once the claimant has been *caught*."""
    view = assessed.view
    match claimed_for(view):
        case For.BLOCK:
            return _worth_done(assessed, caught)
        case For.ESTATE:
            return assessed.share(caught)
        case For.ACTION:
            refund = of(COST, view.action)
            return assessed.share(caught.after(view.turn, coins=refund))


def _worth_of_action(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect of the pending action, blocks still to come."""
    view = assessed.view
    action = Action(view.action)
    worth = _worth_of_submitting(assessed, standing)
    if view.target != assessed.me or standing.influence[assessed.me] == 0:
        return worth
    slots = blockers_of(view, action)
    return max([worth, *(_worth_of_block(assessed, slot, standing) for slot in slots)])


def _worth_done(assessed: Assessment, standing: Standing) -> float:
    """Return the share once the pending action has happened."""
    view = assessed.view
    action = Action(view.action)
    return assessed.worth_once_done(standing, action, view.turn, view.target, view.named)


# ------------------------------------------------------------------- blocks


def worth_of_blocking(assessed: Assessment, slot: int) -> float:
    """Return the share to expect after blocking with *slot*, held or not."""
    return _worth_of_block(assessed, slot, assessed.standing)


def _worth_of_block(assessed: Assessment, slot: int, standing: Standing) -> float:
    view = assessed.view
    doubted = min(1.0, ACTORS_DOUBT + assessed.challenged(slot, For.BLOCK))
    stopped = assessed.share(standing)
    if holds(view, slot):
        after = assessed.share(standing.after(view.turn, cards=-1))
    else:
        after = _worth_done(assessed, standing.after(assessed.me, cards=-1))
    return doubted * after + (1 - doubted) * stopped


def _worth_of_submitting(assessed: Assessment, standing: Standing) -> float:
    """Return the share to expect if the viewer does not block the pending action."""
    view = assessed.view
    action = Action(view.action)
    done = _worth_done(assessed, standing)
    if view.target == assessed.me:
        return done
    stopped = assessed.blocked(action, view.turn, view.target)
    return stopped * assessed.share(standing) + (1 - stopped) * done
