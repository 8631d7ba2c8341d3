# То, что говорит только браузер, по-русски. К игроку обращаемся на «вы».

you = Вы
home-title = Какой сон сегодня?
home-about = Пять настольных игр для тихих вечеров. С друзьями, с незнакомцами или в одиночку против ботов.
look = Взглянуть на поле
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

# Связь
refusal-rule = (Правило { $rule })
rule-number = Правило { $rule }
refusal-unreached = Сервер сейчас недоступен.
refusal-unreadable = Ответ сервера не удалось прочесть.
refusal-interrupted = Связь прервалась раньше, чем пришёл ответ. На экране — то, что есть сейчас.
refusal-closed-by-server = Сервер закрыл соединение.
refusal-stale = За столом уже всё изменилось. Взгляните ещё раз.
refusal-too-much = Слишком быстро. Подождите немного.
refusal-unknown = Ничего с таким названием здесь нет.
refusal-server = На сервере произошла ошибка. Ничего не потеряно; попробуйте ещё раз.
refusal-store-down = Сервер сейчас не может сохранять ходы. Попробуйте ещё раз.
refusal-no-identity = Сначала выберите имя.
refusal-undo-nothing = Вам нечего отменять.
refusal-undo-revealed = С тех пор что-то открылось, отменить ход уже нельзя.
refusal-undo-not-yours = С тех пор был чужой ход, отменить свой уже нельзя.
refusal-undo-timed = Пока сыплется песок, отменять ходы нельзя.
refusal-no-undo = За этим столом ходы не отменяют.
refusal-no-hints = За этим столом нет подсказок.
refusal-not-your-turn = Сейчас от вас ничего не требуется.
refusal-away = За вас играет бот. Сначала верните своё место.
refusal-other = Сейчас этого сделать нельзя.
refusal-late = Ваше время вышло.
refusal-nobody-shown = Сначала скажите, кто у экрана.
refusal-no-companions = Делить экран с другими может только тот, кто играет.

# Конец игры

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
end-shared = Общая победа: { $names }.
end-all-won = Вы нашли выход.
end-all-lost = Сон вас не отпустил.
end-nobody = Никто не победил.
end-resigned = Партия сдана.
end-you-resigned = Вы сдались.
end-rematch = Реванш
end-rematch-waits = Ждём остальных
end-rematch-wanted = { $count ->
        [one] Хочет сыграть ещё раз: { $names }.
        [few] Хотят сыграть ещё раз: { $names }.
        [many] Хотят сыграть ещё раз: { $names }.
       *[other] Хотят сыграть ещё раз: { $names }.
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
join = К столу
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
        [0] Пока никто не доиграл.
        [one] Уже доиграл { $tries } игрок.
        [few] Уже доиграли { $tries } игрока.
        [many] Уже доиграли { $tries } игроков.
       *[other] Уже доиграли { $tries } игрока.
    }
daily-on = Ваша игра ждёт вас.
your-games = Ваши игры
your-games-none = Пока ничего. Игра, из которой вы выйдете, будет ждать вас здесь.
games-over-none = Здесь появятся законченные игры.
waits-title = Ждут вашего хода
games-as-of = По состоянию на { $when }.
your-games-wait = Других игр сейчас нет.
round-number = Раунд { $round }
left-none = время вышло
left-minutes = осталось { $count } мин
left-hours = { $count ->
        [one] остался { $count } час
        [few] осталось { $count } часа
        [many] осталось { $count } часов
       *[other] осталось { $count } часа
    }
left-days = { $count ->
        [one] остался { $count } день
        [few] осталось { $count } дня
        [many] осталось { $count } дней
       *[other] осталось { $count } дня
    }
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
guest-mark = гость
guest-about = Играет без аккаунта. Такое же имя может взять и кто-то другой.
guest-named = { $name } (гость)
bot-mark = бот
bot-about = Здесь играет программа с другого компьютера.
bot-named = { $name } (бот)
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
new-agents = Могут сесть и чужие боты
new-hints = Подсказки разрешены
new-undo = Ходы можно отменять
new-open = Открыть стол

# Перед началом
lobby-title = Стол ждёт игроков
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
lobby-same-screen = у того же экрана
lobby-waiting = Начнём, когда все места будут заняты и все будут готовы.
lobby-seats = Места
invite-title = { $name } приглашает вас в игру «{ $game }»
invite-title-open = Вас приглашают в игру «{ $game }»
invite-sit = Сесть за стол
invite-minutes = около { $count } мин
invite-players = { $count ->
        [one] { $count } игрок
        [few] { $count } игрока
        [many] { $count } игроков
       *[other] { $count } игрока
    }
invite-others = За столом: { $names }
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
watching = Вы зритель
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
hint-says = Провидец сделал бы так: «{ $move }».
hint-only = Это единственный возможный ход.
hint-lost = Партию уже практически не спасти, какой ход ни выбери.
hint-better = Этот ход выигрывает примерно в { $chance } % случаев. Следующий по силе — «{ $other }»: около { $otherchance } %.
hint-close = Этот ход выигрывает примерно в { $chance } % случаев. Другой ход почти так же хорош.
hint-sensible = Этот ход выигрывает примерно в { $chance } % случаев.
link-connecting = Ищем стол…
link-lost = Связь потеряна. Пробуем ещё раз…
link-silent = Сервер не отвечает. Ждём…
link-doubt = Возможно, ваш последний ход всё же дошёл: это станет видно, как только вернётся связь.
retry = Попробовать сейчас
clock-hours = { $hours } ч { $minutes } мин
seat-away = играет бот
since-turn = С вашего хода
since-again = Посмотреть ещё раз: { $what }
cues = Звуки и вибрация
cue-buzz = Вибрация
cue-turn = в мой ход и в конце игры
cue-moves = когда сделан ход
cue-chat = когда кто-то пишет
chat-mute-short = Заглушить
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
learn-do = Показать
learn-other = Урок идёт другим путём: выберите то, что подсвечено.
learn-over = Урок окончен. Теперь настоящая игра?
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
new-seat-here = Кто-то у этого экрана
new-here-name = Имя игрока на месте { $number }
new-here-note = Экран у вас один: между игроками опускается занавес. Эта партия не идёт в рейтинг.
new-all-bots = На остальных местах боты
new-no-bots = На остальных местах люди
new-no-options = { $game }: у этой игры нет своих настроек.
new-clock-day = Сутки на ход
new-chat = Чат
new-chat-all = Свободный
new-chat-phrases = Готовые фразы
new-chat-off = Без чата
new-then-link = Затем вы получите ссылку и код для остальных.
new-then-begin = Игра начнётся сразу.
new-begin = Начать
option-seconds = { $value } с

# Перед началом
lobby-full = Все места за этим столом заняты. Можно остаться и смотреть или открыть свой:
lobby-who = Кто сидит на месте { $number }

# За столом
tab-log = Ходы
tab-chat = Чат
tab-rules = Правила
tab-words = Описание
tab-seats = Стол
in-words = Описание поля
words-not-yet = Когда игра начнётся, здесь появится описание поля.
table-link = Ссылка на этот стол
seat-resigned = партия сдана
carry = Продолжить на другом устройстве
carry-about = Откройте эту ссылку на другом устройстве или наведите его камеру на код. Она сработает один раз, в ближайшие { $minutes } мин; никому её не передавайте.
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
end-axis-chance = Шанс на победу, %
end-axis-moves = Ходы
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
replay-where = Момент игры
replay-speed = Скорость
replay-open-from = { $name }, всё открыто
replay-share = Ссылка на этот ход

# Кто вы
me-title = Вы
me-name = Имя
me-take-name = Взять это имя
me-named = Теперь вас зовут так.
me-account = У вас есть аккаунт: { $name }.
me-guest-waits = В одной из игр у вас два места: своё и гостя { $name }. Чтобы играть за гостя, выйдите из аккаунта в этом браузере.
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
me-changed = Пароль изменён. На всех других устройствах выполнен выход.
me-old = Текущий пароль
me-new = Новый пароль, не меньше 10 знаков
me-devices = Ваши устройства
me-device = Устройство
me-device-this = это
me-device-seen = последний раз { $day }
me-end = Выйти
me-ended = На том устройстве выполнен выход.
me-end-others = Выйти на других устройствах
me-leave = Выйти здесь
me-left = Вы вышли. Следующий, кто сыграет здесь, начнёт как новый гость.
me-leave-warning = Если вы выйдете на всех устройствах, без аккаунта сюда уже не вернуться.
me-muted = Заглушённые игроки
me-unmute = Снова показывать
tokens-title = Ваши боты
tokens-about = Программа может играть здесь под своим именем. Она входит по токену, и все видят, что это бот.
tokens-made = Это токен бота { $name }. Больше вы его не увидите: скопируйте сейчас.
tokens-use = Тот, у кого он есть, может играть за вашего бота. Программа получает его так:
tokens-bot = Имя бота
tokens-scope = Он может
tokens-play = играть
tokens-read = только смотреть
tokens-make = Создать токен
tokens-unused = ещё не использован
tokens-used = последний раз использован: { $day }
tokens-end = Отозвать
tokens-end-of = Отозвать токен бота { $name }

# Отказы
refusal-no-code = Стола с таким кодом нет. Проверьте ещё раз.
refusal-no-table = По этому адресу стола нет. Возможно, ссылка обрезана.
refusal-seat-taken = Это место занято.
refusal-already-seated = У вас уже есть место за этим столом.
refusal-revoked = На этом устройстве выполнен выход. Войдите снова или играйте как новый гость.
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
refusal-blocked = Владелец этого сервера на время закрыл вам доступ.
refusal-closed = Владелец этого сервера закрыл этот стол.
refusal-name-blocked = Это имя здесь взять нельзя.
refusal-daily = В сон дня играют в одиночку и только один раз.
refusal-early = Для этого ещё рано.
refusal-has-account = У вас уже есть аккаунт.
refusal-host = Этот сервер отвечает только на том компьютере, где запущен.
refusal-malformed = Сервер не смог это прочитать. Обновите страницу и попробуйте ещё раз.
refusal-method = Здесь сервер этого не умеет.
refusal-missing-package = На сервере не хватает того, что для этого нужно.
refusal-needs-answer = Сейчас ход бота.
refusal-no-seat = Оставьте хотя бы одно место для человека.
refusal-no-such-bot = Такого бота в этой игре нет.
refusal-no-such-seat = Такого места за этим столом нет.
refusal-not-away = На этом месте вы уже играете сами.
refusal-not-begun = Игра ещё не началась.
refusal-not-over = Игра ещё не закончилась.
refusal-not-ready = Ещё не все места заняты.
refusal-not-seated = У вас нет места за этим столом.
refusal-not-yours = Это может сделать только тот, кто открыл стол.
refusal-origin = Этот запрос пришёл с другого сайта и отклонён.
refusal-over = Игра окончена.
refusal-refused = Сервер отклонил запрос.
refusal-rematch-made = Реванш уже открыт.
refusal-rematch-not-agreed = Ещё не все согласны на реванш.
refusal-rematch-not-offered = Реванш никто не предлагал.
refusal-resigned = Вы уже сдались в этой игре.
refusal-restart = Сервер перезапускается. Ничего не потеряно.
refusal-set-aside = Этот стол больше не открыть. Сервер записал причину; за другими столами игра продолжается.
refusal-timeout = Сервер отвечал слишком долго. Ничего не потеряно; попробуйте ещё раз.
refusal-too-large = Для сервера это слишком много.
refusal-too-many-changes = За этим столом слишком часто что-то меняли и отменяли. Играйте дальше как есть или откройте новый стол.
refusal-undo-asked = Отменить ход уже кто-то просит.
refusal-undo-not-asked = Отменить ход никто не просит.
refusal-yourself = Себя заглушить нельзя.
refusal-agent-fault = Программа, которая здесь играет, дала сбой.
refusal-bad-token = Этот токен не действует: его не создавали или уже отозвали.
refusal-for-people = С токеном это сделать нельзя. Войдите в аккаунт, которому принадлежит бот.
refusal-no-account = Боты бывают только у аккаунта. Сначала создайте его.
refusal-no-bots = Хозяин этого стола хочет играть с людьми.
refusal-scope = Этот токен позволяет смотреть, но не играть.
refusal-too-many = Это предел. Сначала отзовите токен, который больше не нужен.

## Boards

standing = Текущий счёт

# Друзья за столом
rematch-call-off = Отменить реванш
rematch-change = Другие места или настройки
rematch-offer = Предложить такой реванш
rematch-up = Поднять на место выше: { $name }
rematch-seats = В таком порядке: { $names }
told-undo-refused = { $name } не соглашается: ход остаётся.
told-nudged = За столом ждут вас.
told-watching = Вы зритель. Вы видите то, что открыто всем.
told-seat-refused = В этот раз бот остаётся на месте. Можно смотреть дальше.
told-seat-granted = Место ваше. Удачи!
seat-wish = { $name } хочет сыграть вместо бота: { $bot }.
seat-grant = Уступить место
seat-refuse = Не сейчас
seat-offer = { $bot } — бот. Хотите сыграть вместо него?
seat-ask = Попросить это место
seat-ask-whose = Попросить место бота { $bot }
seat-asked = Вы попросили место. Ответит хозяин стола.
absent = Сейчас ходит { $name }, но за столом этого игрока нет.
absent-nudge = Напомнить
absent-message = Ваш ход: за столом ждут вас.
absent-copied = Скопировано, теперь отправьте
remind = Напомнить: { $name }
absent-replace = Пусть сыграет бот
replaced-here = { $name } снова за столом, а играет пока бот.
replaced-back = Вернуть место
refusal-not-replaced = На этом месте бот никого не заменяет.
refusal-here = Этот игрок за столом.
refusal-nudged = Напоминание было только что. Дайте немного времени.
refusal-no-bot = На этом месте не бот.
refusal-seat-asked = Это место уже кто-то попросил. Дождитесь ответа.
refusal-seat-not-asked = Это место никто не просит.
refusal-seat-refused = В этот раз хозяин стола отказал. Можно остаться и смотреть.
refusal-bad-rematch = С такими местами и настройками сыграть нельзя.

# Дом прямо на странице: статическая форма

page-here = На этом устройстве
page-title = Без сервера
page-about = С ботами можно играть и тогда, когда сервер недоступен. Скачать нужно { $size } МБ. Такие партии остаются на этом устройстве.
page-keep = Скачать для игры офлайн
page-keeping = Игры скачиваются: { $percent } %
page-kept = Всё нужное есть на этом устройстве. Партии без сервера остаются на нём.
page-play = Играть на этом устройстве
page-forget = Удалить скачанное
page-failed = Не всё удалось сохранить. Проверьте соединение и свободное место и попробуйте ещё раз; что дошло, сохранено.
page-unsafe = Браузеры сохраняют игры для офлайна только с защищённых адресов, а этот не из них.
page-lacking = Игры не скачаны на это устройство. Играть можно будет, когда сервер вернётся.
page-home = Партии, сыгранные здесь, остаются на этом устройстве, и сервер им не нужен.
page-leave = Перейти на сервер
page-waits = Ждёт вас на сервере
house-loading = Игры готовятся: { $percent } %. Пока можно осмотреться.
house-waking = Просыпаюсь…
house-progress = Сколько уже загружено
house-download = Часть игры не дошла. Проверьте соединение и попробуйте ещё раз; то, что уже дошло, сохранено.
house-python = Этот браузер не смог запустить игру. Обновите его или попробуйте другой.
house-unkept = Этот браузер не даёт ничего сохранять: партии закончатся, когда вы закроете страницу.
house-understood = Понятно
house-update = Есть новая версия. Ваши партии сохранятся.
house-update-take = Перейти на неё
house-update-later = Позже
house-old = У этого сайта есть новая версия, и без неё играть дальше нельзя. Ваши партии сохранятся.
house-full = В этом браузере закончилось место. Действие, которое не удалось сохранить, не выполнено; всё, что было раньше, цело. Освободите немного места и играйте дальше.
refusal-no-room = В этом браузере нет места, чтобы это сохранить. Ничего не изменилось.
refusal-no-house = Игр здесь ещё нет. Подождите немного и попробуйте снова.
refusal-no-people = В этом браузере вы играете без других людей.
refusal-bad-file = Это не файл сохранённых партий.
pack-title = Свои карты
pack-about = Набор — это текстовый файл (TOML) с картами и числами одной игры. Сохраните копию стандартного набора, измените её и загрузите здесь. Она останется в этом браузере и попадёт в файл с вашими партиями.
pack-copy = Сохранить стандартный набор
pack-load = Загрузить набор
pack-loaded = Набор «{ $name }» загружен: выберите его для нового стола.
pack-faults = { $count ->
    [one] Этот набор пока не годится. В нём { $count } ошибка:
    [few] Этот набор пока не годится. В нём { $count } ошибки:
    [many] Этот набор пока не годится. В нём { $count } ошибок:
   *[other] Этот набор пока не годится. В нём { $count } ошибки:
}
pack-remove = Удалить
pack-choose = Карты
pack-standard = Стандартный набор
refusal-pack-used = У вас есть партии с этими картами, поэтому набор остаётся.
refusal-pack-too-long = Этот файл слишком длинный для набора.
refusal-too-many-packs = Здесь слишком много наборов. Сначала удалите один.
refusal-no-pack = Этих карт здесь нет.
kept-title = Ваши партии
kept-about = Они остаются в этом браузере и никуда не отправляются. Сохраните их в файл, чтобы перенести на другое устройство. Кто прочтёт файл, увидит скрытые карты.
kept-give = Сохранить в файл
kept-given = Файл в загрузках.
kept-take = Загрузить из файла
kept-taken = { $taken ->
    [one] Добавлена { $taken } партия
    [few] Добавлены { $taken } партии
    [many] Добавлено { $taken } партий
   *[other] Добавлено { $taken } партий
}. Уже были здесь: { $known }. Не удалось прочитать: { $unread }.

# Несколько человек у одного экрана
curtain-next = Сейчас играет { $name }
curtain-hand = Передайте устройство. Остальные не смотрят.
curtain-lift = Это { $name }: открыть занавес
curtain-who = Кто сейчас у экрана?
curtain-other = Или это кто-то другой?
curtain-glass = Ваши песочные часы пойдут, когда вы откроете занавес.
hand-on-over = Пока это всё.
hand-on = Закрыть стол. Дальше играет { $name }
hand-on-glass = Перевернуть свои песочные часы
cover-screen = Закрыть стол
