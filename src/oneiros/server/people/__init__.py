"""Who visitors are and what they may use: sessions, accounts, clean names, rate limits."""
