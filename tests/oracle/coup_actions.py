"""Which actions of Coup may be declared and what they claim (rule section 1.3)."""

from __future__ import annotations

from tests.oracle.coup_table import Pending, Table

COUP_COST = 7  # COUP-GA-03
ASSASSINATE_COST = 3  # COUP-CH-02
CONVERT_SELF_COST = 1  # COUP-RF-05, AMB-62
CONVERT_OTHER_COST = 2  # COUP-RF-05
FORCED_COUP_COINS = 10  # COUP-TU-06
GAINS = {"income": 1, "foreign_aid": 2, "tax": 3}  # COUP-GA-01, GA-02, CH-01


def action_inputs(table: Table, actor: int) -> list[str]:
    """Return every input with which the actor may declare an action."""
    coins = table.players[actor].coins
    if coins >= FORCED_COUP_COINS:  # COUP-TU-06, AMB-33
        return coups(table, actor)
    inputs = ["income", "foreign_aid"]
    if "duke" in table.characters:
        inputs.append("tax")
    inputs.append("exchange")
    inputs += targeted(table, actor)
    if coins >= COUP_COST:
        inputs += coups(table, actor)
    if coins >= ASSASSINATE_COST:
        inputs += assassinations(table, actor)
    if table.options["reforma"]:
        inputs += reforma_inputs(table, actor)
    return inputs


def others(table: Table, actor: int, *, obeys_factions: bool) -> list[int]:
    """Return the living other players that may be targets (AMB-37, RF-03)."""
    found = table.clockwise(actor)
    if obeys_factions:
        found = [seat for seat in found if not table.barred(actor, seat)]
    return found


def coups(table: Table, actor: int) -> list[str]:
    """Return the coups, with a declared coup each with a named character (COUP-2P-04)."""
    targets = others(table, actor, obeys_factions=True)
    if not targets:
        raise AssertionError("a coup always has a target (AMB-64)")
    if not table.options["declared_coup"].startswith("coup"):
        return [f"coup {seat}" for seat in targets]
    return [f"coup {seat} {name}" for seat in targets for name in table.characters]


def assassinations(table: Table, actor: int) -> list[str]:
    """Return the assassinations, with a named character where declared (COUP-2P-06)."""
    targets = others(table, actor, obeys_factions=True)
    plain = [f"assassinate {seat}" for seat in targets]
    named = [f"assassinate {seat} {name}" for seat in targets for name in table.characters]
    said = table.options["declared_coup"].split("+")[-1]
    if said == "may_assassinate":  # AMB-93
        return plain + named
    return named if said == "assassinate" else plain


def recipients(table: Table, actor: int) -> list[int]:
    """Return who may get the Patron's coin (AMB-71, AMB-81)."""
    return others(table, actor, obeys_factions=not table.options["patron_own_faction"])


def targeted(table: Table, actor: int) -> list[str]:
    """Return the steals, the examinations and the Patron's gifts."""
    victims = others(table, actor, obeys_factions=True)
    if not table.options["steal_from_empty"]:  # AMB-29
        victims = [seat for seat in victims if table.players[seat].coins > 0]
    inputs = [f"steal {seat}" for seat in victims]
    if "inquisitor" in table.characters:
        obeys = not table.options["examine_own_faction"]  # AMB-71
        inputs += [f"examine {seat}" for seat in others(table, actor, obeys_factions=obeys)]
    if "patron" in table.characters:
        inputs += [f"patron {seat}" for seat in recipients(table, actor)]
    return inputs


def reforma_inputs(table: Table, actor: int) -> list[str]:
    """Return the conversions and the embezzlement (COUP-RF-05, RF-07)."""
    coins = table.players[actor].coins
    inputs: list[str] = []
    if coins >= CONVERT_SELF_COST:
        inputs.append(f"convert {actor}")
    if coins >= CONVERT_OTHER_COST:
        inputs += [f"convert {seat}" for seat in table.clockwise(actor)]
    if table.sewer > 0 or table.options["embezzle_empty"]:  # AMB-65
        inputs.append("embezzle")
    return inputs


def declared(do: str) -> Pending:
    """Return the pending action that an input declares."""
    words = do.split()
    target = int(words[1]) if len(words) > 1 else None
    named = words[2] if len(words) > 2 else None
    return Pending(words[0], target, named)


def claim_of(table: Table, action: str) -> str | None:
    """Return the character that an action claims, `!` before it for a claim not to hold it."""
    slot_duke, assassin, captain, slot_ambassador, _ = table.characters
    claims = {
        "tax": slot_duke,
        "patron": slot_duke,
        "assassinate": assassin,
        "steal": captain,
        "exchange": slot_ambassador,
        "examine": slot_ambassador,
        "embezzle": "!" + slot_duke,  # COUP-RF-07, AMB-69
    }
    return claims.get(action)


def blocks_of(table: Table, action: str) -> list[str]:
    """Return the characters that block an action (COUP-BL-02 to BL-04, BL-06)."""
    slot_duke, _, captain, slot_ambassador, slot_contessa = table.characters
    if action == "foreign_aid":
        return [slot_duke]
    if action == "assassinate":
        return [slot_contessa]
    if action == "steal":
        return [captain, slot_ambassador]
    if action == "examine" and table.options["examine_block"] == "contessa":  # AMB-51, C16
        return [slot_contessa]
    return []


def cost_of(action: str, actor: int, target: int | None) -> int:
    """Return what an action costs (1.3)."""
    if action == "convert":
        return CONVERT_SELF_COST if target == actor else CONVERT_OTHER_COST
    return {"coup": COUP_COST, "assassinate": ASSASSINATE_COST}.get(action, 0)
