ravens-total = { $count ->
        [one] 1 raven
       *[other] { $count } ravens
    }
ravens-round = round { $round }
ravens-target = to { $target }
ravens-rounds = of { $rounds }
ravens-pile = Draw pile
ravens-discard = Discards
ravens-drawn = You drew this
ravens-drew-two = Keep one
ravens-they-drew = { $who ->
        [you] You
       *[other] { $name }
    } drew
ravens-wake = Wake up!
ravens-draw = Draw
ravens-use = Use { $card }
ravens-drop = Discard it
ravens-claim = Claim a pair
ravens-take-say = The { $card } from the discard pile: in place of which card?
ravens-place = { $name }: card { $place }
ravens-place-mine = Your card { $place }
ravens-known = { $place }: { $card }
ravens-hidden = { $place }, face down
ravens-seen-by = seen by: { $names }
ravens-say-turn = Draw a card, take the top of the discard pile, or call “Wake up!”
ravens-say-drawn = Put it in place of a card, or discard it.
ravens-say-drawn-special = { $does } Use it, put it in place of a card, or discard it.
ravens-say-claim-first = Two of your cards show the same number. Which is the first?
ravens-say-claim-second = And the second?
ravens-say-claim-number = How many ravens are on each of them?
ravens-scored = Round { $round }
ravens-special-take-two = Take 2
ravens-special-peek-one = Peek 1
ravens-special-swap-two = Swap 2
ravens-looks = { $count ->
        [one] looks at 1 more
       *[other] looks at { $count } more
    }
ravens-round-over = Round { $round } is over
ravens-on = Continue
ravens-points = +{ $points }
ravens-does-take-two = Take 2: draw two more cards and keep one.
ravens-does-peek-one = Peek 1: look at one card in any dream.
ravens-does-swap-two = Swap 2: swap two cards of two players without looking.
ravens-called = { $who ->
        [you] You
       *[other] { $name }
    } called “Wake up!”
ravens-all-at-once = Show all
ravens-round-points = this round
ravens-in-all = in all
ravens-verdict-fewest = { $who ->
        [you] You called with the fewest ravens and score 0.
       *[other] { $name } called with the fewest ravens and scores 0.
    }
ravens-verdict-tied = { $who ->
        [you] You called, but someone has just as few ravens.
       *[other] { $name } called, but someone has just as few ravens.
    }
ravens-verdict-beaten = { $who ->
        [you] You called too early: a penalty of { $penalty } ravens.
       *[other] { $name } called too early: a penalty of { $penalty } ravens.
    }
ravens-verdict-all-nines = { $who ->
        [you] You called with nothing but nines and score 0.
       *[other] { $name } called with nothing but nines and scores 0.
    }
ravens-verdict-outshone = { $who ->
        [you] You called, but someone dreamt of nothing but nines.
       *[other] { $name } called, but someone dreamt of nothing but nines.
    }
ravens-why = { $reason ->
        [fewest] { $ravens }, the fewest
        [tied] { $ravens }, tied for the fewest
        [all-nines] nothing but nines
        [outshone] outdone by nothing but nines
       *[other] { $ravens ->
            [one] 1 raven
           *[other] { $ravens } ravens
        }
    }
ravens-why-penalty = { $ravens }, penalty { $penalty }
ravens-why-spared = { $counted }; nines not counted: { $spared }
end-ravens-before = Earlier rounds
end-ravens-last = Ravens in the last round
end-ravens-spared = Nines not counted
end-ravens-called = How the round ended
end-ravens-penalty = Penalty for a wrong call
option-ravens-penalty = Penalty for a wrong call
option-ravens-penalty-5 = 5 ravens
option-ravens-penalty-15 = 15 ravens
option-ravens-tie = Calling “Wake up!” when tied for fewest
option-ravens-tie-ravens = Scores your ravens
option-ravens-tie-zero = Scores 0
option-ravens-target = Ravens that end the game
option-ravens-target-told = The game ends at { $value } ravens
option-ravens-rounds = Or a fixed number of rounds (0 = off)
option-ravens-rounds-told = { $value ->
    [one] One round
   *[other] { $value } rounds
}
option-ravens-scary_nines = Not so scary: whoever has the most nines does not count them
option-ravens-all_or_nothing = Go all in: nothing but nines scores 0, everyone else 50
option-ravens-claims = “I know what I have”: trade a pair for one card
option-ravens-memory = What you have seen
option-ravens-memory-aided = Stays visible
option-ravens-memory-strict = Must be remembered
