# Справка, ошибки и отчёты команд, по-русски.
# В `command-` первый абзац стоит и в списке команд. То, что вводят, остаётся как есть: названия команд, параметров
# (--seed) и уровней. Слова прописными буквами заменяют своими; они ниже, в `metavar-`.

usage = Как вызвать:
usage-options = [ПАРАМЕТРЫ]
usage-command = КОМАНДА [АРГУМЕНТЫ]...
heading-options = Параметры
heading-commands = Команды
default = по умолчанию: { $value }
metavar-address = АДРЕС
metavar-bots = БОТЫ
metavar-class = КЛАСС
metavar-file = ФАЙЛ
metavar-folder = ПАПКА
metavar-game = ИГРА
metavar-games = ИГРЫ
metavar-languages = ЯЗЫКИ
metavar-packs = НАБОРЫ
metavar-hash = ХЕШ
metavar-kind = ВИД
metavar-language = ЯЗЫК
metavar-levels = УРОВНИ
metavar-module = МОДУЛЬ
metavar-name = ИМЯ
metavar-names = ИМЕНА
metavar-part = ЧАСТЬ
metavar-number = НОМЕР
metavar-person = ЧЕЛОВЕК
metavar-seats = МЕСТА
metavar-table = СТОЛ
metavar-text = ТЕКСТ
metavar-value = ЗНАЧЕНИЕ
metavar-bot = БОТ
metavar-keeper = АККАУНТ
metavar-link = ССЫЛКА
metavar-token = ТОКЕН

command-oneiros = Настольные игры о снах: играть, читать правила, пересматривать партии, считать статистику.
command-analyse = Оценить каждый ход законченной партии: шансы до и после него и что было бы лучше.
command-arena =
    Устроить турнир ботов, каждый расклад с каждого места, и посчитать, кто побеждает.

    Партии записываются сразу. Если прервать команду, она же продолжит с того места.
command-arena-merge =
    Собрать части турнира в одно целое: каждую ПАПКУ, записанную с --part.

    Итог такой же, как после одного запуска. Недостающие части будут названы.
command-dataset =
    Записать решения ботов из множества партий в файлы Parquet, с карточкой, которая их описывает.

    Если прервать команду, запустите её снова: она продолжит.
command-backup =
    Скопировать базу сервера в новый ФАЙЛ, пока сервер работает.

    Чтобы восстановить, остановите сервер, положите копию на место базы и запустите сервер снова.
command-balance =
    Измерить по множеству партий быстрых ботов, что каждая часть игры значит для победы.

    С --content ФАЙЛ --against standard: что меняют ваши собственные карты.
command-bots = Список ботов: уровни, боты одной игры и боты из установленных пакетов.
command-content = Свои карты: начать набор, проверить его, посмотреть.
command-content-check = Проверить набор: всё, что в нём не так, где именно и как было бы правильно.
command-content-new = Начать набор: копия карт игры с пояснениями, для изменений.
command-content-show = Нарисовать набор: всё на одном листе SVG. Без указания файла это набор самой игры.
command-exam =
    Оценить агента: каждый ход по тому, что можно было знать с его места, и отдельно соблюдение правил и затраты.

    «oneiros exam BOT» — это сокращение от «oneiros exam take BOT».
command-exam-check = Провести экзамен ещё раз по ответам из его ФАЙЛА и сказать, сходятся ли все оценки.
command-exam-take = Проэкзаменовать агента (бота, класс, программу или адрес) и записать отчёт и все ответы.
command-games = Список игр: сколько игроков и какие параметры.
command-hint = Показать, как пошёл бы сильный игрок, зная только то, что знает это место.
command-ladder = Сыграть каждым уровнем ботов против уровня ниже и показать, кто как часто побеждает.
command-play = Сыграть в терминале. Без названия игры откроется меню.
command-replay = Пересказать сохранённую партию ход за ходом, затем показать стол.
command-rules = Прочитать правила игры или одно правило по номеру.
command-serve = Открыть игры для браузеров. Без параметров: только на этом компьютере.
command-server =
    Присматривать за сервером: кто на нём и что с этим делать.

    Работающие серверы замечают изменения за пять секунд.
command-server-block =
    Закрыть вход человеку, имени или адресу на время.

    Человек: идентификатор или имя аккаунта. Имя закрывает вход всем, кого зовут так или почти так. Вид address-of принимает человека и закрывает вход с его адреса.
command-server-blocks = Список того, что сейчас заблокировано.
command-server-chat = Последние сообщения в чате; СТОЛ: идентификатор или код.
command-server-close-table = Закрыть СТОЛ (идентификатор или код) навсегда.
command-server-end-sessions = Завершить все сеансы; ЧЕЛОВЕК: идентификатор или имя аккаунта.
command-server-people = Список последних гостей: идентификаторы, имена и что они делали. У людей с одного адреса в графе «адрес» стоит одно и то же.
command-server-remove-line = Удалить сообщение НОМЕР из чата за столом СТОЛ.
command-server-tables = Список столов, где игра не закончена, сначала новые.
command-server-unblock = Снова пустить человека, имя или адрес.
command-simulate = Сыграть много случайных партий. Одно и то же зерно даёт одни и те же числа при любом числе процессов.
command-troubles =
    Список столов, которые сервер не смог прочитать, с причиной.

    Их гости об этом узнают, остальные столы работают. При запуске сервер пробует прочитать их снова.
command-train = Учить игрока только на его собственных партиях. Можно прервать когда угодно и потом продолжить.
command-verify =
    Проверить законченную партию: раздачу по обещанию, ходы по правилам.

    ФАЙЛ: подтверждение, которое стол выдаёт после конца, или сохранённая партия; тогда укажите и обещание.
command-words = Присматривать за переводами.
command-words-check = Список того, чего языку не хватает рядом с английским: файлов, фраз, значений. Код выхода 1, если чего-то нет.
command-bot = Привести своего бота на сервер.
command-bot-run =
    Привести бота к столу на сервере; БОТ: программа, адрес или module:Class.

    Без --table и --open он садится за открытые столы, где ботам рады.
command-mcp = Дать сыграть ассистенту: сервер Model Context Protocol на стандартном вводе и выводе.
command-server-end-token = Отозвать токен; ТОКЕН: его идентификатор.
command-server-make-token =
    Создать токен для бота, за которого отвечает АККАУНТ (его имя или идентификатор человека).

    Токен показывают один раз: прочитать его снова не сможет никто.
command-server-tokens = Список токенов ботов.

option-help = Показать эту справку.
option-version = Показать версию.
option-lang = Язык: { $known }. Иначе решает ONEIROS_LANG или язык системы.
option-option = Параметр игры; можно повторять.
option-seed = Целое число: одно и то же зерно раздаёт одни и те же карты.
option-content = Файл с вашими собственными картами.
option-json = Вывести только JSON.
option-jobs = Сколько процессов работает одновременно.
option-part = Только часть партий, например 3/64, для машин, которые ничего не знают друг о друге.
option-seconds = Сколько секунд думать над каждым ходом.
option-simulations = Вместо --seconds: одно и то же число всегда даёт один и тот же ответ.
option-store = База сервера, как в «oneiros serve».
option-most = Сколько показать.
option-analyse-jobs = Сколько процессов работает одновременно; по умолчанию по одному на ядро.
option-analyse-svg = Нарисовать и ход партии.
option-arena-bots = Кто играет.
option-arena-games = Сколько партий; с округлением вверх, чтобы каждая рассадка сыграла каждый расклад.
option-arena-jobs = Сколько процессов играет одновременно на этом компьютере; по умолчанию по одному на ядро.
option-arena-out = Куда записать партии, отчёт и числа; по умолчанию arena/ИГРА. Турнир, который там уже есть, продолжится.
option-arena-own-time = Ищущие боты думают столько, сколько их уровень. Такие партии нельзя повторить.
option-arena-players = Сколько мест; по умолчанию 2, если игра и боты это допускают.
option-arena-ray = Играть на кластере Ray; на каждой его машине нужен этот пакет.
option-arena-seed = Одно и то же зерно даёт одни и те же партии при любом числе процессов.
option-arena-simulations = Сколько ищущие боты (lucid, oracle) думают над ходом.
option-arena-merge-out = Куда записать целое; по умолчанию arena/ИГРА.
option-dataset-bots = Кто играет.
option-dataset-columns = Что есть в строке, кроме ходов и конца партии: view, features, truth. Последний столбец выдаёт тайны.
option-dataset-games = Сколько партий; с округлением вверх, чтобы каждая рассадка сыграла каждый расклад.
option-dataset-jobs = Сколько процессов играет одновременно; по умолчанию по одному на ядро.
option-dataset-judge = Оценить и каждый ход, по тому, что игрок мог знать. Это долго.
option-dataset-judge-simulations = Сколько судья думает над каждым ходом.
option-dataset-out = Куда записать файлы; по умолчанию dataset/ИГРА. Набор, который там уже есть, продолжится.
option-dataset-players = Сколько мест; по умолчанию 2, если игра это допускает.
option-dataset-seed = Одно и то же зерно даёт одни и те же файлы при любом числе процессов.
option-dataset-shard = Сколько партий в одном файле.
option-dataset-simulations = Сколько ищущие боты (lucid, oracle) думают над ходом.
option-balance-against = Сравнить с другим набором: файл или «standard».
option-balance-as = Страница для браузера или Markdown с графиками рядом.
option-balance-games = Сколько партий; по умолчанию столько, сколько нужно.
option-balance-out = Папка для отчёта.
option-balance-players = Сколько мест; по умолчанию каждое допустимое число от 2.
option-balance-seed = Одно и то же зерно даёт один и тот же отчёт.
option-balance-variants = Пробовать ли и параметры игры.
option-content-show-out = Куда записать рисунок; по умолчанию ИГРА.svg.
option-exam-take-deals = Сколько раздач каждой игры с каждым набором.
option-exam-take-games = Какие игры, через запятую; по умолчанию все.
option-exam-take-judge = Сколько симуляций уходит на оценку хода; в играх, где симуляции дёшевы, больше. То же число даёт те же оценки.
option-exam-take-languages = На каких языках спрашивать агента, который читает; «nonsense:7» — выдуманный язык с этим номером.
option-exam-take-out = Куда записать отчёт и ответы; по умолчанию exam/BOT. Экзамен, который там уже есть, продолжится.
option-exam-take-packs = Какие наборы: «standard» или номер набора, которого никто не видел.
option-exam-take-quick = Только шестая часть вопросов.
option-exam-take-seed = Одно и то же зерно задаёт одни и те же вопросы.
option-exam-take-simulations = Сколько агент с перебором (lucid, oracle) думает над каждым ходом; по умолчанию столько же, сколько в игре.
option-exam-take-jobs = Сколько процессов работает одновременно; по умолчанию по одному на ядро.
option-exam-check-jobs = Сколько процессов работает одновременно; по умолчанию по одному на ядро.
option-games-competitive = Пропустить игры, где все побеждают или проигрывают вместе.
option-games-ids = Вывести только обозначения, по одному в строке.
option-hint-seat = Для игрока N; по умолчанию для того, чей ход.
option-ladder-jobs = Сколько партий одновременно.
option-ladder-log = Куда записывать каждую партию; то, что там уже есть, не играется заново.
option-ladder-players = Только для стольких игроков; можно повторять. Иначе для каждого числа, которое допускает игра.
option-ladder-quick = Меньше партий: около 20 минут на двух ядрах вместо двух часов.
option-ladder-write = Страница с метками: таблицы встанут между ними.
option-ladder-also = Боты, которые сверх лестницы играют с высшим уровнем, где могут, и оцениваются вместе с уровнями.
option-ladder-share = Какую часть своего времени получает каждый, кто думает по часам, от 0 до 1. Иначе всё, а где так думают оба, десятую часть.
option-ladder-minutes = Через сколько минут работы процессора пара больше не играет.
option-play-bots = Уровни ботов в порядке мест, например dreamer,lucid (последний действует и для остальных); или какие места занимают боты: all, none или номера, например 1,2. По умолчанию это dreamer.
option-play-hotseat = На всех местах люди за этим терминалом.
option-play-load = Продолжить сохранённую партию.
option-play-people = Сколько из них людей за этим терминалом, начиная с места 1; по умолчанию 1.
option-play-players = Сколько мест; по умолчанию наименьшее, что допускает игра.
option-replay-json = Вывести только последнюю позицию, списком видов.
option-replay-open = Рассказать всё; так и без --seat.
option-replay-seat = Рассказать только то, что видит игрок N.
option-replay-step = После каждого хода ждать Enter.
option-replay-to = Остановиться после хода N.
option-serve-bot = Ваш собственный бот, которого гости могут посадить за стол.
option-serve-channels = Как несколько процессов узнают друг о друге: redis://...
option-serve-client = Собранная страница игр, если её нет в пакете.
option-serve-host = Адрес, на котором слушает сервер; 0.0.0.0 значит все.
option-serve-open = Открыть страницу в браузере.
option-serve-port = Порт, на котором слушает сервер.
option-serve-proxies = Прокси, которым можно верить, откуда приходят гости.
option-serve-public-url = Что вводят гости, если перед сервером стоит прокси.
option-serve-store = Где хранить партии: sqlite:///ФАЙЛ или postgresql://...
option-serve-unlimited = Без ограничений для одного адреса: для проверок под нагрузкой.
option-serve-workers = Процессы для ботов; 0 значит все ядра, кроме одного.
option-serve-processes = Процессы сервера за одним портом; нескольким нужны PostgreSQL и Redis.
option-server-block-hours = На сколько часов.
option-simulate-games = Сколько партий.
option-simulate-players = Сколько мест; по умолчанию наименьшее, что допускает игра.
option-verify-promise = Что стол показал в начале, если вы это записали.
option-bot-run-game = Из лобби: только столы этой игры.
option-bot-run-games = Остановиться после стольких партий.
option-bot-run-no-rematch = Не играть реванш с теми же людьми.
option-bot-run-open = Открыть общий стол этой игры и ждать за ним.
option-bot-run-players = Сколько мест у открытого стола.
option-bot-run-server = Сервер, например https://games.example.org.
option-bot-run-table = Играть за этим столом: ссылка, код или идентификатор.
option-bot-run-token = Токен аккаунта бота; его можно указать и в ONEIROS_TOKEN.
option-train-players = Со сколькими игроками он учится играть; по умолчанию 2.
option-train-rounds = Учить, пока не наберётся столько раундов игры и учёбы.
option-train-games = Сколько партий он играет за раунд.
option-train-guest-rounds = Сколько первых раундов играет эвристика самой игры, а ученик только смотрит.
option-train-seed = Одно и то же зерно даёт одного и того же игрока.
option-train-course = Файл со всем планом обучения, например course.json прежнего запуска.
option-train-against = Боты, с которыми он время от времени играет, чтобы видеть его силу.
option-train-trials = Сколько партий он играет с каждым из них.
option-train-every = Через сколько раундов он с ними играет.
option-train-jobs = Сколько процессов играет одновременно на этом компьютере.
option-train-ray = Играть на кластере Ray; на каждой его машине нужен этот пакет.
option-train-out = Куда записать сеть, журнал и кривую; по умолчанию train/ИГРА-ИГРОКИ. Начатое там продолжится.
option-ladder-bot = Свой бот: он сыграет против каждого уровня.
option-server-make-token-scope = Что разрешает токен: смотреть или играть.

note = внимание: { $text }

# Что не так в том, что введено. Эти фразы следуют за «oneiros: », и точки в конце у них нет.
error-no-command = нет команды «{ $name }»; список покажет oneiros --help
error-no-command-near = нет команды «{ $name }»; может быть, { $near }?
error-no-such-flag = здесь нет параметра { $name }; список покажет --help
error-no-such-flag-near = здесь нет параметра { $name }; может быть, { $near }?
error-flag-needs-value = для { $name } нужно значение
error-flag-takes-no-value = для { $name } значение не указывают
error-missing = не указано: { $name }; --help покажет, что нужно команде
error-too-much = это больше, чем нужно команде: { $text }
error-not-a-whole-number = для { $name } нужно целое число
error-not-in-range = для { $name } нужно число от { $least } до { $most }
error-too-low = для { $name } нужно число не меньше { $least }
error-not-a-choice = { $name }: можно выбрать { $choices }
error-not-a-file = для { $name } нужен файл, а не папка
error-not-a-folder = для { $name } нужна папка, а не файл

error-no-language = на языке «{ $language }» слов пока нет; языки: { $known }
error-bad-language = язык указывают кодом, например cs, а не «{ $language }»
error-option-form = параметр пишут так: имя=значение, а не «{ $text }»
error-hotseat = с --hotseat на всех местах люди: уберите --people и --bots
error-people-or-bots = укажите --people или места в --bots, но не то и другое
error-people = --people здесь может быть от 0 до { $most }, а не { $number }
error-bot-seats = --bots может быть all, none, уровнями или местами от 1 до { $most }, например 1,2, а не «{ $text }»
error-too-many-bots =
    { $room ->
        [one] здесь место для { $room } бота, а не для { $number }
        [few] здесь место для { $room } ботов, а не для { $number }
        [many] здесь место для { $room } ботов, а не для { $number }
       *[other] здесь место для { $room } бота, а не для { $number }
    }
error-saved-settings = у сохранённой партии свои игроки, зерно и параметры: уберите --players, --seed и --option
error-saved-game = это сохранённая партия игры { $game }, а не { $other }
error-seat-or-open = укажите --seat или --open, но не оба
error-seat = --seat в этой партии может быть от 1 до { $most }, а не { $number }
error-to = --to в этой партии может быть от 0 до { $most }, а не { $number }
error-game-over = эта партия закончена: делать больше нечего
error-not-their-turn = сейчас не ход игрока { $number }; --seat может быть: { $seats }
error-no-promise = в файле { $file } нет обещания: укажите то, что показал стол, через --promise
error-file-taken = { $file } уже есть; укажите другой файл
error-not-written = не удаётся записать { $file }: { $reason }
error-pack-faults =
    { $count ->
        [one] { $file }: { $count } ошибка
        [few] { $file }: { $count } ошибки
        [many] { $file }: { $count } ошибок
       *[other] { $file }: { $count } ошибки
    }
error-postgres-backup = у PostgreSQL свои средства: pg_dump копирует, pg_restore восстанавливает
error-no-store = здесь нет базы: { $file }
error-no-server = части сервера не установлены ({ $package }): pip install 'oneiros[server]'
error-no-plots = для графиков нужен matplotlib: pip install 'oneiros[balance]'
error-packs-in-markdown = два набора сравниваются на странице для браузера: уберите --as markdown
error-same-packs = оба набора одинаковы: укажите другой через --content ФАЙЛ или --against ФАЙЛ
error-no-marks = в { $file } нет меток { $begin } и { $end }, между которыми встают таблицы
error-no-rules = не удаётся прочитать правила игры «{ $title }»: файла { $file } нет или он нечитаем

error-no-game = нет игры «{ $id }»; игры: { $known }
error-players = «{ $title }»: игроков может быть от { $fewest } до { $most }, а не { $number }
error-no-option = «{ $title }»: нет параметра «{ $name }»; параметры: { $known }
error-option-value = «{ $title }»: параметр «{ $name }» может быть { $allowed }, а не { $given }
error-no-bot = «{ $title }»: нет бота «{ $name }»; есть: { $known }
error-no-champion = «{ $title }»: для стольких игроков чемпиона нет; есть для: { $known }
error-other-course = в { $folder } лежит курс, где { $name } другое; выберите другую папку или продолжайте тот
error-bot-form = бота называют так: «package.module:Class» или «process:./agent», а не «{ $name }»
error-bot-alone = бот «{ $name }» играет только в «{ $title }» и только один
error-bot-cards = бот «{ $name }» знает только обычные карты игры «{ $title }»
error-not-read = не удаётся прочитать { $file }: { $reason }
error-not-text = не удаётся прочитать { $file }: это не текст UTF-8
error-not-toml = { $file }: это не TOML: { $detail }
error-bad-pack = { $file }: { $detail }
error-not-a-record = { $file }: это не запись партии: { $detail }
error-bad-seed = зерно не целое число и не шестнадцатеричные цифры
error-record-version = эта партия сыграна по версии { $version } правил игры «{ $title }»; здесь версия { $now }
error-record-cards = эта партия сыграна другими картами, не «{ $pack }»; укажите их файл через --content
error-record-setup = эту партию не удаётся разложить: { $cause }
error-record-move = ход { $number } этой партии невозможен: { $cause }
error-no-rule = «{ $title }»: нет правила «{ $number }»; правила: от { $first } до { $last }
error-no-rule-numbers = «{ $title }»: нет правила «{ $number }»; у правил нет номеров
error-save-taken = { $file } уже есть, и это не сохранённая партия
error-save-failed = { $file }: { $reason }
error-nothing-promised = зерно этой партии число, поэтому обещания не было
error-broken-promise = обещание нарушено: обещано { $claimed }, а партия даёт { $made }
error-bots-once = назовите каждого бота один раз, и хотя бы одного
error-seatings = при таком числе ботов ({ $bots }) и мест ({ $players }) рассадок { $seatings }, и каждая играет каждый расклад; назовите меньше ботов
error-needs-package = { $what }: нужен пакет { $package }: pip install 'oneiros[{ $extra }]'
error-not-listening = не удаётся слушать { $host }, порт { $port }: { $reason }
error-store-url = --store указывают как URL: sqlite:///ФАЙЛ или postgresql://user@host/name
error-channels-store = --channels нужен нескольким процессам, а им нужен и --store postgresql://...
error-processes-system = несколько процессов за одним портом работают только под Линуксом
error-processes-store = для --processes нужны --store postgresql://... и --channels redis://...
error-channels-url = --channels указывают как URL: redis://host:6379
error-public-url = --public-url это адрес, который вводят гости: https://games.example.org
error-proxies = --proxies это адреса и сети, например 10.0.0.2,172.16.0.0/12, а не «{ $text }»
error-store-damaged = база { $file } повреждена ({ $detail }); замените её копией
error-store-closed = не удаётся открыть базу { $file }: { $detail }
error-store-version = база { $file } записана другой версией Oneiros: { $detail }
error-store-in-use = базу { $file } использует другой сервер; укажите этому другой --store или обоим PostgreSQL
error-file-there = { $file } уже есть
error-copy-damaged = копия повреждена; хватает ли места на диске?
error-no-line = за этим столом нет сообщения { $number }
error-not-blocked = { $what }: такой блокировки нет
error-no-whereabouts = неизвестно, откуда заходит { $name }
error-no-address = «{ $text }»: это не адрес
error-no-person = нет человека с идентификатором «{ $text }» и нет аккаунта с таким именем
error-no-table = нет стола с идентификатором или кодом «{ $text }»
error-not-loaded = не удаётся загрузить «{ $name }»: { $detail }
error-not-subclass = «{ $name }» не подкласс oneiros.{ $base }
error-other-version = на этом компьютере другая версия игры «{ $title }», чем там, где начата арена
error-not-a-plan =
    { $kind ->
        [dataset] { $file }: это не план набора данных; укажите другую папку через --out
        [part] { $file }: не сказано, какая это часть турнира; укажите папки, записанные с --part
       *[tournament] { $file }: это не план турнира; укажите другую папку через --out
    }
error-other-run =
    { $kind ->
        [dataset] в { $folder } другой набор данных (отличается: { $differs }); укажите другую папку через --out
        [part] в { $folder } другая часть турнира (отличается: { $differs }); укажите другую папку через --out
       *[tournament] в { $folder } другой турнир (отличается: { $differs }); укажите другую папку через --out
    }
error-part-form = часть пишется как 3/64, третья из 64, а не «{ $text }»
error-parts-differ = { $folder } и { $other }: части разных турниров; отличаются: { $differs }
error-parts-missing =
    { $count ->
        [one] не хватает { $count } части из { $of }: { $numbers }
        [few] не хватает { $count } частей из { $of }: { $numbers }
        [many] не хватает { $count } частей из { $of }: { $numbers }
       *[other] не хватает { $count } части из { $of }: { $numbers }
    }
error-part-unfinished = часть { $number } не доиграна: партий { $played } из { $games } ({ $folder }); её команда продолжит
error-no-column = столбца «{ $name }» для выбора нет; есть { $known }
error-no-features = у игры «{ $title }» нет признаков
error-not-a-game = в { $file } есть строка, которая не партия: { $detail }
error-one-agent = назовите одного агента, а не '{ $text }'
error-exam-wrong =
    { $count ->
        [one] { $count } вопрос в файле { $file } не сходится со своими ответами
        [few] { $count } вопроса в файле { $file } не сходятся со своими ответами
        [many] { $count } вопросов в файле { $file } не сходятся со своими ответами
       *[other] { $count } вопроса в файле { $file } не сходится со своими ответами
    }
error-exam-page = в { $file } сказано не то, что в ответах рядом; все оценки сходятся
error-exam-pack = набор — это 'standard' или номер неизвестного, а не '{ $pack }'
error-not-an-exam = { $file } — не экзамен: { $detail }
error-other-exam = в файле { $file } другой экзамен; назовите другую папку через --out
error-exam-version = этот экзамен проведён по другим правилам, чем в этой версии Oneiros
error-agent-silent = агент не отвечает: { $detail }
error-nonsense-form = выдуманный язык — это 'nonsense:' и целое число, а не '{ $language }'
error-workers-die = процессы, которые играют, снова и снова обрываются; хватает ли памяти?
error-no-cluster = по адресу «{ $address }» нет кластера Ray: { $detail }
error-bot-of-your-own = приведите своего бота, например process:./agent или module:Class, а не «{ $name }»
error-table-or-open = укажите --table или --open, но не оба сразу
error-bot-stopped = { $name }: сбой, бот сдался и остановлен: { $reason }

rule-broken = это запрещает правило { $rule }
os-error =
    { $errno ->
        [2] нет такого файла или папки
        [13] нет доступа
        [17] такое имя уже занято
        [20] часть пути не папка
        [21] это папка
        [28] на диске нет места
        [30] диск только для чтения
        [48] адрес занят
        [98] адрес занят
        [10048] адрес занят
       *[other] системная ошибка { $errno }
    }

version = oneiros { $version } ({ $build })
train-goes-on = Продолжаем после { $rounds } раундов и { $minutes } минут процессорного времени.
train-round = раунд { $number }, { $minutes } мин: партий { $games }, потеря { $loss }, { $share } против гостей { $curve }
train-trial = { $share } из { $games } партий выиграно у { $bot } (95%: от { $low } до { $high })
written = Записано: { $file }
content-next = Дальше: { $command }
content-right = правильно, например, так:
content-good = { $file }: можно играть: { $name }, хеш { $fingerprint }
backup-made =
    { $count ->
        [one] { $file }: { $count } стол
        [few] { $file }: { $count } стола
        [many] { $file }: { $count } столов
       *[other] { $file }: { $count } стола
    }
troubles-none = Все столы читаются.
verify-dealt = Карты розданы как обещано: { $promise }
verify-moves =
    { $count ->
        [one] { $count } ход, всё по правилам.
        [few] { $count } хода, всё по правилам.
        [many] { $count } ходов, всё по правилам.
       *[other] { $count } хода, всё по правилам.
    }
verify-unfinished = Партия не доиграна.
verify-won = Победа: { $winners }. Очки по местам: { $scores }.
verify-nobody = Никто не победил. Очки по местам: { $scores }.
serve-where = Игры здесь: { $address } (закончить: Ctrl-C)
words-to-do =
    { $count ->
        [one] { $language }: не хватает { $count } вещи
        [few] { $language }: не хватает { $count } вещей
        [many] { $language }: не хватает { $count } вещей
       *[other] { $language }: не хватает { $count } вещи
    }
words-complete = { $language }: всё на месте
gap-file = нет файла
gap-line = строку { $line } не удаётся прочитать
gap-message = нет { $key }
gap-left-over = { $key } лишнее
gap-value = { $key } не говорит { $name }
gap-unknown-value = { $key } не получает { $name }

arena-report = Отчёт: { $file }
arena-games = Партии: { $file }
arena-continues =
    { $count ->
        [one] Продолжение после { $count } партии из { $folder }.
        [few] Продолжение после { $count } партий из { $folder }.
        [many] Продолжение после { $count } партий из { $folder }.
       *[other] Продолжение после { $count } партии из { $folder }.
    }
arena-rounded = Партий будет { $count }, чтобы каждая рассадка сыграла каждый расклад.
arena-interrupted = Прервано: сыграно { $count } из { $games }; та же команда продолжит.
arena-part = Часть { $number } из { $of } сыграна, партий: { $count }. Она в { $folder }; все части соберёт «oneiros arena merge».
dataset-continues =
    { $count ->
        [one] Продолжение после { $count } записанной партии.
        [few] Продолжение после { $count } записанных партий.
        [many] Продолжение после { $count } записанных партий.
       *[other] Продолжение после { $count } записанной партии.
    }
dataset-part = Недостаёт файлов: { $missing } из { $files } в { $folder }. Сложите файлы всех частей в одну папку и запустите там команду без --part.
dataset-written = Партий: { $games }. Файлов: { $files }. Карточка: { $file }
exam-report = Отчёт: { $file }
exam-answers = Ответы: { $file }
exam-continues =
    { $count ->
        [one] Продолжение после { $count } подхода из { $file }.
        [few] Продолжение после { $count } подходов из { $file }.
        [many] Продолжение после { $count } подходов из { $file }.
       *[other] Продолжение после { $count } подхода из { $file }.
    }
exam-interrupted = Прервано после { $count } из { $all } подходов; та же команда продолжит с этого места.
exam-differs = Вопрос { $number } не сходится: { $fields }
exam-agrees =
    { $count ->
        [one] Повторён { $count } подход: все оценки сходятся.
        [few] Повторены { $count } подхода: все оценки сходятся.
        [many] Повторено { $count } подходов: все оценки сходятся.
       *[other] Повторено { $count } подхода: все оценки сходятся.
    }
exam-unfinished =
    { $count ->
        [one] Не хватает ещё { $count } подхода.
        [few] Не хватает ещё { $count } подходов.
        [many] Не хватает ещё { $count } подходов.
       *[other] Не хватает ещё { $count } подхода.
    }
exam-game = игра
exam-choices = решения
exam-lost = отдано
exam-mistakes = ошибки
exam-refused = отклонено
exam-failed = сорвано
exam-all = все
figure-bot = бот
figure-won = победы
figure-share = доля
figure-interval = интервал 95%
figure-score = очки
figure-mean-score = очки в среднем
figure-of = { $count } из { $all }
figure-range = { $low }–{ $high }
simulate-title = «{ $title }», { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
        [many] { $players } игроков
       *[other] { $players } игрока
    }, случайных партий: { $games }, зерно { $seed }
simulate-wins = победы
simulate-player = игрок { $number }
simulate-won = победы
simulate-won-together = общие победы
simulate-shared = поделено
simulate-nobody = никто
simulate-moves = Ходов в партии: в среднем { $mean }, отклонение { $sd }, от { $least } до { $most }
simulate-endings = Чем заканчивались: { $endings }
simulate-speed = Скорость в секунду: партий { $games }, ходов { $moves }

server-id = идентификатор
server-name = имя
server-address = адрес
server-seen = когда был
server-tables = столы
server-lines = сообщения
server-code = код
server-game = игра
server-stage = стадия
server-touched = последний ход
server-opener = открыл
server-people = люди
server-line = сообщение
server-person = человек
server-said = текст
server-kind = вид
server-what = что
server-until = до
server-account = аккаунт
server-guest = гость
server-listed = общий
server-line-removed = Сообщение { $number } удалено.
server-table-closed = Стол { $id } закрыт.
server-sessions-ended =
    { $count ->
        [one] завершён { $count } сеанс
        [few] завершено { $count } сеанса
        [many] завершено { $count } сеансов
       *[other] завершено { $count } сеанса
    }
server-blocked = { $kind } { $what }: вход закрыт до { $until }
server-unblocked = Готово.
server-bot = бот
server-scope = права
server-made = создан
server-used = использован
server-never = никогда
server-token-ended = Токен больше не действует.
