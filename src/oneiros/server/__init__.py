"""The games over HTTP and WebSocket.

Thin: every question about a match goes to a table, and every picture of one is made in `live/redaction.py`.

A move comes in by `http`, acts on a table of `live`, is kept by `store`, and goes out by `http` to all who look.
`people` says who they are, and in `thinking` bots think. Each room uses only those below it: `tests/test_layers.py`.
"""
