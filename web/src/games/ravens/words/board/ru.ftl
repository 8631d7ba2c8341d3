ravens-total = { $count ->
        [one] { $count } ворон
        [few] { $count } ворона
        [many] { $count } воронов
       *[other] { $count } ворона
    }
ravens-round = раунд { $round }
ravens-target = до { $target }
ravens-rounds = из { $rounds }
ravens-pile = Колода
ravens-discard = Сброс
ravens-drawn = Вы взяли
ravens-drew-two = Оставьте одну
ravens-they-drew = { $who ->
        [you] Вы берёте карту
       *[other] Карту берёт { $name }
    }
ravens-wake = Подъём!
ravens-draw = Взять карту
ravens-use = Применить: { $card }
ravens-drop = Сбросить
ravens-claim = Знаю две
ravens-take-say = Из сброса: { $card }. На место какой карты?
ravens-place = { $who ->
        [you] Ваша карта { $place }
       *[other] { $name }, карта { $place }
    }
ravens-place-mine = Ваша карта { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, закрыта
ravens-seen-by = кто знает карту: { $names }
ravens-say-turn = Возьмите карту из колоды или верхнюю из сброса либо объявите подъём.
ravens-say-drawn = Положите её на место одной из своих карт или сбросьте.
ravens-say-drawn-special = { $does } Примените её, положите на место своей карты или сбросьте.
ravens-say-claim-first = На двух ваших картах воронов поровну. Какая первая?
ravens-say-claim-second = А вторая?
ravens-say-claim-number = Сколько воронов на каждой?
ravens-scored = Раунд { $round }
ravens-special-take-two = Возьми 2
ravens-special-peek-one = Подсмотри 1
ravens-special-swap-two = Обменяй 2
ravens-looks = осталось посмотреть: { $count }
ravens-round-over = Раунд { $round } окончен
ravens-on = Дальше
ravens-points = +{ $points }
ravens-does-take-two = Возьми 2: возьмите ещё две карты и оставьте одну.
ravens-does-peek-one = Подсмотри 1: посмотрите одну карту любого сна.
ravens-does-swap-two = Обменяй 2: поменяйте местами вслепую две карты двух игроков.
ravens-called = { $who ->
        [you] Вы объявляете
       *[other] { $name } объявляет
    }: «Подъём!»
ravens-all-at-once = Показать всё
ravens-round-points = раунд
ravens-in-all = всего
ravens-verdict-fewest = { $who ->
        [you] Удачный подъём: воронов у вас меньше всех, вы получаете 0.
       *[other] Удачный подъём: воронов меньше всех, и { $name } получает 0.
    }
ravens-verdict-tied = { $who ->
        [you] Вы объявили подъём, но у кого-то воронов столько же.
       *[other] { $name } объявляет подъём, но у кого-то воронов столько же.
    }
ravens-verdict-beaten = { $who ->
        [you] Вы поторопились с подъёмом. Штраф: { $penalty }.
       *[other] { $name } торопится с подъёмом. Штраф: { $penalty }.
    }
ravens-verdict-all-nines = { $who ->
        [you] Подъём с одними девятками: вы получаете 0.
       *[other] Подъём с одними девятками: { $name } получает 0.
    }
ravens-verdict-outshone = { $who ->
        [you] Вы объявили подъём, но кому-то снятся одни девятки.
       *[other] { $name } объявляет подъём, но кому-то снятся одни девятки.
    }
ravens-why = { $reason ->
        [fewest] { $ravens }, меньше всех
        [tied] { $ravens }, столько же у кого-то ещё
        [all-nines] одни девятки
        [outshone] у другого одни девятки
       *[other] { $ravens ->
            [one] { $ravens } ворон
            [few] { $ravens } ворона
            [many] { $ravens } воронов
           *[other] { $ravens } ворона
        }
    }
ravens-why-penalty = { $ravens }, штраф { $penalty }
ravens-why-spared = { $counted }; девятки не в счёт: { $spared }
end-ravens-before = Прошлые раунды
end-ravens-last = Вороны последнего раунда
end-ravens-spared = Девятки не в счёт
end-ravens-called = Чем закончился раунд
end-ravens-penalty = Штраф за ошибочный подъём
option-ravens-penalty = Штраф за ошибочный подъём
option-ravens-penalty-5 = 5 воронов
option-ravens-penalty-15 = 15 воронов
option-ravens-tie = Подъём при ничьей
option-ravens-tie-ravens = Считаются ваши вороны
option-ravens-tie-zero = Вы получаете ноль
option-ravens-target = До скольких воронов играть
option-ravens-target-told = Игра до { $value } воронов
option-ravens-rounds = Или число раундов (0 — не задано)
option-ravens-rounds-told = { $value ->
    [one] { $value } раунд
    [few] { $value } раунда
    [many] { $value } раундов
   *[other] { $value } раунда
}
option-ravens-scary_nines = Не так страшно: у кого больше всего девяток, тот их не считает
option-ravens-all_or_nothing = Всё или ничего: за одни девятки 0, остальным по 50
option-ravens-claims = «Знаю, что у меня»: две одинаковые карты за одну
option-ravens-memory = То, что вы видели
option-ravens-memory-aided = Остаётся на виду
option-ravens-memory-strict = Надо помнить
