workshop-night = Ночь { $round } из 6
workshop-order = Порядок ходов: { $names }
workshop-drawn = Осколки, которые надо разложить по уголкам: { $shards }
workshop-sight = Вы смотрите на эти карты:
workshop-corner = { $number }, { $corner }: { $shards }.
workshop-next = Следующий: { $colour }.
workshop-here = Здесь: { $names }.
workshop-blocked = Господин Кошмар не даёт применить силу этого уголка.
workshop-way = Дорога туда: { $cost }.
workshop-red-way = На пути лежит осколок кошмара.
workshop-red = Осколки кошмара лежат на путях { $paths }.
workshop-hand = В руках: { $shards }
workshop-bare = Мастерская ещё пуста.
workshop-built = Построено, стопки читаются снизу вверх:
workshop-tree = дерево
workshop-dreamer = сновидец
workshop-mountain = гора
workshop-card = { $points ->
        [one] { $card }, уровень { $level }, { $points } очко, сила: { $power }.
        [few] { $card }, уровень { $level }, { $points } очка, сила: { $power }.
        [many] { $card }, уровень { $level }, { $points } очков, сила: { $power }.
       *[other] { $card }, уровень { $level }, { $points } очка, сила: { $power }.
    }
workshop-card-land = Её пейзаж: { $land }.
workshop-card-shard = На ней лежит: { $colour }.
workshop-finished = Закончены: { $cards }
workshop-pile = Верхняя из законченных карт:
workshop-bag = В мешке: { $shards }
