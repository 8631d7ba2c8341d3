title-doors = Doors
tagline-doors = Eight doors lead out. Find them before the deck runs dry.
