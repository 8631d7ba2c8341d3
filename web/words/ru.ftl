# То, что говорит только браузер, по-русски. К игроку обращаемся на «вы».

you = Вы
home-title = Какой сон сегодня?
home-about = Пять настольных игр для тихих вечеров. С друзьями, с незнакомцами или в одиночку против ботов.
title-doors = Двери
title-ravens = Вороны
title-sandman = Песочный человек
title-runners = Бегущие по снам
title-workshop = Мастерская
tagline-doors = Наружу ведут восемь дверей. Найдите их, пока не закончилась колода.
tagline-ravens = Запоминайте, меняйте карты и вовремя объявите подъём.
tagline-sandman = Двигайте маховики и сплетите самое яркое сновидение.
tagline-runners = Разложите фрагменты, пока сыплется песок.
tagline-workshop = Собирайте осколки, стройте пейзажи и гуляйте по ним.
look = Посмотреть поле
gallery = Все компоненты
theme-night = Ночь
theme-dawn = Рассвет
theme-turn = Ночь или рассвет

# Кнопки
back = Назад
undo = Отменить ход
hint = Подсказка
rules = Правила
log = Что произошло
close = Закрыть
other-players = Другие игроки
your-turn = Ваш ход.
wait-for = { $count ->
        [one] Думает { $names }.
        [few] Думают: { $names }.
        [many] Думают: { $names }.
       *[other] Думают: { $names }.
    }
not-now = Не сейчас.
not-now-why = Сейчас этим воспользоваться нельзя.
think-twice = Подумайте ещё раз
keep-thinking = Ещё подумаю
do-it = Всё равно сделать
clear-choice = Положить обратно
card-unknown = неизвестная карта
card-back = закрытая карта
place-to-put = место для карты
news-live = Только что: { $news }

# Двери
doors-lay = Выложить
doors-discard = Сбросить
doors-foresee = Пророчество
doors-take-it = Взять
doors-give-it = Отдать
doors-swap-nothing = Не меняться
doors-drop-it = Сбросить
doors-next = Будет следующей
doors-open = Открыть
doors-leave = В Лимб
doors-accept = Взять
doors-decline = Оставить
doors-row-mine = Ваш ряд
doors-row = Ряд
doors-mine = Ваши двери
doors-shared = Общие карты: вы и { $name }
doors-shared-both = Общие карты
doors-laid-out = Выложены для обоих
doors-count = { $count ->
        [one] { $count } дверь
        [few] { $count } двери
        [many] { $count } дверей
       *[other] { $count } двери
    }
doors-deck = Колода
doors-limbo = Лимб
doors-discarded = Сброс
doors-unseen = Ещё не видели
doors-left = Что осталось
doors-silent = молча
doors-open-talk = открытые карты
doors-with = вместе: { $name }
doors-alone = в одиночку
doors-door-missing = { $colour } цвет: двери пока нет
doors-door-open = { $colour } цвет: дверь открыта
doors-prophecy = Верх колоды, начиная со следующей карты
doors-known-top = Дальше
doors-run = { $count } из 3
doors-say-selected = { $card }: выложить или сбросить?
doors-say-discard-only = { $card }: сейчас не выложить. Сбросить?
doors-nightmare-key = Отдать ключ
doors-nightmare-door = Отдать дверь ({ $colour } цвет)
doors-nightmare-five = Пять верхних карт
doors-nightmare-hand = Всю руку

# Вороны
ravens-total = { $count ->
        [one] { $count } ворон
        [few] { $count } ворона
        [many] { $count } воронов
       *[other] { $count } ворона
    }
ravens-round = раунд { $round }
ravens-target = до { $target }
ravens-rounds = из { $rounds }
ravens-pile = Колода
ravens-discard = Сброс
ravens-drawn = Вы взяли
ravens-drew-two = Оставьте одну
ravens-they-drew = { $who ->
        [you] Вы берёте карту
       *[other] Карту берёт { $name }
    }
ravens-wake = Подъём!
ravens-draw = Взять карту
ravens-use = Применить: { $card }
ravens-drop = Сбросить
ravens-claim = Знаю две
ravens-claim-say = На обеих { $number }
ravens-take-say = Из сброса: { $card }. На место какой карты?
ravens-place = { $who ->
        [you] Ваша карта { $place }
       *[other] { $name }, карта { $place }
    }
ravens-place-mine = Ваша карта { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, закрыта
ravens-seen-by = карту знают: { $names }
ravens-say-turn = Возьмите карту из колоды или верхнюю из сброса либо объявите подъём.
ravens-say-drawn = Положите её на место одной из своих карт или сбросьте.
ravens-say-drawn-special = Положите её на место одной из своих карт, примените или сбросьте.
ravens-say-claim-first = Две ваши карты с одним числом воронов. Какая первая?
ravens-say-claim-second = А вторая?
ravens-say-claim-number = Сколько воронов на каждой?
ravens-scored = Раунд { $round }
ravens-special-take-two = Возьми 2
ravens-special-peek-one = Подсмотри 1
ravens-special-swap-two = Обменяй 2
ravens-looks = осталось посмотреть: { $count }
ravens-round-over = Раунд { $round } окончен
ravens-on = Дальше
ravens-points = +{ $points }

# Песочный человек
sandman-round = раунд { $round } из 3
sandman-tokens = { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }
sandman-your-tokens = Ваши жетоны
sandman-your-goal = Ваша цель
sandman-so-far = пока { $count }
sandman-dreams = Сны
sandman-bag = Мешок
sandman-encounters = Встречи
sandman-open = Открытые
sandman-in-hand = На руке
sandman-take-it = Взять
sandman-wheel-black = Чёрный маховик
sandman-wheel-white = Белый маховик
sandman-say-wheel = Выберите карту в круге: { $wheel ->
        [black] чёрный
       *[white] белый
    } маховик дойдёт до неё.
sandman-say-steps = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }: взять карту «{ $card }»?
sandman-draws = Вы берёте { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }.
sandman-costs = Это стоит { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }.
sandman-meets = Маховики сойдутся.
sandman-attach = Уровень { $level }
sandman-joined = соединение
sandman-broken = разрыв
sandman-lay-on = Уровень { $level }
sandman-done = Закончить ход
sandman-play-it = Разыграть
sandman-keep-it = Оставить
sandman-pay-it = Заплатить
sandman-set-here = Сюда
sandman-step-mark = { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
sandman-left = осталось { $count }
sandman-level = уровень { $level }
sandman-score = { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }
sandman-gap = просвет

# Бегуны
runners-round = сон { $round } из { $rounds }
runners-laying = ещё раскладывает
runners-content = готово
runners-holder = готово, часы перевёрнуты
runners-woken = больше не спит
runners-stars-worth = Звёзды и очки за них
runners-calm = Покой
runners-as-it-lies = Раскладка сейчас
runners-as-it-was = Что вышло
runners-lost-outside = За краем сна
runners-lost-open = Открытые клетки
runners-lost-nightmares = Кошмары
runners-lost-krakens = Кракены
runners-lost-spiders = Пауки
runners-gained = Получено
runners-chest = Сундук открыт
runners-linked = Связанный сон, на всех
runners-bats = Фрагменты для летучих мышей
runners-stars = Шаги по звёздной дорожке
runners-calm-after = Покоя останется
runners-is-content = Готово
runners-reconsider = Подумать ещё
runners-clear = Убрать
runners-turn = Повернуть фрагмент
runners-laid = Разложено
runners-hidden = Раскладки пока скрыты.
runners-turned = { $who ->
        [you] Часы перевернули вы.
       *[other] Часы переворачивает { $name }.
    }
runners-say-lay = Разложите фрагменты поверх сна и нажмите «Готово».
runners-say-tile = Куда ляжет «{ $tile }»?
runners-say-waiting = Ваша раскладка готова. Остальные ещё раскладывают.
runners-buy = за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    }
runners-rest = Отдых: { $price ->
        [one] { $price } монета
        [few] { $price } монеты
        [many] { $price } монет
       *[other] { $price } монеты
    } за единицу покоя
runners-done = Больше не покупать
runners-market = Продаётся
runners-stack = ещё { $count }
runners-place = ряд { $row }, столбец { $column }
runners-take-reward = Взять: { $reward }
runners-choose-colour = { $colour }

# Мастерская
workshop-night = ночь { $round } из 6
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
workshop-step = Шагнуть
workshop-trade = 2 за 1
workshop-collect = Подобрать
workshop-use = Применить силу
workshop-sleep = Лечь спать
workshop-wake = Готово
workshop-enter = Впустить сновидца
workshop-stop = Хватит
workshop-deeper = Глубже
workshop-decline = Ни одной
workshop-keep-it = Оставить
workshop-field = клетка { $field }
workshop-empty = пусто
sandman-say-take = Взять карту «{ $card }»?
sandman-say-lay = На какой уровень?
sandman-say-play = Разыграть встречу «{ $encounter }»?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
sandman-hint-draws = даёт { $count }
sandman-hint-costs = стоит { $count }
sandman-hint-meets = маховики сойдутся
sandman-card = { $name }: { $particles }, { $stars ->
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
sandman-nightmare = { $name }, кошмар: { $particles }
runners-points-note = { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
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
workshop-hand-empty = В руках пусто.
workshop-say-put = Куда положить: { $colour }?
workshop-say-give = Какие два осколка отдаёте?
workshop-say-take = А что берёте взамен?
workshop-say-tree = Где посадить дерево?
workshop-say-walk = Куда пойдёт сновидец?
workshop-say-step = Куда шагнёт сновидец?
workshop-say-banish = Какой осколок возьмёте за три осколка кошмара?

# Связь
refusal-rule = (Правило { $rule })
rule-number = Правило { $rule }
refusal-unreached = Сервер сейчас недоступен.
refusal-unreadable = Ответ сервера не удалось прочесть.
refusal-interrupted = Связь прервалась раньше, чем пришёл ответ. Вы видите, как обстоят дела сейчас.
refusal-closed-by-server = Сервер закрыл соединение.
refusal-stale = За столом уже всё изменилось. Взгляните ещё раз.
refusal-too-much = Слишком быстро. Подождите немного.
refusal-unknown = Ничего с таким именем здесь нет.
refusal-server = На сервере произошла ошибка. Ничего не потеряно; попробуйте ещё раз.
refusal-store-down = Сервер сейчас не может сохранять ходы. Попробуйте ещё раз.
refusal-no-identity = Сначала выберите имя.
refusal-undo-nothing = Вам нечего отменять.
refusal-undo-revealed = С тех пор что-то открылось, отменить ход уже нельзя.
refusal-undo-not-yours = С тех пор был чужой ход, отменить свой уже нельзя.
refusal-undo-timed = Пока сыплется песок, ходы не отменяют.
refusal-no-undo = За этим столом ходы не отменяют.
refusal-no-hints = За этим столом нет подсказок.
refusal-not-your-turn = Сейчас от вас ничего не требуется.
refusal-away = За вас играет бот. Сначала верните своё место.
refusal-other = Сейчас этого сделать нельзя.
refusal-late = Ваше время вышло.

# Конец игры
end-doors-red = Красные двери
end-doors-blue = Синие двери
end-doors-green = Зелёные двери
end-doors-brown = Коричневые двери
end-ravens-before = Прошлые раунды
end-ravens-last = Вороны последнего раунда
end-ravens-spared = Девятки не в счёт
end-ravens-called = Чем закончился раунд
end-ravens-penalty = Штраф за ошибочный подъём
end-sandman-level-1 = Звёзды, уровень 1
end-sandman-level-2 = Звёзды, уровень 2, вдвойне
end-sandman-level-3 = Звёзды, уровень 3, втройне
end-sandman-cut-off = Отрезанные карты, как уровень 1
end-sandman-encounters = Неразыгранные встречи
end-sandman-goal = Цель
end-sandman-nightmares = Кошмары
end-sandman-keepsake = Вещицы на память
end-runners-star = Звёздная дорожка
end-runners-calm = Покой
end-runners-tiles = Очки на фрагментах
end-workshop-W25 = Деревья
end-workshop-W34 = Вода под ногами
end-workshop-W36 = Горы
end-workshop-W37 = Законченные пейзажи
end-workshop-W42 = Незаконченные пейзажи
end-workshop-W43 = Жетоны снов
end-workshop-W49 = Осколки кошмара под ногами
end-workshop-W52 = Оставшиеся осколки кошмара

end-in-all = Итого
end-together = Вместе
end-place = { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
        [4] четвёртое место
       *[other] пятое место
    }
end-winner = победа
end-you-won = Ваш сон был глубже всех.
end-won = Глубже всех спит { $name }.
end-shared = Общая победа: { $names }
end-all-won = Вы нашли выход.
end-all-lost = Сон вас не отпустил.
end-nobody = Никто не победил.
end-resigned = Игра сдана.
end-you-resigned = Вы сдались.
end-rematch = Реванш
end-rematch-waits = Ждём остальных
end-rematch-wanted = { $count ->
        [one] Хочет сыграть ещё раз: { $names }
        [few] Хотят сыграть ещё раз: { $names }
        [many] Хотят сыграть ещё раз: { $names }
       *[other] Хотят сыграть ещё раз: { $names }
    }
end-replay = Повтор
end-share = Поделиться
end-shared-link = Скопировано
end-look = Взглянуть на стол
end-back = К результату
end-night = Как прошла ночь
end-counting = Просматриваем ходы…

# Главная
play-now = Играть
new-table = Новый стол
join = Сесть за стол
join-code = Код стола
weight-1 = лёгкая
weight-2 = средняя
weight-3 = сложная
weight = сложность { $weight } из 3
minutes = { $count } мин
players-range = { $from }–{ $to }
players-for = игроков: от { $from } до { $to }
daily = Сон дня
daily-about = Одна колода на всех, одна попытка. { $tries ->
        [0] Ещё никто не проснулся.
        [one] Пока { $tries } попытка.
        [few] Пока { $tries } попытки.
        [many] Пока { $tries } попыток.
       *[other] Пока { $tries } попытки.
    }
daily-on = Ваша попытка ждёт вас.
your-games = Ваши игры
your-games-none = Пока ничего. Игра, из которой вы выйдете, будет ждать вас здесь.
games-over-none = Здесь появятся законченные игры.
with-bots = против ботов
with-names = за столом: { $names }
turn-yours = Ваш ход
turn-theirs = Чужой ход
table-open = Ждёт игроков
open-tables = Открытые столы
open-tables-none = Сейчас ни один стол не ждёт игроков. Откройте свой!
result-won = Победа
result-lost = Поражение
name-yours = Ваше имя
name-guest = Гость
settling = Минутку…
language = Язык
go-home = К играм

# Новый стол
new-title = Новый стол
new-game = Какая игра?
new-players = Сколько игроков?
new-clock = Время на раздумья
new-clock-none = Сколько угодно
new-clock-move = { $minutes ->
        [one] { $minutes } минута на ход
        [few] { $minutes } минуты на ход
        [many] { $minutes } минут на ход
       *[other] { $minutes } минуты на ход
    }
new-clock-game = По { $minutes ->
        [one] { $minutes } минуте на игрока
        [few] { $minutes } минуты на игрока
        [many] { $minutes } минут на игрока
       *[other] { $minutes } минуты на игрока
    }
new-listed = Стол видно в списке, сесть может любой
new-hints = Подсказки разрешены
new-undo = Ходы можно отменять
new-open = Открыть стол

# Перед началом
lobby-title = Стол ждёт
lobby-link = Отправьте эту ссылку тем, с кем хотите играть
lobby-code = или назовите им код
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-open = свободно
lobby-sit = Сесть сюда
lobby-stand = Встать
lobby-free = Освободить место
lobby-ready = Можно начинать
lobby-not-ready = Подождите меня
lobby-is-ready = ждёт начала
lobby-not-here = не за столом
lobby-waiting = Начнём, когда все места будут заняты и все будут готовы.
level-drowsy = Соня
level-dreamer = Мечтатель
level-lucid = Провидец
level-oracle = Оракул
bot-1 = Морфей
bot-2 = Нюкта
bot-3 = Икел
bot-4 = Фантас
bot-5 = Гипнос
seat-number = Место { $number }
seat-bot = бот: { $level }

# За столом
more = Ещё
resign = Сдаться
resign-sure = Сдаться? За вас доиграет бот, но победить вы уже не сможете.
leave = Оставить место боту
come-back = Вернуть своё место
away-note = За вас играет бот.
watching = Вы наблюдаете.
undo-not = Нечего отменять
undo-wish = { $name } просит отменить { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
undo-agree = Хорошо
undo-refuse = Лучше не надо
undo-asked = Вы попросили отменить ход. Остальные должны согласиться.
hint-says = Провидец сделал бы так: { $move }
link-connecting = Ищем стол…
link-lost = Связь потеряна. Пробуем ещё раз…
retry = Попробовать сейчас
clock-left = { $who ->
        [you] У вас осталось { $time }
       *[other] { $name }: осталось { $time }
    }
loading = Минутку…
nothing-here = Здесь ничего нет.

# Повторы
replay-move = Ход { $move } из { $moves }
replay-previous = На ход назад
replay-next = На ход вперёд
replay-play = Смотреть
replay-stop = Стоп
replay-eyes = Чьими глазами
replay-open = всё открыто
replay-spectator = зритель

## Правила и первые игры
rules-of = { $game }: правила
rules-contents = В этих правилах
learn-short = Первая игра
learn-begin = Учиться играя
learn-title = { $game }: первая игра
learn-note = первая игра
learn-step = Шаг { $step } из { $steps }
learn-fold = Свернуть
learn-unfold = Развернуть
learn-do = Покажите
learn-astray = Не совсем так: сначала поверните.
learn-skip = Закончить урок
learn-play = Теперь настоящая игра
learn-again = Ещё раз

## Pages

# На каждой странице
sound = Звук
sound-on = Звуки включены
sound-off = Звуки выключены
notice-title = Чего-то не хватает
rules-now = Что важно сейчас
rules-page = Все правила на отдельной странице

# Главная и списки
with-nobody = в одиночку
daily-try = Попробовать
daily-go-on = Продолжить
replays = Повторы
games-all = Все ({ $count })
games-any = Все игры
games-going-on = Идут

# Новый стол
new-seats = Кто где сидит
new-seat-person = Человек, по ссылке
new-all-bots = На остальных местах боты
new-no-bots = На остальных местах люди
new-no-options = { $game }: у этой игры нет своих настроек.
new-clock-day = День на ход
new-chat = Чат
new-chat-all = Свободный
new-chat-phrases = Готовые фразы
new-chat-off = Без чата
new-then-link = Затем вы получите ссылку и код для остальных.
new-then-begin = Игра начнётся сразу.
new-begin = Начать
option-seconds = { $value } с
option-doors-talk = Собственные карты партнёра
option-doors-talk-silent = Скрыты
option-doors-talk-open = Видны обоим
option-ravens-penalty = Штраф за ошибочный подъём
option-ravens-penalty-5 = 5 воронов
option-ravens-penalty-15 = 15 воронов
option-ravens-tie = Подъём при ничьей
option-ravens-tie-ravens = Считаются ваши вороны
option-ravens-tie-zero = Вы получаете ноль
option-ravens-target = Сколько воронов завершают игру
option-ravens-rounds = Или число раундов (0 — не задано)
option-ravens-scary_nines = Не так страшно: у кого больше всего девяток, тот их не считает
option-ravens-all_or_nothing = Всё или ничего: одни девятки дают 0, остальным по 50
option-ravens-claims = «Знаю, что у меня»: две одинаковые карты за одну
option-ravens-memory = То, что вы видели
option-ravens-memory-aided = Остаётся на виду
option-ravens-memory-strict = Надо помнить
option-runners-starred = С трудными снами, отмеченными звездой
option-runners-sandglass = Сколько сыплется песок
option-runners-patience = Часы перевернутся сами через
option-runners-patience-0 = Никогда
option-workshop-creation = Сны творят
option-workshop-creation-turns = По очереди
option-workshop-creation-together = Все сразу
option-workshop-nightmare = По стране бродит Господин Кошмар

# Перед началом
lobby-full = Все места за этим столом заняты. Можно остаться и смотреть или открыть свой:
lobby-who = Кто сидит на месте { $number }

# За столом
tab-log = Ходы
tab-chat = Чат
tab-rules = Правила
tab-words = Словами
tab-seats = Стол
in-words = Поле словами
words-not-yet = Когда игра начнётся, поле будет описано здесь словами.
table-link = Ссылка на этот стол
seat-resigned = игра сдана
carry = Продолжить на другом устройстве
carry-about = Откройте эту ссылку на другом устройстве или наведите его камеру на код. Она действует один раз, { $minutes } мин; никому её не передавайте.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-none = Здесь пока тихо.
chat-off = За этим столом чата нет.
chat-mute = Заглушить: { $name }
chat-unread = Чат: { $count ->
        [one] { $count } новое сообщение
        [few] { $count } новых сообщения
        [many] { $count } новых сообщений
       *[other] { $count } нового сообщения
    }
phrase-hello = Привет!
phrase-good-luck = Удачи!
phrase-thanks = Спасибо!
phrase-well-played = Отличная игра!
phrase-sorry = Простите!
phrase-oops = Ой.
phrase-wow = Ого!
phrase-your-turn = Ваш ход!
phrase-thinking = Дайте подумать.
phrase-again = Ещё разок?
phrase-goodbye = До свидания!

# Конец и повторы
end-moments = Переломные моменты
end-show-chances = Шансы
end-show-points = Очки
end-looking = Сильный бот просматривает ходы: { $done } из { $moves }
end-no-turns = Переломных моментов в этой игре не было.
turn-mistake = { $who ->
        [you] Вы упускаете
       *[other] { $name } упускает
    } шансы: было { $before } %, стало { $after } %.
turn-swing = { $who ->
        [you] Ваши шансы
       *[other] Шансы ({ $name })
    }: было { $before } %, стало { $after } %.
turn-better = Лучше: { $move }.
replay-where = Место в игре
replay-speed = Скорость
replay-open-from = { $name }, всё открыто
replay-share = Ссылка на этот ход

# Кто вы
me-title = Вы
me-name = Имя
me-take-name = Взять это имя
me-named = Теперь вас зовут так.
me-account = У вас есть аккаунт: { $name }.
me-rating = рейтинг не ниже { $skill }, { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    }
me-make = Создать аккаунт
me-make-about = Чтобы играть, аккаунт не нужен. Но с ним ваши игры доступны на любом устройстве: имя, пароль и больше ничего.
me-made = Аккаунт создан. В нём всё, что вы уже сыграли.
me-name-first = Сначала выберите имя.
me-passphrase = Пароль, не меньше 10 знаков
me-enter = Войти
me-enter-about = То, что вы сыграли здесь гостем, останется с вами.
me-entered = Вы вошли.
me-change = Сменить пароль
me-change-about = На всех других устройствах придётся войти заново.
me-changed = Пароль изменён, на других устройствах вы вышли.
me-old = Прежний пароль
me-new = Новый пароль, не меньше 10 знаков
me-devices = Ваши устройства
me-device = Устройство
me-device-this = это
me-device-seen = последний раз { $day }
me-end = Выйти
me-ended = На том устройстве вы вышли.
me-end-others = Выйти на других устройствах
me-leave = Выйти здесь
me-left = Вы вышли. Следующий, кто сыграет здесь, начнёт как новый гость.
me-leave-warning = Если вы выйдете на всех устройствах, без аккаунта сюда уже не вернуться.
me-muted = Заглушённые игроки
me-unmute = Снова показывать

# Отказы
refusal-no-code = Стола с таким кодом нет. Проверьте ещё раз.
refusal-no-table = По этому адресу стола нет. Возможно, ссылка обрезана.
refusal-seat-taken = Это место занято.
refusal-already-seated = У вас уже есть место за этим столом.
refusal-revoked = На этом устройстве вы вышли. Войдите снова или играйте как новый гость.
refusal-no-link = Эта личная ссылка уже использована или устарела. Создайте новую.
refusal-wrong-passphrase = Аккаунта с таким именем и паролем нет.
refusal-name-taken = Это имя уже занято. Выберите другое.
refusal-passphrase = В пароле должно быть от 10 до 200 знаков.
refusal-other-rules = Эта игра начата по другим правилам, продолжить её здесь нельзя.
refusal-hidden = Это покажут, когда игра закончится, а сон дня — когда закончится день.
refusal-idle = Соединение закрыто: долго ничего не происходило.
refusal-no-chat = За этим столом только готовые фразы или совсем нет чата.
refusal-empty = Сначала напишите что-нибудь.
refusal-too-long = Это слишком длинно.
refusal-account-name = Имя аккаунта не меняется.
refusal-bad-content = В этом наборе карт ошибка, использовать его нельзя.
refusal-bad-plugin = Добавленная игра или бот на этом сервере не работает.
refusal-bad-record = Эту запись игры не удаётся прочитать.
refusal-bad-request = Сервер не принимает такой выбор.
refusal-begun = Игра уже началась.
refusal-daily = В сон дня играют в одиночку и только один раз.
refusal-early = Для этого ещё рано.
refusal-has-account = У вас уже есть аккаунт.
refusal-host = Этот сервер отвечает только на том компьютере, где запущен.
refusal-malformed = Сервер не смог это прочитать. Обновите страницу и попробуйте ещё раз.
refusal-method = Здесь сервер этого не умеет.
refusal-missing-package = На сервере не хватает того, что для этого нужно.
refusal-needs-answer = Здесь сейчас сходит бот.
refusal-no-seat = Оставьте хотя бы одно место для человека.
refusal-no-such-bot = Такого бота в этой игре нет.
refusal-no-such-seat = Такого места за этим столом нет.
refusal-not-away = На этом месте вы уже играете сами.
refusal-not-begun = Игра ещё не началась.
refusal-not-over = Игра ещё не закончилась.
refusal-not-ready = Ещё не все места заняты.
refusal-not-seated = У вас нет места за этим столом.
refusal-not-yours = Это может только тот, кто открыл стол.
refusal-origin = Этот запрос пришёл с другого сайта и отклонён.
refusal-over = Игра окончена.
refusal-refused = Сервер отказал.
refusal-rematch-made = Реванш уже открыт.
refusal-rematch-not-agreed = Ещё не все согласны на реванш.
refusal-rematch-not-offered = Реванш никто не предлагал.
refusal-resigned = Вы уже сдались в этой игре.
refusal-restart = Сервер перезапускается. Ничего не потеряно.
refusal-timeout = Сервер отвечал слишком долго. Ничего не потеряно; попробуйте ещё раз.
refusal-too-large = Для сервера это слишком много.
refusal-undo-asked = Отменить ход уже просят.
refusal-undo-not-asked = Отменить ход никто не просит.
refusal-yourself = Себя заглушить нельзя.

## Boards

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
workshop-any = любой осколок
workshop-card-lacks = Ещё не хватает: { $shards }
workshop-card-ready = Все нужные осколки у вас в руках.
workshop-card-ready-short = есть в руках
workshop-card-blocked = Построить негде: что-то мешает.
workshop-card-blocked-short = что-то мешает
standing = Текущий счёт
