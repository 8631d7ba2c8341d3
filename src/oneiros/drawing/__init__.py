"""The toolkit for drawing any game: text boards for the terminal and contact sheets as SVG. It knows no game."""
