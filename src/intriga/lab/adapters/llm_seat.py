"""A language model as a guest of an Intriga server, with a method for each thing it may do.

It comes in as any other program does and reads, in words, what its seat sees.
The docstrings of the methods and the descriptions of their arguments are what the model reads.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager, suppress
from time import monotonic
from typing import Annotated, Final, Literal

from pydantic import Field, JsonValue

from intriga.agents.registry import USUAL
from intriga.core.errors import IntrigaError
from intriga.core.games import games, table_rules_of
from intriga.core.ruleset import Json
from intriga.lab.adapters import remote_words as words
from intriga.lab.adapters.remote import (
    PATIENCE,
    NotDone,
    Place,
    Remote,
    games_of,
    place_of,
    tables_of,
)
from intriga.lab.adapters.remote_seat import RemoteSeat
from intriga.lab.adapters.text import Count, laid, written
from intriga.words import Language

LATER: Final = "Nothing is asked of you yet; call wait again."
FAREWELL: Final = 1.0  # seconds for the last word to a table
LONGEST: Final = 80  # characters of an input
OF_THE_RULES: Final = "refusal-"  # how the ids of sentences begin
NOT_UNDERSTOOD: Final = "refusal-unreadable"  # so is what no table reads
TOO_LATE: Final = frozenset({"not-awaited", "game-over"})  # no matter of how an input is written

_NAMES: Final[list[JsonValue]] = [*games()]
Game = Annotated[str, Field(description="Which game.", json_schema_extra={"enum": _NAMES})]
Seconds = Annotated[float, Field(ge=0, le=600, description="How long to wait at most.")]


class SeatRefused(IntrigaError):
    """The guest cannot do that now; the message is a sentence for the model."""


class LlmSeat:
    """A language model at an Intriga server: at one table at a time, or at none.

    Methods raise ``Refused``, ``NotDone`` or ``Unreachable``, with a sentence for the model,
    if something cannot be done.
    """

    def __init__(self, remote: Remote, language: str) -> None:
        """Come to *remote*; sentences are in *language*, one of the tags of the words."""
        self.remote, self.language = remote, language
        self.count = Count()
        self.seat: RemoteSeat | None = None
        self._step: int | None = None  # the number of the question that was told last
        self._begun = 0  # the number of the last game whose material was told
        self._ended = 0  # and of the last one whose end was told
        self._answered: tuple[int, int] | None = None  # the game and the question answered last
        self._coming = asyncio.Lock()  # a model may call several tools at once

    # --- what there is

    async def list_games(self) -> str:
        """List the games: editions, levels of bots, house rules with their values."""
        return games_of(await self.remote.ask("/api/games"))

    async def list_tables(self) -> str:
        """List the tables on show, and those where you sit."""
        return tables_of(await self.remote.ask("/api/lobby"))

    async def rules(
        self,
        game: Game,
        topic: Annotated[str, Field(description="One of the topics that the answer lists.")] = "",
    ) -> str:
        """Tell the rules of a game in short, or all about one topic."""
        topics, speech = table_rules_of(game).topics, Language(self.language, game)
        if topic and topic not in topics:
            raise SeatRefused(f"there is no topic {topic!r}; there are {', '.join(topics)}")
        text = speech.format(f"help-{topic or 'rules'}.text")
        return text if topic else f"{text}\nTopics: {', '.join(topics)}."

    # --- coming and going

    async def open_table(
        self,
        game: Game,
        *,
        chairs: Annotated[
            int | None, Field(ge=2, le=10, description="How many chairs; usually four.")
        ] = None,
        bots: Annotated[
            list[str] | None, Field(description="The level of each bot that is to sit.")
        ] = None,
        edition: Annotated[
            str | None, Field(description="From list_games; the first if left out.")
        ] = None,
        options: Annotated[
            dict[str, bool | int | str] | None, Field(description="House rules, by name.")
        ] = None,
        turn: Annotated[int, Field(description="Seconds for a turn, 15 to 300; 0: no limit.")] = 0,
        reaction: Annotated[
            int, Field(description="Seconds for a reaction, 6 to 30; 0: no limit.")
        ] = 0,
        pace: Annotated[
            Literal["none", "brisk", "human"], Field(description="How long bots seem to think.")
        ] = "none",
        listed: Annotated[bool, Field(description="Show the table to everybody.")] = False,
    ) -> str:
        """Open a table as its host and sit down.

        Share its link with those who are to join; when they sit and are ready, call start.
        """
        async with self._free():
            preset = edition or await self._first_edition(game)
            settings = {"turn": turn, "reaction": reaction, "pace": pace, "listed": listed}
            wish = {"game": game, "preset": preset, "chairs": chairs, "bots": bots or []}
            more = {"name": self.remote.name, "options": options or {}, "settings": settings}
            place = self._place(await self.remote.ask("/api/tables", {**wish, **more}))
            seat = await self._come(place)
        link = f"{self.remote.address}/t/{place.table}#{place.invitation}"
        return f"Link: {link}\n{self._told(seat)}"

    def _place(self, opened: Json) -> Place:
        """Return the table that the server has opened."""
        table, invitation = (self.remote.part(opened, name) for name in ("table", "invite"))
        return Place(table, invitation)

    async def _first_edition(self, game: str) -> str:
        games: list[Json] = await self.remote.ask("/api/games")
        presets = {each["name"]: each["presets"][0]["name"] for each in games}
        return str(self.remote.part(presets, game))

    async def _usual_level(self, game: str) -> str:
        games: list[Json] = await self.remote.ask("/api/games")
        levels: list[str] = self.remote.part({each["name"]: each["levels"] for each in games}, game)
        return USUAL if USUAL in levels else levels[0]

    async def quick_game(
        self,
        game: Game,
        level: Annotated[
            str | None, Field(description="How strong the bots are; casual if left out.")
        ] = None,
        players: Annotated[
            int | None, Field(ge=2, le=10, description="You and the bots together.")
        ] = None,
    ) -> str:
        """Begin a game against bots at once; nobody hurries you."""
        wish = {"game": game, "name": self.remote.name, "players": players}
        wish["level"] = level or await self._usual_level(game)
        async with self._free():
            opened = await self.remote.ask("/api/quick", {**wish, "locale": self.language})
            return self._told(await self._come(self._place(opened)))

    async def sit(
        self,
        table: Annotated[
            str, Field(description="A link http://host/t/TABLE#INVITATION, or the id of a table.")
        ],
    ) -> str:
        """Take a seat: by a private link, or at a table of list_tables."""
        place = place_of(table)
        if place.origin not in {"", self.remote.address}:
            here = f"the link is for {place.origin}, and you play at {self.remote.address}"
            raise SeatRefused(f"{here}; intriga mcp --server {place.origin} plays there")
        async with self._free():
            return self._told(await self._come(place))

    async def _come(self, place: Place) -> RemoteSeat:
        """Sit down at *place*, or take up one's seat there."""
        seat = await RemoteSeat(self.remote, place, self.language).come()
        try:
            if seat.scene["you"] is None:
                await seat.command("join", name=self.remote.name, token=place.invitation)
        except BaseException:
            await seat.go()
            raise
        self.seat, self.count, self._answered = seat, Count(), None
        self._begun, self._ended = 0, words.over_of(seat.scene) or 0
        return seat

    async def leave(self) -> str:
        """Get up and go; in a game a bot plays on in your place."""
        seat = self._here()
        try:
            with suppress(NotDone):  # it is closed, or we were sent away
                await seat.command("leave")
        finally:
            self.seat = None
            await seat.go()
        return f"You have left the table. {self._rate()}"

    async def close(self) -> None:
        """Leave without a word about it: nobody else has the token that could come back."""
        if self.seat is not None:
            with suppress(IntrigaError, TimeoutError):
                await asyncio.wait_for(self.leave(), FAREWELL)

    # --- at the table

    async def look(self) -> str:
        """Tell what your seat sees and remembers, what is new, and what is asked of you.

        New sentences tell all that happened and was said since you read last.
        """
        return self._told(self._here())

    async def inputs(self) -> str:
        """List the inputs that are legal for you now."""
        return self._legal(self._here())

    async def wait(self, seconds: Seconds = 45.0) -> str:
        """Wait until an answer is wanted of you or the game is over, then tell what look tells.

        After *seconds* it returns anyway, with the news.
        """
        seat = self._here()
        await self._come_back(seat)
        if await seat.until(lambda: self._is_wanted(seat.scene), seconds):
            return self._told(seat)
        broken = [] if seat.is_there else ["The line is broken and is being mended."]
        return "\n".join([LATER, *broken, *words.happened(seat.news.read())])

    def _is_wanted(self, scene: Json) -> bool:
        return words.is_asked(scene) or (words.over_of(scene) or 0) > self._ended

    async def act(
        self,
        answer: Annotated[str, Field(description="A legal input, as [steal 1].")],
    ) -> str:
        """Answer the question that you read last.

        An input that is not legal is refused and counted, and changes nothing. Until the
        question closes you may act again instead.
        """
        seat, said = self._here(), written(answer)
        await self._come_back(seat)
        step = words.step_of(seat.scene)
        if step is None:
            raise SeatRefused("nobody asks you anything now: call wait")
        if step != self._step:
            raise SeatRefused("that question is closed, and another one is open: call look")
        deal = seat.scene["deal"]["number"]
        if len(said) > LONGEST:
            raise self._invalid(seat, said[:LONGEST], self._speech.format(NOT_UNDERSTOOD))
        try:
            await seat.command("answer", step=step, words=said)
        except NotDone as error:
            if not _is_invalid(error):
                raise
            raise self._invalid(seat, said, self.why(error)) from None
        self._count(deal, step)
        return f"You have answered [{said}]. Call wait for what comes of it."

    def _invalid(self, seat: RemoteSeat, said: str, why: str) -> SeatRefused:
        """Count the input *said* as invalid, and return the reply to the model."""
        self.count.invalid += 1
        return SeatRefused(f"[{said}] is refused: {why}\n{self._legal(seat)}")

    def _count(self, deal: int, step: int) -> None:
        """Count a valid input: one for each question, however often the mind is changed."""
        if self._answered != (deal, step):
            self._answered = deal, step
            self.count.valid += 1

    async def say(
        self, text: Annotated[str, Field(min_length=1, max_length=400, description="What.")]
    ) -> str:
        """Say something to everybody at the table."""
        await self._here().command("say", text=text)
        return "It is said."

    async def ready(self) -> str:
        """Say that you are ready for the next game.

        After a game the next one begins by itself when everybody is ready; then call wait.
        """
        await self._here().add_chance("ready", ready=True)
        return "You are ready. Call wait."

    async def start(self) -> str:
        """Start a game, as the host of the table."""
        seat = self._here()
        await seat.add_chance("start")
        await seat.until(lambda: seat.scene["next"] is None, PATIENCE)  # all bytes are revealed
        return self._told(seat)

    # --- what is told

    def _told(self, seat: RemoteSeat) -> str:
        scene = seat.scene
        lines = self._material(seat)
        news, passed = seat.news.read(), monotonic() - seat.seen_at
        lines.append(words.told(scene, self.language, news, passed))
        self._step = words.step_of(scene)
        if (words.over_of(scene) or 0) > self._ended:
            self._ended = scene["deal"]["number"]
            lines.append(self._rate())
        return "\n".join(lines)

    def standing(self) -> Json:
        """Return where the game stands: ``table``, ``asked``, ``legal`` and ``over``."""
        if self.seat is None:
            return {"table": None, "asked": False, "legal": [], "over": False}
        scene = self.seat.scene
        return {
            "table": self.seat.place.table,
            "asked": words.is_asked(scene),
            "legal": words.offers_of(scene),
            "over": words.over_of(scene) is not None,
        }

    def _material(self, seat: RemoteSeat) -> list[str]:
        """Return what lies on the table all game long, once in each game."""
        deal = seat.scene["deal"]
        if deal is None or deal["number"] == self._begun or seat.material is None:
            return []
        self._begun = deal["number"]
        return [laid(seat.material)]

    def _legal(self, seat: RemoteSeat) -> str:
        legal, self._step = words.offers_of(seat.scene), words.step_of(seat.scene)
        return "\n".join(["Legal:", *(f"[{each}]" for each in legal)]) if legal else words.WAIT

    def _rate(self) -> str:
        counted = f"{self.count.valid} valid, {self.count.invalid} invalid"
        return f"Your inputs at this table: {counted} ({100 * self.count.rate:.1f} %)."

    def why(self, error: NotDone) -> str:
        """Return in a sentence why something was not done."""
        speech = self._speech
        sentence = speech.format(error.told) if speech.has(error.told) else error.reason
        if error.told.startswith(OF_THE_RULES):
            return sentence
        return f"{sentence.rstrip('.')}: {error.detail}."

    @property
    def _speech(self) -> Language:
        if self.seat is None:
            return Language(self.language)
        return words.speech_of(self.seat.scene, self.language)

    # --- where we are

    def _here(self) -> RemoteSeat:
        if self.seat is None:
            raise SeatRefused("you sit at no table: call sit, open_table or quick_game")
        return self.seat

    @asynccontextmanager
    async def _free(self) -> AsyncGenerator[None]:
        """Come to one table at a time.

        Raises:
            Refused: we sit at one.
        """
        async with self._coming:
            if self.seat is not None:
                raise SeatRefused(f"you sit at table {self.seat.place.table}: leave it first")
            yield

    async def _come_back(self, seat: RemoteSeat) -> None:
        """Play again oneself, if the table believes us away."""
        place = seat.scene["you"]
        if place is None or seat.scene["phase"] != "playing":
            return
        chair = seat.scene["chairs"][place]
        if chair["away"] or chair["level"] is not None:
            with suppress(NotDone):  # it has noticed meanwhile
                await seat.command("back")


def _is_invalid(error: NotDone) -> bool:
    """Say whether an input was refused for what it says, not for coming too late."""
    return error.told.startswith(OF_THE_RULES) and error.reason not in TOO_LATE
