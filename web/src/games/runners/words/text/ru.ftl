runners-dream = Сон { $round } из { $rounds }: { $dream }, уровень { $level }
runners-glass = Песок в часах сыплется.
runners-shared = На всех: { $rewards }
runners-costs = отнимает { $count ->
        [one] { $count } единицу
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    } покоя
runners-over = сверху { $tile } ({ $effect })
runners-dispelled = рассеяно
runners-collected = { $times ->
        [1] собрано
       *[other] собрано дважды
    }
runners-loses = теряется { $count ->
        [one] { $count } единица
        [few] { $count } единицы
        [many] { $count } единиц
       *[other] { $count } единицы
    } покоя
runners-laid = лежит, угол в ряду { $row }, столбце { $column }{ $turn ->
        [0] { "" }
        [1] , повёрнут один раз
        [2] , повёрнут дважды
       *[other] , повёрнут трижды
    }
runners-in-tray = не выложен
runners-stock = Покой { $calm }, звезда { $star }, монеты { $coins }, ключи { $keys }
runners-shards = Осколки: { $shards }
runners-tiles = Фрагменты: { $tiles }
runners-layout = Разложены: { $tiles }
runners-chest = Сундук этого сна: { $chest }, нужно { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключа
        [many] { $keys } ключей
       *[other] { $keys } ключа
    }. Внутри: { $rewards }
runners-offer = За { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }: { $tile }. Под ним ещё: { $stack }
runners-rest = Единица покоя стоит { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }.
