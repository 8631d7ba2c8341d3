"""The house in a page: tables that are played in a browser's own Python, without a server.

Two workers run this package. In one the house answers what pages ask of a server (`requests`) and holds their sockets
(`visits`). In the other bots think (`thinker`), so that the first can always answer. `bridge` joins both to JavaScript.

Pictures, messages and refusals are the server's own (`server/live`). What a viewer may not know never leaves the
worker. This package starts no thread and no process, and imports neither a store nor a web framework.
"""
