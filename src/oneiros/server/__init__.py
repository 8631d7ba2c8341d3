"""The games over HTTP and WebSocket.

Thin: every question about a match goes to a table, and every picture of one leaves through the gate.
"""
