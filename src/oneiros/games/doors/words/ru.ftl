# Doors по-русски. Новости — в настоящем времени, без рода; «вы» играет устами своего сновидца.
# Именительный падеж комнат совпадает с винительным, дверей — нет: двери стоят подлежащим или после двоеточия.

player = Игрок { $number }
you = Ваш сновидец
none = ничего
about =
    Найдите двери лабиринта и откройте их все, пока не кончилась колода. Три комнаты одного цвета
    подряд открывают дверь этого цвета; на соседних картах ряда не бывает одинаковых символов.

## Карты

card-red-sun = красное солнце
card-red-moon = красный месяц
card-red-key = красный ключ
card-blue-sun = синее солнце
card-blue-moon = синий месяц
card-blue-key = синий ключ
card-green-sun = зелёное солнце
card-green-moon = зелёный месяц
card-green-key = зелёный ключ
card-brown-sun = бурое солнце
card-brown-moon = бурый месяц
card-brown-key = бурый ключ
card-red-door = красная дверь
card-blue-door = синяя дверь
card-green-door = зелёная дверь
card-brown-door = бурая дверь
card-nightmare = кошмар

colour-red = красный
colour-blue = синий
colour-green = зелёный
colour-brown = бурый

symbol-sun = солнце
symbol-moon = месяц
symbol-key = ключ
symbol-door = дверь

# Откуда карта, в конце предложения: о своей руке не говорится ничего.
source-hand = { "" }
source-shared = { " " }(из общих)

## О чём спрашивают того, чей ход

phase-draft = Перед вами открытые комнаты. Возьмите одну на руку.
phase-play = Добавьте карту в свой ряд или сбросьте одну.
phase-give = Можно положить одну свою карту к общим и взять взамен другую. Какую отдаёте?
phase-take = Какую из общих карт берёте за { $giving }?
phase-foresee = Пророчество: вот верх колоды. Сбросьте одну из этих карт.
phase-arrange = Верните остальные на колоду. Какая карта ляжет следующей?
phase-triple = Три комнаты одного цвета, но дверь этого цвета у вас уже есть. Возьмёте и вторую?
phase-door = Перед вами { $drawn }, и ключ от неё у вас в руке. Откроете?
phase-nightmare = Перед вами кошмар. Что вы ему отдадите?
phase-over = Сон окончен.

## Ходы

move-play = Разыграть { $card }{ $source }
move-discard = Сбросить { $card }{ $source }
move-draft = Взять { $card }
move-give = Отдать { $card }
move-take = Взять { $card }
move-keep = Ничего не менять
move-foresee = Сбросить: { $card }
move-arrange = Следующей положить: { $card }
move-open = Потратить ключ{ $source } и открыть дверь
move-leave = Пусть дверь канет в Лимб
move-accept = Взять вторую дверь
move-decline = Оставить её в колоде
move-lose-key = Отдать { $colour } ключ{ $source }
move-lose-door = Отдать дверь (цвет: { $colour }): она канет в Лимб
move-lose-five = Отдать пять верхних карт колоды
move-lose-hand = Отдать все карты с руки

## Новости

news-drafted = { $seat } берёт { $card }.
news-played = { $seat } разыгрывает { $card }.
news-found = Третья комната одного цвета: распахивается { $card }.
news-declined = { $seat } не берёт: вторая { $card } остаётся в колоде.
news-discarded = { $seat } сбрасывает { $card }.
news-swapped = { $seat } кладёт к общим картам { $card } и берёт { $gained }.
news-foresaw = { $seat } получает пророчество: { $cards }.
news-foresaw-unseen =
    { $seat } получает пророчество и видит { $count ->
        [one] { $count } верхнюю карту колоды.
        [few] { $count } верхние карты колоды.
        [many] { $count } верхних карт колоды.
       *[other] { $count } верхней карты колоды.
    }
news-let-go = { $seat } сбрасывает из пророчества: { $card }.
news-arranged =
    { $count ->
        [0] От пророчества не осталось карт, возвращать нечего.
        [one] На колоду возвращается { $count } карта.
        [few] На колоду возвращаются { $count } карты.
        [many] На колоду возвращаются { $count } карт.
       *[other] На колоду возвращается { $count } карты.
    }
news-drew = { $seat } тянет { $card }.
news-drew-unseen = { $seat } тянет карту.
news-drew-shared = К общим картам ложится { $card }.
news-met = На пути — { $card }.
news-faded = Кошмару больше нечего взять, и он тает.
news-opened = { $seat } тратит ключ, и открывается { $card }.
news-left = { $seat } отступает, и { $card } тонет в Лимбе.
news-lost-key = { $seat } отдаёт кошмару { $card }.
news-lost-door = { $seat } платит кошмару дверью: { $card } тонет в Лимбе.
news-lost-five = Кошмар сметает верх колоды: { $cards }.
news-lost-hand = { $seat } отдаёт кошмару все карты с руки.
news-passed = Мимо, прямо в Лимб: { $card }.
news-shuffled = Лимб возвращает всё, что хранил, и колода перемешана.

## Ходы, над которыми стоит подумать

warning-discards-door = Сброшенную дверь не вернуть, а без неё выхода может и не быть.
warning-empties-deck = Это заберёт остаток колоды. Когда тянуть нечего, сон проигран.
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
label-unseen = Неизвестные
label-empty = пусто
