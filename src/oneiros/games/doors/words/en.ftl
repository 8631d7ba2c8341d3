# The words of Doors in English. $who is "you" where the reader has the seat; a sentence then says "You", never the name.

title = Doors
player = Player { $number }
you = You
none = nothing
about =
    Find the doors of the labyrinth and open them all before the deck runs out. Three chambers of one colour
    in a row open a door of that colour; no two neighbours in a row may show the same symbol.

## Cards

card-red-sun = red sun
card-red-moon = red moon
card-red-key = red key
card-blue-sun = blue sun
card-blue-moon = blue moon
card-blue-key = blue key
card-green-sun = green sun
card-green-moon = green moon
card-green-key = green key
card-brown-sun = brown sun
card-brown-moon = brown moon
card-brown-key = brown key
card-red-door = red door
card-blue-door = blue door
card-green-door = green door
card-brown-door = brown door
card-nightmare = nightmare

colour-red = red
colour-blue = blue
colour-green = green
colour-brown = brown

symbol-sun = sun
symbol-moon = moon
symbol-key = key
symbol-door = door

# Where a card comes from, as the end of a sentence: nothing is said of one's own hand.
source-hand = { "" }
source-shared = { " " }(shared)

## What is asked of the player whose turn it is

phase-draft = Chambers lie open before you both. Take one into your hand.
phase-play = Lay a card at the end of your row, or discard one.
phase-give = You may swap one of your own cards for a shared one. Which do you give?
phase-take = Which shared card do you take for the { $giving }?
phase-foresee = A prophecy: the top cards of the deck. Discard one of them.
phase-arrange = Put the rest back on the deck. Which card should come next?
phase-triple = Three chambers of one colour, but you already have its door. Take the second one too?
phase-door = A { $drawn } has come up, and you hold its key. Do you open it?
phase-nightmare = A nightmare has come up. What will you give it?
phase-over = The dream is over.

## Moves, as orders

move-play = Lay the { $card }{ $source }
move-discard = Discard the { $card }{ $source }
move-draft = Take the { $card }
move-give = Give the { $card }
move-take = Take the { $card }
move-keep = Swap nothing
move-foresee = Discard the { $card }
move-arrange = Put the { $card } next
move-open = Spend the key{ $source } and open the door
move-leave = Let the door go to Limbo
move-accept = Take the second door
move-decline = Leave it in the deck
move-lose-key = Give up the { $colour } key{ $source }
move-lose-door = Give up a { $colour } door: it goes to Limbo
move-lose-five = Give up the top five cards of the deck
move-lose-hand = Give up your whole hand

## News

news-drafted = { $who ->
        [you] You
       *[other] { $seat }
    } took the { $card }.
news-played = { $who ->
        [you] You
       *[other] { $seat }
    } laid the { $card }.
news-found = Three chambers of one colour: a { $card } swung open.
news-declined = { $who ->
        [you] You
       *[other] { $seat }
    } left the second { $card } in the deck.
news-discarded = { $who ->
        [you] You
       *[other] { $seat }
    } discarded the { $card }.
news-swapped = { $who ->
        [you] You
       *[other] { $seat }
    } put the { $card } among the shared cards and took the { $gained }.
news-foresaw = { $who ->
        [you] You
       *[other] { $seat }
    } had a prophecy: { $cards }.
news-foresaw-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } had a prophecy and looked at { $count ->
        [one] the last card
       *[other] the top { $count } cards
    } of the deck.
news-let-go = { $who ->
        [you] You
       *[other] { $seat }
    } discarded the { $card } from the prophecy.
news-arranged =
    { $count ->
        [0] No card of the prophecy was left to put back.
       *[other] { $who ->
            [you] You
           *[other] { $seat }
        } put back on top of the deck, next card first: { $cards }.
    }
news-arranged-unseen =
    { $count ->
        [0] No card of the prophecy was left to put back.
       *[other] { $who ->
            [you] You
           *[other] { $seat }
        } put { $count ->
            [one] one card
           *[other] { $count } cards
        } back on top of the deck.
    }
news-drew = { $who ->
        [you] You
       *[other] { $seat }
    } drew the { $card }.
news-drew-unseen = { $who ->
        [you] You
       *[other] { $seat }
    } drew a card.
news-drew-shared = The { $card } joined the shared cards.
news-met = A { $card } came up.
news-faded = With nothing left to take, the nightmare faded.
news-opened = { $who ->
        [you] You
       *[other] { $seat }
    } spent a key and opened the { $card }.
news-left = { $who ->
        [you] You
       *[other] { $seat }
    } let the { $card } go to Limbo.
news-lost-key = { $who ->
        [you] You
       *[other] { $seat }
    } gave the { $card } to the nightmare.
news-lost-door = { $who ->
        [you] You
       *[other] { $seat }
    } gave the { $card } to the nightmare. It went to Limbo.
news-lost-five = The nightmare swept the top of the deck away: { $cards }.
news-lost-hand = { $who ->
        [you] You
       *[other] { $seat }
    } gave { $who ->
        [you] your
       *[other] their
    } whole hand to the nightmare.
news-passed = A { $card } came up and went to Limbo.
news-shuffled = The cards in Limbo were shuffled back into the deck.

## Moves to think about twice

warning-discards-door = A discarded door is gone for good, and without it you may never get out.
warning-empties-deck = This takes the last of the deck. With nothing left to draw, you lose.
warning-second-door = You already have a door of this colour. With a second one you cannot win until you give it up.

## The end

reason-escaped = The last door swung open. You are out of the labyrinth.
reason-lost = The deck is empty and the labyrinth closes around you.
score =
    { $points ->
        [one] 1 door open
       *[other] { $points } doors open
    }

## Names of things on the table

label-doors = Doors
label-opened = { $open } of { $needed }
label-row = Row
label-run = { $length } of 3
label-hand = Hand
label-shared = Shared
label-laid-out = Laid out
label-deck = Deck
label-top = next:
label-prophecy = Prophecy
label-limbo = Limbo
label-discarded = Discards
label-last = last:
label-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
label-known-set =
    { $where ->
        [deck] Known on top, in unknown order
        [hand] Known in your partner’s hand
       *[both] Known on top or in your partner’s hand
    }
label-unseen = Unseen
label-empty = empty

# What a rule asks, for a player who tried something else

rule-D4 = A card goes at the end of your row if its symbol differs from that of the card before it.
rule-D6 = Instead of laying a card you may discard one, from your hand or from the shared cards.
rule-D7 = Of the cards of a prophecy you discard one and put the others back, next card first.
rule-D10 = A door that comes up is opened with a key of its colour, or it goes to Limbo.
rule-D11 = A nightmare wants one of four things, and you can choose only what you are able to give.
rule-D19 = At the start you take the chambers laid out one at a time, in turn, until both of you have three.
rule-D21 = Right after discarding you may swap one of your own cards for a shared one.
rule-D23 = You may take a second door of a colour, or leave it in the deck.

option-talk = For two players: whether each sees the other’s own cards (D25).
bot-learned = A network that taught itself the game; it plays alone.
