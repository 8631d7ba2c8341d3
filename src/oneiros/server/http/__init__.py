"""What comes in by HTTP and WebSocket: the application, its routes, and the sockets at tables.

A move comes in here and goes to `live`; another player's picture of it goes out here.
"""
