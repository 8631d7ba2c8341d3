title-doors = Türen
tagline-doors = Acht Türen führen hinaus. Finde sie, bevor der Stapel leer ist.
