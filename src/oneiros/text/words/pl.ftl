# Co mówi się wokół gier opisanych słowami, po polsku.

seated = { $title }. Grasz jako { $player } z { $players }.
watching = { $title }, { $players ->
        [one] jeden gracz
        [few] { $players } graczy
        [many] { $players } graczy
       *[other] { $players } gracza
    }. Oglądasz grę.
since = Od ostatniego razu:
pack = Zestaw, którym się gra:
moves = Twoje ruchy:
wait = Teraz kolej: { $players }.

you = { $player } (ty)
unknown-number =
    { $count ->
        [one] Jest tylko ruch 1.
        [few] Nie ma ruchu { $number }: ruchy mają numery od 1 do { $count }.
        [many] Nie ma ruchu { $number }: ruchy mają numery od 1 do { $count }.
       *[other] Nie ma ruchu { $number }: ruchy mają numery od 1 do { $count }.
    }
unknown-move = Żaden ruch nie brzmi «{ $text }». Najbliższe: { $moves }.
ambiguous-move = «{ $text }» może znaczyć: { $moves }.
quoted = «{ $text }»
refused = Nie można: { $reason }.
refused-by-rule = Nie można. { $sentence } ({ $rule })
over-won-alone = { $who ->
    [you] Wygrywasz.
   *[other] Wygrywa { $winners }.
}
over-won-together = Wspólna wygrana: { $winners }.
over-all = Wygrana: { $score }.
over-none = Przegrana: { $score }.
over-nobody = Nikt nie wygrał.
over-everybody = Wygrywają wszyscy.
over-score = { $player }: { $score }
points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
