runners-dream = Dream { $round } of { $rounds }: { $dream }, level { $level }
runners-glass = The sandglass is running.
runners-shared = To be shared: { $rewards }
runners-costs = costs { $count } calm
runners-over = under the { $tile } ({ $effect })
runners-dispelled = dispelled
runners-collected = { $times ->
        [1] collected
       *[other] collected twice
    }
runners-loses = loses { $count } calm
runners-laid = laid with its corner on row { $row }, column { $column }{ $turn ->
        [0] { "" }
        [1] , turned once
        [2] , turned twice
       *[other] , turned three times
    }
runners-in-tray = not laid
runners-stock = Calm { $calm }, star { $star }, coins { $coins }, keys { $keys }
runners-shards = Shards: { $shards }
runners-tiles = Tiles: { $tiles }
runners-layout = Laid: { $tiles }
runners-chest = Chest of this dream: { $chest }, { $keys ->
        [one] 1 key opens it
       *[other] { $keys } keys open it
    }. Inside: { $rewards }
runners-offer = For { $price } coins: { $tile }. Below it: { $stack } more
runners-rest = 1 calm costs { $price } coins.
