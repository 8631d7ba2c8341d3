# Workshop по-русски. Названия стоят в именительном падеже: после двоеточия, в скобках или в кавычках.
# Новости — в настоящем времени, без рода; [you] в них — тот, кто читает. give- и take- стоят в родительном падеже.

title = Мастерская
player = Игрок { $number }
you = Вы
none = нет
about = Странствуйте по стране снов и собирайте её осколки. Стройте из них пейзажи своих карт, и пусть по ним гуляет ваш
    сновидец. Чей сон за шесть ночей окажется лучшим, тот и победит.

# Осколки, уголки и силы

colour-water = вода
colour-earth = земля
colour-meadow = луг
colour-rock = скала
colour-motion = движение
colour-nightmare = кошмар
give-water = воды
give-earth = земли
give-meadow = луга
give-rock = скалы
give-motion = движения
take-water = воды
take-earth = земли
take-meadow = луга
take-rock = скалы
take-motion = движения
take-nightmare = кошмара
corner-archive = Архив
corner-collector = Собиратель
corner-tower = Башня
corner-golem = Голем
corner-lake = Озеро
corner-lord = Владыка снов
power-archive = Архив
power-collector = Собиратель
power-tower = Башня
power-golem = Голем
power-lake = Озеро
power-lord = Владыка снов

# Жетоны снов

token-most-cards = Больше всего законченных пейзажей
token-most-pairs = Больше всего стопок ровно из двух осколков
token-farthest = Сновидец дальше всех от входа
token-most-shards = Больше всего осколков
token-fewest-empty = Меньше всего пустых клеток
token-no-red = Ни одного осколка кошмара
token-most-colour = Больше всего осколков этого цвета
token-most-singles = Больше всего клеток с одним осколком этого цвета
token-harvest = Чем больше осколков этого цвета, тем больше очков
token-longest-path = Самая длинная тропа этого цвета
token-outlook = Этот цвет вокруг сновидца

# Пейзажи

card-quiet-pool = Тихая заводь
card-footpath = Тропинка
card-twin-stones = Камни-близнецы
card-clearing = Поляна
card-shore = Берег
card-water-meadow = Заливной луг
card-outcrop = Скальный выступ
card-gravel-bank = Галечная отмель
card-ford = Брод
card-causeway = Гать
card-cairn = Груда камней
card-wellspring = Родник
card-river-bend = Излучина
card-hollow = Лощина
card-ledge = Карниз
card-lone-birch = Одинокая берёза
card-willow = Ива
card-first-breeze = Первый ветерок
card-weathervane = Флюгер
card-islet = Островок
card-delta = Дельта
card-crossroads = Перекрёсток
card-saddle = Седловина
card-orchard = Фруктовый сад
card-waterfall = Водопад
card-dyke = Дамба
card-lookout = Смотровая площадка
card-moor = Вересковая пустошь
card-grotto = Грот
card-mill-race = Мельничный ручей
card-terraces = Террасы
card-avenue = Аллея
card-tarn = Горное озерцо
card-windy-knoll = Ветреный холм
card-stone-garden = Сад камней
card-oxbow = Старица
card-twin-peaks = Двойная вершина
card-great-lake = Большое озеро
card-canyon = Каньон
card-high-forest = Высокий лес
card-archipelago = Архипелаг
card-cloud-stair = Лестница в облака
card-old-bridge = Старый мост
card-glacier = Ледник
card-citadel = Цитадель
card-hanging-garden = Висячий сад
card-labyrinth = Лабиринт
card-lighthouse = Маяк
card-storm-coast = Штормовой берег
card-roof-of-the-night = Крыша ночи

# Ходы

move-put = Положить на клетку { $field }: { $colour }
move-stride = Перейти на клетку { $field } за осколок движения
move-step = Шагнуть на клетку { $field } бесплатно
move-plant = Посадить дерево на клетке { $field }
move-raise = Взять обратно верхний осколок с клетки { $field }
move-lift = Голем: взяться за верх стопки на клетке { $field }
move-carry = Перенести на клетку { $field }
move-strip = Снять верх стопки с клетки { $field }
move-travel = Перейти: { $corner }
move-collect = Подобрать следующий осколок
move-use = Применить силу этого уголка
move-sleep = Лечь спать
move-wake = Закончить этот сон
move-enter = Впустить сновидца
move-deeper = Голем: взяться на осколок ниже
move-stop = На этом всё
move-decline = Не брать карту
move-haunt = Оставить осколок кошмара на пути { $path }
move-look = Взять карты уровня { $level }
move-stir = Переставить осколки в уголке: { $corner }
move-arrange = Следующее место: { $colour }
move-invoke = Положить на карту и применить её силу: { $colour }
move-store = Положить на карту и сберечь на потом: { $colour }
move-leave = Оставить на законченных картах: { $colour }
move-banish = Отдать три осколка кошмара, взять один другой: { $colour }
move-exchange = Отдать два осколка { $give }, взять один осколок { $take }
move-lay = Положить осколок ({ $colour }) в уголок: { $corner }
move-awaken = Положить осколок на карту: { $card }
move-keep = Оставить карту: { $card }
move-finish = Закончить сейчас: { $card }

# О чём спрашивают

phase-rest = Сейчас заняты другие.
phase-start = Выберите свой первый пейзаж.
phase-wander = Странствуйте и собирайте осколки.
phase-haunt = Выберите путь, на котором останется осколок кошмара.
phase-make = Творите свой сон.
phase-walk = Сновидец на дереве: идите дальше, на свободный осколок.
phase-card = Выберите осколок для карты: примените её силу или сберегите осколок на потом.
phase-tower = Выберите свободный осколок, который вернётся к вам в руки.
phase-golem = Выберите, что перенесёт Голем.
phase-carry = Выберите, сколько возьмёт Голем и куда понесёт.
phase-lake = Выберите уголок, где переставить осколки.
phase-arrange = Выберите осколок на следующее место, начиная с ключевого.
phase-collector = Разложите взятые из мешка осколки по уголкам.
phase-lord = Выберите стопку, которую откроет вам Владыка снов.
phase-finish = Построено сразу несколько пейзажей. Выберите, какой закончить сейчас.
phase-spot = Выберите осколок, который останется на верхней из законченных карт.
phase-draw = Возьмите новые пейзажи из одной стопки или не берите.
phase-keep = Оставьте один из этих пейзажей или ни одного.
phase-bury = Положите в мастерскую осколки кошмара, что у вас в руках.
phase-over = Настало утро.

# Новости

news-put = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } осколок на клетку { $field }: { $colour }.
news-strode = { $who ->
        [you] Ваш сновидец
       *[other] { $seat }: сновидец
    } переходит на клетку { $field }.
news-stepped = { $who ->
        [you] Ваш сновидец
       *[other] { $seat }: сновидец
    } шагает на клетку { $field }.
news-entered = { $who ->
        [you] Ваш сновидец
       *[other] { $seat }: сновидец
    } входит в мастерскую.
news-scored = { $who ->
        [you] Ваши очки
       *[other] { $seat }, очки
    } за клетку { $field }: { $points }.
news-planted = { $who ->
        [you] Вы сажаете
       *[other] { $seat } сажает
    } дерево на клетке { $field } за { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
news-raised = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } обратно осколок с клетки { $field }: { $colour }.
news-carried = { $who ->
        [you] Ваш Голем
       *[other] { $seat }: Голем
    } переносит { $count ->
        [one] { $count } осколок
        [few] { $count } осколка
        [many] { $count } осколков
       *[other] { $count } осколка
    } с клетки { $field } на { $target }.
news-stripped = { $who ->
        [you] Вы снимаете
       *[other] { $seat } снимает
    } осколок с клетки { $field }: { $colour }.
news-felled = { $who ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } в запас дерево с клетки { $field }.
news-travelled = { $who ->
        [you] Вы переходите
       *[other] { $seat } переходит
    } в уголок «{ $corner }».
news-caught = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } осколок кошмара с пути { $path }.
news-collected = { $who ->
        [you] Вы подбираете
       *[other] { $seat } подбирает
    } осколок: { $colour }.
news-slept = { $who ->
        [you] Вы ложитесь
       *[other] { $seat } ложится
    } спать в уголке «{ $corner }».
news-followed = Господин Кошмар приходит { $who ->
        [you] в ваш уголок
       *[other] в уголок, где спит { $seat }
    }.
news-haunted = Господин Кошмар оставляет осколок на пути { $path }.
news-woke = { $who ->
        [you] Вы заканчиваете
       *[other] { $seat } заканчивает
    } свой сон.
news-power = { $who ->
        [you] Вы применяете
       *[other] { $seat } применяет
    } силу: { $power }.
news-invoked = { $who ->
        [you] Вы кладёте на карту «{ $card }» осколок ({ $colour }) и применяете
       *[other] { $seat } кладёт на карту «{ $card }» осколок ({ $colour }) и применяет
    } её силу.
news-stored = { $who ->
        [you] Вы сберегаете
       *[other] { $seat } сберегает
    } на потом осколок на карте «{ $card }»: { $colour }.
news-drew = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } осколок из мешка: { $colour }.
news-found = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } осколки из мешка: { $colours }.
news-laid = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } осколок ({ $colour }) в уголок «{ $corner }».
news-stirred = { $who ->
        [you] Вы переставляете
       *[other] { $seat } переставляет
    } осколки в уголке «{ $corner }»: { $colours }.
news-exchanged = { $who ->
        [you] Вы отдаёте два осколка { $give } и берёте
       *[other] { $seat } отдаёт два осколка { $give } и берёт
    } один осколок { $take }.
news-banished = { $who ->
        [you] Вы меняете
       *[other] { $seat } меняет
    } три осколка кошмара на один другой: { $colour }.
news-finished = { $who ->
        [you] Вы заканчиваете
       *[other] { $seat } заканчивает
    } пейзаж «{ $card }» за { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    }.
news-gave-up = { $who ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } в мешок осколок с законченных карт: { $colour }.
news-looked = { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } уровня { $level }: { $cards }.
news-looked-unseen = { $who ->
        [you] Вы смотрите
       *[other] { $seat } смотрит
    } { $count ->
        [one] { $count } карту
        [few] { $count } карты
        [many] { $count } карт
       *[other] { $count } карты
    } уровня { $level }.
news-kept = { $who ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } себе карту «{ $card }».
news-kept-none = { $who ->
        [you] Вы не оставляете
       *[other] { $seat } не оставляет
    } себе ни одной карты.
news-drew-none = { $who ->
        [you] Вы не берёте
       *[other] { $seat } не берёт
    } карт.
news-filled = Ночь { $round }: в уголках лежат новые осколки.
news-ordered = Порядок ходов: { $order }.
news-ended = Настало утро.

# Предупреждения и конец

warning-points-left = У вас ещё есть очки действий, можно подобрать осколок.
warning-shards-lost = Осколки, что остались у вас в руках, вернутся в мешок.
warning-free-step = Туда можно шагнуть бесплатно.
warning-takes-red = Так придётся взять осколок кошмара.
reason-morning = Шесть ночей позади.

# Стол в терминале

sign-water = в
sign-earth = з
sign-meadow = л
sign-rock = с
sign-motion = д
sign-nightmare = к
sign-any = любой
label-legend = в вода, з земля, л луг, с скала, д движение, к кошмар; стопки читаются снизу вверх, { $tree } дерево, { $dreamer } сновидец, ^ гора, на которой этой ночью ещё не были. В уголке ключ слева; первым подбирают осколок перед знаком >.
label-night = Ночь { $round } из 6
label-points = { $count ->
    [one] осталось { $count } очко действий
    [few] осталось { $count } очка действий
    [many] осталось { $count } очков действий
   *[other] осталось { $count } очка действий
}
label-bag = Мешок
label-trees = { $count ->
    [0] деревьев не осталось
    [one] осталось { $count } дерево
    [few] осталось { $count } дерева
    [many] осталось { $count } деревьев
   *[other] осталось { $count } дерева
}
label-stacks = карты в стопках: { $one } / { $two } / { $three }
label-red = осколки кошмара на путях: { $paths }
label-corner = { $number } { $corner }
label-free = бесплатно
label-cost = цена { $cost }
label-blocked = Господин Кошмар
label-score = { $player }: { $score ->
        [one] { $score } очко
        [few] { $score } очка
        [many] { $score } очков
       *[other] { $score } очка
    } (если закончить сейчас: { $total })
label-finished = { $count ->
    [0] ничего не закончено
    [one] закончен { $count } пейзаж
    [few] закончено { $count } пейзажа
    [many] закончено { $count } пейзажей
   *[other] закончено { $count } пейзажа
}
label-used = сила уголка применена
label-unused = сила уголка не применена
label-next-tree = следующее дерево: { $points }
label-hands = Руки
label-cards = Пейзажи
label-pile = Закончены
label-sight = Взяты
label-worth = { $points ->
        [one] { $points } очко
        [few] { $points } очка
        [many] { $points } очков
       *[other] { $points } очка
    } за
label-spot = осколок: { $colour }
label-spot-free = сила свободна
label-missing = не хватает: { $shards }
label-ready = всё есть
label-no-place = строить уже негде
label-found = Из мешка
label-tokens = Жетоны

# Чего требует правило, для тех, кто попробовал иначе

rule-W2 = Пути соединяют уголки по горизонтали и по вертикали, но не наискосок.
rule-W10 = В начале вы оставляете одну из взятых карт.
rule-W15 = Странствуя, вы за очко действий переходите в соседний уголок или подбираете осколок, применяете силы, а под конец ложитесь спать.
rule-W16 = За очко действий вы подбираете самый правый осколок своего уголка, но не того цвета, которого у вас уже два.
rule-W17 = Переход по ключу бесплатен, но не тогда, когда все четыре очка действий потрачены.
rule-W18 = Раз за ночь можно применить силу своего уголка, если она что-то меняет и там не стоит Господин Кошмар.
rule-W20 = Кто лёг спать, этой ночью больше не странствует.
rule-W21 = Осколок кладут на пустую клетку рядом с осколком или на свободный осколок, самый первый — на клетку входа.
rule-W22 = Сновидец входит один раз, на клетку входа, где должен лежать осколок.
rule-W23 = За осколок движения сновидец переходит на соседнюю клетку с осколками, а остановиться должен на свободном.
rule-W24 = Два осколка одного цвета, но не красных, меняют на один другого цвета, если он есть в мешке.
rule-W25 = За осколок луга сажают дерево на свободный осколок, но не на красный, пока есть деревья.
rule-W28 = Осколки Собирателя кладут на свободные места одного или двух уголков.
rule-W29 = Башня возвращает из мастерской в руки свободные осколки.
rule-W30 = Голем переносит осколок со всем, что на нём, на соседнюю клетку, где ему можно лежать.
rule-W31 = Озеро располагает осколки одного уголка в любом порядке.
rule-W32 = Владыка снов открывает стопку, в которой ещё есть карты.
rule-W33 = Осколок из рук, но не красный, кладут на пустое место силы на незаконченной карте или на верхней из законченных.
rule-W35 = Земля даёт один бесплатный шаг, и сделать его надо сразу.
rule-W37 = Построено сразу несколько пейзажей: сейчас заканчивают один из них.
rule-W38 = Из двух осколков на верхней из законченных карт остаётся один.
rule-W40 = Закончив пейзаж, можно взять карты из одной стопки, где они есть, и оставить одну или ни одной.
rule-W41 = В последнем творении сна силы не действуют.
rule-W44 = Когда все творят одновременно, последние деревья достаются тем, кто раньше по порядку ходов.
rule-W47 = Красный осколок кладут на пустой путь своего уголка.
rule-W48 = Силу уголка, где стоит Господин Кошмар, применить нельзя.
rule-W49 = Красный осколок кладут на пустую клетку рядом с осколком, и встать на него может только сновидец.
rule-W50 = Красные осколки, оставшиеся в руках, надо положить в мастерскую.
rule-W51 = Три красных осколка из рук меняют на один другого цвета, если он есть в мешке.

option-creation = Творят ли сны по очереди или все сразу (W44).
option-nightmare = Господин Кошмар ходит по краю и оставляет осколки кошмара (W45–W52).
