"""All that goes over the wire, in both directions: the bodies of HTTP and the messages of the socket.

Everything that comes in is decoded strictly: unknown fields, wrong types and wrong tags are refused. The TypeScript
types of the web client and docs/protocol.md are made from these definitions.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from oneiros.bots.hints import Reason as HintReason
from oneiros.core.types import Move
from oneiros.table import Clock, Frame, Snapshot, ToldEvent

ShortText = Annotated[str, Meta(max_length=2000)]  # cut to size by `texts`, which also says why
BotName = Annotated[str, Meta(max_length=80)]  # a level, or a bot that was added: 'package.module:Class'
Seat = Annotated[int, Meta(ge=0, le=15)]


class In(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The body of a request."""


class Out(msgspec.Struct, frozen=True):
    """The body of an answer."""


class RefusalBody(Out, frozen=True):
    """Why something was not done: a word for programs, a sentence for people, the rule where there is one."""

    code: str
    reason: str
    rule: str = ""


# Who somebody is


class Named(In, frozen=True):
    """A name to be called by."""

    name: ShortText


class Credentials(In, frozen=True):
    """An account's name and passphrase."""

    name: ShortText
    passphrase: ShortText


class NewPassphrase(In, frozen=True):
    """The passphrase as it is and as it shall be."""

    old: ShortText
    new: ShortText


class RedeemLink(In, frozen=True):
    """The secret of a personal link."""

    secret: Annotated[str, Meta(min_length=1, max_length=100)]


class Rating(Out, frozen=True):
    """How well somebody plays a game: `skill` is what they very probably surpass."""

    game: str
    skill: float
    games: int


class Me(Out, frozen=True):
    """Who one is to the server."""

    name: str
    account: bool
    ratings: list[Rating]
    guest: str | None  # whom this browser is after logging out: a guest with a seat that the account cannot have
    bot: bool  # a program, known by its token


class LoginLink(Out, frozen=True):
    """A personal link. The device that opens it within `seconds` is this person. It works once.

    The page puts the secret behind the # of its address, where no server and no log sees it.
    """

    secret: str
    seconds: float


class Device(Out, frozen=True):
    """A session: one device on which one is known."""

    id: str
    device: str
    created: float
    seen: float
    current: bool


class Ended(Out, frozen=True):
    """How many sessions were ended, with the tokens of bots that ended with them."""

    sessions: int


class TokenAsked(In, frozen=True):
    """A token for one's bot of that name: to `read`, or to `play` too."""

    bot: ShortText
    scope: Literal["read", "play"] = "play"


class TokenMade(Out, frozen=True):
    """A new token. The secret is kept nowhere: it is shown this once."""

    id: str
    bot: str
    secret: str


class TokenShown(Out, frozen=True):
    """A token of one's bot, but for its secret. `seen` is when it was last used, to the hour."""

    id: str
    bot: str
    scope: str
    created: float
    seen: float | None


class Muted(Out, frozen=True):
    """Somebody whose chat one does not get. `handle` is theirs on this list only."""

    handle: str
    name: str


# Games and tables


class OptionShown(Out, frozen=True):
    """One setting of a game."""

    default: bool | int | str
    choices: list[bool | int | str]
    help: str


class GameShown(Out, frozen=True):
    """A game that can be played here."""

    id: str
    title: str
    players: list[int]
    options: dict[str, OptionShown]
    bots: list[str]  # the levels first, then those that were added here
    rules_version: int
    content: str
    rules: str  # RULES.md


class GameWords(Out, frozen=True):
    """A game's own words, as a Fluent file. `language` is the one they are in: English where another is missing."""

    language: str
    text: str


ChatKind = Literal["all", "phrases", "off"]
Phrase = Literal[
    "hello", "good-luck", "thanks", "well-played", "sorry", "oops", "wow", "your-turn", "thinking", "again", "goodbye"
]


class Opening(In, frozen=True):
    """A table to be opened. The opener sits down at its first open seat, unless they only want to watch."""

    game: Annotated[str, Meta(max_length=40)]
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] = {}
    bots: Annotated[list[BotName | None], Meta(max_length=16)] = []
    companions: Annotated[list[ShortText | None], Meta(max_length=16)] = []  # by seat: others at the opener's screen
    substitute: BotName | None = None
    clock: Clock = Clock()
    glass: bool = True
    undo: bool = True
    hints: bool = False
    listed: bool = False
    chat: ChatKind = "all"
    agents: bool = False  # whether bot accounts may sit down too, where the table is listed
    watch: bool = False
    ready: bool = False  # whether the opener is ready at once: where nobody else is waited for, the game begins
    content: Annotated[str, Meta(max_length=64)] | None = None  # fingerprint of the cards, where not the standard ones
    guest: ShortText | None = None  # the name of an opener whom the server does not know yet: they become a guest


class Opened(Out, frozen=True, omit_defaults=True):
    """Where the table is: its id makes the link, its code can be read out."""

    id: str
    code: str
    picture: Picture | None = None  # what the opener sees, if they are ready: so they need not wait for the socket


class SeatListed(Out, frozen=True):
    """A seat in a list of tables: a person's name, a bot's level, or neither where it is open."""

    name: str | None
    guest: bool
    level: str | None
    agent: bool  # a bot account: a program plays from elsewhere


class Listed(Out, frozen=True):
    """A table in the lobby."""

    id: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    clock: Clock
    seats: list[SeatListed]
    opened: float
    agents: bool  # whether bot accounts may sit down


class OwnGame(Out, frozen=True):
    """One of one's own games, as lists show it."""

    id: str
    game: str
    stage: Literal["open", "playing", "over"]
    your_turn: bool
    names: list[str | None]  # by seat
    touched: float
    result: Literal["won", "lost"] | None
    score: int | None
    seat: int  # one's own
    round: int | None  # of a game that has rounds
    deadline: float | None  # when one's clock runs out, on one's turn


class Daily(Out, frozen=True):
    """The daily game: the same cards for all, one try that counts, the cards secret until the day is over."""

    day: str
    game: str
    promise: str  # of its shuffle
    ends: float  # when the day is over
    table: str | None  # of one's own try
    line: str | None  # one's own result, to be shared
    tries: int


class DayOver(Out, frozen=True):
    """A day that is over: its seed, and how people did."""

    day: str
    game: str
    seed: str
    promise: str
    tries: int
    lines: list[str]  # the best first


class Replay(Out, frozen=True):
    """A part of a finished game, from one pair of eyes or with everything open."""

    id: str
    game: str
    names: list[str]
    moves: int  # in all
    frames: list[Frame]


class Judgement(Out, frozen=True):
    """A move as its player could have judged it: the chance to win before, with the best move, and after, with this."""

    number: int
    seat: int
    before: float
    after: float
    turn: Literal["mistake", "swing"] | None
    better: Move | None  # where the game turned and something better was found


class Analysed(Out, frozen=True):
    """A finished game as a strong bot sees it. While `done` is less than `moves` it is still being looked at."""

    moves: int
    done: int
    judged: list[Judgement]
    turns: list[int]  # numbers of moves, the greatest turn first


class Health(Out, frozen=True):
    """How a process is."""

    status: Literal["ok"]
    version: str
    compiled: bool
    channel: bool  # whether other processes hear it
    sockets: int


# The socket: what a client says


def _tag(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Say(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="do", tag=_tag):
    """A message from a client. `id` is the client's own number for it, and comes back with the answer."""

    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Sit(Say, frozen=True):
    """Take a seat; the first open one unless told."""

    seat: Seat | None = None


class Leave(Say, frozen=True):
    """Leave the seat: a bot plays it on if the game has begun."""


class Back(Say, frozen=True):
    """Take the seat over from the bot."""


class Ready(Say, frozen=True):
    """Be ready, or not any more."""

    ready: bool = True


class PutBot(Say, frozen=True):
    """Put a bot on an open seat. Only for the person who opened the table."""

    seat: Seat
    level: BotName


class Free(Say, frozen=True):
    """Make a seat open again. Only for the person who opened the table."""

    seat: Seat


class Nudge(Say, frozen=True):
    """Remind a player whom the table waits for. Only for the person who opened the table."""

    seat: Seat


class ReplaceAbsent(Say, frozen=True):
    """Let a bot play for somebody who is not there, after a while. Only for the person who opened the table."""

    seat: Seat


class HandBack(Say, frozen=True):
    """Give a seat back to its owner, for whom a bot plays. Only for the person who opened the table."""

    seat: Seat


class AskSeat(Say, frozen=True):
    """Ask for the seat of a bot, before the game or in play."""

    seat: Seat


class AnswerSeat(Say, frozen=True):
    """Give a bot's seat to the person who asked for it, or not. Only for the person who opened the table."""

    seat: Seat
    grant: bool


class MakeMove(Say, frozen=True, tag="move"):
    """Make a move: as `action`, or in words. `asked` is the question it answers, from the picture."""

    asked: Annotated[int, Meta(ge=0, le=2**31)]
    action: Annotated[int, Meta(ge=-1, le=2**31)] | None = None
    move: dict[Annotated[str, Meta(max_length=40)], Any] | None = None


class Undo(Say, frozen=True):
    """Take the last move back, or ask the others whether one may."""


class AnswerUndo(Say, frozen=True):
    """Say whether another may."""

    agree: bool


class Resign(Say, frozen=True):
    """Give the game up."""


class RematchPlan(In, frozen=True):
    """How the next game is to be.

    `order` names for each of its seats the seat that its player has now; empty means one seat further on. Without
    `options` the settings stay.
    """

    order: Annotated[tuple[Seat, ...], Meta(max_length=16)] = ()
    options: dict[Annotated[str, Meta(max_length=40)], bool | int | Annotated[str, Meta(max_length=40)]] | None = None


class Rematch(Say, frozen=True):
    """Want to play again, or not (any more). With a plan it is a new offer, and the others are asked again."""

    want: bool = True
    plan: RematchPlan | None = None


class Hint(Say, frozen=True):
    """Ask a bot what it would do."""


class Chat(Say, frozen=True):
    """Say something to everybody at the table: a stock phrase or a line of text."""

    phrase: Phrase | None = None
    text: ShortText | None = None


class Mute(Say, frozen=True):
    """Do not get what the writer of that line writes any more."""

    line: Annotated[int, Meta(ge=1, le=2**31)]


class Show(Say, frozen=True):
    """Of several people at this screen, the player of that seat is before it; None: nobody, or the next is to come."""

    seat: Seat | None = None


class Look(Say, frozen=True):
    """Get the picture anew, with what has happened since a version."""

    since: Annotated[int, Meta(ge=0, le=2**31)] | None = None


class Log(Say, frozen=True):
    """Get what has happened after a version, up to a hundred events."""

    since: Annotated[int, Meta(ge=0, le=2**31)] = 0


class Ping(Say, frozen=True):
    """Show that one is there."""


AnySay = (
    Sit
    | Leave
    | Back
    | Ready
    | PutBot
    | Free
    | Nudge
    | ReplaceAbsent
    | HandBack
    | AskSeat
    | AnswerSeat
    | MakeMove
    | Undo
    | AnswerUndo
    | Resign
    | Rematch
    | Hint
    | Chat
    | Mute
    | Show
    | Look
    | Log
    | Ping
)


# The socket: what the server tells


class Tell(msgspec.Struct, frozen=True, gc=False, tag_field="tell", tag=_tag):
    """A message from the server."""


class Picture(Tell, frozen=True):
    """All that one sees of the table. Sent at first, after every change, and when asked for."""

    table: str
    code: str
    opener: bool  # whether one may place bots and free seats
    host: int | None  # the seat of the person who opened the table
    hints: bool
    listed: bool
    chat: ChatKind
    day: str | None  # of a daily game
    screen: list[int]  # the seats of those who share this screen, where they are several
    next: int | None  # who of them is to be before it
    hidden: list[int]  # who of them sees something that a spectator does not
    glass_waits: bool  # whether a glass begins to run when the next of them is before it
    seen: Snapshot


class Changes(Tell, frozen=True, omit_defaults=True):
    """The picture anew, by what differs from the last one on this socket: for a client that asked for it so.

    In the difference choices are actions: see docs/protocol.md. `words` has the moves that were not sent before.
    """

    after: int  # the version of that last picture
    change: Any  # a difference
    told: list[ToldEvent] = []
    words: dict[int, Move] = {}  # by action


class Done(Tell, frozen=True):
    """The message with this number was done and is kept; the table is at this version."""

    id: int
    version: int


class No(Tell, frozen=True):
    """The message with this number was refused, and nothing has changed."""

    id: int
    code: str
    reason: str
    rule: str = ""


class ChatLine(Out, frozen=True):
    """Something that somebody said."""

    number: int
    at: float
    name: str
    guest: bool  # a writer without an account: others may have the same name
    seat: int | None  # None for somebody who watches
    mine: bool
    phrase: str | None
    text: str | None


class Chats(Tell, frozen=True):
    """Lines of chat, the oldest first."""

    lines: list[ChatLine]


class Advice(Tell, frozen=True):
    """What a strong bot would do, and why, in answer to a `hint`."""

    id: int
    asked: int
    action: int
    move: Move
    reason: HintReason
    value: float | None  # the chance to win with it, from 0 to 1
    other: Move | None  # the next best, where the reason speaks of it
    other_value: float | None
    warning: str | None  # what the table would warn of: whoever follows the hint is not asked again


class LogPage(Tell, frozen=True):
    """What has happened, in answer to a `log`."""

    id: int
    told: list[ToldEvent]
    more: bool


class Pong(Tell, frozen=True):
    """In answer to a `ping`: the server's clock."""

    id: int
    now: float


class Bye(Tell, frozen=True):
    """The server closes this socket. `again` says whether it makes sense to come back at once."""

    code: str
    reason: str
    again: bool


AnyTell = Picture | Changes | Done | No | Chats | Advice | LogPage | Pong | Bye


_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnySay] = msgspec.json.Decoder(AnySay)


decode = _decoder.decode
"""Reads a message from a client; msgspec's errors say what is wrong with it."""
encode: Callable[[AnyTell], bytes] = _encoder.encode
"""Writes a message to a client."""


class _Numbered(msgspec.Struct):
    id: Annotated[int, Meta(ge=0, le=2**31)] = 0


_numbered = msgspec.json.Decoder(_Numbered)


def number_of(text: str | bytes) -> int:
    """The client's number of a message that cannot be read otherwise; 0 if that cannot be read either."""
    try:
        return _numbered.decode(text).id
    except (msgspec.MsgspecError, RecursionError):
        return 0
