title-doors = Drzwi
tagline-doors = Ośmioro drzwi prowadzi na zewnątrz. Znajdź je, zanim skończy się talia.
