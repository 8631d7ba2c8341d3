# То, что говорит только браузер, по-русски. К игроку обращаемся на «вы».

you = Вы
home-title = Какой сон сегодня?
home-about = Пять настольных игр для тихих вечеров. С друзьями, с незнакомцами или в одиночку против ботов.
title-doors = Двери
title-ravens = Вороны
title-sandman = Песочный человек
title-runners = Бегуны
title-workshop = Мастерская
tagline-doors = Наружу ведут восемь дверей. Найдите их, пока не кончилась колода.
tagline-ravens = Запоминайте, меняйте и не бойтесь проснуться первым.
tagline-sandman = Идите за колёсами и сплетите самый яркий сон.
tagline-runners = Уложите фрагменты, пока сыплется песок.
tagline-workshop = Собирайте осколки, стройте пейзажи и гуляйте по ним.
look = Посмотреть поле
gallery = Все детали
theme-night = Ночь
theme-dawn = Рассвет
theme-turn = Ночь или рассвет

# Кнопки
back = Назад
undo = Вернуть ход
hint = Подсказка
rules = Правила
log = Что было
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
not-now-why = Сейчас этим нельзя воспользоваться.
think-twice = Подумайте ещё раз
keep-thinking = Ещё подумаю
do-it = Всё равно да
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
doors-leave = Пусть тонет
doors-accept = Взять
doors-decline = Оставить
doors-row-mine = Ваш ряд
doors-row = Ряд
doors-mine = Ваши двери
doors-shared = Общие с { $name }
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
doors-open-talk = открытые руки
doors-with = вместе: { $name }
doors-alone = в одиночку
doors-door-missing = { $colour }: двери пока нет
doors-door-open = { $colour }: дверь открыта
doors-prophecy = Верх колоды, начиная со следующей карты
doors-known-top = Дальше
doors-run = { $count } из 3
doors-say-selected = { $card }: выложить или сбросить?
doors-say-discard-only = { $card }: сейчас не выложить. Сбросить?
doors-nightmare-key = Отдать ключ
doors-nightmare-door = Отдать дверь
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
ravens-they-drew = Карту берёт { $name }
ravens-wake = Проснись!
ravens-draw = Взять карту
ravens-use = Применить: { $card }
ravens-drop = Сбросить
ravens-claim = Знаю две
ravens-claim-say = На обеих { $number }
ravens-take-say = Из сброса: { $card }. На место какой карты?
ravens-place = { $name }, карта { $place }
ravens-place-mine = Ваша карта { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, закрыта
ravens-seen-by = карту знает: { $names }
ravens-say-turn = Возьмите карту из колоды или верхнюю из сброса, или просыпайтесь.
ravens-say-drawn = Положите её на место одной из своих карт или сбросьте.
ravens-say-drawn-special = Положите её на место одной из своих карт, примените или сбросьте.
ravens-say-claim-first = Две ваши карты с одним числом. Какая первая?
ravens-say-claim-second = А вторая?
ravens-say-claim-number = Сколько воронов на каждой?
ravens-scored = Раунд { $round }
ravens-special-take-two = Возьми 2
ravens-special-peek-one = Подсмотри 1
ravens-special-swap-two = Обменяй 2
ravens-looks = посмотрит ещё { $count }
ravens-round-over = Раунд { $round } окончен
ravens-on = Дальше
ravens-points = + { $points }

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
sandman-open = Открыто
sandman-in-hand = На руке
sandman-take-it = Взять
sandman-wheel-black = Чёрное колесо
sandman-wheel-white = Белое колесо
sandman-say-wheel = Выберите карту в круге: { $wheel ->
        [black] чёрное
       *[white] белое
    } колесо дойдёт до неё.
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
sandman-meets = Колёса сойдутся.
sandman-attach = Уровень { $level }
sandman-joined = соединены
sandman-broken = разрыв
sandman-lay-on = Уровень { $level }
sandman-done = Закончить ход
sandman-play-it = Сыграть
sandman-keep-it = Оставить
sandman-pay-it = Заплатить
sandman-set-here = Сюда
sandman-step-mark = шагов: { $steps }
sandman-left = осталось { $count }
sandman-level = уровень { $level }
sandman-score = очков: { $total }
sandman-gap = просвет

# Бегуны
runners-round = сон { $round } из { $rounds }
runners-laying = ещё укладывает
runners-content = готово
runners-holder = готово, часы перевёрнуты
runners-woken = вне сна
runners-stars-worth = Звёзды и чего они стоят
runners-calm = Покой
runners-as-it-lies = Как лежит сейчас
runners-as-it-was = Что вышло
runners-lost-outside = За краем сна
runners-lost-open = Открытые клетки
runners-lost-nightmares = Кошмары
runners-lost-krakens = Кракены
runners-lost-spiders = Пауки
runners-gained = Получено
runners-chest = Сундук открыт
runners-linked = Связанный сон, делим на всех
runners-bats = Фрагменты для мышей
runners-stars = Шаги по звёздной дорожке
runners-calm-after = Покоя останется
runners-is-content = Пусть будет так
runners-reconsider = Подумать ещё
runners-clear = Убрать
runners-turn = Повернуть фрагмент
runners-laid = Уложено
runners-hidden = Узоры пока скрыты.
runners-turned = Часы переворачивает { $name }.
runners-say-lay = Уложите фрагменты на сон, затем остановитесь на этом.
runners-say-tile = Куда ляжет «{ $tile }»?
runners-say-waiting = У вас готово. Остальные ещё укладывают.
runners-buy = за { $price } монеты
runners-rest = Отдых: { $price } монеты за 1 покой
runners-done = Больше ничего
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
workshop-walk = Прогулка
workshop-step = Шаг
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
sandman-say-play = Сыграть встречу «{ $encounter }»?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
        [many] { $steps } шагов
       *[other] { $steps } шага
    }
sandman-hint-draws = даёт { $count }
sandman-hint-costs = стоит { $count }
sandman-hint-meets = колёса сойдутся
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
workshop-corner-lord = Владыка
workshop-cost = { $count ->
        [0] бесплатно
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
workshop-banish = Изгнать
workshop-invoke = Применить её силу
workshop-store = Сберечь там
workshop-awaken = Положить на неё осколок
workshop-finish = Закончить её
workshop-level = Уровень { $level }
workshop-hand-empty = В руках пусто.
workshop-say-put = Куда положить: { $colour }?
workshop-say-give = Какие два отдаёте?
workshop-say-take = А что берёте взамен?
workshop-say-tree = Где посадить дерево?
workshop-say-walk = Куда пойдёт сновидец?
workshop-say-step = Куда шагнёт сновидец?
workshop-say-banish = Какой осколок возьмёте за три кошмара?

# Связь
refusal-rule = (Правило { $rule })
rule-number = Правило { $rule }
refusal-unreached = Сервер сейчас недоступен.
refusal-unreadable = Ответ сервера не удалось прочесть.
refusal-interrupted = Связь прервалась раньше, чем пришёл ответ. Вы видите, как обстоят дела сейчас.
refusal-closed-by-server = Сервер закрыл соединение.
refusal-stale = За столом уже всё изменилось. Взгляните ещё раз.
refusal-too-much = Слишком быстро. Подождите немного.
refusal-unknown = Под таким именем здесь ничего нет.
refusal-server = Сервер ошибся. Ничего не потеряно; попробуйте ещё раз.
refusal-store-down = Сервер сейчас не может сохранять ходы. Попробуйте ещё раз.
refusal-no-identity = Сначала выберите имя.
refusal-undo-nothing = Вам нечего возвращать.
refusal-undo-revealed = С тех пор что-то открылось; этого уже не вернуть.
refusal-undo-not-yours = С тех пор сходил кто-то другой.
refusal-undo-timed = Пока сыплется песок, ходы не возвращают.
refusal-no-undo = За этим столом ходы не возвращают.
refusal-no-hints = За этим столом нет подсказок.
refusal-not-your-turn = Сейчас от вас ничего не требуется.
refusal-away = За вас играет бот. Сначала верните своё место.
refusal-other = Сейчас этого сделать нельзя.
refusal-late = Ваше время вышло.

# Конец игры
end-doors-red = Красные двери
end-doors-blue = Синие двери
end-doors-green = Зелёные двери
end-doors-brown = Бурые двери
end-ravens-before = Прошлые раунды
end-ravens-last = Вороны последнего раунда
end-ravens-spared = Девятки не в счёт
end-ravens-called = Как кончился раунд
end-ravens-penalty = Штраф за раннее пробуждение
end-sandman-level-1 = Звёзды, уровень 1
end-sandman-level-2 = Звёзды, уровень 2, вдвойне
end-sandman-level-3 = Звёзды, уровень 3, втройне
end-sandman-cut-off = Отрезанные карты, как уровень 1
end-sandman-encounters = Встречи
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
end-workshop-W49 = Красные осколки под ногами
end-workshop-W52 = Оставшиеся красные осколки

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
end-shared = Эту ночь делят { $names }.
end-all-won = Вы нашли выход.
end-all-lost = Сон вас не отпустил.
end-nobody = Никто не победил.
end-resigned = Игра сдана.
end-you-resigned = Вы сдали игру.
end-rematch = Реванш
end-rematch-waits = Ждём остальных
end-rematch-wanted = { $count ->
        [one] { $names } хочет сыграть ещё раз.
        [few] { $names } хотят сыграть ещё раз.
        [many] { $names } хотят сыграть ещё раз.
       *[other] { $names } хотят сыграть ещё раз.
    }
end-replay = Повтор
end-share = Поделиться
end-shared-link = Скопировано
end-look = Взглянуть на стол
end-back = К результату
end-night = Как прошла ночь
end-counting = Просматриваем ходы …

# Главная
play-now = Играть
new-table = Новый стол
join = Войти
join-code = Код стола
weight-1 = лёгкая
weight-2 = средняя
weight-3 = глубокая
weight = сложность { $weight } из 3
minutes = { $count } мин
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
games-over-none = Здесь можно пересмотреть то, что вы сыграли.
with-bots = против ботов
with-names = за столом: { $names }
turn-yours = Ваш ход
turn-theirs = Ожидание
table-open = Собираются
open-tables = Открытые столы
open-tables-none = Сейчас ни один стол не ждёт игроков. Откройте свой!
result-won = Победа
result-lost = Поражение
name-yours = Ваше имя
name-guest = Сновидец
settling = Минутку …
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
new-clock-game = По { $minutes } минут
new-listed = Любой может его найти и присоединиться
new-hints = Подсказки разрешены
new-undo = Ходы можно возвращать
new-open = Открыть стол

# Перед началом
lobby-title = Стол накрыт
lobby-link = Отправьте эту ссылку тем, с кем хотите играть
lobby-code = или назовите им код
lobby-copy = Копировать
lobby-copied = Скопировано
lobby-open = свободно
lobby-sit = Сесть сюда
lobby-stand = Встать
lobby-free = Освободить место
lobby-ready = Я готов
lobby-not-ready = Ещё не готов
lobby-is-ready = готов
lobby-not-here = не за столом
lobby-waiting = Начнём, когда все места будут заняты и все будут готовы.
level-drowsy = Соня
level-dreamer = Мечтатель
level-lucid = Осознанный
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
resign-sure = Сдать игру? Дальше за вас для остальных сыграет бот, и победить вы уже не сможете.
leave = Оставить место боту
come-back = Вернуть своё место
away-note = За вас играет бот.
watching = Вы наблюдаете.
undo-not = Нечего возвращать
undo-wish = { $name } просит вернуть { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }.
undo-agree = Хорошо
undo-refuse = Лучше не надо
undo-asked = Вы попросили вернуть ход. Остальные должны согласиться.
hint-says = Осознанный сновидец сделал бы так: { $move }
link-connecting = Ищем стол …
link-lost = Связь потеряна. Пробуем ещё раз …
retry = Попробовать сейчас
clock-left = { $name }: осталось { $time }
loading = Минутку …
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
learn-begin = Научиться за игрой
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
new-chat = Разговор
new-chat-all = Свободный
new-chat-phrases = Готовые фразы
new-chat-off = Без разговоров
new-then-link = Затем вы получите ссылку и код для остальных.
new-then-begin = Игра начнётся сразу.
new-begin = Начать
option-seconds = { $value } с
option-doors-talk = Собственные карты партнёра
option-doors-talk-silent = Скрыты
option-doors-talk-open = Видны обоим
option-ravens-penalty = Проснуться зря стоит
option-ravens-penalty-5 = 5 воронов
option-ravens-penalty-15 = 15 воронов
option-ravens-tie = Проснуться при равном меньшем
option-ravens-tie-ravens = Считаются ваши вороны
option-ravens-tie-zero = Вы получаете ноль
option-ravens-target = Игра кончается при стольких воронах
option-ravens-rounds = Или после стольких раундов (0: нет)
option-ravens-scary_nines = Не так страшно: больше всего девяток — не в счёт
option-ravens-all_or_nothing = Всё или ничего: одни девятки дают 0, остальным 50
option-ravens-claims = «Знаю, что у меня»: две одинаковые за одну
option-ravens-memory = То, что вы видели
option-ravens-memory-aided = Остаётся на виду
option-ravens-memory-strict = Надо помнить
option-runners-starred = С трудными снами, отмеченными звездой
option-runners-sandglass = Песочные часы, когда кто-то готов
option-runners-patience = Перевернутся сами через
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
tab-words = Слова
tab-seats = Стол
in-words = Поле словами
words-not-yet = Когда игра начнётся, поле будет описано здесь словами.
table-link = Ссылка на этот стол
seat-resigned = игра сдана
carry = Продолжить на другом устройстве
carry-about = Откройте это на другом устройстве, камерой или по ссылке. Действует один раз, { $minutes } мин; никому больше её не давайте.
chat-write = Напишите что-нибудь
chat-send = Отправить
chat-none = Пока никто ничего не сказал.
chat-off = За этим столом молчат.
chat-mute = Не слышать: { $name }
chat-unread = Чат: { $count ->
        [one] { $count } новая строка
        [few] { $count } новые строки
        [many] { $count } новых строк
       *[other] { $count } новой строки
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
end-moments = Где всё решилось
end-show-chances = Шансы
end-show-points = Очки
end-looking = Сильный игрок просматривает ходы: { $done } из { $moves }
end-no-turns = Ни один ход не перевернул эту игру.
turn-mistake = { $name }, упущенные шансы: с { $before } % до { $after } %.
turn-swing = { $name }, шансы изменились с { $before } % до { $after } %.
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
me-account = У вас есть учётная запись: { $name }.
me-rating = наверняка выше { $skill }, { $games ->
        [one] { $games } игра
        [few] { $games } игры
        [many] { $games } игр
       *[other] { $games } игры
    }
me-make = Завести учётную запись
me-make-about = Чтобы играть, она не нужна. Но с ней ваши игры с вами на любом устройстве: имя, пароль и больше ничего.
me-made = Учётная запись создана. В ней всё, что вы уже сыграли.
me-name-first = Сначала выберите имя.
me-passphrase = Пароль, не меньше 10 знаков
me-enter = Войти
me-enter-about = То, что вы сыграли здесь гостем, перейдёт с вами.
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
me-ended = Там вы вышли.
me-end-others = Выйти на всех остальных
me-leave = Выйти здесь
me-left = Вы вышли. Кто сыграет здесь дальше, будет кем-то новым.
me-leave-warning = Без учётной записи никто не сможет снова стать вами, когда вы выйдете на всех устройствах.
me-muted = Кого вы не слышите
me-unmute = Слышать снова

# Отказы
refusal-no-code = Стола с таким кодом нет. Проверьте ещё раз.
refusal-no-table = По этому адресу стола нет. Возможно, ссылка обрезана.
refusal-seat-taken = Это место занято.
refusal-already-seated = У вас уже есть место за этим столом.
refusal-revoked = На этом устройстве вы вышли. Войдите снова или играйте как кто-то новый.
refusal-no-link = Эта личная ссылка уже использована или устарела. Создайте новую.
refusal-wrong-passphrase = Учётной записи с таким именем и паролем нет.
refusal-name-taken = Это имя уже занято. Выберите другое.
refusal-passphrase = В пароле от 10 до 200 знаков.
refusal-other-rules = Эта игра начата по другим правилам и здесь продолжиться не может.
refusal-hidden = Это покажут, когда игра кончится, а игру дня — когда кончится день.
refusal-idle = Соединение закрыто: долго ничего не было слышно.
refusal-no-chat = За этим столом только готовые фразы или молчание.
refusal-empty = Сначала напишите что-нибудь.
refusal-too-long = Это слишком длинно.

## Boards

sandman-look-goal = Чужая цель
sandman-look-tokens = Чужой песок
sandman-say-look = { $name }: что хотите увидеть?
sandman-look-closer = { $name }: рассмотреть сон
sandman-dream-of = Видит сон: { $name }
workshop-any = любой осколок
workshop-card-lacks = Ещё не хватает: { $shards }
workshop-card-ready = Все нужные осколки у вас в руках.
workshop-card-ready-short = есть в руках
workshop-card-blocked = Где бы она ни встала, что-то мешает.
workshop-card-blocked-short = что-то мешает
standing = Счёт на сейчас
