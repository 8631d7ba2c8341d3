title-runners = Бегущие по снам
tagline-runners = Разложите фрагменты, пока сыплется песок.
round-runners = Сон { $round }
