# Ravens по-русски. Названия карт стоят после двоеточия, в именительном падеже; новости — в настоящем времени, [you] в них — тот, кто читает.
title = Вороны
player = Игрок { $number }
you = Вы
none = нет

# Карты

card-ravens-0 = пустое небо (0)
card-ravens-1 = 1 ворон
card-ravens-2 = 2 ворона
card-ravens-3 = 3 ворона
card-ravens-4 = 4 ворона
card-ravens-5 = 5 воронов
card-ravens-6 = 6 воронов
card-ravens-7 = 7 воронов
card-ravens-8 = 8 воронов
card-ravens-9 = 9 воронов
card-take-two = Возьми 2 (5 воронов)
card-peek-one = Подсмотри 1 (6 воронов)
card-swap-two = Обменяй 2 (7 воронов)

# Ходы

move-look = Посмотреть карту { $place1 } своего сна
move-wake = Подъём!
move-draw = Взять карту из колоды
move-take = Взять верхнюю карту сброса вместо своей карты { $place1 }
move-swap = Положить взятую карту на место своей карты { $place1 }
move-drop = Сбросить взятую карту
move-use = Применить взятую карту
move-choose = Оставить { $which ->
        [0] первую
       *[1] вторую
    } карту
move-peek = Подсмотреть карту { $place1 } игрока { $owner1 }
move-pick = Обменять карту { $place1 } игрока { $owner1 }…
move-exchange = …с картой { $place1 } игрока { $owner1 }
move-claim = Объявить: на обеих ваших картах, { $first1 } и { $second1 }, по { $number }

# Новости

news-dealt = Раунд { $round }: карты розданы. { $who ->
        [you] Начинаете вы
       *[other] Начинает { $seat }
    }; в сбросе лежит карта: { $card }.
news-looked = { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } карту { $place1 } своего сна: { $card }.
news-looked-unseen = { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } карту { $place1 } своего сна.
news-woke = { $who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    }: «Подъём!»
news-ran-out = Колода закончилась: раунд окончен, подъём никто не объявил.
news-took = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту из сброса на место { $place1 }: { $card }.
news-drew = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту: { $card }.
news-drew-unseen = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту.
news-kept = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } в свой сон на место { $place1 }: { $card }.
news-kept-unseen = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } взятую карту в свой сон на место { $place1 }.
news-discarded = { $who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту: { $card }.
news-used = { $who ->
        [you] Вы применяете
       *[other] { $seat } применяет
    } карту: { $card }.
news-drew-two = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } две карты: { $cards }.
news-drew-two-unseen = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } две карты.
news-peeked = { $who ->
        [you] Вы подсматриваете { $whose ->
            [you] свою карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
       *[other] { $seat } подсматривает { $whose ->
            [you] вашу карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
    }: { $card }.
news-peeked-unseen = { $who ->
        [you] Вы подсматриваете { $whose ->
            [you] свою карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
       *[other] { $seat } подсматривает { $whose ->
            [you] вашу карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
    }.
news-picked = { $who ->
        [you] Вы выбираете для обмена { $whose ->
            [you] свою карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
       *[other] { $seat } выбирает для обмена { $whose ->
            [you] вашу карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        }
    }.
news-exchanged = { $who ->
        [you] Вы меняете местами { $whose ->
            [you] свою карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        } и { $whom ->
            [you] свою карту { $there1 }
           *[other] карту { $there1 } ({ $other })
        }
       *[other] { $seat } меняет местами { $whose ->
            [you] вашу карту { $place1 }
           *[other] карту { $place1 } ({ $owner })
        } и { $whom ->
            [you] вашу карту { $there1 }
           *[other] карту { $there1 } ({ $other })
        }
    }.
news-claimed = { $who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    }: на картах { $first1 } и { $second1 } по { $number }. Всё верно: { $cards }.
news-misclaimed = { $who ->
        [you] Вы объявляете
       *[other] { $seat } объявляет
    }: на картах { $first1 } и { $second1 } по { $number }. Это ошибка: { $cards }.
news-scored = { $who ->
        [you] Ваш сон
       *[other] { $seat }, сон
    }: { $cards }. Всего { $ravens ->
        [one] { $ravens } ворон
        [few] { $ravens } ворона
        [many] { $ravens } воронов
       *[other] { $ravens } ворона
    }; за раунд { $points }, итого { $total }.

# О чём спрашивают

phase-look = Посмотрите две карты своего сна.
phase-turn = Ваш ход: возьмите карту из колоды или из сброса либо объявите подъём.
phase-drawn = Вы взяли карту: положите её в сон, сбросьте или, если она особая, примените.
phase-choose = Вы взяли две карты: выберите, какую оставить.
phase-peek = Выберите, какую карту подсмотреть, свою или чужую.
phase-pick = Выберите первую из двух карт для обмена.
phase-exchange = Выберите вторую карту, из сна другого игрока.
phase-over = Игра окончена.

# Стоит подумать

warning-wake = Раунд закончится сразу. Если у кого-то воронов меньше, вы платите штраф.
warning-claim = Обе карты увидят все. Если вы ошиблись, получите ещё одну карту.

# Откуда такой счёт

why-counted = вороны сна
why-fewest = подъём, и воронов меньше всех
why-tied = подъём, но столько же воронов у кого-то ещё
why-beaten = подъём, но у кого-то воронов меньше: штраф
why-all-nines = сон из одних девяток
why-outshone = у кого-то другого сон из одних девяток

# Чем кончилось

reason-target = Предел достигнут. Побеждает тот, у кого воронов меньше всех.
reason-rounds = Последний раунд окончен. Побеждает тот, у кого воронов меньше всех.
reason-long = Дольше играть нельзя. Побеждает тот, у кого воронов меньше всех.

# Стол в терминале

label-legend = Число на карте — сколько на ней воронов; карты с названием особые, их можно применить, взяв из колоды. ? — карта, которой вы не знаете.
label-total = итого { $total }
label-drawn = Взято
label-discarded = Сброс
label-pile = Колода
label-round = Раунд
label-cards = { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
label-empty = нет
label-called = Раунд { $round }: «Подъём!» — { $caller }
label-ran-out = Раунд { $round }: колода закончилась.
short-ravens-0 = 0
short-ravens-1 = 1
short-ravens-2 = 2
short-ravens-3 = 3
short-ravens-4 = 4
short-ravens-5 = 5
short-ravens-6 = 6
short-ravens-7 = 7
short-ravens-8 = 8
short-ravens-9 = 9
short-take-two = 5 Возьми 2
short-peek-one = 6 Подсмотри 1
short-swap-two = 7 Обменяй 2

# Чего требует правило, для тех, кто попробовал иначе

rule-R3 = До первого хода вы смотрите две карты своего сна, каждую один раз.
rule-R5 = Ход начинают с колоды, со сброса или с подъёма, и объявить подъём можно только в начале хода.
rule-R6 = Верхняя карта сброса идёт в ваш сон на место одной из ваших; после 20 таких карт подряд кто-нибудь должен сначала взять карту из колоды.
rule-R7 = Взятую карту кладут в сон, сбрасывают или применяют, если она особая.
rule-R8 = Взятая карта встаёт на место одной из карт вашего сна.
rule-R10 = Применить можно только особую карту, только что взятую из колоды.
rule-R11 = Из двух карт «Возьми 2» вы оставляете одну.
rule-R12 = По карте «Подсмотри 1» вы смотрите одну карту любого сна.
rule-R13 = «Обменяй 2» меняет местами две карты двух разных игроков.
rule-R21 = «Знаю, что у меня» — вариант игры: называют две карты своего сна; при 8 картах в нём нельзя.
