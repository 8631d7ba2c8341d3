ravens-round = Раунд { $round }
ravens-until = Игра заканчивается, когда у кого-то набирается { $target ->
        [one] { $target } ворон
        [few] { $target } ворона
        [many] { $target } воронов
       *[other] { $target } ворона
    }.
ravens-rounds = Игра длится { $rounds ->
        [one] { $rounds } раунд
        [few] { $rounds } раунда
        [many] { $rounds } раундов
       *[other] { $rounds } раунда
    }.
ravens-drawn = Вы взяли: { $cards }
ravens-holding = { $who ->
        [you] Вы держите
       *[other] { $name } держит
    } { $count ->
        [one] { $count } взятую карту
        [few] { $count } взятые карты
        [many] { $count } взятых карт
       *[other] { $count } взятой карты
    }.
ravens-picked = К обмену: { $who ->
        [you] ваша карта { $place }
       *[other] { $name }, карта { $place }
    }
ravens-card = Карта { $place }: { $card }
ravens-card-seen = Карта { $place }: { $card }. Кто её знает: { $names }
ravens-total = { $count ->
        [one] Пока { $count } ворон
        [few] Пока { $count } ворона
        [many] Пока { $count } воронов
       *[other] Пока { $count } ворона
    }
ravens-pile = { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
ravens-discard = { $count ->
        [one] Сброс: { $count } карта
        [few] Сброс: { $count } карты
        [many] Сброс: { $count } карт
       *[other] Сброс: { $count } карты
    }
ravens-unseen = В этом раунде ещё не видели: { $cards }
ravens-last = Прошлый раунд
ravens-scored = { $name }: { $cards }. Очки: { $points } ({ $why })
