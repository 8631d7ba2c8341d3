# Doors по-русски. Новости — в настоящем времени, без рода; [you] в них — тот, кто читает.
# Названия карт стоят в именительном падеже: подлежащим или после двоеточия.

title = Двери
player = Игрок { $number }
you = Вы
none = ничего
about =
    Найдите двери лабиринта и откройте их все, пока не закончилась колода. Три комнаты одного цвета
    подряд открывают дверь этого цвета; у соседних карт ряда знаки всегда разные.

## Карты

card-red-sun = красное солнце
card-red-moon = красная луна
card-red-key = красный ключ
card-blue-sun = синее солнце
card-blue-moon = синяя луна
card-blue-key = синий ключ
card-green-sun = зелёное солнце
card-green-moon = зелёная луна
card-green-key = зелёный ключ
card-brown-sun = коричневое солнце
card-brown-moon = коричневая луна
card-brown-key = коричневый ключ
card-red-door = красная дверь
card-blue-door = синяя дверь
card-green-door = зелёная дверь
card-brown-door = коричневая дверь
card-nightmare = кошмар

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-brown = коричневый

symbol-sun = солнце
symbol-moon = луна
symbol-key = ключ
symbol-door = дверь

# Откуда карта, в конце предложения: о своей руке не говорится ничего.
source-hand = { "" }
source-shared = { " " }(из общих)

## О чём спрашивают того, чей ход

phase-draft = Комнаты выложены перед вами обоими. Возьмите одну на руку.
phase-play = Выложите карту в свой ряд или сбросьте одну.
phase-give = Можно положить одну из своих карт к общим и взять взамен другую. Какую отдаёте?
phase-take = Вы отдаёте: { $giving }. Какую из общих карт берёте взамен?
phase-foresee = Пророчество: вот верх колоды. Сбросьте одну из этих карт.
phase-arrange = Верните остальные на колоду. Какая карта будет следующей?
phase-triple = Три комнаты одного цвета, но дверь этого цвета у вас уже есть. Возьмёте вторую?
phase-door = Перед вами { $drawn }, и ключ от неё у вас на руке. Откроете?
phase-nightmare = Перед вами кошмар. Что вы ему отдадите?
phase-over = Сон окончен.

## Ходы

move-play = Выложить: { $card }{ $source }
move-discard = Сбросить: { $card }{ $source }
move-draft = Взять: { $card }
move-give = Отдать: { $card }
move-take = Взять: { $card }
move-keep = Ничего не менять
move-foresee = Сбросить: { $card }
move-arrange = Положить следующей: { $card }
move-open = Потратить ключ{ $source } и открыть дверь
move-leave = Отправить дверь в Лимб
move-accept = Взять вторую дверь
move-decline = Оставить её в колоде
move-lose-key = Отдать { $colour } ключ{ $source }
move-lose-door = Отдать дверь ({ $colour } цвет): она уйдёт в Лимб
move-lose-five = Отдать пять верхних карт колоды
move-lose-hand = Отдать всю руку

## Новости

news-drafted = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту: { $card }.
news-played = { $who ->
        [you] Вы выкладываете
       *[other] { $seat } выкладывает
    } карту: { $card }.
news-found = Третья комната одного цвета: распахивается { $card }.
news-declined = { $who ->
        [you] Вы не берёте вторую дверь
       *[other] { $seat } не берёт вторую дверь
    }: { $card } остаётся в колоде.
news-discarded = { $who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту: { $card }.
news-swapped = { $who ->
        [you] Вы кладёте к общим картам: { $card }. Взамен берёте
       *[other] { $seat } кладёт к общим картам: { $card }. Взамен берёт
    }: { $gained }.
news-foresaw = { $who ->
        [you] Вы получаете
       *[other] { $seat } получает
    } пророчество: { $cards }.
news-foresaw-unseen = { $who ->
        [you] Вы получаете пророчество и видите
       *[other] { $seat } получает пророчество и видит
    } { $count ->
        [one] { $count } верхнюю карту колоды
        [few] { $count } верхние карты колоды
        [many] { $count } верхних карт колоды
       *[other] { $count } верхней карты колоды
    }.
news-let-go = { $who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    } карту из пророчества: { $card }.
news-arranged =
    { $count ->
        [0] От пророчества не осталось карт, возвращать нечего.
        [one] { $who ->
            [you] Вы возвращаете
           *[other] { $seat } возвращает
        } на колоду { $count } карту.
        [few] { $who ->
            [you] Вы возвращаете
           *[other] { $seat } возвращает
        } на колоду { $count } карты.
        [many] { $who ->
            [you] Вы возвращаете
           *[other] { $seat } возвращает
        } на колоду { $count } карт.
       *[other] { $who ->
            [you] Вы возвращаете
           *[other] { $seat } возвращает
        } на колоду { $count } карты.
    }
news-drew = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту: { $card }.
news-drew-unseen = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } карту.
news-drew-shared = К общим картам ложится { $card }.
news-met = На пути — { $card }.
news-faded = Кошмару больше нечего взять, и он тает.
news-opened = { $who ->
        [you] Вы тратите
       *[other] { $seat } тратит
    } ключ, и открывается { $card }.
news-left = { $who ->
        [you] Вы отступаете
       *[other] { $seat } отступает
    }, и { $card } уходит в Лимб.
news-lost-key = { $who ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } кошмару { $card }.
news-lost-door = { $who ->
        [you] Вы платите
       *[other] { $seat } платит
    } кошмару дверью: { $card } уходит в Лимб.
news-lost-five = Кошмар сметает верх колоды: { $cards }.
news-lost-hand = { $who ->
        [you] Вы отдаёте
       *[other] { $seat } отдаёт
    } кошмару всю руку.
news-passed = Сразу в Лимб: { $card }.
news-shuffled = Лимб возвращает всё, что хранил, и колода перемешана.

## Ходы, над которыми стоит подумать

warning-discards-door = Сброшенную дверь не вернуть, а без неё выхода может и не быть.
warning-empties-deck = Это заберёт остаток колоды. Когда брать больше нечего, сон проигран.
warning-second-door = Дверь этого цвета у вас уже есть. Вторая преградит выход, пока вы её не отдадите.

## Конец

reason-escaped = Последняя дверь распахнулась. Лабиринт позади.
reason-lost = Колода пуста, и лабиринт смыкается.
score =
    { $points ->
        [one] { $points } открытая дверь
        [few] { $points } открытые двери
        [many] { $points } открытых дверей
       *[other] { $points } открытой двери
    }

## Что лежит на столе

label-doors = Двери
label-opened = { $open } из { $needed }
label-row = Ряд
label-run = { $length } из 3
label-hand = Рука
label-shared = Общие
label-laid-out = Выложены
label-deck = Колода
label-top = дальше:
label-prophecy = Пророчество
label-limbo = Лимб
label-discarded = Сброс
label-last = последняя:
label-cards =
    { $count ->
        [one] { $count } карта
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    }
label-unseen = Ещё не видели
label-empty = пусто

# Чего требует правило, для тех, кто попробовал иначе

rule-D4 = Карту выкладывают в конец своего ряда; знак на ней должен отличаться от знака на карте перед ней.
rule-D6 = Вместо того чтобы выкладывать карту, можно сбросить одну с руки или из общих.
rule-D7 = Из карт пророчества одну сбрасывают, остальные возвращают на колоду, начиная с той, что выйдет первой.
rule-D10 = Вышедшую дверь открывают ключом её цвета, иначе она уходит в Лимб.
rule-D11 = Кошмар требует что-то одно из четырёх, и выбрать можно лишь то, что вы в силах отдать.
rule-D19 = В начале вы по очереди берёте по одной из выложенных карт, пока у каждого не станет три.
rule-D21 = Сразу после сброса можно обменять одну свою карту на общую.
rule-D23 = Вторую дверь того же цвета можно взять или оставить в колоде.
