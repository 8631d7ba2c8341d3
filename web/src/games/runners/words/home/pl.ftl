title-runners = Biegacze snów
tagline-runners = Ułóż swoje płytki, póki sypie się piasek.
round-runners = Sen { $round }
