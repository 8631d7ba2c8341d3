ravens-total = { $count ->
        [one] 1 Rabe
       *[other] { $count } Raben
    }
ravens-round = Runde { $round }
ravens-target = bis { $target }
ravens-rounds = von { $rounds }
ravens-pile = Nachziehstapel
ravens-discard = Ablage
ravens-drawn = Das hast du gezogen
ravens-drew-two = Behalte eine
ravens-they-drew = { $who ->
    [you] Du hast
   *[other] { $name } hat
} gezogen
ravens-wake = Aufwachen!
ravens-draw = Ziehen
ravens-use = { $card } einsetzen
ravens-drop = Abwerfen
ravens-claim = Ich kenne zwei
ravens-take-say = Von der Ablage: { $card }. Anstelle welcher Karte?
ravens-place = { $who ->
    [you] Deine Karte { $place }
   *[other] Karte { $place } von { $name }
}
ravens-place-mine = Deine Karte { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, verdeckt
ravens-seen-by = gesehen: { $names }
ravens-say-turn = Zieh eine Karte, nimm die oberste der Ablage oder ruf „Aufwachen!“.
ravens-say-drawn = Behalte sie anstelle einer deiner Karten oder wirf sie ab.
ravens-say-drawn-special = { $does } Setz sie ein, behalte sie anstelle einer Karte oder wirf sie ab.
ravens-say-claim-first = Welche zwei deiner Karten zeigen dieselbe Zahl? Wähle die erste.
ravens-say-claim-second = Und die zweite?
ravens-say-claim-number = Wie viele Raben zeigt jede?
ravens-scored = Runde { $round }
ravens-special-take-two = Nimm 2
ravens-special-peek-one = Spicke 1
ravens-special-swap-two = Tausch 2
ravens-looks = sieht sich noch { $count } an
ravens-round-over = Runde { $round } ist vorbei
ravens-on = Weiter
ravens-points = +{ $points }
ravens-does-take-two = Nimm 2: Zieh noch zwei Karten und behalte eine davon.
ravens-does-peek-one = Spicke 1: Sieh dir eine Karte in einem beliebigen Traum an.
ravens-does-swap-two = Tausch 2: Vertausche zwei Karten von zwei Spielern, ohne sie anzusehen.
ravens-called = { $who ->
        [you] Du rufst: „Aufwachen!“
       *[other] { $name } ruft: „Aufwachen!“
    }
ravens-all-at-once = Alles zeigen
ravens-round-points = diese Runde
ravens-in-all = insgesamt
ravens-verdict-fewest = { $who ->
    [you] Du hast mit den wenigsten Raben gerufen und bekommst 0.
   *[other] { $name } hat mit den wenigsten Raben gerufen und bekommt 0.
}
ravens-verdict-tied = { $who ->
    [you] Du hast gerufen, aber jemand hat genauso wenige Raben.
   *[other] { $name } hat gerufen, aber jemand hat genauso wenige Raben.
}
ravens-verdict-beaten = { $who ->
    [you] Du hast zu früh gerufen: { $penalty } Raben Strafe.
   *[other] { $name } hat zu früh gerufen: { $penalty } Raben Strafe.
}
ravens-verdict-all-nines = { $who ->
    [you] Du hast mit lauter Neunen gerufen und bekommst 0.
   *[other] { $name } hat mit lauter Neunen gerufen und bekommt 0.
}
ravens-verdict-outshone = { $who ->
    [you] Du hast gerufen, aber jemand hat von lauter Neunen geträumt.
   *[other] { $name } hat gerufen, aber jemand hat von lauter Neunen geträumt.
}
ravens-why = { $reason ->
        [fewest] { $ravens }, die wenigsten
        [tied] { $ravens }, Gleichstand um die wenigsten
        [all-nines] lauter Neunen
        [outshone] überboten von lauter Neunen
       *[other] { $ravens ->
            [one] 1 Rabe
           *[other] { $ravens } Raben
        }
    }
ravens-why-penalty = { $ravens }, Strafe { $penalty }
ravens-why-spared = { $counted }; nicht gezählte Neunen: { $spared }
end-ravens-before = Frühere Runden
end-ravens-last = Raben in der letzten Runde
end-ravens-spared = Nicht gezählte Neunen
end-ravens-called = Wie die Runde ausging
end-ravens-penalty = Strafe für falsches Aufwachen
option-ravens-penalty = Falsches Aufwachen kostet
option-ravens-penalty-5 = 5 Raben
option-ravens-penalty-15 = 15 Raben
option-ravens-tie = Aufwachen bei Gleichstand
option-ravens-tie-ravens = Deine Raben zählen
option-ravens-tie-zero = Du bekommst 0
option-ravens-target = Spielende bei so vielen Raben
option-ravens-target-told = Das Spiel endet bei { $value } Raben
option-ravens-rounds = Oder nach so vielen Runden (0: aus)
option-ravens-rounds-told = { $value ->
    [one] Eine Runde
   *[other] { $value } Runden
}
option-ravens-scary_nines = Halb so schlimm: Wer die meisten Neunen hat, zählt sie nicht
option-ravens-all_or_nothing = Alles oder nichts: Lauter Neunen geben 0, alle anderen bekommen 50
option-ravens-claims = „Ich weiß, was ich habe“: zwei gleiche gegen eine
option-ravens-memory = Was du gesehen hast
option-ravens-memory-aided = Bleibt sichtbar
option-ravens-memory-strict = Musst du dir merken
