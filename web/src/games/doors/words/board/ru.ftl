doors-lay = Выложить
doors-discard = Сбросить
doors-foresee = Пророчество
doors-take-it = Взять
doors-give-it = Отдать
doors-swap-nothing = Не меняться
doors-drop-it = Сбросить
doors-open = Открыть
doors-leave = В Лимб
doors-accept = Взять
doors-decline = Оставить
doors-row-mine = Ваш ряд
doors-row = Ряд
doors-mine = Ваши двери
doors-shared = Общие: вы и { $name }
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
doors-left = Осталось
doors-silent = скрытые карты
doors-open-talk = открытые карты
doors-with = партнёр: { $name }
doors-alone = в одиночку
doors-door-missing = { $colour } цвет: двери пока нет
doors-door-open = { $colour } цвет: дверь открыта
doors-prophecy = Верх колоды, начиная со следующей карты
doors-known-top = Дальше
doors-run = { $count } из 3
doors-say-selected = { $card }: выложить или сбросить?
doors-say-discard-only = { $card }: сейчас не выложить. Сбросить?
doors-nightmare-door = Дверь: { $colour } цвет
doors-nightmare-five = Пять верхних карт
doors-nightmare-hand = Все карты с руки
doors-order = Нажимайте на карты в том порядке, в каком они должны выйти
doors-of = двери: { $open } из { $needed }
doors-about-sun = Комната. В вашем ряду знак карты не должен повторять знак предыдущей.
doors-about-moon = Комната. В вашем ряду знак карты не должен повторять знак предыдущей.
doors-about-key = Комната с ключом: он открывает дверь своего цвета, им можно откупиться от кошмара, а сбросив его, вы получаете пророчество.
doors-about-door = Открывается, если выложить подряд три комнаты её цвета, или ключом её цвета, когда она выходит из колоды.
doors-about-nightmare = Выйдя из колоды, он требует ключ, открытую дверь, пять верхних карт колоды или все карты с руки.
doors-about-limbo = Лимб: всё, что здесь лежит, в конце хода замешивается обратно в колоду.
end-doors-deck = Карт в колоде
end-doors-missing = Недостающие двери
end-doors-nightmares = Кошмаров встречено
end-doors-red = Красные двери
end-doors-blue = Синие двери
end-doors-green = Зелёные двери
end-doors-brown = Коричневые двери
option-doors-talk = Собственные карты партнёра
option-doors-talk-silent = Скрыты
option-doors-talk-open = Видны обоим
doors-end-doors = Открытые двери: { $doors }.
doors-end-colour = { $colour } цвет — { $count } из { $all }
doors-end-deck = { $count ->
        [0] В колоде не осталось карт.
        [one] В колоде осталась { $count } карта.
        [few] В колоде остались { $count } карты.
        [many] В колоде осталось { $count } карт.
       *[other] В колоде осталось { $count } карты.
    }
doors-end-lacks = { $colour } цвет — { $count }
doors-end-lost = Нужно было взять карту, а колода пуста.
doors-end-lost-draw = { $who ->
        [you] Вам нужно было взять карту, а колода пуста.
       *[other] { $name } берёт карту, а колода пуста.
    }
doors-end-lost-five = Кошмар смёл последние карты колоды ({ $count }). Брать стало нечего.
doors-end-lost-hand = { $who ->
        [you] Вы отдали
       *[other] { $name } отдаёт
    } кошмару все карты с руки. Колода опустела раньше, чем набралось пять новых карт.
doors-end-closed = Так и не открылись: { $doors }.
doors-end-limbo = Недосягаемы в Лимбе: { $doors }.
