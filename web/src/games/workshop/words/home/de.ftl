title-workshop = Werkstatt
tagline-workshop = Sammle Splitter, bau Landschaften und geh darin spazieren.
round-workshop = Nacht { $round }
