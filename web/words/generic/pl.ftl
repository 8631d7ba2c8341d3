# Plansza gier, dla których nie ma tu obrazków, po polsku.

yes = tak
no = nie
hidden = zakryte
none = nic
moves = Twoje ruchy
