sandman-free = { $count ->
        [one] 1 step of a wheel is free.
       *[other] { $count } steps of a wheel are free.
    }
sandman-backwards = This turn the wheel moves anticlockwise.
sandman-soothed = The card taken this turn will be joined, whatever it shows.
sandman-taken = Card taken: { $card }
sandman-left = { $link } on the left
sandman-right = { $link } on the right
sandman-meets = { $count ->
        [one] 1 encounter to draw
       *[other] { $count } encounters to draw
    }
sandman-drawn = Encounters to choose from: { $cards }
sandman-circle = The circle, clockwise
sandman-plot = plot: { $plot }
sandman-signs = { $count ->
        [one] 1 nightmare sign
       *[other] { $count } nightmare signs
    }
sandman-encounter = with an encounter
sandman-place = Level { $level }, place { $place }: { $card }
sandman-empty = The dream is still empty.
sandman-tokens = Tokens: { $tokens }
sandman-held = Encounters in hand: { $cards }
sandman-held-hidden = { $count ->
        [0] No encounters in hand
        [one] 1 hidden encounter in hand
       *[other] { $count } hidden encounters in hand
    }
sandman-open = Open encounters: { $cards }
sandman-goal = Goal: { $goal } ({ $particles })
sandman-bag = { $count ->
        [one] Bag: 1 token, { $blanks } with a blank back
       *[other] Bag: { $count } tokens, { $blanks } with a blank back
    }
sandman-deck = { $count ->
        [one] 1 dream left in the deck
       *[other] { $count } dreams left in the deck
    }
sandman-encounters = { $count ->
        [one] 1 encounter left to draw
       *[other] { $count } encounters left to draw
    }
sandman-spot = On level { $level } it would lie like this: { $sides }
sandman-points = { $points } points
