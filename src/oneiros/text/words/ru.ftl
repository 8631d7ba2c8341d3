# Что говорится вокруг игр, описанных словами, по-русски.

seated = { $title }. Вы — { $player } из { $players }.
watching = { $title }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }. Вы наблюдаете.
since = С прошлого раза:
pack = Играют этим набором:
moves = Ваши ходы:
wait = Сейчас ходят: { $players }.

you = { $player } (вы)
unknown-number = { $count ->
        [1] Есть только ход 1.
        [one] Хода { $number } нет: есть ходы от 1 до { $count }.
        [few] Хода { $number } нет: есть ходы от 1 до { $count }.
        [many] Хода { $number } нет: есть ходы от 1 до { $count }.
       *[other] Хода { $number } нет: есть ходы от 1 до { $count }.
    }
unknown-move = Хода «{ $text }» нет. Ближе всего: { $moves }.
ambiguous-move = «{ $text }» может значить: { $moves }.
quoted = «{ $text }»
refused = Нельзя: { $reason }.
refused-by-rule = Так нельзя. { $sentence } ({ $rule })
over-won-alone = { $who ->
        [you] Вы победили.
       *[other] Победа: { $winners }.
    }
over-won-together = Общая победа: { $winners }.
over-all = Победа: { $score }.
over-none = Поражение: { $score }.
over-nobody = Никто не победил.
over-everybody = Победили все.
over-score = { $player }: { $score }
points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }
