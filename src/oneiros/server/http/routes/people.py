"""Who one is: names, personal links, accounts, sessions, people one does not want to hear."""

from __future__ import annotations

from typing import Any

from litestar import Request, Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import FromPath, JSONBody

from oneiros.server import wire
from oneiros.server.http.bot_rules import READ
from oneiros.server.http.dependencies import GUEST, SCOPE, Address, Guest, Known, Parts
from oneiros.server.live.account_merge import merge_guest
from oneiros.server.live.hub import Note
from oneiros.server.names import name_key
from oneiros.server.people.identity import DEVICE_SECONDS, LINK_SECONDS, SESSION_SECONDS, Visitor
from oneiros.server.services import Services
from oneiros.server.store.ratings import ratings_of

AnyRequest = Request[Any, Any, Any]
DEVICE = "oneiros-device"  # the cookie of a browser that was let in to an account before


async def shown_to_self(services: Services, visitor: Visitor, guest: Visitor | None = None) -> wire.Me:
    """The visitor, as they see themselves. `guest` is who they are in this browser when they log out."""
    waiting = guest.name if guest is not None and guest.id != visitor.id else None
    ratings = await ratings_of(services.store, visitor.id)
    return wire.Me(visitor.name, visitor.account, ratings, waiting, bool(visitor.keeper))


async def known_by_cookie(
    services: Services, visitor: Visitor, device: str | None = None, guest: Visitor | None = None
) -> Response[wire.Me]:
    """An answer that makes this browser the visitor's. `device` is what it was known as before."""
    cookies = [session_cookie(services, visitor)]
    if visitor.account and device is None:
        cookies.append(_device_cookie(services, visitor))
    return Response(await shown_to_self(services, visitor, guest), cookies=cookies)


async def new_guest(services: Services, name: str, request: AnyRequest, address: str) -> Visitor:
    """Somebody whom the server did not know, by a name that proves nothing."""
    services.blocks.check_name(name)
    await services.rate_limiter.count("people", address)
    return await services.identities.welcome(name, request.headers.get("user-agent", ""), address)


def session_cookie(services: Services, visitor: Visitor) -> Cookie:
    """By which this browser is the visitor's."""
    return _cookie(services, services.cookie, services.identities.token(visitor.session), SESSION_SECONDS)


def _cookie(services: Services, name: str, value: str, seconds: float) -> Cookie:
    return Cookie(
        key=name,
        value=value,
        httponly=True,
        samesite="lax",
        secure=services.config.secure,
        max_age=int(seconds),
        path="/",
    )


def _device_cookie(services: Services, owner: Visitor) -> Cookie:
    """By this the browser will be known as one of the owner's, even after logging out."""
    token = services.identities.device_token(name_key(owner.name))
    return _cookie(services, services.cookie_named(DEVICE), token, DEVICE_SECONDS)


@get("/api/me", opt={SCOPE: READ})
async def who_am_i(request: AnyRequest, services: Parts, visitor: Guest) -> wire.Me | None:
    """Who this browser is; null if it is nobody yet."""
    guest = await services.identities.who(request.cookies.get(services.cookie_named(GUEST)))
    return await shown_to_self(services, visitor, guest) if visitor else None


@post("/api/me", status_code=200)
async def take_a_name(
    data: JSONBody[wire.Named], request: AnyRequest, services: Parts, visitor: Guest, address: Address
) -> Response[wire.Me]:
    """Become a guest of that name, or take another name."""
    if visitor is not None:
        services.blocks.check_name(data.name)
        await services.rate_limiter.count("names", address, visitor.id)
        return Response(await shown_to_self(services, await services.identities.rename(visitor, data.name)))
    return await known_by_cookie(services, await new_guest(services, data.name, request, address))


@post("/api/me/link", status_code=200)
async def make_link(services: Parts, me: Known, address: Address) -> wire.LoginLink:
    """A personal link, to be oneself on another device."""
    await services.rate_limiter.count("links", address, me.id)
    return wire.LoginLink(await services.identities.create_login_link(me), LINK_SECONDS)


@post("/api/me/arrive", status_code=200)
async def redeem_link(
    data: JSONBody[wire.RedeemLink], request: AnyRequest, services: Parts, address: Address
) -> Response[wire.Me]:
    """Be the person whose link this is."""
    await services.rate_limiter.count("passphrases", address)
    visitor = await services.identities.redeem_login_link(data.secret, request.headers.get("user-agent", ""), address)
    return await known_by_cookie(services, visitor)


@post("/api/account", status_code=200)
async def make_account(
    data: JSONBody[wire.Credentials], services: Parts, me: Known, address: Address
) -> Response[wire.Me]:
    """Keep what this guest has played under a name and a passphrase."""
    await services.rate_limiter.count("names", address, me.id)
    services.blocks.check_name(data.name)
    return await known_by_cookie(services, await services.accounts.create(me, data.name, data.passphrase))


@post("/api/login", status_code=200)
async def log_in(
    data: JSONBody[wire.Credentials], request: AnyRequest, services: Parts, visitor: Guest, address: Address
) -> Response[wire.Me]:
    """Be the owner of an account on this device. What this browser's guest has played comes along."""
    key = name_key(data.name)
    device = services.identities.device(request.cookies.get(services.cookie_named(DEVICE)), key)
    if device is not None:
        await services.rate_limiter.count("passphrases", device=device)
    else:
        await services.rate_limiter.count("passphrases", address)
        await services.rate_limiter.count("guesses", account=key)
    owner = await services.accounts.enter(data.name, data.passphrase, request.headers.get("user-agent", ""), address)
    stays = False
    if visitor is not None and not visitor.account:
        ended, stays = await services.tables.unbroken(merge_guest(services.store, services.tables, visitor.id, owner))
        services.hub.tell(Note(services.process, ended=tuple(ended)))
    answer = await known_by_cookie(services, owner, device, visitor if stays else None)
    if stays and visitor is not None:
        token = services.identities.token(visitor.session)
        answer.cookies.append(_cookie(services, services.cookie_named(GUEST), token, SESSION_SECONDS))
    return answer


@patch("/api/account", status_code=200)
async def change_passphrase(data: JSONBody[wire.NewPassphrase], services: Parts, me: Known) -> wire.Ended:
    """Take a new passphrase; every other device has to log in again."""
    await services.rate_limiter.count("passphrases", person=me.id)
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
    ended = await services.identities.revoke(me, session)
    services.hub.tell(Note(services.process, ended=tuple(ended)))
    return wire.Ended(len(ended))


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
