# Das Brett von Spielen, für die es hier keine Bilder gibt, auf Deutsch.

yes = ja
no = nein
hidden = verdeckt
none = nichts
moves = Deine Züge
