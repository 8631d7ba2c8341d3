doors-lay = Anlegen
doors-discard = Abwerfen
doors-foresee = Prophezeiung
doors-take-it = Nehmen
doors-give-it = Hergeben
doors-swap-nothing = Nichts tauschen
doors-drop-it = Abwerfen
doors-open = Öffnen
doors-leave = In den Limbus
doors-accept = Nehmen
doors-decline = Im Stapel lassen
doors-row-mine = Deine Reihe
doors-row = Reihe
doors-mine = Deine Türen
doors-shared = Gemeinsam: { $name }
doors-shared-both = Gemeinsame Karten
doors-laid-out = Für beide ausgelegt
doors-count = { $count ->
        [one] 1 Tür
       *[other] { $count } Türen
    }
doors-deck = Stapel
doors-limbo = Limbus
doors-discarded = Ablage
doors-unseen = Noch nicht gesehen
doors-left = Was noch kommt
doors-silent = verdeckte Karten
doors-open-talk = offene Karten
doors-with = mit { $name }
doors-alone = allein
doors-door-missing = { $colour }: noch keine Tür
doors-door-open = { $colour }: Tür offen
doors-prophecy = Oben auf dem Stapel, die nächste Karte zuerst
doors-known-top = Als Nächstes
doors-run = { $count } von 3
doors-say-selected = { $card }: anlegen oder abwerfen?
doors-say-discard-only = { $card }: lässt sich gerade nicht anlegen. Abwerfen?
doors-nightmare-door = Eine Tür in { $colour } opfern
doors-nightmare-five = Die obersten fünf Karten
doors-nightmare-hand = Die ganze Hand
doors-order = Tippe sie in der gewünschten Reihenfolge an
doors-of = { $open } von { $needed } Türen
doors-about-sun = Eine Kammer. In deiner Reihe darf keine Karte dasselbe Symbol zeigen wie die davor.
doors-about-moon = Eine Kammer. In deiner Reihe darf keine Karte dasselbe Symbol zeigen wie die davor.
doors-about-key = Eine Kammer mit Schlüssel: Er öffnet eine Tür seiner Farbe, besänftigt einen Albtraum oder bringt, wenn du ihn abwirfst, eine Prophezeiung.
doors-about-door = Sie öffnet sich, wenn drei Kammern ihrer Farbe hintereinanderliegen, oder mit einem Schlüssel ihrer Farbe, wenn sie auftaucht.
doors-about-nightmare = Taucht er auf, will er einen Schlüssel, eine offene Tür, die obersten fünf Karten des Stapels oder deine ganze Hand.
doors-about-limbo = Limbus: Was hier liegt, wird am Ende des Zuges in den Stapel gemischt.
end-doors-deck = Karten im Stapel
end-doors-missing = Fehlende Türen
end-doors-nightmares = Überstandene Albträume
end-doors-red = Rote Türen
end-doors-blue = Blaue Türen
end-doors-green = Grüne Türen
end-doors-brown = Braune Türen
option-doors-talk = Karten des Mitspielers
option-doors-talk-silent = Verdeckt
option-doors-talk-open = Für beide offen
doors-end-doors = Offene Türen: { $doors }.
doors-end-colour = { $colour } { $count } von { $all }
doors-end-deck = { $count ->
        [0] Im Stapel lag keine Karte mehr.
        [one] Im Stapel lag noch eine Karte.
       *[other] Im Stapel lagen noch { $count } Karten.
    }
doors-end-lacks = { $colour } { $count }
doors-end-lost = Es musste gezogen werden, und der Stapel war leer.
doors-end-lost-draw = { $who ->
        [you] Du musstest
       *[other] { $name } musste
    } eine Karte ziehen, und der Stapel war leer.
doors-end-lost-five = Der Albtraum hat die letzten Karten vom Stapel gefegt ({ $count }). Es war nichts mehr zu ziehen.
doors-end-lost-hand = { $who ->
        [you] Du hast
       *[other] { $name } hat
    } dem Albtraum die ganze Hand geopfert. Der Stapel war leer, ehe fünf neue Karten beisammen waren.
doors-end-closed = Noch verschlossen: { $doors }.
doors-end-limbo = Unerreichbar im Limbus: { $doors }.
