sandman-round = Runda { $round } z 3
sandman-turns-left = { $count ->
        [one] jeszcze najwyżej { $count } tura
        [few] jeszcze najwyżej { $count } tury
        [many] jeszcze najwyżej { $count } tur
       *[other] jeszcze najwyżej { $count } tury
    }
sandman-ends = skończy się po tej turze
sandman-tokens = { $count ->
        [one] { $count } żeton
        [few] { $count } żetony
        [many] { $count } żetonów
       *[other] { $count } żetonu
    }
sandman-your-tokens = Twoje żetony
sandman-their-tokens = Żetony
sandman-so-far = jak dotąd { $count }
sandman-dreams = Sny
sandman-bag = Woreczek
sandman-encounters = Spotkania
sandman-open = Odkryte
sandman-wheel-black = Czarne koło
sandman-wheel-white = Białe koło
sandman-joined = połączone
sandman-broken = pęknięcie
sandman-done = Zakończ turę
sandman-play-it = Zagraj
sandman-keep-it = Zatrzymaj
sandman-pay-it = Zapłać
sandman-set-here = Tutaj
sandman-left = zostało: { $count }
sandman-score = punkty: { $total }
sandman-gap = luka
sandman-say-take = Wziąć kartę „{ $card }”?
sandman-say-lay = Na którym poziomie?
sandman-say-play = Zagrać spotkanie „{ $encounter }”?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
        [many] { $steps } kroków
       *[other] { $steps } kroku
    }
sandman-hint-meets = koła się spotkają
sandman-card = { $name }: { $particles }, { $stars ->
        [one] { $stars } gwiazdka
        [few] { $stars } gwiazdki
        [many] { $stars } gwiazdek
       *[other] { $stars } gwiazdki
    }
sandman-nightmare = { $name }, koszmar: { $particles }
end-sandman-level-1 = Gwiazdki, poziom 1
end-sandman-level-2 = Gwiazdki, poziom 2, podwójnie
end-sandman-level-3 = Gwiazdki, poziom 3, potrójnie
end-sandman-cut-off = Odcięte karty, jak na poziomie 1
end-sandman-encounters = Niezagrane spotkania
end-sandman-goal = Cel
end-sandman-nightmares = Koszmary
end-sandman-keepsake = Pamiątki
sandman-look-goal = Cudzy cel
sandman-look-tokens = Cudze żetony
sandman-say-look = { $name }: obejrzeć cel czy żetony?
sandman-look-closer = { $name }: zobacz sen z bliska
sandman-dream-of = { $who ->
        [you] Twój sen
       *[other] Sen: { $name }
    }
sandman-whose-way = Koło, którego drogę widać
sandman-held = { $count ->
        [one] { $count } spotkanie na ręce
        [few] { $count } spotkania na ręce
        [many] { $count } spotkań na ręce
       *[other] { $count } spotkania na ręce
    }
sandman-no-tokens = Jeszcze żadnych
sandman-offer = Dołącz na poziomie { $level }: { $points }
sandman-hint-draws = { $count ->
        [one] dobierasz { $count } żeton
        [few] dobierasz { $count } żetony
        [many] dobierasz { $count } żetonów
       *[other] dobierasz { $count } żetonu
    }
sandman-hint-costs = { $count ->
        [one] kosztuje { $count } żeton
        [few] kosztuje { $count } żetony
        [many] kosztuje { $count } żetonów
       *[other] kosztuje { $count } żetonu
    }
sandman-goal-means = 1 punkt za każdą z nich na twoich kartach
sandman-about-goal = Na koniec 1 punkt za każdą z tych cząstek wydrukowaną na twoich kartach, także na koszmarach: { $particles }.
sandman-about-stars = { $one ->
        [one] Gwiazdka jest warta { $one } punkt na poziomie 1, { $two } na poziomie 2, { $three } na poziomie 3.
        [few] Gwiazdki są warte { $one } punkty na poziomie 1, { $two } na poziomie 2, { $three } na poziomie 3.
        [many] Gwiazdki są warte { $one } punktów na poziomie 1, { $two } na poziomie 2, { $three } na poziomie 3.
       *[other] Gwiazdki są warte { $one } punktu na poziomie 1, { $two } na poziomie 2, { $three } na poziomie 3.
    }
sandman-about-nightmare = Koszmar: na poziomie 1 kosztuje { $one ->
        [one] { $one } punkt
        [few] { $one } punkty
        [many] { $one } punktów
       *[other] { $one } punktu
    }, na poziomie 2 { $two }, na poziomie 3 { $three }.
sandman-about-encounter = Spirala przynosi spotkania: dobierasz ich tyle, ile wynosi numer poziomu, i zatrzymujesz jedno.
sandman-about-joined = Połączone: karty mają wspólną cząstkę, więc można coś pod nimi położyć.
sandman-about-broken = Pęknięcie: karty nie mają wspólnej cząstki, więc niczego nie można pod nimi położyć.
sandman-about-cut-off = Pęknięcia odcinają ją z każdej strony: liczy się jak na poziomie 1.
sandman-about-gap = Luka: pod pęknięciem nic nie może leżeć.
sandman-about-level = { $level ->
        [1] Poziom 1: gwiazdki i znaki koszmaru liczą się raz.
        [2] Poziom 2: gwiazdki i znaki koszmaru liczą się podwójnie.
       *[other] Poziom 3: gwiazdki i znaki koszmaru liczą się potrójnie.
    }
sandman-about-token = Zanim ruszysz kołem, połóż go na ostatniej karcie poziomu: karta ma odtąd także tę cząstkę. Albo zapłać nim za krok.
sandman-about-blank = Ma pusty rewers: dobrany, gdy koła się spotkają, kończy rundę.
sandman-about-wheel = Rusz nim zgodnie z ruchem wskazówek zegara i weź kartę, na której się zatrzyma. 1 krok daje 2 żetony, 2 kroki dają 1, trzeci jest darmowy, a każdy następny kosztuje żeton.
sandman-sand-more = { $count ->
        [one] +{ $count } żeton
        [few] +{ $count } żetony
        [many] +{ $count } żetonów
       *[other] +{ $count } żetonu
    }
sandman-sand-less = { $count ->
        [one] −{ $count } żeton
        [few] −{ $count } żetony
        [many] −{ $count } żetonów
       *[other] −{ $count } żetonu
    }
sandman-sand-none = za darmo
