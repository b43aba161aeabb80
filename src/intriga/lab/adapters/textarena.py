# pyright: reportUnknownMemberType=false, reportUnknownVariableType=false
# TextArena is typed in part.
"""A table in words for TextArena (L. Guertler and others, 2025), among the games of others.

Once this is imported, the :data:`ENVIRONMENTS` have names, as in
``textarena.make("IntrigaCoup-v1", reforma=True)``; ``-raw`` and ``-train`` after a name give
it with the wrappers that TextArena has under these names.
"""

import json
from random import Random
from typing import Any, Final

import textarena
from textarena.envs.registration import ENV_REGISTRY, register_with_versions

from intriga.core.games import games, ruleset_of
from intriga.core.ruleset import Json
from intriga.lab.adapters.text import BRIEF, TextTable, asked, laid
from intriga.lab.adapters.variant import USUAL, Deals, in_camel_case, is_endless, variant
from intriga.words import FALLBACK, Language

ENVIRONMENTS: Final = {
    f"Intriga{in_camel_case(game)}-v{ruleset_of(game).version}": game for game in games()
}
Kind: Final = textarena.ObservationType
ALLOWANCE: Final = 3  # invalid answers to a question that are forgiven
HOW: Final = (
    "Whenever you are asked, answer with one of the inputs that are listed, in square brackets. "
    "Think as much as you like before it; the last brackets count."
)


class TextArenaTable(textarena.Env):
    """A game told to every player, who are its seats; the rewards are its returns, 0 in sum.

    An answer that is no legal input changes nothing and is counted in ``game_info`` under
    ``invalid_moves``.  After ``error_allowance`` of them to one question the next has a legal
    input chosen by chance instead, counted under ``random_moves``: nobody is sent away, which
    would change the game of all others.  ``invalid_move`` says whether that was done.
    """

    def __init__(
        self,
        game: str = USUAL,
        *,
        edition: str | None = None,
        error_allowance: int = ALLOWANCE,
        language: str = FALLBACK,
        **options: object,
    ) -> None:
        """Set up a table; house rules are further keywords, as ``reforma=True``."""
        self.game, self.edition, self.options = game, edition, options
        self.error_allowance, self.language = error_allowance, language
        self.state: Any = None
        self._table: TextTable | None = None
        self._deals = Deals()
        self._chance = Random(0)  # noqa: S311  of inputs that nobody gave

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Deal a game for *num_players*; the same *seed* deals the same games from here on.

        Raises:
            BadOptions: a game, edition, option or number of players that there is not.
        """
        rules = variant(self.game, num_players, self.edition, self.options)
        deal = self._deals.next(seed)
        self._chance.seed(deal)
        names = [f"Player {seat}" for seat in range(num_players)]
        self._table = TextTable(rules, deal, names, self.language)
        allowed = self.error_allowance
        self.state = textarena.FFAMultiPlayerState(num_players, error_allowance=allowed)
        self.state.reset(game_state={}, player_prompt_function=self._prompt)
        for info in self.state.game_info.values():
            info.update(invalid_moves=0, random_moves=0)
        self._tell()
        self._ask()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Take the answer of the player who is asked; say whether the game is over."""
        table, state = self.table, self.state
        if state.done:
            return True, {}
        seat = state.current_player_id
        state.add_observation(action, Kind.PLAYER_ACTION, from_id=seat, to_id=seat)
        if not (table.answer(action) or self._stood_in(seat)):
            return state.step(rotate_player=False)
        self._tell()
        if table.is_over:
            self._end()
        done, info = state.step(rotate_player=False)
        if not done:
            self._ask()
        return done, info

    @property
    def table(self) -> TextTable:
        """Return the table.

        Raises:
            RuntimeError: nothing is dealt yet.
        """
        if self._table is None:
            raise RuntimeError("nothing is dealt yet: reset comes first")
        return self._table

    # --- what is told

    def _prompt(self, player_id: int, game_state: Json) -> str:
        """Return the text for a player before the game: its seat, the rules, the cards."""
        del game_state  # it is empty: a table keeps its own
        table = self.table
        speech = Language(self.language, self.game, table.rules.edition)
        material = table.table_rules.material(table.game.view(player_id))
        rules = [speech.format("help-rules"), speech.format("help-rules.text")]
        return "\n".join([f"You are Player {player_id}.", *rules, laid(material), HOW])

    def _tell(self) -> None:
        """Tell everybody what happened."""
        for seat in range(self.state.num_players):
            for sentence in self.table.news(seat):
                self.state.add_observation(sentence, Kind.GAME_MESSAGE, to_id=seat)

    def _ask(self) -> None:
        """Ask the seat to move."""
        table, state = self.table, self.state
        state.manually_set_current_player_id(table.seat)
        lines = [table.situation(table.seat), *asked(table.question(), table.legal, BRIEF)]
        state.add_observation("\n".join(lines), Kind.GAME_BOARD, to_id=table.seat)

    def _end(self) -> None:
        table = self.table
        returns = dict(enumerate(table.returns))
        winners = ", ".join(table.names[seat] for seat in table.game.winners)
        cut = is_endless(table.game)
        reason = "The game was cut off." if cut else f"The game was won by {winners}."
        self.state.set_game_outcome(returns, reason)

    # --- invalid answers

    def _stood_in(self, seat: int) -> bool:
        """Count an invalid answer of *seat*; say whether chance has answered instead."""
        state = self.state
        info = state.game_info[seat]
        info["invalid_moves"] = self.table.counts[seat].invalid
        if state.error_count < state.error_allowance:
            state.set_invalid_move("that is none of the legal inputs listed above.")
            return False
        info["random_moves"] += 1
        info["invalid_move"] = True
        words = self._chance.choice(self.table.legal)
        self.table.choose(words)
        told = f"That was no legal input again: [{words}] was chosen for you by chance."
        state.add_observation(told, Kind.GAME_ADMIN, to_id=seat)
        return True

    def get_board_str(self) -> str:
        """Return the public view, for TextArena's renderer."""
        game = self.table.game
        return json.dumps(game.view(None).to_dict(), ensure_ascii=False)


def register() -> None:
    """Let TextArena know the :data:`ENVIRONMENTS`, once."""
    form = textarena.wrappers.ActionFormattingWrapper
    wrappers: dict[str, Any] = {
        "default": [textarena.wrappers.LLMObservationWrapper, form],
        "-train": [textarena.wrappers.GameMessagesAndCurrentBoardObservationWrapper, form],
    }
    for name, game in ENVIRONMENTS.items():
        if name not in ENV_REGISTRY:
            register_with_versions(name, TextArenaTable, wrappers, game=game)


register()
