"""Who one is: names, personal links, accounts, sessions, people one does not want to hear."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from oneiros.server import wire
from oneiros.server.http.dependencies import Address, Guest, Known, Parts
from oneiros.server.live.account_merge import merge_guest
from oneiros.server.live.hub import Note
from oneiros.server.people.identity import LINK_SECONDS, SESSION_SECONDS, Visitor
from oneiros.server.services import Services
from oneiros.server.store.ratings import ratings_of

AnyRequest = Request[Any, Any, Any]


async def shown_to_self(services: Services, visitor: Visitor) -> wire.Me:
    """The visitor, as they see themselves."""
    return wire.Me(visitor.name, visitor.account, await ratings_of(services.store, visitor.id))


async def known_by_cookie(services: Services, visitor: Visitor) -> Response[wire.Me]:
    """An answer that makes this browser the visitor's."""
    cookie = Cookie(
        key=services.cookie,
        value=services.identities.token(visitor.session),
        httponly=True,
        samesite="lax",
        secure=services.config.secure,
        max_age=int(SESSION_SECONDS),
        path="/",
    )
    return Response(await shown_to_self(services, visitor), cookies=[cookie])


@get("/api/me")
async def who_am_i(services: Parts, visitor: Guest) -> wire.Me | None:
    """Who this browser is; null if it is nobody yet."""
    return await shown_to_self(services, visitor) if visitor else None


@post("/api/me", status_code=200)
async def take_a_name(
    data: JSONBody[wire.Named], request: AnyRequest, services: Parts, visitor: Guest, address: Address
) -> Response[wire.Me]:
    """Become a guest of that name, or take another name."""
    if visitor is not None:
        return Response(await shown_to_self(services, await services.identities.rename(visitor, data.name)))
    services.rate_limiter.use("people", address)
    guest = await services.identities.welcome(data.name, request.headers.get("user-agent", ""))
    return await known_by_cookie(services, guest)


@post("/api/me/link", status_code=200)
async def make_link(services: Parts, me: Known) -> wire.LoginLink:
    """A personal link, to be oneself on another device."""
    return wire.LoginLink(await services.identities.create_login_link(me), LINK_SECONDS)


@post("/api/me/arrive", status_code=200)
async def redeem_link(
    data: JSONBody[wire.RedeemLink], request: AnyRequest, services: Parts, address: Address
) -> Response[wire.Me]:
    """Be the person whose link this is."""
    services.rate_limiter.use("passphrases", address)
    visitor = await services.identities.redeem_login_link(data.secret, request.headers.get("user-agent", ""))
    return await known_by_cookie(services, visitor)


@post("/api/account", status_code=200)
async def make_account(data: JSONBody[wire.Credentials], services: Parts, me: Known, address: Address) -> wire.Me:
    """Keep what this guest has played under a name and a passphrase."""
    services.rate_limiter.use("passphrases", address)
    return await shown_to_self(services, await services.accounts.create(me, data.name, data.passphrase))


@post("/api/login", status_code=200)
async def log_in(
    data: JSONBody[wire.Credentials], request: AnyRequest, services: Parts, visitor: Guest, address: Address
) -> Response[wire.Me]:
    """Be the owner of an account on this device. What this browser's guest has played comes along."""
    services.rate_limiter.use("passphrases", address)
    services.rate_limiter.use("passphrases", f"account:{data.name.casefold()[:40]}")
    owner = await services.accounts.enter(data.name, data.passphrase, request.headers.get("user-agent", ""))
    if visitor is not None and not visitor.account:
        ended = await services.tables.unbroken(merge_guest(services.store, services.tables, visitor.id, owner))
        services.hub.tell(Note(services.process, ended=tuple(ended)))
    return await known_by_cookie(services, owner)


@patch("/api/account", status_code=200)
async def change_passphrase(
    data: JSONBody[wire.NewPassphrase], services: Parts, me: Known, address: Address
) -> wire.Ended:
    """Take a new passphrase; every other device has to log in again."""
    services.rate_limiter.use("passphrases", address)
    ended = await services.accounts.change(me, data.old, data.new)
    services.hub.tell(Note(services.process, ended=tuple(ended)))
    return wire.Ended(len(ended))


@get("/api/sessions")
async def list_sessions(services: Parts, me: Known) -> list[wire.Device]:
    """The devices on which one is known."""
    return [
        wire.Device(one.id, one.device, one.created, one.seen, one.current)
        for one in await services.identities.sessions(me)
    ]


@delete("/api/sessions/{session:str}", status_code=200)
async def end_session(session: FromPath[str], services: Parts, me: Known) -> wire.Ended:
    """End one of them, this one included; its sockets are closed."""
    await services.identities.revoke(me, session)
    services.hub.tell(Note(services.process, ended=(session,)))
    return wire.Ended(1)


@delete("/api/sessions", status_code=200)
async def end_other_sessions(services: Parts, me: Known) -> wire.Ended:
    """End all but this one."""
    ended = await services.identities.revoke_others(me)
    services.hub.tell(Note(services.process, ended=tuple(ended)))
    return wire.Ended(len(ended))


@get("/api/mutes")
async def list_mutes(services: Parts, me: Known) -> list[wire.Muted]:
    """The people whose chat one does not get. They are muted at a table, by a line they wrote."""
    return await services.chat.muted(me.id)


@delete("/api/mutes/{handle:str}", status_code=200)
async def unmute(handle: FromPath[str], services: Parts, me: Known) -> list[wire.Muted]:
    """Get it again."""
    await services.chat.unmute(me.id, handle)
    return await services.chat.muted(me.id)


HANDLERS = [
    who_am_i,
    take_a_name,
    make_link,
    redeem_link,
    make_account,
    log_in,
    change_passphrase,
    list_sessions,
    end_session,
    end_other_sessions,
    list_mutes,
    unmute,
]
