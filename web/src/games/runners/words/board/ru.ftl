runners-round = Сон { $round } из { $rounds }
runners-laying = ещё раскладывает
runners-content = готово
runners-holder = готово, часы перевёрнуты
runners-woken = больше не спит
runners-stars-worth = Звёзды и очки за них
runners-calm = Покой
runners-as-it-lies = Раскладка сейчас
runners-as-it-was = Что вышло
runners-lost-outside = За краем сна
runners-lost-open = Открытые клетки
runners-lost-nightmares = Кошмары
runners-lost-krakens = Кракены
runners-lost-spiders = Пауки
runners-gained = Получено
runners-chest = Сундук открыт
runners-linked = Связанный сон, делят все
runners-bats = Фрагменты для летучих мышей
runners-stars = Шаги по звёздной дорожке
runners-calm-after = Покоя останется
runners-is-content = Готово
runners-reconsider = Подумать ещё
runners-turn = Повернуть фрагмент
runners-laid = Разложено
runners-hidden = Раскладки пока скрыты.
runners-turned = { $who ->
        [you] Часы перевернули вы.
       *[other] Часы переворачивает { $name }.
    }
runners-say-lay = Закройте сон и нажмите «Готово».
runners-say-tile = Куда ляжет «{ $tile }»?
runners-say-waiting = Ваша раскладка готова. Остальные ещё раскладывают.
runners-buy = за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
runners-rest = Отдых: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } за единицу покоя
runners-done = Готово
runners-market = Продаётся
runners-stack = ещё { $count }
runners-place = ряд { $row }, столбец { $column }
runners-points-note = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
runners-phase-lay = раскладка
runners-phase-share = делёж
runners-phase-colour = осколки
runners-phase-bat = летучая мышь
runners-phase-equip = покупки
runners-phase-over = рассвет
runners-say-laid-tile = Переложите «{ $tile }» или уберите: нажмите на его место внизу.
runners-hint-tile = Подсказка: место для «{ $tile }» отмечено.
runners-hint-back = Подсказка: сначала уберите «{ $tile }».
runners-glass-stands = а потом часы перевернутся сами
runners-put-back = Убрать «{ $tile }»
runners-reveal = Все раскладки: { $dream }
runners-reveal-on = Дальше
runners-reveal-skip = Пропустить
runners-first = раньше всех, 1 монета
runners-have = у вас { $coins }
runners-bonus = { $count ->
        [one] +{ $count } монета
        [few] +{ $count } монеты
        [many] +{ $count } монет
       *[other] +{ $count } монеты
    }
runners-signs = Что значат знаки
runners-signs-tiles = На фрагментах
runners-signs-fields = На снах
runners-signs-things = Что у вас есть
runners-star = звезда
runners-about-collect = Даёт вам награду, которая лежит под ним.
runners-about-double = Даёт вам награду, которая лежит под ним, дважды.
runners-about-dispel = Кошмар под ним вам не страшен.
runners-about-both = И собирает, и рассеивает.
runners-about-none = Закрывает клетку, и только.
runners-about-reward = Ваша, если на ней лежит часть, которая собирает.
runners-about-nightmare = Отнимает столько покоя, сколько на нём указано, если его не рассеять.
runners-about-kraken = Если не рассеять, отнимает единицу покоя за каждый знак сбора в раскладке.
runners-about-bat = Если не рассеять, навсегда уносит один из ваших неиспользованных фрагментов.
runners-about-spider = Отнимает единицу покоя, если его не рассеять. Сбор даёт его осколок.
runners-about-chest = Соберите его и заплатите столько ключей, сколько на нём. Все, кто его открыл, получают одно и то же.
runners-about-linked = Все, кто его собрал, по очереди разбирают то, что на нём.
runners-about-blank = Здесь пусто, но открытая клетка стоит единицу покоя.
runners-about-shard = Осколки всех четырёх цветов — это шаг по звёздной дорожке.
runners-about-any = Осколок любого цвета на ваш выбор.
runners-about-key = Открывает сундуки.
runners-about-coin = За 4 монеты — фрагмент, за 3 — единица покоя.
runners-about-calm = В конце по очку за единицу. На нуле вы просыпаетесь и выбываете.
runners-about-star = Чем дальше по звёздной дорожке, тем больше очков.
end-runners-star = Звёздная дорожка
end-runners-calm = Покой
end-runners-tiles = Очки на фрагментах
option-runners-starred = С трудными снами, отмеченными звездой
option-runners-sandglass = Сколько сыплется песок
option-runners-patience = Часы перевернутся сами через
option-runners-patience-0 = Никогда
