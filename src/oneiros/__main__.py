"""`python -m oneiros` is the `oneiros` command."""

from oneiros.cli import main

main()
