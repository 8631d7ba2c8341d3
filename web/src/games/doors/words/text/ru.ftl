doors-hand = Рука: { $cards }
doors-row = Ряд, с начала: { $cards }
doors-run = В конце ряда { $count ->
        [one] { $count } карта одного цвета
        [few] { $count } карты одного цвета
        [many] { $count } карт одного цвета
       *[other] { $count } карты одного цвета
    }.
doors-opened = Открытые двери: { $cards }
doors-drawn = Вышла карта: { $card }
doors-sight = Пророчество, начиная со следующей карты: { $cards }
doors-shared = Общие карты: { $cards }
doors-laid-out = Выложены для обоих: { $cards }
doors-deck = { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
doors-top = Известный верх колоды, начиная со следующей карты: { $cards }
doors-limbo = В Лимбе: { $cards }
doors-discarded = { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
doors-missing = Ещё не открыты двери: { $cards }
doors-unseen = Ещё не видели: { $cards }
