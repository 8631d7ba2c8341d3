# Runners по-русски. Новости — в настоящем времени, без рода; [you] в них — тот, кто читает.
# Названия стоят в именительном падеже: в кавычках при слове «фрагмент» или «сундук» либо после двоеточия.

title = Бегущие по снам
player = Игрок { $number }
you = Вы
none = нет
about =
    Восемь снов: накройте каждый своими фрагментами, пока не высыпался песок. Собирайте его награды, рассеивайте
    кошмары, не оставляйте открытых клеток. Четыре осколка четырёх цветов продвигают вас по звёздной дорожке. Не
    растеряйте весь покой.

# Свои фрагменты, затем те, что можно купить
tile-wisp = Огонёк
tile-lantern = Фонарь
tile-ladder = Стремянка
tile-crook = Посох
tile-moth = Мотылёк
tile-candle = Свеча
tile-bell = Колокольчик
tile-mirror = Зеркало
tile-thimble = Напёрсток
tile-pebble = Камешек
tile-twins = Близнецы
tile-shutters = Ставни
tile-scales = Весы
tile-echo = Эхо
tile-eclipse = Затмение
tile-comet = Комета
tile-ferry = Паром
tile-oar = Весло
tile-river = Река
tile-thread = Нить
tile-fence = Ограда
tile-arrow = Стрела
tile-stair = Лестница
tile-anchor = Якорь
tile-sickle = Серп
tile-harbour = Гавань
tile-wing = Крыло
tile-hook = Крюк

# Сны
dream-quiet-harbour = Тихая гавань
dream-paper-boats = Бумажные кораблики
dream-lamplighters = Фонарщики
dream-orchard-of-clocks = Сад часов
dream-cat-on-the-sill = Кошка на подоконнике
dream-night-train = Ночной поезд
dream-flooded-library = Затопленная библиотека
dream-glass-stairs = Стеклянная лестница
dream-kite-weather = Пора воздушных змеев
dream-moth-market = Рынок мотыльков
dream-drowned-carousel = Затонувшая карусель
dream-long-corridor = Долгий коридор
dream-house-without-stairs = Дом без лестниц
dream-teeth-of-the-tide = Зубы прилива
dream-masquerade = Маскарад
dream-falling-observatory = Падающая обсерватория
dream-winter-aquarium = Зимний аквариум
dream-borrowed-faces = Чужие лица
dream-red-stage = Красная сцена
dream-well-of-voices = Колодец голосов
dream-theatre-of-hands = Театр рук
dream-iron-menagerie = Железный зверинец
dream-tomb-of-birds = Птичья гробница
dream-hour-before-dawn = Час перед рассветом

# Сундуки
chest-tin-box = Жестянка
chest-sewing-box = Шкатулка для шитья
chest-music-box = Музыкальная шкатулка
chest-snuffbox = Табакерка
chest-ring-case = Футляр для кольца
chest-tea-caddy = Чайница
chest-sea-chest = Морской сундук
chest-apothecary = Аптекарский ларец
chest-puppet-trunk = Сундук кукольника
chest-map-case = Футляр для карт
chest-linen-coffer = Бельевой сундук
chest-star-cabinet = Звёздный шкафчик
chest-crown-vault = Сокровищница короны
chest-moon-safe = Лунный сейф
chest-smugglers-hoard = Тайник контрабандиста
chest-reliquary = Реликварий
chest-strongbox = Окованный сундук
chest-sleepers-treasure = Сокровище спящего

# Мелочи
reward-blue = синий осколок
reward-white = белый осколок
reward-orange = оранжевый осколок
reward-green = зелёный осколок
reward-any = осколок на выбор
reward-key = ключ
reward-coin = монета
reward-calm = единица покоя
colour-blue = синий
colour-white = белый
colour-orange = оранжевый
colour-green = зелёный
shape-single = одиночный
shape-domino = домино
shape-straight = прямая тройка
shape-bent = согнутая тройка
effect-none = ничего
effect-collect = собирает
effect-double = собирает дважды
effect-dispel = рассеивает
effect-both = собирает и рассеивает
field-blank = пусто
field-reward = награда
field-nightmare = кошмар
field-kraken = кракен
field-bat = летучая мышь
field-spider = паук
field-chest = сундук
field-linked = связанный сон
how-laid = положен
how-lifted = взят обратно

# Ходы
move-place = Положить: { $tile }, угол в ряду { $row1 }, столбце { $column1 }{ $turn ->
    [0] {""}
    [1] , повернуть один раз
    [2] , повернуть дважды
   *[other] , повернуть трижды
  }
move-back = Взять обратно: { $tile }
move-content = Готово
move-reconsider = Подумать ещё
move-take = Взять: { $reward }
move-colour = Выбрать цвет: { $colour }
move-lose = Отдать летучей мыши: { $tile }
move-buy = Купить фрагмент: { $shape }
move-rest = Отдохнуть: купить единицу покоя
move-done = Больше не покупать
move-time-up = Время вышло

# Новости
news-dream = Начинается сон { $number }: { $dream }.
news-handled = { $who ->
        [you] Ваш фрагмент
       *[other] { $seat }, фрагмент
    } «{ $tile }» { $how }.
news-handled-unseen = { $who ->
        [you] Вы перекладываете
       *[other] { $seat } перекладывает
    } фрагмент.
news-took-glass = { $who ->
        [you] Вы заканчиваете раскладку и переворачиваете
       *[other] { $seat } заканчивает раскладку и переворачивает
    } песочные часы.
news-content = { $who ->
        [you] Вы заканчиваете
       *[other] { $seat } заканчивает
    } раскладку.
news-reconsidered = { $who ->
        [you] Вы решаете
       *[other] { $seat } решает
    } подумать ещё.
news-patience-over = Никто не успел закончить; песочные часы переворачиваются сами.
news-glass-empty = Падает последняя песчинка.
news-revealed = Все раскладки открыты.
news-laid-open = Связанный сон раскрыт, на всех: { $rewards }.
news-took = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    }: { $reward }.
news-gained = { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    }: { $number } × { $reward }.
news-rose = { $who ->
        [you] Вы поднимаетесь
       *[other] { $seat } поднимается
    } до звезды { $star }.
news-opened = { $who ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } сундук «{ $chest }» за { $number ->
        [one] { $number } ключ
        [few] { $number } ключа
        [many] { $number } ключей
       *[other] { $number } ключа
    }.
news-reckoned = { $who ->
        [you] Ваш покой
       *[other] { $seat }, покой
    }: потеряно { $lost }, получено { $gained }, осталось { $calm }.
news-woke = { $who ->
        [you] Вы просыпаетесь и покидаете
       *[other] { $seat } просыпается и покидает
    } сон.
news-lost-tile = { $who ->
        [you] Вы теряете
       *[other] { $seat } теряет
    } фрагмент «{ $tile }»: его уносит летучая мышь.
news-bought = { $who ->
        [you] Вы покупаете
       *[other] { $seat } покупает
    } фрагмент «{ $tile }»{ $coins ->
        [0] { "" }
        [one] ; он даёт { $coins } монету
        [few] ; он даёт { $coins } монеты
        [many] ; он даёт { $coins } монет
       *[other] ; он даёт { $coins } монеты
    }.
news-rested = { $who ->
        [you] Вы отдыхаете
       *[other] { $seat } отдыхает
    }; покой растёт до { $calm }.

# О чём спрашивают
phase-lay = Разложите фрагменты поверх сна и выберите «Готово».
phase-share = Возьмите что-то одно из связанного сна.
phase-colour = Выберите цвет своего осколка.
phase-bat = Летучая мышь хочет один из ваших неиспользованных фрагментов.
phase-equip = Купите фрагмент или покой либо закончите покупки.
phase-over = Ночь окончена.

# Стоит подумать
warning-wakes-up = Такая раскладка вас разбудит.
warning-fields-open = Остались открытые клетки, и у вас есть чем их закрыть.
warning-coins-left = На рассвете монеты не приносят очков, а покой приносит.

# Чем кончилось
reason-dawn = Настал рассвет.
reason-woken = Все проснулись.

## Стол в терминале

label-legend = + собирает, ++ собирает дважды, x рассеивает, +x и то и другое, o ничего; косая черта завершает ряд фрагмента. В терминале песочные часы не идут.
label-dream = { $dream }, уровень { $level } (раунд { $round } из { $rounds })
label-mine = Ваша раскладка
label-layout = Раскладка
label-offers = За { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
label-keys = { $count ->
        [one] { $count } ключ
        [few] { $count } ключа
        [many] { $count } ключей
       *[other] { $count } ключа
    }
label-points = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
label-coins = { $count ->
        [one] { $count } монета
        [few] { $count } монеты
        [many] { $count } монет
       *[other] { $count } монеты
    }
label-calm-then = покой станет { $calm } (потеряно { $lost }, получено { $gained });
label-gains = награды: { $rewards }
label-woken = больше не спит
label-stock = покой { $calm }, звезда { $star }, монеты { $coins }, ключи { $keys };
label-shards = осколки: { $shards };
label-score = { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }
label-content = (готово)
label-tiles = Фрагменты

# Чего требует правило, для тех, кто попробовал иначе

rule-U8 = Фрагменты кладут так, чтобы каждый закрывал хотя бы одну клетку сна и не заходил на другие фрагменты.
rule-U9 = Готовая раскладка не меняется, пока вы не решите подумать ещё; у того, кто перевернул часы, она окончательна.
rule-U10 = Время заканчивается, только когда высыплется песок, и тогда все раскладки окончательны.
rule-U11 = За раунд фрагменты можно перекладывать не больше 60 раз; потом можно только выбрать «Готово».
rule-U14 = Осколок на выбор бывает только того цвета, который ещё есть в запасе.
rule-U16 = Летучая мышь уносит один из фрагментов, которые вы не использовали.
rule-U19 = Из связанного сна берут что-то одно из того, что ещё лежит открыто.
rule-U22 = Раз в раунд можно купить один из открытых фрагментов, если хватает монет.
rule-U23 = Покой можно покупать, пока хватает монет, но больше 30 его не бывает.

option-starred = Замешать ли более трудные сны, отмеченные звездой (U1).
option-sandglass = Сколько секунд остаётся после первого «Готово» (U9).
option-patience = Через сколько секунд песочные часы перевернутся сами; 0: никогда (U11).
