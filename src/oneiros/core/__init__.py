"""The contract and its tools. Knows no game, no network, no disk but the content files it is told to read."""
