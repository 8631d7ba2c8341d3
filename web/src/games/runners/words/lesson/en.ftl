runners-single = Here is a dream, and everyone lays tiles over it at the same time. The symbols on a tile do something to the field they cover: the basket collects, the burst of light dispels. Begin with the smallest tile and put it on the lit field; there is nothing to win there, but no field should stay uncovered.
runners-turn = Tiles can be turned: { $by ->
        [touch] with the turn button, or by a tap with a second finger
       *[mouse] with the mouse wheel, with R, or with the turn button
    }. Take the domino, turn it until the basket is at the bottom, and lay it at the left edge: it collects the key.
runners-straight = Next the straight tile, given a half turn: its light dispels the nightmare at the top left, its basket collects the blue shard at the top right.
runners-bent = The bent tile fills the rest: its light dispels the nightmare in the middle, and its basket collects the coin. Now every field is covered and nothing hangs over the edge; either would cost calm.
runners-content = Everything is covered. Press Done: the first to do so turns the sandglass over and gets a coin. The others have only until the sand runs out.
runners-buy = All layouts are revealed now. You gained a blue shard, a key and a coin, and one more coin for the sandglass, and lost no calm. Four shards of different colours are a step on the star track. With the four coins you now have you can buy a tile for the dreams to come: take the straight one with the double collect.
runners-end = The next dream is already turned up. Eight of them make a game, and they get worse. At the end your calm, the star track and the points on your tiles count. At calm 0 you wake up and are out.
