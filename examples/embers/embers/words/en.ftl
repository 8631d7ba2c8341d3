player = Player { $number }
you = You
none = nothing
phase-turn = Stoke the fire, or look.
phase-over = The cards are shown.
move-stoke = Stoke the fire
move-look = Look
news-stoked =
    { $who ->
        [you] You stoked the fire.
       *[other] { $seat } stoked the fire.
    }
news-looked =
    { $who ->
        [you] You looked.
       *[other] { $seat } looked.
    }
reason-shown = The higher card has won.
field-cards = Cards
field-stoked = Times the fire was stoked
