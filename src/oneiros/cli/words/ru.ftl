# Что говорит сам терминал, по-русски.

welcome = Oneiros: сны, в которые играют.
menu-game = Какая игра?
menu-entry = { $title }, для { $fewest }–{ $most } игроков
menu-resume =
    Вернуться к последней игре: { $title } (пока { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    })
menu-players = Сколько игроков, от { $fewest } до { $most }?
menu-people = Сколько из них людей за этим экраном, от 1 до { $most }? Остальные — боты.
menu-again = Введите число от { $fewest } до { $most }.
goodbye = Спокойной ночи.
bot-failed = { $player }: сбой ({ $reason }). Дальше играет мечтатель.

bots =
    { $count ->
        [one] Бот: { $players }.
        [few] Боты: { $players }.
        [many] Боты: { $players }.
       *[other] Боты: { $players }.
    }
how-to = Введите номер или сам ход, например «{ $example }». ? — справка.
asked = { $player }: { $sentence }
watching = Спрашивать некого: играют боты, вы смотрите.
pass-hide = Нажмите Enter, чтобы скрыть свои карты.
pass-screen = Теперь за экран садится { $player }; нажмите Enter.
sure = { $warning } Всё равно сделать (д/н)?
yes-or-no = Ответьте д или н.
# Что можно ввести, через пробел.
yes = д да
no = н нет

help-asked = Что требуется: { $sentence } ({ $rule })
help-asked-plainly = Что требуется: { $sentence }
help-legend = Знаки: { $legend }
help-moves = Введите номер хода или сам ход, сколь угодно кратко, лишь бы однозначно: «{ $example }».
help-command-help = ?, help: эта справка
help-command-board = board: ещё раз стол и ходы
help-command-moves = moves: все ходы, сколько бы их ни было
help-command-undo = undo: отменить свой последний ход, если он ничего не открыл
help-command-rules = rules [номер]: все правила или одно из них
help-command-log = log: всё, что произошло, вашими глазами
help-command-save = save [файл]: сохранить игру в свой файл
help-command-quit = quit: выйти; игра сохранится, к ней можно вернуться

undone = Ход отменён: «{ $move }».
undo-nothing = Отменять нечего.
undo-not-yours = Последний ход был не ваш, поэтому он остаётся.
undo-revealed = Этот ход открыл скрытые карты, поэтому он остаётся.
undo-not-now = Сейчас отменить ход нельзя.
rules-in-english = Полные правила здесь пока только на английском.
no-such-rule = { $title }: правила { $number } нет. Есть правила от { $first } до { $last }.
no-numbered-rules = { $title }: у правил нет номеров.
log-empty = Пока ничего не произошло.
saved = Сохранено: { $file }
save-taken = Файл { $file } уже есть, и это не сохранённая игра.
save-failed = Игру не удалось сохранить в файл { $file }: { $reason }.
autosave-failed = Автоматически сохранить игру не удалось: { $reason }. Введите «save» и свой файл.
left = Игра сохранена. Вернуться к ней:
not-kept = Игру не удалось сохранить: { $reason }.

record-kept = Запись этой игры: { $file }
again = Сыграть ещё (д/н)?

replay-title =
    { $title }, { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, { $moves ->
        [one] { $moves } ход
        [few] { $moves } хода
        [many] { $moves } ходов
       *[other] { $moves } хода
    }
replay-table = Стол, как его видит { $player }
replay-unfinished = Игра не окончена.
more-moves = и ещё { $count ->
        [one] { $count } подобный
        [few] { $count } подобных
        [many] { $count } подобных
       *[other] { $count } подобного
    }: введите ход или «moves», чтобы увидеть все
repeated = { $sentence } (× { $times })

hint-best = Лучший ход, насколько видно с этого места: «{ $move }».
hint-only = Это единственный возможный ход.
hint-lost = Партию уже практически не спасти, какой ход ни выбери.
hint-move = ход
hint-chance = шанс
hint-tried = попытки
analyse-number = №
analyse-player = игрок
analyse-before = до
analyse-after = после
analyse-better = лучше
analyse-turns = Переломные моменты:
analyse-no-turns = Переломных моментов в игре не было.
analyse-mistake = Ход { $number }, { $player }: «{ $move }». Шансы упали с { $before } до { $after }. Лучше: «{ $better }».
analyse-swing = { $player }: перед ходом { $number } шансы резко изменились, стало { $before }.

level-drowsy = Соня
level-dreamer = Мечтатель
level-lucid = Провидец
level-oracle = Оракул
level-drowsy-how = Играет как новичок: знает правила, но неверно оценивает ходы, забывает карты или мало что замечает.
level-dreamer-how = Делает ход, который лучше всего на первый взгляд, и вперёд не заглядывает.
level-lucid-how = Просчитывает вперёд по 0,2 секунды на ход, с повадками хорошего игрока, который ещё учится.
level-oracle-how = Просчитывает вперёд по 2 секунды на ход, по возможности на всех ядрах.

list-id = обозначение
list-title = название
list-players = игроки
list-range = { $fewest }–{ $most }
list-version = версия правил
list-package = пакет
list-options = Настройки: { $title }
list-option = настройка
list-default = по умолчанию
list-choices = на выбор
list-what = что меняет
list-name = имя
list-source = откуда
list-level = уровень
list-yardstick = мерка
list-yardstick-how = Уровень { $level } версии 0.1, который не меняется: по нему мерят других.
list-champion = чемпион
list-champion-how = Думает 0,2 секунды над ходом; оценку выучил на своих партиях.
list-champion-quick-how = Играет по оценке, выученной на своих партиях, не заглядывая вперёд.
list-how = как играет
