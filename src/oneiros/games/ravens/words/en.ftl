# Ravens in English. Places and seats are counted from 1 for people: $place1 is $place and one. $who, $whose and $whom
# are "you" where the seat, the owner or the other is the reader; a sentence then says "you", never the name.
title = Ravens
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
card-ravens-9 = 9 ravens
card-take-two = Take 2 (5 ravens)
card-peek-one = Peek 1 (6 ravens)
card-swap-two = Swap 2 (7 ravens)

# Moves

move-look = Look at card { $place1 } of your dream
move-done = I have seen enough
move-wake = Wake up!
move-draw = Draw from the draw pile
move-take = Take the top of the discard pile in place of your card { $place1 }
move-swap = Put the drawn card in place of your card { $place1 }
move-drop = Discard the drawn card
move-use = Use the drawn card
move-choose = Keep the { $which ->
        [0] first
       *[1] second
    } card
move-peek = Look at card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream
move-pick = Swap card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream…
move-exchange = …with card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream
move-claim = Claim that your cards { $first1 } and { $second1 } both show { $number }

# News

news-dealt = Round { $round } was dealt. { $who ->
        [you] You begin
       *[other] { $seat } begins
    }; the discard pile starts with { $card }.
news-looked = { $who ->
        [you] You
       *[other] { $seat }
    } looked at card { $place1 } of { $who ->
        [you] your
       *[other] their
    } dream: { $card }.
news-looked-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } looked at card { $place1 } of { $who ->
        [you] your
       *[other] their
    } dream.
news-woke = { $who ->
        [you] You
       *[other] { $seat }
    } called “Wake up!”
news-ran-out = The draw pile ran out: the round is over, and nobody called “Wake up!”
news-took = { $who ->
        [you] You
       *[other] { $seat }
    } took { $card } from the discard pile as card { $place1 } of { $who ->
        [you] your
       *[other] their
    } dream.
news-drew = { $who ->
        [you] You
       *[other] { $seat }
    } drew { $card }.
news-drew-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } drew a card.
news-kept = { $who ->
        [you] You
       *[other] { $seat }
    } put { $card } into { $who ->
        [you] your
       *[other] their
    } dream as card { $place1 }.
news-kept-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } put the drawn card into { $who ->
        [you] your
       *[other] their
    } dream as card { $place1 }.
news-discarded = { $who ->
        [you] You
       *[other] { $seat }
    } put { $card } on the discard pile.
news-used = { $who ->
        [you] You
       *[other] { $seat }
    } used { $card }.
news-drew-two = { $who ->
        [you] You
       *[other] { $seat }
    } drew two cards: { $cards }.
news-drew-two-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } drew two cards.
news-peeked = { $who ->
        [you] You
       *[other] { $seat }
    } looked at card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream: { $card }.
news-peeked-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } looked at card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream.
news-picked = { $who ->
        [you] You
       *[other] { $seat }
    } chose card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream to swap.
news-exchanged = { $who ->
        [you] You
       *[other] { $seat }
    } swapped card { $place1 } of { $whose ->
        [you] your
       *[other] { $owner }’s
    } dream with card { $there1 } of { $whom ->
        [you] your
       *[other] { $other }’s
    } dream.
news-claimed = { $who ->
        [you] You
       *[other] { $seat }
    } claimed that cards { $first1 } and { $second1 } both show { $number }, and { $who ->
        [you] were
       *[other] was
    } right: { $cards }.
news-misclaimed = { $who ->
        [you] You
       *[other] { $seat }
    } claimed that cards { $first1 } and { $second1 } both show { $number }, and { $who ->
        [you] were
       *[other] was
    } wrong: { $cards }.
news-scored = { $who ->
        [you] You
       *[other] { $seat }
    } dreamt of { $cards }: { $ravens ->
        [one] 1 raven
       *[other] { $ravens } ravens
    } in all. Score this round: { $points }; total: { $total }.

# What is asked

phase-look = Look at two cards of your dream.
phase-turn = Your turn: draw a card, take the top of the discard pile, or call “Wake up!”
phase-drawn = You drew a card: swap it into your dream, discard it or, if it is special, use it.
phase-choose = You drew two cards. Choose the one to keep.
phase-peek = Choose a card of any dream to look at.
phase-pick = Choose the first of the two cards to swap.
phase-exchange = Choose a card of another player to swap it with.
phase-remember = Remember what you see: it will not be shown again.
phase-over = The game is over.

# To think about twice

warning-wake = This ends the round at once. If you do not have the fewest ravens, you pay a penalty.
warning-claim = Everyone will see both cards. If you are wrong, you get one more card.

# Why a seat scored what it did

why-counted = the ravens in the dream
why-fewest = called “Wake up!” with the fewest ravens
why-tied = called “Wake up!” and tied for the fewest ravens
why-beaten = called “Wake up!” without the fewest ravens: penalty
why-all-nines = nothing but nines in the dream
why-outshone = another dream had nothing but nines

# How it ended

reason-target = The target has been reached. Whoever has the fewest ravens wins.
reason-rounds = The last round is over. Whoever has the fewest ravens wins.
reason-long = The game has gone on as long as it may. Whoever has the fewest ravens wins.

# The terminal's table

label-legend = Cards show their ravens; cards with a name have a power when drawn. ? is a card you do not know.
label-total = total { $total }
label-drawn = Drawn
label-discarded = Discards
label-takes-left = { $count ->
        [0] Closed until someone draws
        [one] 1 more take, then closed until someone draws
       *[other] { $count } more takes, then closed until someone draws
    }
label-pile = Draw pile
label-round = Round
label-cards = { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
label-empty = none
label-called = Round { $round }: { $caller } called “Wake up!”
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

# What a rule asks, for a player who tried something else

rule-R3 = Before the first turn you look at two different cards of your own dream.
rule-R5 = A turn begins with the draw pile, the discard pile or a call of “Wake up!”, and you can call only then.
rule-R6 = The top of the discard pile goes into your dream in place of one of your cards. After 20 such cards in a row someone has to draw first.
rule-R7 = A drawn card is swapped in, discarded or, if it is special, used.
rule-R8 = A drawn card goes into your own dream in place of one of its cards.
rule-R10 = Only a special card that you have just drawn can be used.
rule-R11 = Of the two cards drawn with Take 2 you keep one.
rule-R12 = With Peek 1 you look at one card of any dream.
rule-R13 = Swap 2 swaps two cards of two different players.
rule-R21 = Claims are a variant: you name two cards of your own dream. With 8 cards in it you cannot claim.

option-penalty = What a caller without the fewest ravens scores on top of them (R14).
option-tie = What a caller tied for the fewest ravens scores (R14).
option-target = The game ends when someone has this many ravens (R17).
option-rounds = Play this many rounds instead; 0 plays to the target (R18).
option-scary-nines = Whoever alone has the most 9s does not count them (R19).
option-all-or-nothing = A dream of nothing but 9s scores 0, all others 50 (R20).
option-claims = Trade two equal cards for one, if you know where they are (R21).
option-memory = Whether the cards you have seen stay visible to you.
