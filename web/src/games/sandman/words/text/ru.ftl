sandman-free = { $count ->
        [one] Бесплатен { $count } шаг маховика
        [few] Бесплатны { $count } шага маховика
        [many] Бесплатны { $count } шагов маховика
       *[other] Бесплатны { $count } шага маховика
    }.
sandman-backwards = В этот ход маховик движется против часовой стрелки.
sandman-soothed = Карта, взятая в этот ход, соединится с соседней, что бы на ней ни было.
sandman-taken = Взята карта: { $card }
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
sandman-spot = На уровне { $level } она ляжет так: { $sides }
sandman-points = очки { $points }
