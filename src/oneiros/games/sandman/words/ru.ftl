# Sandman по-русски. Места и игроки считаются с 1: $place1 — это $place и один.
# Названия стоят в именительном падеже: после двоеточия, в скобках или в кавычках; новости — в настоящем времени, [you] в них — тот, кто читает.

title = Песочный человек
player = Игрок { $number }
you = Вы
none = ничего

## Вещи

wheel-black = чёрный маховик
wheel-white = белый маховик
back-sand = песок
back-blank = пустой оборот
secret-goal = цель
secret-tokens = жетоны
cause-few-cards = в круге осталось карт по числу игроков
cause-blank = маховики сошлись, и из мешка взят жетон с пустым оборотом

plot-tide = прилив
plot-sky = небо
plot-wood = лес

particle-pearl = жемчужина
particle-whale = кит
particle-anchor = якорь
particle-coral = коралл
particle-eel = угорь
particle-lighthouse = маяк
particle-kite = воздушный змей
particle-comet = комета
particle-cloud = облако
particle-swallow = ласточка
particle-airship = дирижабль
particle-weathercock = флюгер
particle-owl = сова
particle-fox = лиса
particle-mushroom = гриб
particle-lantern = фонарь
particle-well = колодец
particle-thorn = шип

goal-navigator = Штурман
goal-jeweller = Ювелир
goal-watchman = Сторож
goal-thief = Вор
goal-poet = Поэт
goal-wanderer = Странник
goal-hermit = Отшельник
goal-storyteller = Сказочник

encounter-pocketful = Полный карман
encounter-long-stride = Широкий шаг
encounter-turning-back = Вспять
encounter-mender = Штопальщик
encounter-second-sight = Ясновидение
encounter-swap = Обмен
encounter-lullaby = Колыбельная
encounter-guard-dog = Сторожевой пёс
encounter-sandglass = Песочные часы
encounter-stargazer = Звездочёт
encounter-weaver = Ткач
encounter-keepsake = Вещица на память

effect-pocketful = Возьмите { $power ->
    [one] { $power } жетон
    [few] { $power } жетона
    [many] { $power } жетонов
   *[other] { $power } жетона
}.
effect-long-stride = В этот ход бесплатны ещё до { $power ->
        [one] { $power } шага
        [few] { $power } шагов
        [many] { $power } шагов
       *[other] { $power } шага
    }.
effect-turning-back = В этот ход маховик идёт против часовой стрелки.
effect-mender = Уберите один разрыв из своего сновидения: его карты теперь соединены.
effect-second-sight = Посмотрите цель или жетоны другого игрока.
effect-swap = Обменяйте { $power ->
        [one] { $power } свой жетон
        [few] { $power } своих жетона
        [many] { $power } своих жетонов
       *[other] { $power } своего жетона
    } на столько же случайных жетонов другого игрока.
effect-lullaby = Карта, взятая в этот ход, соединяется с соседней, что бы на ней ни было.
effect-guard-dog = Остаётся открытым. Ваши кошмары, которые считаются картами уровня 1, не отнимают очков.
effect-sandglass = Остаются открытыми. За движение на 3 шага возьмите { $power ->
        [one] { $power } жетон
        [few] { $power } жетона
        [many] { $power } жетонов
       *[other] { $power } жетона
    }.
effect-stargazer = Остаётся открытым. Ваш 4-й шаг бесплатен.
effect-weaver = Остаётся открытым. Каждый ход можно выложить на один жетон больше.
effect-keepsake = Остаётся открытой. В конце игры { $power ->
        [one] { $power } очко
        [few] { $power } очка
        [many] { $power } очков
       *[other] { $power } очка
    } за каждый сюжет среди ваших карт уровня 3.

## Сны и кошмары

card-tear-of-the-moon = Слеза луны
card-slow-giant = Неспешный великан
card-rust-and-rope = Ржавчина и канат
card-red-garden = Красный сад
card-silver-question = Серебряный вопрос
card-last-lamp = Последняя лампа
card-sunken-dowry = Затонувшее приданое
card-nursery-reef = Риф-колыбель
card-thief-in-the-shallows = Вор на мелководье
card-signal-stone = Сигнальный камень
card-dragged-harbour = Гавань на буксире
card-barnacle-psalm = Псалом ракушек
card-two-long-shadows = Две длинные тени
card-answered-song = Песня в ответ
card-knot-untying = Узел развязывается
card-safe-mooring = Надёжный причал
card-crooked-alley = Кривой переулок
card-glass-lagoon = Стеклянная лагуна
card-drowned-treasury = Сокровищница на дне
card-harbour-of-rings = Гавань колец
card-grotto-market = Рынок в гроте
card-atoll-choir = Хор атолла
card-wreck-parade = Парад обломков
card-pilots-farewell = Прощание лоцмана
card-reef-at-midnight = Риф в полночь
card-storm-aquarium = Штормовой аквариум
card-one-red-thread = Одна красная нить
card-late-guest = Поздний гость
card-feather-bed = Перина
card-first-of-spring = Первый день весны
card-quiet-engine = Тихий мотор
card-which-way-home = Где дорога домой
card-tangled-noon = Запутанный полдень
card-string-and-wing = Бечёвка и крыло
card-towed-by-a-child = У ребёнка на верёвочке
card-roof-games = Игры на крышах
card-torn-curtain = Порванный занавес
card-racing-the-spark = Наперегонки с искрой
card-night-mail = Ночная почта
card-iron-omen = Железное знамение
card-soft-landing = Мягкая посадка
card-rain-by-noon = К полудню дождь
card-stowaways = Безбилетники
card-council-of-eaves = Совет под стрехой
card-carnival-aloft = Карнавал в вышине
card-windy-parish = Колокольня на ветру
card-ribbon-regatta = Регата лент
card-attic-window = Чердачное окно
card-ballast-of-stars = Балласт из звёзд
card-thunder-fair = Грозовая ярмарка
card-southbound-night = Ночь летит на юг
card-village-of-sparks = Деревня искр
card-someone-awake = Кто-то не спит
card-borrowed-coat = Чужое пальто
card-small-umbrella = Маленький зонт
card-walking-light = Бродячий огонёк
card-wishing-down = Желание в колодец
card-hundred-years = Сто лет
card-midnight-supper = Полуночный ужин
card-reading-lesson = Урок чтения
card-mother-of-echoes = Мать отголосков
card-needle-nest = Гнездо из игл
card-picnic-of-liars = Пикник лжецов
card-lost-on-purpose = Заблудиться нарочно
card-moon-for-cheese = Луна вместо сыра
card-clever-gate = Хитрая калитка
card-damp-cathedral = Сырой собор
card-ring-of-teeth = Зубастый хоровод
card-drowned-candle = Утонувшая свеча
card-rose-by-night = Ночная роза
card-hollow-council = Совет в дупле
card-witchs-pantry = Кладовая ведьмы
card-keepers-clearing = Поляна хранителя
card-briar-school = Школа в терновнике
card-tricksters-spring = Родник плутов
card-hedge-banquet = Пир под изгородью
card-procession-home = Шествие домой
card-masque-of-briars = Терновый маскарад
card-endless-corridor = Бесконечный коридор
card-late-for-everything = Вечное опоздание
card-house-without-doors = Дом без дверей
card-second-mirror = Второе зеркало
card-running-in-sand = Бег по песку
card-faceless-choir = Безликий хор
card-locked-voice = Запертый голос
card-tooth-by-tooth = Зуб за зубом
card-visitor-below = Гость снизу
card-falling-stair = Падающая лестница

## Ходы

move-lay = Положить на последнюю карту уровня { $level }: { $particle } ({ $back })
move-move = Сдвинуть { $wheel } на { $steps ->
    [one] { $steps } шаг
    [few] { $steps } шага
    [many] { $steps } шагов
   *[other] { $steps } шага
}
move-play = Разыграть: { $encounter }
move-attach = { $level ->
    [1] Расширить сновидение на уровне 1
   *[other] Углубить сновидение до уровня { $level }
}
move-done = Закончить ход
move-spend = Отдать: { $particle } ({ $back })
move-keep = Оставить: { $encounter }
move-mend = Заштопать разрыв после места { $place1 } на уровне { $level }
move-look = Посмотреть { $secret } ({ $other })
move-trade = Обменяться жетонами: { $other }
move-set = Поставить первый маховик в круг перед картой { $gap1 }

## О чём спрашивают

phase-set = Поставьте первый маховик между двумя картами; второй встанет напротив.
phase-move = Сдвиньте маховик. До этого можно положить жетон на карту или разыграть встречи.
phase-pay = Заплатите за шаги: выберите жетон, который вернётся в мешок.
phase-return = Верните второй жетон пары в мешок.
phase-attach = Присоедините карту к своему сновидению.
phase-keep = Оставьте одну из этих встреч; остальные уходят в сброс.
phase-end = Разыграйте встречу или закончите ход.
phase-mend = Выберите разрыв, который уберёт Штопальщик.
phase-look = Выберите, что покажет Ясновидение.
phase-trade = Выберите, с кем обменяться жетонами.
phase-give = Выберите жетон, который отдаёте.
phase-over = Ночь окончена.

## Что произошло

news-set = { $who ->
        [you] Вы ставите
       *[other] { $seat } ставит
    } маховики.
news-drew = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } из мешка: { $particles } ({ $backs }).
news-drew-unseen = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $number ->
        [one] { $number } жетон
        [few] { $number } жетона
        [many] { $number } жетонов
       *[other] { $number } жетона
    } ({ $backs }).
news-laid = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } на карту «{ $card }» жетон: { $particle }.
news-returned = { $who ->
        [you] Вы возвращаете
       *[other] { $seat } возвращает
    } второй такой жетон в мешок: { $particle } ({ $back }).
news-paid = { $who ->
        [you] Вы платите
       *[other] { $seat } платит
    } жетоном: { $particle } ({ $back }).
news-paid-unseen = { $who ->
        [you] Вы платите
       *[other] { $seat } платит
    } жетоном ({ $back }).
news-moved = { $who ->
        [you] Вы сдвигаете { $wheel } на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
            [many] { $steps } шагов
           *[other] { $steps } шага
        } и берёте
       *[other] { $seat } сдвигает { $wheel } на { $steps ->
            [one] { $steps } шаг
            [few] { $steps } шага
            [many] { $steps } шагов
           *[other] { $steps } шага
        } и берёт
    } карту «{ $card }».
news-attached = { $who ->
        [you] Вы кладёте
       *[other] { $seat } кладёт
    } на уровень { $level } карту «{ $card }».
news-broke = Рядом остаётся разрыв ({ $back }).
news-broke-bare = Рядом остаётся разрыв; мешок пуст.
news-met = { $who ->
        [you] Вы встречаете
       *[other] { $seat } встречает
    }: { $encounters }.
news-met-unseen = { $who ->
        [you] Вы берёте
       *[other] { $seat } берёт
    } { $number ->
        [one] { $number } встречу
        [few] { $number } встречи
        [many] { $number } встреч
       *[other] { $number } встречи
    }.
news-kept = { $who ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } встречу: { $encounter }.
news-kept-unseen = { $who ->
        [you] Вы оставляете
       *[other] { $seat } оставляет
    } одну встречу.
news-let-go = { $who ->
        [you] Вы сбрасываете
       *[other] { $seat } сбрасывает
    }: { $encounters }.
news-played = { $who ->
        [you] Вы разыгрываете
       *[other] { $seat } разыгрывает
    } встречу: { $encounter }.
news-mended = { $who ->
        [you] Вы штопаете
       *[other] { $seat } штопает
    } разрыв на уровне { $level }.
news-looked-at-goal = { $who ->
        [you] Вы смотрите чужую цель. { $other }
       *[other] { $seat } смотрит { $whom ->
            [you] вашу цель
           *[other] чужую цель. { $other }
        }
    }: { $goal }.
news-looked-at-goal-unseen = { $who ->
        [you] Вы смотрите чужую цель: { $other }
       *[other] { $seat } смотрит { $whom ->
            [you] вашу цель
           *[other] чужую цель: { $other }
        }
    }.
news-looked-at-tokens = { $who ->
        [you] Вы смотрите чужие жетоны. { $other }
       *[other] { $seat } смотрит { $whom ->
            [you] ваши жетоны
           *[other] чужие жетоны. { $other }
        }
    }: { $particles }.
news-looked-at-tokens-unseen = { $who ->
        [you] Вы смотрите чужие жетоны: { $other }
       *[other] { $seat } смотрит { $whom ->
            [you] ваши жетоны
           *[other] чужие жетоны: { $other }
        }
    }.
news-gave = { $who ->
        [you] Вы отдаёте жетон: { $particle }. Его получает { $other }.
       *[other] { $seat } отдаёт { $whom ->
            [you] вам жетон: { $particle }.
           *[other] жетон: { $particle }. Его получает { $other }.
        }
    }
news-gave-unseen = { $who ->
        [you] Вы отдаёте жетон. Его получает { $other }.
       *[other] { $seat } отдаёт { $whom ->
            [you] вам жетон.
           *[other] жетон. Его получает { $other }.
        }
    }
news-round-ended = Раунд { $number } окончен: { $cause }.
news-round-began = Раунд { $number }. { $who ->
        [you] Начинаете вы
       *[other] Начинает { $seat }
    }.
news-showed = { $who ->
        [you] Вы открываете
       *[other] { $seat } открывает
    } свою цель: { $goal }.

## Стоит подумать

warning-may-end-round = Маховики сойдутся: жетон с пустым оборотом закончит раунд.
warning-makes-break = Это оставит разрыв в вашем сновидении.

## Чем кончилось

reason-points = Побеждает самое яркое сновидение.
reason-tokens = Сновидения равны; побеждает тот, у кого больше жетонов.
reason-shared = Сновидения равны, жетонов поровну: победа общая.

## Стол в терминале

label-legend = { $star } звезда, { $sign } знак кошмара, ! встреча. | разрыв, . просвет. Б3 за 1: три шага белого маховика за один жетон.
label-taken = Взята карта:
label-nightmare = кошмар
label-bag = Раунд { $round }. В мешке { $count ->
        [one] { $count } жетон
        [few] { $count } жетона
        [many] { $count } жетонов
       *[other] { $count } жетона
    }, с пустым оборотом: { $blanks }.
# Буквы колёс: Ч чёрное, Б белое.
label-stop = { $wheel ->
        [B] Ч
       *[W] Б
    }{ $steps }{ $cost ->
        [0] { $draws ->
            [0] { "" }
           *[other] { " " }даёт { $draws }
        }
       *[other] { " " }за { $cost }
    }
label-score = Пока { $total ->
        [one] { $total } очко
        [few] { $total } очка
        [many] { $total } очков
       *[other] { $total } очка
    }.
label-goal = Цель: { $particles }.
label-level = Уровень { $level }
label-tokens = Жетоны
label-encounters = Встречи
label-open = { $encounter } (открыто)

# Чего требует правило, для тех, кто попробовал иначе

rule-S11 = Первый маховик ставят в просвет круга, между двумя картами.
rule-S12 = Один раз, до движения маховика, можно положить жетон на последнюю карту уровня: такой частицы на ней ещё быть не должно, а для чужого сюжета нужны два одинаковых жетона.
rule-S13 = Маховик проходит не больше одного круга, и каждый шаг сверх бесплатных стоит вам одного жетона.
rule-S16 = Взятую карту надо присоединить к своему сновидению.
rule-S18 = Карта уровня 2 или 3 лежит под двумя соседними картами, между которыми нет разрыва.
rule-S20 = Из взятых встреч вы оставляете одну.
rule-S21 = Можно разыграть встречу с руки, если она что-то меняет; пока у вас есть встречи, ход вы заканчиваете сами.
