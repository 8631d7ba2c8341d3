# Was rund um die Spiele in Worten gesagt wird, auf Deutsch.

seated = { $title }. Du bist { $player } von { $players }.
watching = { $title }, { $players ->
        [one] ein Spieler
       *[other] { $players } Spieler
    }. Du schaust zu.
since = Seither geschehen:
pack = Gespielt wird mit diesem Kartensatz:
moves = Deine Züge:
wait = Am Zug: { $players }.

you = { $player } (du)
unknown-number =
    { $count ->
        [one] Es gibt nur Zug 1.
       *[other] Zug { $number } gibt es nicht: Die Züge gehen von 1 bis { $count }.
    }
unknown-move = Einen Zug „{ $text }“ gibt es nicht. Am nächsten kommen: { $moves }.
ambiguous-move = „{ $text }“ kann heißen: { $moves }.
quoted = „{ $text }“
refused = Nicht möglich: { $reason }.
refused-by-rule = Nicht möglich. { $sentence } ({ $rule })
over-won-alone = { $who ->
    [you] Du hast gewonnen.
   *[other] { $winners } hat gewonnen.
}
over-won-together = Gemeinsam gewonnen: { $winners }.
over-all = Gewonnen: { $score }.
over-none = Verloren: { $score }.
over-nobody = Niemand hat gewonnen.
over-everybody = Alle gewinnen gemeinsam.
over-score = { $player }: { $score }
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
