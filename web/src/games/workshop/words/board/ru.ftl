workshop-night = Ночь { $round } из 6
workshop-land = Страна
workshop-workshop = Мастерская
workshop-trees = { $count ->
        [one] { $count } дерево
        [few] { $count } дерева
        [many] { $count } деревьев
       *[other] { $count } дерева
    }
workshop-points = { $count ->
        [one] осталось { $count } очко
        [few] осталось { $count } очка
        [many] осталось { $count } очков
       *[other] осталось { $count } очка
    }
workshop-dream-tokens = Жетоны снов
workshop-finished = закончено: { $count }
workshop-hand = В руках
workshop-tree = Дерево
workshop-walk = Идти
workshop-step = Шаг
workshop-trade = 2 за 1
workshop-collect = Подобрать
workshop-use = Сила
workshop-sleep = Спать
workshop-wake = Готово
workshop-enter = Впустить сновидца
workshop-stop = Хватит
workshop-deeper = Глубже
workshop-decline = Ни одной
workshop-keep-it = Оставить
workshop-field = клетка { $field }
workshop-empty = пусто
workshop-corner-archive = Архив
workshop-corner-collector = Собиратель
workshop-corner-tower = Башня
workshop-corner-golem = Голем
workshop-corner-lake = Озеро
workshop-corner-lord = Владыка снов
workshop-cost = { $count ->
        [0] бесплатно
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
workshop-banish = 3 за 1
workshop-invoke = Применить силу
workshop-store = Сберечь на потом
workshop-awaken = Положить осколок
workshop-finish = Закончить
workshop-level = Уровень { $level }
workshop-say-put = Куда положить: { $colour }?
workshop-say-give = Какие два осколка отдаёте?
workshop-say-take = А что берёте взамен?
workshop-say-tree = Где посадить дерево?
workshop-say-walk = Куда пойдёт сновидец?
workshop-say-step = Куда шагнёт сновидец?
workshop-say-banish = Какой осколок возьмёте за три осколка кошмара?
end-workshop-W25 = Деревья
end-workshop-W34 = Вода под ногами
end-workshop-W36 = Горы
end-workshop-W37 = Законченные пейзажи
end-workshop-W42 = Незаконченные пейзажи
end-workshop-W43 = Жетоны снов
end-workshop-W49 = Осколки кошмара под ногами
end-workshop-W52 = Оставшиеся осколки кошмара
option-workshop-creation = Сны творят
option-workshop-creation-turns = По очереди
option-workshop-creation-together = Все сразу
option-workshop-nightmare = По стране бродит Господин Кошмар
workshop-any = любой осколок
workshop-card-lacks = Ещё не хватает: { $shards }
workshop-card-ready = Все нужные осколки у вас в руках.
workshop-card-ready-short = есть в руках
workshop-card-blocked = Построить негде: что-то мешает.
workshop-card-blocked-short = что-то мешает
workshop-path = Путь: { $from } — { $to }
workshop-cards = Карты
workshop-of = { $who ->
        [you] Ваша мастерская
       *[other] Мастерская: { $name }
    }
workshop-stage-starting = Выбор карт
workshop-stage-wandering = Странствие
workshop-stage-making = Творение сна
workshop-stage-last-making = Последний сон
workshop-stage-ended = Утро
workshop-turn-night = В уголках лежат новые осколки. Порядок ходов: { $names }
workshop-turn-making = Все уснули. Пора творить сны.
workshop-turn-last-making = Шесть ночей позади. Используйте оставшиеся осколки, уже без сил.
workshop-worth = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
workshop-entry = Клетка входа
workshop-say-wander = { $count ->
        [0] Очков действий больше нет.
        [one] Осталось { $count } очко действий.
        [few] Осталось { $count } очка действий.
        [many] Осталось { $count } очков действий.
       *[other] Осталось { $count } очка действий.
    }
workshop-hint-put = На пустую клетку рядом с осколком или на свободный осколок.
workshop-hint-red = На пустую клетку рядом с осколком.

# What things do, in a sentence

workshop-power-archive = Возьмите случайный осколок из мешка.
workshop-power-collector = Возьмите из мешка два осколка и положите их на свободные места одного или двух уголков.
workshop-power-tower = Верните из мастерской в руки один или два свободных осколка.
workshop-power-golem = До трёх раз перенесите осколок со всем, что на нём, на соседнюю клетку.
workshop-power-lake = Расположите осколки одного уголка в любом порядке.
workshop-power-lord = Посмотрите 6 верхних карт одной стопки и оставьте одну или ни одной.
workshop-about-blocked = Господин Кошмар не даёт применить силу этого уголка.
workshop-about-next = Следующий осколок: { $colour }.
workshop-about-bare = Подбирать здесь нечего.
workshop-about-key = С таким осколком в руках вход бесплатный: { $colour }.
workshop-about-way = Дорога туда: { $cost }.
workshop-about-red = На пути лежит осколок кошмара, и его придётся взять.
workshop-about-points = Перейти в соседний уголок и подобрать осколок стоит по 1 очку действий.
workshop-about-making = Стройте, сажайте, меняйте, ходите. Оставшиеся осколки вернутся в мешок.
workshop-about-tree = Сбросьте осколок луга и посадите дерево на свободный осколок: { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
workshop-about-walk = Сбросьте осколок движения: сновидец перейдёт на соседнюю клетку с осколками.
workshop-about-step = С земли сновидец делает ещё один шаг бесплатно, сейчас или никогда.
workshop-about-trade = Сбросьте два осколка одного цвета и возьмите из мешка один другого цвета.
workshop-about-banish = Верните в мешок три осколка кошмара и возьмите взамен один любой другой.
workshop-about-shard-water = Приносит 1 очко каждый раз, когда на неё ступает сновидец.
workshop-about-shard-earth = С неё сновидец делает ещё один шаг бесплатно.
workshop-about-shard-meadow = Положите его или сбросьте, чтобы посадить дерево.
workshop-about-shard-rock = Две, одна на другой, — это гора: 2 очка за подъём сновидца, раз за ночь.
workshop-about-shard-motion = Положите его или сбросьте, чтобы сновидец прошёл одну клетку.
workshop-about-shard-nightmare = Отнимает 1 очко, когда на него ступает сновидец, и 3 очка в конце.
workshop-about-card = Положите на неё осколок, чтобы применить её силу. { $power }: { $does }
workshop-about-stored = На ней лежит: { $colour }.
workshop-about-entry = Сюда кладут первый осколок, и здесь входит сновидец.
workshop-about-mountain = Гора: 2 очка за подъём сновидца, раз за ночь.
workshop-about-climbed = Гора, на которую сновидец этой ночью уже поднимался.
workshop-about-feet-water = Вода: 1 очко каждый раз, когда сюда ступает сновидец.
workshop-about-feet-earth = Земля: ещё один шаг бесплатно.
workshop-about-feet-nightmare = Кошмар: минус 1 очко каждый раз, когда сюда ступает сновидец.
workshop-about-level-1 = Небольшие пейзажи, от 4 до 6 очков.
workshop-about-level-2 = Пейзажи покрупнее, от 7 до 9 очков.
workshop-about-level-3 = Большие пейзажи, от 10 до 14 очков.
workshop-about-counts = Пока что: { $counts }.
workshop-about-tokens = Их считают в конце. При равенстве очки получают все, кто впереди, а дерево считается ещё одним осколком того цвета, на котором стоит.
workshop-token-most-cards = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого больше всего законченных пейзажей.
workshop-token-most-pairs = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого больше всего стопок ровно из двух осколков.
workshop-token-farthest = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, чей сновидец дальше всех от клетки входа, если считать шагами.
workshop-token-most-shards = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого в мастерской больше всего осколков.
workshop-token-fewest-empty = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого меньше всего пустых клеток.
workshop-token-no-red = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } каждому, у кого в мастерской нет осколков кошмара.
workshop-token-most-colour = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого больше всего осколков этого цвета: { $colour }.
workshop-token-most-singles = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого больше всего клеток с одним осколком этого цвета: { $colour }.
workshop-token-harvest = 3, 5, 7 или 9 осколков этого цвета дают 2, 4, 6 или 9 очков: { $colour }.
workshop-token-longest-path = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } тому, у кого самая длинная тропа по клеткам с этим цветом наверху: { $colour }.
workshop-token-outlook = 1 очко за каждый верхний осколок этого цвета в группах, которых касается сновидец, а с горы вдвое больше: { $colour }.
