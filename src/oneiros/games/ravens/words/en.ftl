# Ravens in English. Places and seats are counted from 1 for people: $place1 is $place and one.
player = Player { $number }
you = You
none = none

# Cards

card-ravens-0 = the empty sky (0)
card-ravens-1 = 1 raven
card-ravens-2 = 2 ravens
card-ravens-3 = 3 ravens
card-ravens-4 = 4 ravens
card-ravens-5 = 5 ravens
card-ravens-6 = 6 ravens
card-ravens-7 = 7 ravens
card-ravens-8 = 8 ravens
card-ravens-9 = nine ravens
card-take-two = Take 2 (5 ravens)
card-peek-one = Peek 1 (6 ravens)
card-swap-two = Swap 2 (7 ravens)

# Moves

move-look = Look at card { $place1 } of your dream
move-wake = Wake up!
move-draw = Draw from the draw pile
move-take = Take the top of the discard pile in exchange for your card { $place1 }
move-swap = Put the drawn card in place of your card { $place1 }
move-drop = Discard the drawn card
move-use = Use the drawn card
move-choose = Keep the { $which ->
        [0] first
       *[1] second
    } card
move-peek = Peek at card { $place1 } of player { $owner1 }
move-pick = Swap card { $place1 } of player { $owner1 } ...
move-exchange = ... with card { $place1 } of player { $owner1 }
move-claim = Claim that your cards { $first1 } and { $second1 } both show { $number }

# News

news-dealt = Round { $round } is dealt. { $seat } will begin; on the discard pile lies { $card }.
news-looked = { $seat } looked at card { $place1 } of { $seat ->
        [You] your
       *[name] their
    } dream: { $card }.
news-looked-unseen = { $seat } looked at card { $place1 } of { $seat ->
        [You] your
       *[name] their
    } dream.
news-woke = { $seat } called Wake up!
news-ran-out = The draw pile has run out: the round is over, and nobody called.
news-took = { $seat } took { $card } from the discard pile as card { $place1 } of { $seat ->
        [You] your
       *[name] their
    } dream.
news-drew = { $seat } drew { $card }.
news-drew-unseen = { $seat } drew a card.
news-kept = { $seat } put { $card } into { $seat ->
        [You] your
       *[name] their
    } dream as card { $place1 }.
news-kept-unseen = { $seat } put the drawn card into { $seat ->
        [You] your
       *[name] their
    } dream as card { $place1 }.
news-discarded = { $seat } put on the discard pile: { $card }.
news-used = { $seat } used { $card }.
news-drew-two = { $seat } drew two cards: { $cards }.
news-drew-two-unseen = { $seat } drew two cards.
news-peeked = { $seat } peeked at card { $place1 } of { $owner ->
        [You] your dream
       *[name] { $owner }
    }: { $card }.
news-peeked-unseen = { $seat } peeked at card { $place1 } of { $owner ->
        [You] your dream
       *[name] { $owner }
    }.
news-picked = { $seat } will swap card { $place1 } of { $owner ->
        [You] your dream
       *[name] { $owner }
    }.
news-exchanged = { $seat } swapped card { $place1 } of { $owner ->
        [You] your dream
       *[name] { $owner }
    } with card { $there1 } of { $other ->
        [You] your dream
       *[name] { $other }
    }.
news-claimed = { $seat } claimed that cards { $first1 } and { $second1 } both show { $number }, and was right: { $cards }.
news-misclaimed = { $seat } claimed that cards { $first1 } and { $second1 } both show { $number }, and was wrong: { $cards }.
news-scored = { $seat } dreamt of { $cards }, { $ravens ->
        [one] { $ravens } raven
       *[other] { $ravens } ravens
    } in all, and { $seat ->
        [You] score
       *[name] scores
    } { $points }: { $total } so far.

# What is asked

phase-look = Look at two cards of your dream.
phase-turn = Your turn: wake up, take from the discard pile or draw.
phase-drawn = You drew a card: swap it into your dream, discard it or, if it is special, use it.
phase-choose = You drew two cards: choose the one to keep.
phase-peek = Choose a card of any dream to look at.
phase-pick = Choose the first of two cards to swap.
phase-exchange = Choose a card of another player to swap it with.
phase-over = The game is over.

# To think about twice

warning-wake = This ends the round at once. If you do not have the fewest ravens, you pay a penalty.
warning-claim = Both cards are shown to everybody. If you are wrong, you get one more card.

# Why a seat scored what it did

why-counted = the ravens of the dream
why-fewest = called with the fewest ravens
why-tied = called, and tied for the fewest ravens
why-beaten = called without the fewest ravens, and pays the penalty
why-all-nines = dreamt of nothing but nines
why-outshone = another dreamt of nothing but nines

# How it ended

reason-target = Somebody has reached the target. The fewest ravens win.
reason-rounds = The last round is over. The fewest ravens win.
reason-long = The game has lasted as long as it may. The fewest ravens win.

# The terminal's table

label-legend = Cards show their ravens; cards with a name have a power when drawn. ? is a card you do not know.
label-total = total { $total }
label-drawn = Drawn
label-discarded = Discard
label-pile = Pile
label-round = Round
label-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-empty = none
label-called = Round { $round }: { $caller } called Wake up!
label-ran-out = Round { $round }: the draw pile ran out.
short-ravens-0 = 0
short-ravens-1 = 1
short-ravens-2 = 2
short-ravens-3 = 3
short-ravens-4 = 4
short-ravens-5 = 5
short-ravens-6 = 6
short-ravens-7 = 7
short-ravens-8 = 8
short-ravens-9 = 9
short-take-two = 5 Take 2
short-peek-one = 6 Peek 1
short-swap-two = 7 Swap 2

# What a rule asks, for whoever tried something else

rule-R3 = Before the first turn you look at two cards of your own dream, at each of them once.
rule-R5 = A turn begins with the draw pile, with the discard pile or with Wake up!, and waking up is possible only then.
rule-R6 = The top of the discard pile goes into your dream in place of one of your cards; after 20 such cards in a row somebody has to draw first.
rule-R7 = A drawn card is swapped in, discarded or, if it is special, used.
rule-R8 = A drawn card takes the place of one of the cards of your own dream.
rule-R10 = Only a special card that you have just drawn can be used.
rule-R11 = Of the two cards of Take 2 you keep one.
rule-R12 = With Peek 1 you look at one card of any dream.
rule-R13 = Swap 2 exchanges two cards of two different players.
rule-R21 = Claims are a variant: you name two cards of your own dream, and with 8 cards in it you cannot.
