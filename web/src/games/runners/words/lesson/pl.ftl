runners-single = Oto sen. Wszyscy naraz przykrywają go płytkami. Symbole na płytce działają na pola, które przykrywają: koszyk zbiera, błysk rozprasza. Zacznij od najmniejszej płytki i połóż ją na podświetlonym polu; nic tam nie zyskasz, ale żadne pole nie powinno zostać odkryte.
runners-turn = Płytki można obracać: { $by ->
        [touch] przyciskiem obrotu albo stuknięciem drugim palcem
       *[mouse] kółkiem myszy, klawiszem R albo przyciskiem obrotu
    }. Weź domino, obróć je tak, żeby koszyk był na dole, i połóż przy lewej krawędzi: zbierze klucz.
runners-straight = Teraz prosta płytka, obrócona dwa razy: błysk rozprasza koszmar w lewym górnym rogu, a koszyk zbiera niebieski odłamek w prawym górnym.
runners-bent = Zgięta płytka wypełnia resztę: błysk rozprasza koszmar pośrodku, a koszyk zbiera monetę. Żadne pole nie jest już odkryte i nic nie wystaje za krawędź; jedno i drugie kosztowałoby spokój.
runners-content = Wszystko przykryte. Naciśnij „Gotowe”: kto zrobi to pierwszy, obraca klepsydrę i dostaje monetę. Pozostali mają czas tylko do chwili, gdy przesypie się piasek.
runners-buy = Wszystkie układy są odkryte. Zyskujesz niebieski odłamek, klucz i monetę, a za klepsydrę jeszcze jedną; spokoju nie ubyło. Cztery odłamki różnych kolorów to krok na torze gwiazd. Za swoje cztery monety możesz kupić płytkę na następne sny: weź prostą z podwójnym zbieraniem.
runners-end = Następny sen jest już odkryty. Na grę składa się ich osiem i są coraz gorsze. Na koniec liczą się spokój, tor gwiazd i punkty na płytkach. Przy spokoju 0 budzisz się i odpadasz.
