"""The server's long runs: kills, fuzzed messages, secrecy, a week of play. Each goes on where it was broken off."""
