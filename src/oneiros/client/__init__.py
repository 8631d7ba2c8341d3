"""A client for servers of Oneiros: HTTP and sockets, async, in the server's own types. docs/bot-accounts.md shows it.

>>> async with Client("https://games.example.org", token) as client:
...     async with client.at(table) as seat:
...         async for picture in seat.pictures():
...             ...
"""

from oneiros.core.errors import MissingPackage

try:
    import httpx as httpx
    import websockets as websockets
except ModuleNotFoundError as missing:
    raise MissingPackage(f"the client needs {missing.name}: pip install 'oneiros[client]'") from missing

from oneiros.client.api import Client
from oneiros.client.player import Player
from oneiros.client.seat import TableSocket

__all__ = ["Client", "Player", "TableSocket"]
