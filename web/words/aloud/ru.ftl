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

# Двери
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

# Вороны
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
ravens-card-seen = Карта { $place }: { $card }. Её знают: { $names }
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

# Песочный человек
sandman-round = Раунд { $round } из 3
sandman-free = { $count ->
        [one] { $count } бесплатный шаг маховика
        [few] { $count } бесплатных шага маховика
        [many] { $count } бесплатных шагов маховика
       *[other] { $count } бесплатного шага маховика
    }.
sandman-backwards = В этот ход маховик движется против часовой стрелки.
sandman-soothed = Карта, взятая в этот ход, будет соединена, что бы на ней ни было.
sandman-ends = После этого хода раунд окончен.
sandman-taken = Взята карта: { $card }
sandman-spot = Её можно положить на уровень { $level }. Рядом: { $sides }
sandman-left = слева { $link }
sandman-right = справа { $link }
sandman-meets = { $count ->
        [one] { $count } встреча на выбор
        [few] { $count } встречи на выбор
        [many] { $count } встреч на выбор
       *[other] { $count } встречи на выбор
    }
sandman-drawn = Встречи на выбор: { $cards }
sandman-circle = Круг, по часовой стрелке
sandman-plot = сюжет: { $plot }
sandman-signs = { $count ->
        [one] { $count } знак кошмара
        [few] { $count } знака кошмара
        [many] { $count } знаков кошмара
       *[other] { $count } знака кошмара
    }
sandman-encounter = со встречей
sandman-place = Уровень { $level }, место { $place }: { $card }
sandman-empty = Сновидение ещё пусто.
sandman-tokens = Жетоны: { $tokens }
sandman-held = Встречи на руке: { $cards }
sandman-held-hidden = { $count ->
        [0] Встреч на руке нет
        [one] { $count } закрытая встреча на руке
        [few] { $count } закрытые встречи на руке
        [many] { $count } закрытых встреч на руке
       *[other] { $count } закрытой встречи на руке
    }
sandman-open = Открытые встречи: { $cards }
sandman-goal = Цель: { $goal } ({ $particles })
sandman-bag = { $count ->
        [one] Мешок: { $count } жетон, с пустым оборотом: { $blanks }
        [few] Мешок: { $count } жетона, с пустым оборотом: { $blanks }
        [many] Мешок: { $count } жетонов, с пустым оборотом: { $blanks }
       *[other] Мешок: { $count } жетона, с пустым оборотом: { $blanks }
    }
sandman-deck = В колоде снов { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
sandman-encounters = В колоде встреч { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }

# Бегуны
runners-dream = Сон { $round } из { $rounds }: { $dream }, уровень { $level }
runners-glass = Песок в часах сыплется.
runners-shared = К разделу: { $rewards }
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
runners-laid = лежит углом на ряду { $row }, столбец { $column }{ $turn ->
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

# Мастерская
workshop-night = Ночь { $round } из 6
workshop-order = Порядок ходов: { $names }
workshop-drawn = Осколки, которые надо разложить по уголкам: { $shards }
workshop-sight = Вы смотрите на эти карты:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Следующий: { $colour }.
workshop-here = Здесь: { $names }.
workshop-blocked = Господин Кошмар закрывает его силу.
workshop-way = Путь туда: { $cost }.
workshop-red-way = На пути лежит осколок кошмара.
workshop-red = Осколки кошмара лежат на путях { $paths }.
workshop-hand = В руках: { $shards }
workshop-bare = Мастерская ещё пуста.
workshop-built = Построено, каждая стопка снизу вверх:
workshop-tree = дерево
workshop-dreamer = сновидец
workshop-mountain = гора
workshop-card = { $points ->
        [one] { $card }, уровень { $level }, { $points } очко, сила: { $power }.
        [few] { $card }, уровень { $level }, { $points } очка, сила: { $power }.
        [many] { $card }, уровень { $level }, { $points } очков, сила: { $power }.
       *[other] { $card }, уровень { $level }, { $points } очка, сила: { $power }.
    }
workshop-card-land = Её пейзаж: { $land }.
workshop-card-shard = На ней лежит: { $colour }.
workshop-finished = Закончены: { $cards }
workshop-pile = Верхняя из законченных карт:
workshop-bag = В мешке: { $shards }
