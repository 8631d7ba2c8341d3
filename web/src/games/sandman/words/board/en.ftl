sandman-round = Round { $round } of 3
sandman-turns-left = { $count ->
        [one] at most 1 turn left
       *[other] at most { $count } turns left
    }
sandman-ends = it ends after this turn
sandman-tokens = { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
sandman-your-tokens = Your tokens
sandman-their-tokens = Tokens
sandman-so-far = { $count } so far
sandman-dreams = Dreams
sandman-bag = Bag
sandman-encounters = Encounters
sandman-open = Open
sandman-wheel-black = Black wheel
sandman-wheel-white = White wheel
sandman-joined = joined
sandman-broken = a break
sandman-done = End the turn
sandman-play-it = Play it
sandman-keep-it = Keep it
sandman-pay-it = Pay with it
sandman-set-here = Here
sandman-left = { $count } left
sandman-score = { $total } points
sandman-gap = gap
sandman-say-take = Take { $card }?
sandman-say-lay = On which level?
sandman-say-play = Play { $encounter }?
sandman-hint-steps = { $wheel }: { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
sandman-hint-meets = the wheels meet
sandman-card = { $name }: { $particles }, { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    }
sandman-nightmare = { $name }, a nightmare: { $particles }
end-sandman-level-1 = Stars, level 1
end-sandman-level-2 = Stars, level 2, doubled
end-sandman-level-3 = Stars, level 3, tripled
end-sandman-cut-off = Cards cut off, as level 1
end-sandman-encounters = Unplayed encounters
end-sandman-goal = Goal
end-sandman-nightmares = Nightmares
end-sandman-keepsake = Keepsakes
sandman-look-goal = Their goal
sandman-look-tokens = Their tokens
sandman-say-look = Look at { $name }’s goal or tokens?
sandman-look-closer = { $name }: enlarge the dream
sandman-dream-of = { $who ->
        [you] Your
       *[other] { $name }’s
    } dream
sandman-whose-way = The wheel whose way is shown
sandman-held = { $count ->
        [one] 1 encounter in hand
       *[other] { $count } encounters in hand
    }
sandman-no-tokens = None yet
sandman-offer = Attach on level { $level }: { $points }
sandman-hint-draws = draws { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
sandman-hint-costs = costs { $count ->
        [one] 1 token
       *[other] { $count } tokens
    }
sandman-goal-means = 1 point for each of these on your cards
sandman-about-goal = At the end: 1 point for each of these printed on your cards, nightmares included: { $particles }.
sandman-about-stars = { $one ->
        [one] Its star is worth 1 point on level 1, { $two } on level 2, { $three } on level 3.
       *[other] Its stars are worth { $one } points on level 1, { $two } on level 2, { $three } on level 3.
    }
sandman-about-nightmare = A nightmare: it costs { $one ->
        [one] 1 point
       *[other] { $one } points
    } on level 1, { $two } on level 2, { $three } on level 3.
sandman-about-encounter = The spiral brings encounters: you draw as many as its level and keep one.
sandman-about-joined = Joined: the two cards share a particle, so a card can go under them.
sandman-about-broken = A break: the two cards share no particle, so nothing can go under them.
sandman-about-cut-off = Breaks cut it off on every side: it counts as level 1.
sandman-about-gap = A gap: nothing can lie under a break.
sandman-about-level = { $level ->
        [1] Level 1: stars and nightmare signs count once.
        [2] Level 2: stars and nightmare signs count twice.
       *[other] Level 3: stars and nightmare signs count three times.
    }
sandman-about-token = Lay it on the last card of a level before you move a wheel: the card then has this particle, too. Or pay for a step with it.
sandman-about-blank = Its back is blank: drawn as the wheels meet, it ends the round.
sandman-about-wheel = Move it clockwise and take the card on which it stops. 1 step draws 2 tokens, 2 steps draw 1, the 3rd is free, and each step beyond costs a token.
sandman-sand-more = { $count ->
        [one] +1 token
       *[other] +{ $count } tokens
    }
sandman-sand-less = { $count ->
        [one] −1 token
       *[other] −{ $count } tokens
    }
sandman-sand-none = free
