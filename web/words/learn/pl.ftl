# Tym objaśniamy pierwsze gry, po polsku.

## Drzwi
doors-first = To labirynt z ośmiorgiem drzwi. Otwórz wszystkie, zanim skończy się talia. Karty na twojej ręce to komnaty. Naciśnij podświetlone niebieskie słońce, a potem miejsce na końcu swojego rzędu.
doors-second = Nowa karta już jest: pod koniec tury uzupełniasz rękę do pięciu kart. Teraz zagraj niebieski księżyc. Sąsiednie karty w rzędzie nie mogą mieć tego samego symbolu, ale księżyc po słońcu pasuje.
doors-third = Znowu niebieska karta, z innym symbolem niż księżyc. To będzie trzecia niebieska z rzędu. Zagraj ją!
doors-key = Trzy z rzędu i niebieskie drzwi stoją otworem. Teraz sztuczka: klucz jest wart więcej niż miejsce w rzędzie. Odrzuć niebieski klucz, a będziesz mieć proroczy sen.
doors-prophecy = Oto pięć następnych kart talii. Jedną z nich trzeba odrzucić, a dwie to koszmary. Naciśnij koszmar.
doors-order = Teraz odłóż pozostałe, zaczynając od tej, którą chcesz dobrać najpierw. Masz zielony klucz, więc zacznij od zielonych drzwi. Potem czerwone słońce i czerwony klucz; drugi koszmar trafi pod nie.
doors-door = Oto zielone drzwi, a klucz do nich masz na ręce. Zużyj klucz i otwórz.
doors-red = Dwoje drzwi w kilka tur. Teraz czas na czerwone karty: zagraj czerwony księżyc.
doors-nightmare = Drugi koszmar. Chce klucza, otwartych drzwi, pięciu kart z talii albo wszystkich kart z ręki. Czerwony klucz to najmniejsza cena. Oddaj go.
doors-end = Teraz wiesz już wszystko. Otwórz ośmioro drzwi, zanim skończy się talia, i wygrana jest twoja. We dwoje dochodzi jedno: dwie karty są wspólne, a każde z was potrzebuje drzwi w każdym kolorze.

## Kruki
ravens-look = Przed tobą leżą zakryte cztery karty: twój sen. Im mniej w nim kruków, tym lepiej. Na początek możesz obejrzeć dwie. Naciśnij pierwszą kartę.
ravens-look-again = Dwa kruki, to dobrze. Teraz obejrzyj drugą kartę.
ravens-draw = Dziewięć, gorzej być nie może! Dwóch pozostałych jeszcze nie znasz. Twoja tura: dobierz kartę ze stosu zakrytego.
ravens-swap = Tylko jeden kruk. Włóż tę kartę w miejsce dziewiątki: naciśnij swoją drugą kartę.
ravens-take = Morfeusz odkłada na stos odkryty czwórkę. Możesz ją wziąć zamiast dobierać. Naciśnij ją, a potem swoją trzecią kartę: nie znasz jej, więc pewnie jest gorsza.
ravens-draw-again = To była dziewiątka. Co za szczęście! Dobierz znowu.
ravens-use = Karta specjalna: Podejrzyj 1. Zatrzymana liczy się za sześć kruków. Użyta pozwala obejrzeć dowolną kartę na stole. Użyj jej.
ravens-peek = Obejrzyj swoją ostatnią kartę, jedyną, której nie znasz.
ravens-draw-last = Kolejna dziewiątka. Skoro już o niej wiesz, możesz się jej pozbyć. Dobierz.
ravens-swap-last = Trzy kruki są lepsze niż dziewięć. Włóż kartę w jej miejsce.
ravens-wake = Znasz już wszystkie cztery: dwa, jeden, cztery i trzy kruki, razem dziesięć. Morfeusz ma pewnie więcej. Zawołaj „Pobudka!”. Ale w prawdziwej grze zastanów się dobrze: kto zawoła, a nie ma najmniej, dostaje pięć kruków kary.
ravens-end = Udało się: ty dostajesz zero, Morfeusz trzynaście. Rundy gra się, aż ktoś uzbiera 100 kruków. Wtedy wygrywa gracz, który ma ich najmniej.

## Piaskun
sandman-wheels = Piaskun zniknął i to ty tkasz sny w jego miejsce. W kręgu leżą karty, a dookoła toczą się dwa koła. Siedzisz po prawej stronie pierwszego gracza, więc ty je ustawiasz: naciśnij podświetloną lukę. Drugie koło stanie naprzeciwko.
sandman-move = Twoja tura. Przesuń koło zgodnie z ruchem wskazówek zegara i weź kartę, do której dotrze. Jeden krok daje też dwa żetony piasku, dwa kroki jeden, trzy żadnego. Przesuń białe koło o krok.
sandman-lay = Twoja pierwsza karta, lis z trzema gwiazdkami. Sąsiednie karty powinny mieć wspólną cząstkę, inaczej będzie między nimi pęknięcie. Masz żeton ze studnią: połóż go na lisie, a karta będzie miała też studnię. Naciśnij żeton, a potem poziom 1.
sandman-joined = O krok przed czarnym kołem leży karta z sową i studnią. Weź ją: dzięki żetonowi karty się połączą.
sandman-far = Połączone! Pod dwiema połączonymi kartami można zejść głębiej, a tam gwiazdki liczą się podwójnie. Najlepsza karta jest o cztery kroki stąd. Trzy kroki są darmowe, każdy następny kosztuje żeton.
sandman-pay = Zapłać wielorybem, który ci się nie przyda. Wróci do woreczka.
sandman-deepen = Ta karta mogłaby poszerzyć poziom 1. Ale na poziomie 2 jej trzy gwiazdki liczą się za sześć. Połóż ją tam.
sandman-encounter = Karta ma znak spotkania. Na poziomie 2 widzisz dwa spotkania i zatrzymujesz jedno. Zatrzymaj Łatacza, który usuwa pęknięcia. Niezagrane spotkanie jest na koniec warte punkt.
sandman-done = Spotkania możesz zagrywać w dowolnej chwili swojej tury. To zostaw na później i zakończ turę.
sandman-end = I tak przez trzy rundy. Na koniec gwiazdki liczą się według poziomu, koszmary odejmują punkty, a tajny cel daje punkt za każdą swoją cząstkę na twoich kartach. A teraz śnij dalej!

## Biegacze
runners-single = Oto sen, który wszyscy naraz przykrywają płytkami. Znaki na płytce działają na pole pod nimi: koszyk zbiera, błysk rozprasza. Zacznij od najmniejszej płytki i połóż ją na podświetlonym polu; nic tam nie zyskasz, ale żadne pole nie powinno zostać odkryte.
runners-turn = Płytki można obracać: kółkiem myszy, klawiszem R albo przyciskiem obrotu. Weź domino, obróć je tak, żeby koszyk był na dole, i połóż przy lewej krawędzi: zbierze klucz.
runners-straight = Teraz prosta płytka, obrócona dwa razy: błysk rozprasza koszmar w lewym górnym rogu, a koszyk zbiera niebieski odłamek w prawym górnym.
runners-bent = Zgięta płytka wypełnia resztę: błysk rozprasza koszmar pośrodku, a koszyk zbiera monetę. Żadne pole nie jest już odkryte i nic nie wystaje za krawędź; jedno i drugie kosztowałoby spokój.
runners-content = Wszystko przykryte. Naciśnij „Gotowe”: kto zrobi to pierwszy, obraca klepsydrę i dostaje monetę. Inni mają czas już tylko do chwili, gdy przesypie się piasek.
runners-buy = Wszystkie układy są odkryte. Zyskujesz niebieski odłamek, klucz i monetę, a spokoju nie ubyło. Cztery odłamki różnych kolorów to krok na torze gwiazd. Za swoje cztery monety możesz kupić płytkę na następne sny: weź prostą z podwójnym zbieraniem.
runners-end = Następny sen jest już odkryty. Na grę składa się ich osiem i są coraz gorsze. Na koniec liczą się spokój, tor gwiazd i punkty na płytkach. Przy spokoju 0 budzisz się i odpadasz.

## Pracownia
workshop-card = W krainie snów zbierasz okruchy i układasz z nich krajobrazy. Ta karta pokazuje jeden: ziemię z marzycielem, a obok łąkę z drzewem. Jest warta sześć punktów. Zatrzymaj ją.
workshop-power = Twój podróżnik jest w Archiwum. Raz na noc możesz za darmo użyć mocy swojego zakątka. Archiwum daje okruch z woreczka.
workshop-travel = Woda, przyda się. Ale karta wymaga ziemi i łąki, a jedno i drugie leży u Golema. Masz cztery punkty akcji; przejście do sąsiedniego zakątka kosztuje jeden.
workshop-collect = Zebranie okruchu kosztuje punkt, a bierzesz zawsze ostatni z prawej. Zbierz trzy razy: łąkę, ziemię, łąkę.
workshop-sleep = Punktów już nie masz. Idź spać. Od numeru zakątka, w którym śpisz, zależy, jak wcześnie jutro ruszysz.
workshop-build = Gdy wszyscy śpią, powstają sny. Pierwszy okruch trafia na pole wejściowe. Połóż tam ziemię.
workshop-meadow = Następne okruchy kładzie się obok albo na wierzchu. Połóż łąkę za ziemią.
workshop-tree = A teraz odrzuć drugą łąkę: tak sadzi się drzewo. Dostajesz punkt za każde swoje drzewo.
workshop-enter = Na karcie marzyciel stoi na ziemi. Wpuść go.
workshop-more = Krajobraz stoi dokładnie tak jak na karcie, tylko obrócony: sześć punktów! Po ukończeniu karty możesz dobrać nową. Poziom 1 jest łatwy i wart mniej, poziom 3 trudny. Weź poziom 1.
workshop-keep = Widzisz tyle kart, ile wynosi numer twojego zakątka: cztery. Zatrzymaj pierwszą.
workshop-wake = Nic więcej nie warto już robić. Zakończ tworzenie; okruchy, które zostały w dłoniach, wracają do woreczka.
workshop-end = Gra kończy się po sześciu nocach. Liczą się ukończone krajobrazy, woda pod stopami, góry, drzewa i żetony marzeń; nieukończona karta kosztuje pięć punktów. Śpij dobrze!
