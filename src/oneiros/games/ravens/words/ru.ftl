# Ravens по-русски. Названия карт стоят после двоеточия, в именительном падеже; новости — в настоящем времени.
player = Игрок { $number }
you = Ваш сновидец
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
card-ravens-9 = девять воронов
card-take-two = Возьми 2 (5 воронов)
card-peek-one = Подсмотри 1 (6 воронов)
card-swap-two = Обменяй 2 (7 воронов)

# Ходы

move-look = Посмотреть карту { $place1 } своего сна
move-wake = Проснись!
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
move-pick = Обменять карту { $place1 } игрока { $owner1 }...
move-exchange = ...с картой { $place1 } игрока { $owner1 }
move-claim = Объявить, что обе ваши карты, { $first1 } и { $second1 }, показывают { $number }

# Новости

news-dealt = Раунд { $round }: карты розданы. Начинает { $seat }; в сбросе лежит карта: { $card }.
news-looked = { $seat } смотрит карту { $place1 } своего сна: { $card }.
news-looked-unseen = { $seat } смотрит карту { $place1 } своего сна.
news-woke = { $seat } зовёт: «Проснись!»
news-ran-out = Колода кончилась: раунд окончен, никто не позвал.
news-took = { $seat } берёт из сброса: { $card }. Теперь это карта { $place1 } сна.
news-drew = { $seat } берёт карту: { $card }.
news-drew-unseen = { $seat } берёт карту.
news-kept = { $seat } кладёт в свой сон: { $card }. Теперь это карта { $place1 }.
news-kept-unseen = { $seat } кладёт взятую карту в свой сон как карту { $place1 }.
news-discarded = { $seat } сбрасывает карту: { $card }.
news-used = { $seat } применяет карту: { $card }.
news-drew-two = { $seat } берёт две карты: { $cards }.
news-drew-two-unseen = { $seat } берёт две карты.
news-peeked = { $seat } подсматривает: { $owner }, карта { $place1 }. Там { $card }.
news-peeked-unseen = { $seat } подсматривает: { $owner }, карта { $place1 }.
news-picked = { $seat } готовит обмен: { $owner }, карта { $place1 }.
news-exchanged = { $seat } меняет местами карты: { $owner }, карта { $place1 }, и { $other }, карта { $there1 }.
news-claimed = { $seat } объявляет, что карты { $first1 } и { $second1 } обе показывают { $number }, и это правда: { $cards }.
news-misclaimed = { $seat } объявляет, что карты { $first1 } и { $second1 } обе показывают { $number }, и это ошибка: { $cards }.
news-scored = { $seat } видит во сне: { $cards }. Всего { $ravens ->
        [one] { $ravens } ворон
        [few] { $ravens } ворона
        [many] { $ravens } воронов
       *[other] { $ravens } ворона
    }; за раунд { $points }, итого { $total }.

# О чём спрашивают

phase-look = Посмотрите две карты своего сна.
phase-turn = Ваш ход: скажите «Проснись!», возьмите карту из сброса или из колоды.
phase-drawn = Вы взяли карту: положите её в сон, сбросьте или, если она особая, примените.
phase-choose = Вы взяли две карты: выберите, какую оставить.
phase-peek = Выберите карту любого сна, чтобы подсмотреть.
phase-pick = Выберите первую из двух карт для обмена.
phase-exchange = Выберите карту другого игрока, на которую её обменять.
phase-over = Игра окончена.

# Стоит подумать

warning-wake = Раунд кончится сразу. Если у кого-то воронов меньше, вы платите штраф.
warning-claim = Обе карты увидят все. Если вы ошиблись, получите ещё одну карту.

# Откуда такой счёт

why-counted = вороны сна
why-fewest = «Проснись!», и воронов меньше всех
why-tied = «Проснись!», но меньше всех воронов у нескольких
why-beaten = «Проснись!», но воронов не меньше всех: штраф
why-all-nines = сон из одних девяток
why-outshone = у кого-то сон из одних девяток

# Чем кончилось

reason-target = Предел достигнут. Побеждает тот, у кого меньше воронов.
reason-rounds = Последний раунд окончен. Побеждает тот, у кого меньше воронов.
reason-long = Дольше играть нельзя. Побеждает тот, у кого меньше воронов.

# Стол в терминале

label-legend = Число на карте — её вороны; карты с названием действуют, когда их берут из колоды. ? — карта, которой вы не знаете.
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
label-called = Раунд { $round }: { $caller } зовёт «Проснись!»
label-ran-out = Раунд { $round }: колода кончилась.
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
