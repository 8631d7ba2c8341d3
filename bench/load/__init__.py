"""Live tables by the hundred, over real sockets from a second process: `make load`."""
