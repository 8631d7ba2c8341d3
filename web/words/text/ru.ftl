# Поле словами, по-русски.

now = Сейчас
table = На столе
nothing = ничего
unknown = неизвестно
on-top = Сверху: { $card }
moves = Вот что можно сделать: { $moves }.
moves-many = { $count ->
        [one] На выбор { $count } ход.
        [few] На выбор { $count } хода.
        [many] На выбор { $count } ходов.
       *[other] На выбор { $count } хода.
    }
