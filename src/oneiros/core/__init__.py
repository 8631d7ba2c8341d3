"""The contract and its tools. It knows no game and no network. It reads only the content files that it is given."""
