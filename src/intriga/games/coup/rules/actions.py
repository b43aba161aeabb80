"""What an action costs, claims and does, and who may block it (COUP-GA, COUP-CH)."""

from intriga.games.coup.action_table import (
    AID,
    AMBASSADOR_DRAWS,
    BLOCKED_BY,
    CLAIM,
    CONVERT_OTHER,
    CONVERT_SELF,
    COST,
    INCOME,
    INQUISITOR_DRAWS,
    LOOT,
    PATRON_GIVES,
    PATRON_KEEPS,
    TAX,
    of,
)
from intriga.games.coup.inputs import TARGETS, Input
from intriga.games.coup.options import ALWAYS, BY_CHOICE, IN_LINE, ON_MISS
from intriga.games.coup.rules.ending import end_action, lose_influence, settle, turn_up
from intriga.games.coup.rules.memory import (
    forget_hand,
    forget_replaced,
    pair_of,
    remember_claim,
    remember_move,
    see,
    show_all,
)
from intriga.games.coup.rules.table import (
    ask,
    ask_one,
    clockwise,
    draw_cards,
    first_card,
    first_of,
    gain,
    holds,
    is_alive,
    lost,
    make_claim,
    number_of_cards,
    others,
    pay,
    return_card,
    rivals,
)
from intriga.games.coup.state import CoupState
from intriga.games.coup.vocabulary import (
    CONTESSA,
    NOBODY,
    SLOTS,
    Action,
    CardMove,
    Draw,
    For,
    Loss,
    Phase,
)

# ------------------------------------------------------------------- declaring


def declare(s: CoupState, action: int) -> None:
    """The actor announces an action, pays for it and hears objections (COUP-TU-01)."""
    read_declaration(s, action)
    actor = s.turn
    if s.action == Action.CONVERT:
        convert(s)
        return
    pay(s, actor, of(COST, s.action))
    claim = of(CLAIM, s.action) - 1
    if claim != NOBODY:
        remember_claim(s, actor, claim)
        make_claim(s, Phase.CHALLENGE_ACTION, actor, claim, For.ACTION)
    else:
        offer_block(s)


def read_declaration(s: CoupState, action: int) -> None:
    """Put action, target and named character into the state (AMB-36)."""
    steps = 0
    if action < Input.COUP:
        s.action = action - Input.INCOME
    elif action < Input.CONVERT:
        s.action = Action.COUP + (action - Input.COUP) // TARGETS
        steps = (action - Input.COUP) % TARGETS + 1
    elif action < Input.NAMED_COUP:
        s.action = Action.CONVERT
        s.target = clockwise(s, s.turn, action - Input.CONVERT)
    elif action < Input.NAMED_ASSASSINATE:
        s.action = Action.COUP
        steps = (action - Input.NAMED_COUP) // SLOTS + 1
        s.named = (action - Input.NAMED_COUP) % SLOTS
    else:
        s.action = Action.ASSASSINATE
        steps = (action - Input.NAMED_ASSASSINATE) // SLOTS + 1
        s.named = (action - Input.NAMED_ASSASSINATE) % SLOTS
    if steps:
        s.target = clockwise(s, s.turn, steps)


def blocked_by(s: CoupState) -> int:
    """Return the characters that block the action."""
    if s.action == Action.EXAMINE and s.examine_block:  # AMB-51
        return 1 << CONTESSA
    return of(BLOCKED_BY, s.action)


def offer_block(s: CoupState) -> None:
    """The target may block; foreign aid, any rival may (COUP-BL-02 to BL-04)."""
    seats = 0
    if s.action == Action.FOREIGN_AID:
        seats = rivals(s, s.turn) & ~s.blockers  # AMB-59
        if s.fa_reblock == IN_LINE and s.blockers:
            seats &= s.unheard  # AMB-94
    elif blocked_by(s) and is_alive(s, s.target) and may_still_block(s):
        seats = 1 << s.target
    if seats:
        ask(s, Phase.BLOCK, seats, s.turn)
    else:
        resolve(s)


def may_still_block(s: CoupState) -> bool:
    """Say whether the target may block although it may have doubted the action (AMB-06)."""
    return s.block_after_own_challenge == 1 or s.challenger != s.target


# ------------------------------------------------------------------- effects


def resolve(s: CoupState) -> None:
    """Nobody stopped the action: it happens (COUP-TU-04)."""
    actor = s.turn
    if s.action == Action.INCOME:
        gain(s, actor, INCOME)
        end_action(s)
    elif s.action == Action.FOREIGN_AID:
        gain(s, actor, AID)
        end_action(s)
    elif s.action == Action.TAX:
        gain(s, actor, TAX)
        end_action(s)
    elif s.action == Action.STEAL:
        steal(s)
    elif s.action == Action.EXCHANGE:
        draws = INQUISITOR_DRAWS if s.inquisitor else AMBASSADOR_DRAWS
        draw_cards(s, actor, draws, Draw.EXCHANGE)
    elif s.action == Action.EXAMINE:
        examine(s)
    elif s.action == Action.PATRON:
        patronise(s)
    elif s.action == Action.EMBEZZLE:
        s.coins[actor] += s.sewer
        s.sewer = 0
        end_action(s)
    else:
        strike(s)


def convert(s: CoupState) -> None:
    """Coins go to the sewer and a faction flips (COUP-RF-05, COUP-RF-06)."""
    cost = CONVERT_SELF if s.target == s.turn else CONVERT_OTHER
    s.coins[s.turn] -= cost
    s.sewer += cost
    s.factions ^= 1 << s.target
    end_action(s)


def steal(s: CoupState) -> None:
    """Up to 2 coins change hands (COUP-CH-03); a dead victim's rest is settled after (AMB-23)."""
    loot = min(LOOT, s.coins[s.target])
    s.coins[s.target] -= loot
    s.coins[s.turn] += loot
    if not is_alive(s, s.target):
        settle(s, s.target)
    end_action(s)


def strike(s: CoupState) -> None:
    """A coup or an assassination goes through (COUP-GA-03, COUP-CH-02)."""
    if not is_alive(s, s.target):  # AMB-22
        end_action(s)
    elif s.named != NOBODY:
        strike_named(s)
    else:
        lose_influence(s, s.target, Loss.STRUCK)


def strike_named(s: CoupState) -> None:
    """The target shows its hand and loses the named card, if it is there (COUP-2P-04)."""
    target = s.target
    hit = holds(s.hand[target], s.named)
    show_all(s, target)  # AMB-47
    if hit and s.declared_loss == BY_CHOICE:
        lose_influence(s, target, Loss.STRUCK)  # AMB-92
        return
    if hit:
        turn_up(s, target, first_of(s.hand[target], s.named))  # AMB-44
    if s.phase != Phase.GAME_OVER:
        if exchanges_shown(s, ALWAYS if hit else ON_MISS):
            draw_cards(s, target, AMBASSADOR_DRAWS, Draw.EXCHANGE)  # COUP-2P-05, AMB-46
        else:
            end_action(s)


def exchanges_shown(s: CoupState, most: int) -> bool:
    """Say whether the target exchanges what all saw: the option is *most* or below (AMB-45)."""
    return s.declared_exchange <= most and is_alive(s, s.target)


def keep(s: CoupState, seat: int, kept: int) -> None:
    """End an exchange: the cards not kept go back (COUP-CH-04)."""
    back = s.hand[seat] - kept
    s.returned[seat] = pair_of(back)
    for _ in range(number_of_cards(back)):
        remember_move(s, CardMove.RETURNED, seat, NOBODY)
    s.court += back
    s.hand[seat] = kept
    forget_hand(s, seat)
    end_action(s)


def patronise(s: CoupState) -> None:
    """2 coins for the actor, 1 for the recipient (COUP-PA-02)."""
    gain(s, s.turn, PATRON_KEEPS)
    if is_alive(s, s.target):
        gain(s, s.target, PATRON_GIVES)
        end_action(s)
    else:  # AMB-81
        ask_one(s, Phase.PATRON_REDIRECT, s.turn)


def patrons_choice(s: CoupState) -> int:
    """Return the seats that may get the Patron's coin (AMB-71)."""
    return others(s, s.turn) if s.patron_own_faction else rivals(s, s.turn)


# ------------------------------------------------------------------- examining


def examine(s: CoupState) -> None:
    """The target shows a card of its choice to the actor (COUP-IQ-04, AMB-50)."""
    if not is_alive(s, s.target):  # AMB-54
        end_action(s)
    elif lost(s, s.target):
        show(s, first_card(s.hand[s.target]))
    elif s.examine_random:
        draw_cards(s, s.target, 1, Draw.SHOW)
    else:
        ask_one(s, Phase.EXAMINE_SHOW, s.target)


def show(s: CoupState, card: int) -> None:
    """The actor has seen the card and decides (AMB-53)."""
    s.shown = card
    see(s, s.turn, s.target, card)
    ask_one(s, Phase.EXAMINE_DECIDE, s.turn)


def replace(s: CoupState) -> None:
    """The target takes a new card for the one shown (AMB-52)."""
    if s.return_first:
        return_shown(s)
    draw_cards(s, s.target, 1, Draw.REPLACE)


def replaced(s: CoupState) -> None:
    """The new card is drawn; the shown one lies in the Court deck."""
    if not s.return_first:
        return_shown(s)
    s.returned[s.target] = s.shown + 1
    forget_replaced(s, s.target, s.shown, s.turn)
    end_action(s)


def return_shown(s: CoupState) -> None:
    """The shown card goes back to the Court deck; only actor and target know which it is."""
    return_card(s, s.target, s.shown)
    remember_move(s, CardMove.RETURNED, s.target, NOBODY)
