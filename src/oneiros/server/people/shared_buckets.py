"""Token buckets in Redis, for all processes of a server. While it does not answer, each process counts for itself."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from oneiros.server.config import Config, Rate
from oneiros.server.logs import log

if TYPE_CHECKING:
    from redis.asyncio import Redis

PATIENCE: Final = 0.5  # seconds until a Redis that says nothing counts as down
AGAIN_SECONDS: Final = 5.0  # until it is asked again

# Each key holds its tokens and the moment at which it had them. Either all keys have one to give, or none is taken.
# It answers with the place of the first that has none, counted from 0, or -1.
SCRIPT: Final = """
local now = redis.call('TIME')
now = now[1] + now[2] / 1000000
local left = {}
for place, key in ipairs(KEYS) do
    local burst, per_second = tonumber(ARGV[2 * place - 1]), tonumber(ARGV[2 * place])
    local kept = redis.call('HMGET', key, 'tokens', 'at')
    local tokens = burst
    if kept[1] then
        tokens = math.min(burst, kept[1] + math.max(0, now - kept[2]) * per_second)
    end
    if tokens < 1 then return place - 1 end
    left[place] = tokens - 1
end
for place, key in ipairs(KEYS) do
    local burst, per_second = tonumber(ARGV[2 * place - 1]), tonumber(ARGV[2 * place])
    redis.call('HSET', key, 'tokens', string.format('%.6f', left[place]), 'at', string.format('%.6f', now))
    redis.call('EXPIRE', key, math.ceil(math.min(burst / per_second, 86400)) + 1)
end
return -1
"""


class SharedBuckets:
    """The buckets of all processes that share a Redis."""

    def __init__(self, redis: Redis) -> None:
        self._redis = redis
        self._script: Any = redis.register_script(SCRIPT)
        self._down_until = 0.0

    async def take(self, keys: Sequence[tuple[str, Rate]]) -> int | None:
        """Use one of each: the place of the first that has none, or -1. None: Redis does not answer."""
        if time.monotonic() < self._down_until:
            return None
        names = [f"oneiros:limit:{blake2b(key.encode(), digest_size=12).hexdigest()}" for key, _ in keys]
        rates = [number for _, rate in keys for number in (rate.burst, rate.per_second)]
        try:
            async with asyncio.timeout(PATIENCE):
                return int(await self._script(keys=names, args=rates))
        except Exception as error:
            log().warning("limits-apart", reason=type(error).__name__)
            self._down_until = time.monotonic() + AGAIN_SECONDS
            return None

    async def close(self) -> None:
        """Let go."""
        await self._redis.aclose()


def shared_buckets(config: Config) -> SharedBuckets | None:
    """Those of the Redis that the processes hear of each other by, if there is one."""
    if not config.channels:
        return None
    from redis.asyncio import Redis  # only a server of several processes needs it

    return SharedBuckets(Redis.from_url(config.channels, socket_connect_timeout=PATIENCE, socket_timeout=PATIENCE))
