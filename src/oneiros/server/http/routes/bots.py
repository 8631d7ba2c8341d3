"""Bot accounts: an account makes names and tokens for its programs, and ends them."""

from __future__ import annotations

from litestar import delete, get, post
from litestar.params import FromPath, JSONBody

from oneiros.core.errors import Refusal
from oneiros.server import wire
from oneiros.server.http.dependencies import Address, Known, Parts
from oneiros.server.live.hub import Note


@get("/api/tokens")
async def list_tokens(services: Parts, me: Known) -> list[wire.TokenShown]:
    """The tokens of one's bots."""
    found = await services.tokens.of(me.id)
    return [wire.TokenShown(one.id, one.bot, one.scope, one.created, one.seen) for one in found]


@post("/api/tokens")
async def make_token(data: JSONBody[wire.TokenAsked], services: Parts, me: Known, address: Address) -> wire.TokenMade:
    """A token for one's bot of that name; the bot is made if there is none. The secret is shown this once."""
    await services.rate_limiter.count("tokens", address, me.id)
    if not me.account:
        raise Refusal("no-account", "only an account can keep bots: make one first", 403)
    services.blocks.check_name(data.bot)
    made = await services.tokens.make(me.id, data.bot, data.scope)
    return wire.TokenMade(made.id, made.bot, made.secret)


@delete("/api/tokens/{token:str}", status_code=200)
async def end_token(token: FromPath[str], services: Parts, me: Known) -> wire.Ended:
    """End one of them; its sockets are closed."""
    await services.tokens.end(me.id, token)
    services.hub.tell(Note(services.process, ended=(token,)))
    return wire.Ended(1)


HANDLERS = [list_tokens, make_token, end_token]
