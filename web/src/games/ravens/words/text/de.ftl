ravens-round = Runde { $round }
ravens-until = Das Spiel endet, sobald jemand { $target } Raben hat.
ravens-rounds = { $rounds ->
    [one] Gespielt wird eine Runde.
   *[other] Gespielt werden { $rounds } Runden.
}
ravens-drawn = Von dir gezogen: { $cards }
ravens-holding =
    { $who ->
        [you] Du hältst
       *[other] { $name } hält
    } { $count ->
        [one] eine gezogene Karte.
       *[other] { $count } gezogene Karten.
    }
ravens-picked = Wird getauscht: { $who ->
    [you] deine Karte { $place }
   *[other] Karte { $place } von { $name }
}
ravens-card = Karte { $place }: { $card }
ravens-card-seen = Karte { $place }: { $card }. Gesehen: { $names }
ravens-total = { $count ->
        [one] Bisher 1 Rabe
       *[other] Bisher { $count } Raben
    }
ravens-pile = { $count ->
        [one] Nachziehstapel: 1 Karte
       *[other] Nachziehstapel: { $count } Karten
    }
ravens-discard = { $count ->
        [one] Ablage: 1 Karte
       *[other] Ablage: { $count } Karten
    }
ravens-unseen = In dieser Runde noch nicht gesehen: { $cards }
ravens-last = Die vorige Runde
ravens-scored = { $name }: { $cards }. Gewertet: { $points } ({ $why })
