"""Columns and points against brute force, jokers, ties and shared victories (8.3, 8.4)."""

import random
from collections.abc import Iterable
from itertools import combinations

import pytest

from intriga.games.pot_de_vin.notation import cards_in
from intriga.games.pot_de_vin.options import VARIANTS
from intriga.games.pot_de_vin.point_tables import guild_points, joker_gain, pot_points
from intriga.games.pot_de_vin.rules.actions import take
from intriga.games.pot_de_vin.rules.ending import end_game
from intriga.games.pot_de_vin.rules.legal import placings
from intriga.games.pot_de_vin.rules.scoring import best_placing, jokers, open_guilds
from intriga.games.pot_de_vin.ruleset import POT_DE_VIN
from intriga.games.pot_de_vin.state import PotDeVinState
from intriga.games.pot_de_vin.vocabulary import CARDS, GUILDS, Phase
from tests.games.pot_de_vin.tables import any_header, game_of

V = (0, 1, 3, 6, -1, -3, -6, 10, 15)  # 8.3
POT = (0, -1, -3, -6, 10)


def value(symbols: int) -> int:
    return V[min(symbols, 8)]


def test_the_points_are_those_of_the_tables() -> None:
    assert tuple(guild_points(number) for number in range(9)) == V
    assert tuple(pot_points(number) for number in range(5)) == POT
    assert guild_points(9) == guild_points(72) == 15  # PDV-A03
    gains = [joker_gain(number) for number in range(1, 9)]
    assert gains == [2, 3, -7, -2, -3, 16, 5, 0]


# ------------------------------------------------------------------- a second way to count


class Side:
    """A seat, or a pair, counted by the letter of 8.3 and 8.4."""

    def __init__(self, state: PotDeVinState, seats: list[int]) -> None:
        self.state = state
        self.seats = seats
        self.columns = [self.column(guild) for guild in range(GUILDS)]

    def symbols(self, seat: int, guild: int) -> int:
        codes = [self.state.deck[card] for card in cards_in(self.state.taken[seat])]
        return codes.count(guild + 1) + 2 * codes.count(guild + 9)

    def column(self, guild: int) -> int:
        return min(filter(None, (self.symbols(seat, guild) for seat in self.seats)), default=0)

    def number(self, value: int) -> int:
        return sum(self.held(seat, value) for seat in self.seats)

    def held(self, seat: int, value: int) -> int:
        return sum(card % 13 == value - 1 for card in cards_in(self.state.taken[seat]))

    def points(self, guilds: Iterable[int]) -> int:
        """Return the points with a joker in each of *guilds*."""
        placed = list(guilds)
        symbols = sum(value(n + placed.count(guild)) for guild, n in enumerate(self.columns))
        if self.state.combined:
            pots = POT[self.number(13)]
        else:
            pots = sum(POT[self.held(seat, 13)] for seat in self.seats)
        gems = sum(self.state.treasure[seat] for seat in self.seats)
        return symbols + pots + 2 * (self.number(2) - self.number(3)) + gems

    def most(self) -> int:
        """Return the most points that all placings of the pooled jokers give."""
        guilds = [guild for guild in range(GUILDS) if self.columns[guild]]
        number = min(self.number(1), len(guilds))
        return max(self.points(chosen) for chosen in combinations(guilds, number))


def any_end(key: str, **options: object) -> PotDeVinState:
    """Return a state in which every card is taken by somebody, and the jokers are to be placed."""
    pick = random.Random(key)
    header = any_header(key, **options)
    state = POT_DE_VIN.begin({**header, "first": 0})
    for option in ("pairs", "owner", "combined", "auto"):
        name = VARIANTS.rule_options[option].name
        value = POT_DE_VIN.options(header["preset"], header["options"], state.players)[name]
        assert getattr(state, option) == VARIANTS.options[name].code(value)
    state.pile = 0
    state.taker = pick.randrange(state.players)
    favour = [pick.choice([1, 1, 4]) for _ in range(state.players)]
    for card in range(CARDS):
        take(state, pick.choices(range(state.players), favour)[0], 1 << card)
    for seat in range(state.players):
        state.treasure[seat] = pick.randrange(4)
    return state


def sides(state: PotDeVinState) -> list[Side]:
    return [Side(state, seats) for seats in POT_DE_VIN.sides(state)]


@pytest.mark.parametrize("part", range(10))
def test_automatic_jokers_are_the_best_of_all_placings(part: int) -> None:
    for number in range(part, 200, 10):
        state = any_end(f"auto {number}", joker="auto", pair_jokers="pooled")

        end_game(state)

        assert state.phase == Phase.GAME_OVER
        assert state.scores[: len(sides(state))] == [side.most() for side in sides(state)], number


@pytest.mark.parametrize("part", range(10))
def test_chosen_jokers_count_as_they_lie(part: int) -> None:
    for number in range(part, 200, 10):
        pick = random.Random(number)
        state = any_end(f"chosen {number}", joker="choose")
        end_game(state)
        while state.phase == Phase.JOKERS:
            seat = POT_DE_VIN.to_move(state)
            POT_DE_VIN.play(state, seat, pick.choice(POT_DE_VIN.legal_actions(state, seat)))

        for place, side in enumerate(sides(state)):
            placed = [
                guild
                for guild in range(GUILDS)
                for seat in side.seats
                if state.placed[seat] >> guild & 1
            ]
            assert len(set(placed)) == len(placed)
            assert all(side.columns[guild] for guild in placed)
            assert state.scores[place] == side.points(placed), number


@pytest.mark.parametrize("part", range(10))
def test_an_owner_s_jokers_are_the_best_that_are_left_to_it(part: int) -> None:
    """P10: one after the other, each into what its partner has left open."""
    for number in range(part, 200, 10):
        state = any_end(f"owner {number}", pair_jokers="owner")
        for side in sides(state):
            for seat in side.seats:
                best = set(bits(best_placing(state, seat)))
                open_to = [
                    guild
                    for guild in range(GUILDS)
                    if side.columns[guild]
                    and side.symbols(seat, guild) == side.columns[guild]
                    and not any(state.placed[mate] >> guild & 1 for mate in side.seats)
                ]
                number_of = min(side.held(seat, 1), len(open_to))
                assert bits(open_guilds(state, seat)) == open_to
                gains = [points_of(side, chosen) for chosen in combinations(open_to, number_of)]
                assert points_of(side, best) == max(gains), number
                state.placed[seat] = sum(1 << guild for guild in best)


def points_of(side: Side, guilds: Iterable[int]) -> int:
    return sum(value(side.columns[guild] + 1) - value(side.columns[guild]) for guild in guilds)


def bits(members: int) -> list[int]:
    return [place for place in range(GUILDS) if members >> place & 1]


@pytest.mark.parametrize("part", range(5))
def test_all_ways_to_place_the_jokers_are_offered_and_no_other(part: int) -> None:
    for number in range(part, 100, 5):
        state = any_end(f"ways {number}")
        for seat in range(state.players):
            guilds, have = bits(open_guilds(state, seat)), jokers(state, seat)
            ways = [sum(1 << g for g in some) for some in combinations(guilds, have)]
            if 0 < have < len(guilds):
                assert sorted(ways) == [w + 1 for w in range(60) if placings(state, seat) >> w & 1]


# ------------------------------------------------------------------- ties between guilds


@pytest.mark.parametrize(
    ("columns", "number", "best"),
    [
        ([1, 1, 1, 1, 1, 1], 2, [0, 1]),
        ([2, 2, 1, 0, 0, 2], 2, [0, 1]),
        ([3, 3, 3, 0, 0, 0], 1, [0]),
        ([3, 0, 0, 4, 0, 5], 1, [3]),
        ([1, 6, 0, 7, 0, 6], 3, [1, 3, 5]),
        ([8, 0, 9, 3, 0, 0], 2, [0, 2]),
        ([3, 0, 0, 0, 0, 0], 1, [0]),
        ([3, 0, 0, 0, 0, 0], 4, [0]),
        ([0, 0, 0, 0, 0, 0], 2, []),
    ],
)
def test_ties_of_gain_are_broken_in_the_order_of_guilds(
    columns: list[int], number: int, best: list[int]
) -> None:
    state = game_of(3).state
    state.columns[:GUILDS] = columns
    state.taken[0] = sum(1 << 13 * each for each in range(number))

    assert bits(best_placing(state, 0)) == best


# ------------------------------------------------------------------- ties between sides


def winners(scores: list[int], cards: list[int], gems: list[int], players: int = 3) -> list[int]:
    """Return who wins with these points, cards and gems by side.

    The points come of gems and of cards of value 2 or 3, which are won besides.
    """
    state = game_of(players, **({"pairs": True} if players == 4 else {})).state
    state.deck = [0] * CARDS
    state.taken = [0] * 6
    kinds = [card for card in range(CARDS) if 3 <= card % 13 <= 11]
    for side, number in enumerate(cards):
        for card in kinds[12 * side : 12 * side + number]:
            state.taken[side] |= 1 << card
        state.treasure[side] = gems[side]
        bonus = scores[side] - gems[side]
        assert bonus % 2 == 0
        for sign in range(abs(bonus) // 2):
            state.taken[side] |= 1 << 13 * (2 * side + sign) + (1 if bonus > 0 else 2)
    end_game(state)
    assert state.scores[: len(scores)] == scores
    return POT_DE_VIN.winners(state)


def test_most_points_win() -> None:
    assert winners([2, 4, 0], [9, 0, 0], [0, 2, 0]) == [1]
    assert winners([-2, -4], [1, 1], [0, 0], players=4) == [0, 2]


def test_a_tie_is_broken_by_cards() -> None:
    assert winners([2, 2, 0], [3, 4, 9], [2, 2, 0]) == [1]


def test_bonus_cards_are_cards_too() -> None:
    assert winners([2, 2, 0], [3, 3, 9], [2, 0, 0]) == [1]


def test_a_tie_of_cards_is_broken_by_gems() -> None:
    assert winners([2, 2, 0], [4, 3, 9], [2, 0, 0]) == [0]


def test_a_tie_of_all_is_a_shared_victory() -> None:
    assert winners([2, 2, 0], [3, 3, 1], [2, 2, 0]) == [0, 1]
    assert winners([2, 2, 2], [3, 3, 3], [2, 2, 2]) == [0, 1, 2]


def test_pairs_win_together() -> None:
    assert winners([2, 4], [9, 0], [0, 0], players=4) == [1, 3]
    assert winners([2, 2], [3, 3], [2, 2], players=4) == [0, 1, 2, 3]


def test_placed_jokers_are_cards_and_discarded_ones_are_not() -> None:
    """PDV-A14."""
    state = game_of(3).state
    state.auto = 1
    state.treasure[:3] = [0, 1, 0]
    take(state, 0, 1 << 3 | 1 << 0)  # a noble and a joker: two symbols
    take(state, 1, 1 << 1 | 1 << 13 | 1 << 26)  # a +2 and two jokers without a guild
    assert POT_DE_VIN.winners(state) == []

    end_game(state)

    assert state.scores[:3] == [3, 3, 0]
    assert POT_DE_VIN.winners(state) == [0]


# ------------------------------------------------------------------- what it was worth


@pytest.mark.parametrize("part", range(4))
def test_returns_sum_to_nothing_and_partners_share_them(part: int) -> None:
    for number in range(part, 80, 4):
        state = any_end(f"returns {number}", joker="auto")
        assert POT_DE_VIN.returns(state) == [0.0] * state.players

        end_game(state)

        worth = POT_DE_VIN.returns(state)
        assert sum(worth) == pytest.approx(0)
        for seats in POT_DE_VIN.sides(state):
            assert len({worth[seat] for seat in seats}) == 1
            won = seats[0] in POT_DE_VIN.winners(state)
            assert worth[seats[0]] == max(worth) if won else worth[seats[0]] < 0
