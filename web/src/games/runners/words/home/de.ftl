title-runners = Traumläufer
tagline-runners = Leg deine Plättchen, solange der Sand läuft.
round-runners = Traum { $round }
