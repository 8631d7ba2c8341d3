sandman-round = Раунд { $round } из 3
sandman-turns-left = { $count ->
        [one] осталось не больше { $count } хода
        [few] осталось не больше { $count } ходов
        [many] осталось не больше { $count } ходов
       *[other] осталось не больше { $count } хода
    }
sandman-ends = закончится после этого хода
sandman-tokens = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
sandman-your-tokens = Ваши жетоны
sandman-their-tokens = Жетоны
sandman-so-far = пока { $count }
sandman-dreams = Сны
sandman-bag = Мешок
sandman-encounters = Встречи
sandman-open = Открытые
sandman-wheel-black = Чёрный маховик
sandman-wheel-white = Белый маховик
sandman-joined = соединение
sandman-broken = разрыв
sandman-done = Закончить ход
sandman-play-it = Разыграть
sandman-keep-it = Оставить
sandman-pay-it = Заплатить
sandman-set-here = Сюда
sandman-left = осталось { $count }
sandman-score = { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }
sandman-gap = просвет
sandman-say-take = Взять карту «{ $card }»?
sandman-say-lay = На какой уровень?
sandman-say-play = Разыграть встречу «{ $encounter }»?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
sandman-hint-meets = маховики сойдутся
sandman-card = { $name }: { $particles }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
sandman-nightmare = { $name }, кошмар: { $particles }
end-sandman-level-1 = Звёзды, уровень 1
end-sandman-level-2 = Звёзды, уровень 2, вдвойне
end-sandman-level-3 = Звёзды, уровень 3, втройне
end-sandman-cut-off = Отрезанные карты, за уровень 1
end-sandman-encounters = Неразыгранные встречи
end-sandman-goal = Цель
end-sandman-nightmares = Кошмары
end-sandman-keepsake = Вещицы на память
sandman-look-goal = Чужая цель
sandman-look-tokens = Чужие жетоны
sandman-say-look = { $name }: посмотреть цель или жетоны?
sandman-look-closer = { $who ->
        [you] Рассмотреть своё сновидение
       *[other] { $name }: рассмотреть сновидение
    }
sandman-dream-of = { $who ->
        [you] Ваше сновидение
       *[other] Сновидение: { $name }
    }
sandman-whose-way = Маховик, чей путь показан
sandman-held = { $count ->
        [one] { $count } встреча на руке
        [few] { $count } встречи на руке
        [many] { $count } встреч на руке
       *[other] { $count } встречи на руке
    }
sandman-no-tokens = Пока нет
sandman-offer = Присоединить на уровне { $level }: { $points }
sandman-hint-draws = { $count ->
        [one] даёт { $count } жетон
        [few] даёт { $count } жетона
        [many] даёт { $count } жетонов
       *[other] даёт { $count } жетона
    }
sandman-hint-costs = { $count ->
        [one] стоит { $count } жетон
        [few] стоит { $count } жетона
        [many] стоит { $count } жетонов
       *[other] стоит { $count } жетона
    }
sandman-goal-means = 1 очко за каждую такую частицу на картах
sandman-about-goal = В конце: 1 очко за каждую такую частицу, напечатанную на ваших картах, в том числе на кошмарах: { $particles }.
sandman-about-stars = { $one ->
        [one] Звезда приносит { $one } очко на уровне 1, { $two } на уровне 2, { $three } на уровне 3.
        [few] Звёзды приносят { $one } очка на уровне 1, { $two } на уровне 2, { $three } на уровне 3.
        [many] Звёзды приносят { $one } очков на уровне 1, { $two } на уровне 2, { $three } на уровне 3.
       *[other] Звёзды приносят { $one } очка на уровне 1, { $two } на уровне 2, { $three } на уровне 3.
    }
sandman-about-nightmare = Кошмар: отнимает { $one ->
        [one] { $one } очко
        [few] { $one } очка
        [many] { $one } очков
       *[other] { $one } очка
    } на уровне 1, { $two } на уровне 2, { $three } на уровне 3.
sandman-about-encounter = Спираль приносит встречи: на уровне 1 вы берёте одну, на уровне 2 две, на уровне 3 три и оставляете одну.
sandman-about-joined = Соединение: у двух карт есть общая частица, под них можно положить карту.
sandman-about-broken = Разрыв: у двух карт нет общей частицы, под них ничего положить нельзя.
sandman-about-cut-off = Разрывы отрезали её со всех сторон: она считается картой уровня 1.
sandman-about-gap = Просвет: под разрыв ничего положить нельзя.
sandman-about-level = { $level ->
        [1] Уровень 1: звёзды и знаки кошмара считаются один раз.
        [2] Уровень 2: звёзды и знаки кошмара считаются дважды.
       *[other] Уровень 3: звёзды и знаки кошмара считаются трижды.
    }
sandman-about-token = До движения маховика положите его на последнюю карту уровня: у неё появится и эта частица. Или заплатите им за шаг.
sandman-about-blank = У него пустой оборот: если взять его, когда маховики сошлись, раунд закончится.
sandman-about-wheel = Сдвиньте его по часовой стрелке и возьмите карту, на которой он остановится. 1 шаг даёт 2 жетона, 2 шага — 1, третий шаг бесплатный, каждый следующий стоит жетон.
sandman-sand-more = { $count ->
        [one] +{ $count } жетон
        [few] +{ $count } жетона
        [many] +{ $count } жетонов
       *[other] +{ $count } жетона
    }
sandman-sand-less = { $count ->
        [one] −{ $count } жетон
        [few] −{ $count } жетона
        [many] −{ $count } жетонов
       *[other] −{ $count } жетона
    }
sandman-sand-none = бесплатно
