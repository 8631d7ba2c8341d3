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
doors-run = Карт одного цвета в конце ряда: { $count }
doors-opened = Открытые двери: { $cards }
doors-drawn = Вышло: { $card }
doors-sight = Пророчество, начиная с ближайшей карты: { $cards }
doors-shared = Общие карты: { $cards }
doors-laid-out = Выложены для обоих: { $cards }
doors-deck = { $count ->
        [one] Колода: { $count } карта
        [few] Колода: { $count } карты
        [many] Колода: { $count } карт
       *[other] Колода: { $count } карты
    }
doors-top = Известный верх колоды, начиная с ближайшей карты: { $cards }
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
ravens-until = Игра кончается, когда у кого-то столько воронов: { $target }.
ravens-rounds = Раундов не больше: { $rounds }
ravens-drawn = Вы взяли: { $cards }
ravens-holding = { $count ->
        [one] { $name } держит { $count } взятую карту.
        [few] { $name } держит { $count } взятые карты.
        [many] { $name } держит { $count } взятых карт.
       *[other] { $name } держит { $count } взятой карты.
    }
ravens-picked = К обмену: { $name }, карта { $place }
ravens-card = Карта { $place }: { $card }
ravens-card-seen = Карта { $place }: { $card }. Её знает: { $names }
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
sandman-free = Бесплатных шагов колеса: { $count }
sandman-backwards = В этот ход колесо движется против часовой стрелки.
sandman-soothed = Карта, взятая в этот ход, будет соединена.
sandman-ends = После этого хода раунд окончен.
sandman-taken = Взята карта: { $card }
sandman-spot = Её можно положить на уровень { $level }. Рядом: { $sides }
sandman-left = слева { $link }
sandman-right = справа { $link }
sandman-meets = { $count ->
        [one] взять { $count } встречу
        [few] взять { $count } встречи
        [many] взять { $count } встреч
       *[other] взять { $count } встречи
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
sandman-empty = Сон ещё пуст.
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
sandman-deck = { $count ->
        [one] В колоде { $count } сон
        [few] В колоде { $count } сна
        [many] В колоде { $count } снов
       *[other] В колоде { $count } сна
    }
sandman-encounters = { $count ->
        [one] В колоде { $count } встреча
        [few] В колоде { $count } встречи
        [many] В колоде { $count } встреч
       *[other] В колоде { $count } встречи
    }

# Бегуны
runners-dream = Сон { $round } из { $rounds }: { $dream }, уровень { $level }
runners-glass = Песок в часах сыплется.
runners-shared = К разделу: { $rewards }
runners-costs = стоит покоя: { $count }
runners-over = сверху { $tile } ({ $effect })
runners-dispelled = рассеяно
runners-collected = { $times ->
        [1] собрано
       *[other] собрано дважды
    }
runners-loses = отнимает покоя: { $count }
runners-laid = лежит углом на ряду { $row }, столбец { $column }{ $turn ->
        [0] { "" }
        [1] , четверть оборота
        [2] , пол-оборота
       *[other] , три четверти оборота
    }
runners-in-tray = в запасе
runners-stock = Покой { $calm }, звезда { $star }, монеты { $coins }, ключи { $keys }
runners-shards = Осколки: { $shards }
runners-tiles = Фрагменты: { $tiles }
runners-layout = Уложено: { $tiles }
runners-chest = Сундук этого сна: { $chest }, нужно { $keys ->
        [one] { $keys } ключ
        [few] { $keys } ключа
        [many] { $keys } ключей
       *[other] { $keys } ключа
    }. Внутри: { $rewards }
runners-offer = Цена в монетах { $price }: { $tile }. Под ней ещё: { $stack }
runners-rest = Один покой, цена в монетах: { $price }

# Мастерская
workshop-night = Ночь { $round } из 6
workshop-order = Порядок хода: { $names }
workshop-drawn = Осколки, которые надо разложить по уголкам: { $shards }
workshop-sight = Вы смотрите на эти карты:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Следующий: { $colour }.
workshop-here = Здесь: { $names }.
workshop-blocked = На силе стоит Господин Кошмар.
workshop-way = Дорога туда: { $cost }.
workshop-red-way = По дороге лежит осколок кошмара.
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
workshop-card-land = Её земля: { $land }.
workshop-card-shard = На ней лежит: { $colour }.
workshop-finished = Закончены: { $cards }
workshop-pile = Сверху стопки законченных:
workshop-bag = В мешке: { $shards }
