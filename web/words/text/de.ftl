# Das Spielbrett in Worten, auf Deutsch.

now = Jetzt
table = Auf dem Tisch
nothing = nichts
unknown = unbekannt
on-top = Obenauf: { $card }
moves = Das kannst du tun: { $moves }.
moves-many = Du hast { $count } Züge zur Auswahl.
