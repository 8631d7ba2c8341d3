# What the first games are explained with, in English.

## Doors
doors-first = You are lost in a labyrinth with eight doors, and you want to open them all before the deck runs out. The cards in your hand are chambers. Press the lit blue sun, then the place at the end of your row.
doors-second = You have already drawn a new card: at the end of a turn your hand is filled up to five. Now lay the blue moon. Two neighbours in a row never show the same symbol, but a moon beside a sun is fine.
doors-third = Another blue card, and its symbol is not a moon. This will be the third blue one in a row. Lay it!
doors-key = Three in a row, and a blue door has swung open. Now for a trick: a key is worth more than a place in your row. Discard the blue key to get a prophecy.
doors-prophecy = These are the next five cards of the deck. You discard one of them, and two are nightmares. Press a nightmare.
doors-order = Now put the others back, starting with the one you want to draw next. You hold a green key, so begin with the green door. Then the red sun and the red key; the other nightmare comes last.
doors-door = There it is: the green door, and you hold its key. Spend the key and open it.
doors-red = Two doors in a few turns. Next, a red row: lay the red moon.
doors-nightmare = The other nightmare. It wants a key, a door you have opened, five cards off the deck or your whole hand. The red key is the smallest price. Give it up.
doors-end = Now you know all you need. Open all eight doors before the deck runs out and you win. With two players there is one thing more: two cards are shared, and each of you needs a door of every colour.

## Ravens
ravens-look = Four cards lie face down before you: your dream. The fewer ravens in it, the better. Before the round begins you look at two of them. Press the first card.
ravens-look-again = Two ravens, that is good. Now look at the second card.
ravens-draw = Nine, the worst there is! The other two you do not know yet. It is your turn: draw a card from the draw pile.
ravens-swap = Only one raven. Put it in place of the nine: press your second card.
ravens-take = Morpheus has put a four on the discard pile. You may take it instead of drawing. Press it, then your third card: you do not know it, but it is probably worse.
ravens-draw-again = Your third card was a nine. Lucky! Draw a card again.
ravens-use = A special card: Peek 1. If you keep it, it counts as six ravens. If you use it, you may look at any one card on the table. Use it.
ravens-peek = Look at your last card, the only one of yours you do not know.
ravens-draw-last = Another nine. Now that you know it, you can get rid of it. Draw.
ravens-swap-last = Three ravens are better than nine. Put the card in its place.
ravens-wake = Now you know all four: two, one, four and three ravens, ten in all. That should be fewer than Morpheus has. Call “Wake up!” In a real game, think first: whoever calls without having the fewest scores five ravens more.
ravens-end = You were right and score nothing; Morpheus scores thirteen. Rounds are played until someone has 100 ravens, and then whoever has the fewest wins.

## Sandman
sandman-wheels = The Sandman has gone, and you weave dreams in his place. The cards lie in a circle, and two wheels go round it. You sit to the right of the first player, so you set them up: press the lit gap. The other wheel goes opposite.
sandman-move = Your turn. Move a wheel clockwise and take the card it reaches. One step also brings you two tokens, two steps one, three none. Move the white wheel one step.
sandman-lay = Your first card, a fox with three stars. Cards that lie side by side should share a particle, or there is a break between them. You have a token with a well: lay it on the fox, and the card will have a well too. Press the token, then level 1.
sandman-joined = One step ahead of the black wheel lies a card with an owl and a well. Take it: thanks to your token the two will be joined.
sandman-far = Joined! Under two joined cards you can go deeper, and there stars count twice. The best card is four steps away. Three steps are free; each further step costs a token.
sandman-pay = Pay with the whale, which you have no use for. It goes back into the bag.
sandman-deepen = The card could widen level 1. But on level 2 its three stars count as six. Attach it there.
sandman-encounter = The card has the encounter sign. On level 2 you draw two encounters and keep one. Keep the Mender, which can remove a break. An encounter you never play is worth a point at the end.
sandman-done = You may play encounters at any time in your turn. Keep this one for later and end your turn.
sandman-end = That is how it goes, for three rounds. At the end stars count by their level, nightmares count against you, and your secret goal gives a point for each of its particles on your cards. Now dream on!

## Runners
runners-single = Here is a dream, and everyone lays tiles over it at the same time. The symbols on a tile do something to the field they cover: the basket collects, the burst of light dispels. Begin with the smallest tile and put it on the lit field; there is nothing to win there, but no field should stay uncovered.
runners-turn = Tiles can be turned: with the mouse wheel, with R, or with the turn button. Take the domino, turn it until the basket is at the bottom, and lay it at the left edge: it collects the key.
runners-straight = Next the straight tile, given a half turn: its light dispels the nightmare at the top left, its basket collects the blue shard at the top right.
runners-bent = The bent tile fills the rest: its light dispels the nightmare in the middle, and its basket collects the coin. Now every field is covered and nothing hangs over the edge; either would cost calm.
runners-content = Everything is covered. Press Done: the first to do so turns the sandglass over and gets a coin. The others have only until the sand runs out.
runners-buy = All layouts are revealed now. You gained a blue shard, a key and a coin, and one more coin for the sandglass, and lost no calm. Four shards of different colours are a step on the star track. With the four coins you now have you can buy a tile for the dreams to come: take the straight one with the double collect.
runners-end = The next dream is already turned up. Eight of them make a game, and they get worse. At the end your calm, the star track and the points on your tiles count. At calm 0 you wake up and are out.

## Workshop
workshop-card = You gather shards in the land of dreams and build landscapes out of them. This card shows one: earth with the dreamer on it, and beside it a meadow with a tree. It is worth six points. Keep it.
workshop-power = Your traveller is at the Archive. Once a night you may use the power of the corner you are in, for free. The Archive gives you a shard from the bag.
workshop-travel = Water, nice to have. But the card wants earth and meadow, and both are at the Golem. You have four action points; going to a neighbouring corner costs one.
workshop-collect = Collecting costs one point per shard, always the rightmost of the corner. Collect three times: meadow, earth, meadow.
workshop-sleep = No points left. Lie down to sleep. The number of the corner where you sleep decides how early your turn comes tomorrow.
workshop-build = When everyone is asleep, the dreams are made. The first shard goes on the entry field. Put the earth there.
workshop-meadow = Other shards go beside it or on top. Put a meadow behind the earth.
workshop-tree = And now discard the second meadow: that plants a tree. You score a point for each of your trees.
workshop-enter = The card wants the dreamer on the earth. Let the dreamer in.
workshop-more = The landscape stands just as the card shows it, if you turn it: six points! For a finished card you may draw new ones. Level 1 is easy and worth less, level 3 is hard. Take level 1.
workshop-keep = You drew four cards, since you sleep in corner 4. Keep the first.
workshop-wake = Nothing left that would help. Finish the dream; shards left in your hands go back into the bag.
workshop-end = After six nights the game ends. Finished landscapes, water underfoot, mountains, trees and the dream tokens count; an unfinished card costs five points. Sleep well!
